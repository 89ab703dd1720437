import type { Box } from '../model/box';
import type { Page, TextLine } from '../model/page';
import type { Provenance } from '../model/table';
import { labelSegments, type Segment } from './segments';
import { withSpacedLabels } from './spaced-labels';
import { groupLines } from './text-lines';

/** A line with the segments that labels and values are made of. */
export interface LaidOutLine extends TextLine {
  segments: Segment[];
}

/** A page as lines and segments in reading order, made once and read by every step that follows. Turned words are in none of them. */
export interface LaidOutPage extends Page {
  lines: LaidOutLine[];
  segments: Segment[];
  /** Whether the document begins with it: it has the letterhead, the title and the day. */
  isFirst: boolean;
  /** Whether its boxes are places on a real page. */
  placed: boolean;
  /** Lines that are the header and the data of a table which the format itself gives. */
  dataLines: ReadonlySet<number>;
}

/** Lays a page out. `first` is the number of the document's first page, which is another one where pages were chosen or a file was split. */
export function layOutPage(page: Page, first = 1): LaidOutPage {
  const verticals = page.rulings.filter((ruling) => ruling.orientation === 'vertical');
  const printed = page.words.filter((word) => word.text.trim() !== '');
  const joined = withSpacedLabels(printed);
  const lines = groupLines(joined).map((line) => ({ ...line, segments: labelSegments(line, verticals) }));
  const isFirst = page.number <= first;
  const words = joined === printed ? page.words : joined;
  return { ...page, words, lines, segments: lines.flatMap((line) => line.segments), isFirst, placed: true, dataLines: new Set() };
}

/** A page without the rows of ready tables: what is left may hold fields and a title. */
export function withoutDataLines(page: LaidOutPage): LaidOutPage {
  if (page.dataLines.size === 0) return page;
  const lines = page.lines.map((line, index) => (page.dataLines.has(index) ? { ...line, segments: [] } : line));
  return { ...page, lines, segments: lines.flatMap((line) => line.segments) };
}

/** Where on a page something was read: its box only where that is a place on a real page. */
export const provenanceOn = ({ number, placed, reader }: LaidOutPage, box: Box): Provenance => ({
  page: number,
  ...(placed ? { box } : {}),
  reader,
});

/** The words of some pages, in order. */
export const textsOn = (pages: readonly LaidOutPage[]): string[] =>
  pages.flatMap((page) => page.segments.flatMap((segment) => segment.words.map(({ text }) => text)));

import { boxHeight, overlapX, type Box } from '../../model/box';
import { opensLikeCaption, opensLikeNote } from '../../lexicon/lexicon';
import type { LaidOutLine, LaidOutPage } from '../../layout/laid-out-page';
import type { Table } from '../../model/table';
import { PRINTED_CAPTIONS } from './weights';

/** Gives tables that have no title yet the caption that is printed over or under them: `Table 3: Sales by region`. */
export function withCaptions(tables: readonly Table[], pages: readonly LaidOutPage[]): Table[] {
  const byNumber = new Map(pages.map((page) => [page.number, page]));
  return tables.map((table) => {
    const page = byNumber.get(table.page);
    const title = table.title === undefined && table.box && page ? captionOf(table.box, page.lines) : undefined;
    return title === undefined ? table : { ...table, title };
  });
}

/** The caption that stands closely over a table, of several lines perhaps, else the line of one closely under it. */
function captionOf(box: Box, lines: readonly LaidOutLine[]): string | undefined {
  const beside = lines.filter((line) => overlapX(line.box, box) > 0);
  const above = beside.filter((line) => line.box.bottom <= box.top + boxHeight(line.box) / 2).slice(-PRINTED_CAPTIONS.linesAbove);
  const first = above.findLastIndex(isCaption);
  if (first >= 0 && isTogether([...above.slice(first).map((line) => line.box), box])) return textOf(above.slice(first));
  const below = beside.find((line) => line.box.top >= box.bottom - boxHeight(line.box) / 2);
  return below && isCaption(below) && isTogether([box, below.box]) ? textOf([below]) : undefined;
}

const isCaption = ({ text }: LaidOutLine): boolean => opensLikeCaption(text) && !opensLikeNote(text);

/** Whether no gap between boxes under one another is wider than a paragraph's. */
const isTogether = (boxes: readonly Box[]): boolean =>
  boxes.slice(1).every((box, index) => {
    const before = boxes[index]!;
    return box.top - before.bottom <= PRINTED_CAPTIONS.gap * Math.min(boxHeight(before), boxHeight(box));
  });

const textOf = (lines: readonly LaidOutLine[]): string => lines.map(({ text }) => text.trim()).join(' ');

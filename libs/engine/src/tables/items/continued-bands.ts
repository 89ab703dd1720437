import type { Convention } from '@gridline/values';
import type { Ruling, TextLine } from '../../model/page';
import { joinCentredLines } from './centred-amounts';
import { regionOf, type ItemBand } from './item-bands';
import { fitColumns } from './item-columns';
import { isAnchor } from './item-openings';
import { isFigure } from '../grid/numeric-text';
import { readList } from './read-list';
import type { Region } from '../grid/region';
import { isSameEdge, splitSegments, type Segment } from '../../layout/segments';
import { GAP_EM } from '../../layout/gaps';
import { CONTINUED_BANDS } from './weights';
import { SEGMENTS } from '../../layout/weights';

/** The lines at the top of a page that go on with a list from the page before. */
export function continueBand(
  printed: readonly TextLine[],
  rulings: readonly Ruling[],
  before: ItemBand,
  pageHeight: number,
  convention: Convention,
): ItemBand | undefined {
  if (printed.length === 0) return undefined;
  const lines = joinCentredLines(printed);
  const region = regionOf(lines, rulings);
  const { boundaries, roles } = before.columns;
  const first = lines.findIndex((line) => isAnchor(region, line, boundaries, roles));
  const textBottom = Math.max(...lines.map((line) => line.box.bottom));
  const lowest = Math.max(CONTINUED_BANDS.continuedTopShare * textBottom, CONTINUED_BANDS.continuedPageShare * pageHeight);
  if (first === -1) return onlyRest(lines, region, before);
  if (lines[first]!.box.top > lowest) return undefined;
  if (lines.slice(0, first).some((line) => announcesOther(line, before.region.fontSize))) return undefined;
  const { body, isOpen } = readList(lines, first, before.columns, region, rulings, convention);
  // `0 %` among the labels of a repeated header is no item.
  if (!body[0]) return onlyRest(lines.slice(0, first), region, before);
  const columns = before.body.length > 0 ? before.columns : fitColumns(region, before.columns.labels, body);
  const rest = lines.slice(0, first);
  return { region, columns, rest: rest.slice(lastBreak(rest, body[0], before)), body, isOpen };
}

/** A page on which the list ends with the rest of its last item. */
function onlyRest(lines: readonly TextLine[], region: Region, before: ItemBand): ItemBand | undefined {
  const end = lines.findIndex((line, i) => !isInside(line, before) || (i > 0 && !isClose(lines[i - 1]!, line)));
  const rest = lines.slice(0, end === -1 ? lines.length : end);
  return rest[0] && isDetail(rest[0], before) ? { region, columns: before.columns, rest, body: [], isOpen: false } : undefined;
}

/** Takes the lines between repeated labels and the first item for the rest of the last item on the page before. */
export function withRest(band: ItemBand, before: ItemBand): ItemBand {
  const { boundaries, roles } = band.columns;
  const first = band.body.findIndex((line) => isAnchor(band.region, line, boundaries, roles));
  const lead = band.body.slice(0, Math.max(0, first));
  if (lead.length === 0 || band.columns.labels.length !== before.columns.labels.length) return band;
  return lead.every((line) => isDetail(line, band)) ? { ...band, rest: lead, body: band.body.slice(first) } : band;
}

/** Where the lines right above the first item begin that belong to the item before: at the edge of one of its columns. */
function lastBreak(lines: readonly TextLine[], first: TextLine, before: ItemBand): number {
  let top = lines.length;
  while (top > 0 && isInside(lines[top - 1]!, before) && isClose(lines[top - 1]!, lines[top] ?? first)) top--;
  const start = lines.findIndex((line, i) => i >= top && isDetail(line, before));
  return start === -1 ? lines.length : start;
}

const isClose = (above: TextLine, line: TextLine): boolean =>
  line.box.top - above.box.bottom <= GAP_EM.lines.itemParagraph * line.words[0]!.fontSize;

/** Whether the line is in the list's letters and right of its first column. */
const isInside = (line: TextLine, { columns, region }: ItemBand): boolean =>
  Math.abs(line.words[0]!.fontSize - region.fontSize) < CONTINUED_BANDS.sameSizeShare * region.fontSize &&
  line.box.left >= (columns.boundaries[0] ?? Infinity) - SEGMENTS.sameEdgePt;

/** Whether the line could open more of an item: inside the list, from the left edge of one of its columns. */
const isDetail = (line: TextLine, before: ItemBand): boolean =>
  isInside(line, before) && before.body.some(({ words }) => words.some(({ box }) => isSameEdge(box.left, line.box.left)));

/** Whether the line heads something new: in larger letters than the list, or as a row of labels; none of them opens with a digit. */
function announcesOther(line: TextLine, fontSize: number): boolean {
  const segments = splitSegments(line);
  const isLabel = ({ text }: Segment): boolean => !isFigure(text) && !/^\d/.test(text);
  return line.words[0]!.fontSize > CONTINUED_BANDS.larger * fontSize || (segments.length > 2 && segments.every(isLabel));
}

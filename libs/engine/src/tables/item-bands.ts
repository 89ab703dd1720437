import { boxHeight, boxWidth, unionBox, type Box } from '../model/box';
import type { FilledBox, Ruling, TextLine, Word } from '../model/page';
import { joinCentredLines } from './centred-amounts';
import { columnRole, type ColumnRole } from './column-role';
import { isAnchor, isRuledItem } from './item-rows';
import { PAPER_SHADE } from './join-rulings';
import { isFigure } from './numeric-text';
import { cutRegion, type Region } from './region';
import { itemColumns, type ItemColumns } from './item-columns';
import { splitSegments, type Segment } from './segments';
import { groupLines } from './text-lines';
import { opensLikeTotal } from './total-label';

/** A list of items announced by the labels over it. */
export interface ItemBand {
  region: Region;
  columns: ItemColumns;
  /** Lines at the top of the page that go on with the last item of the page before. */
  rest: TextLine[];
  /** The lines under the labels that belong to the list; none where the page ends with the labels. */
  body: TextLine[];
  /** Nothing on the page closes the list, so it may go on on the next. */
  isOpen: boolean;
}

/** Labels with different meanings that make a line a header of items. Measured on the invoice suites: totals blocks and address blocks reach two. */
const MIN_ROLES = 3;
/** A label has few words. */
const MAX_LABEL_WORDS = 5;
const LABEL_GAP_EM = 0.6;
/** Header lines of one band stand this close, as a part of the font size, bottom to top; a label has up to so many lines. */
const BAND_GAP_EM = 0.55;
const MAX_BAND_LINES = 4;
/** After an item, its own lines stand within this part of the font size; items stand apart up to the second. */
const DETAIL_GAP_EM = 1.3;
const ITEM_GAP_EM = 9;

const AMOUNT_ROLES: ReadonlySet<ColumnRole> = new Set(['lineTotal', 'unitPrice', 'debit', 'credit', 'balance', 'quantity']);
const NAMING_ROLES: ReadonlySet<ColumnRole> = new Set(['description', 'articleNumber', 'date', 'position', 'quantity']);

/** Finds lines of labels that head a list of items or movements, and the lines under each that belong to the list. */
export function findItemBands(words: readonly Word[], fills: readonly FilledBox[], rulings: readonly Ruling[]): ItemBand[] {
  const lines = joinCentredLines(groupLines(words));
  const bands: ItemBand[] = [];
  for (let i = 0; i < lines.length; i++) {
    if (!isItemHeader(labelsOf(lines[i]!, rulings))) continue;
    const { from, to } = headerExtent(lines, i, fills, rulings);
    const band = readBand(lines, from, to, rulings);
    if (band.body.length > 0 || band.isOpen) bands.push(band);
    i = Math.max(i, to + band.body.length - 1);
  }
  return bands;
}

function readBand(lines: readonly TextLine[], from: number, to: number, rulings: readonly Ruling[]): ItemBand {
  const region = regionOf(lines.slice(from), rulings);
  const header = lines.slice(from, to);
  const columns = itemColumns(region, header, lines.slice(to));
  const { body, isOpen } = readList(lines, to, columns, region, rulings);
  return { region, columns: itemColumns(region, header, body), rest: [], body, isOpen };
}

/** The region of some lines. */
export const regionOf = (lines: readonly TextLine[], rulings: readonly Ruling[]): Region => {
  const words = lines.flatMap((line) => line.words);
  const box = {
    left: Math.min(...words.map((word) => word.box.left)),
    right: Math.max(...words.map((word) => word.box.right)),
    top: Math.min(...words.map((word) => word.box.top)),
    bottom: Math.max(...words.map((word) => word.box.bottom)),
  };
  return cutRegion(box, words, rulings);
};

function labelsOf(line: TextLine, rulings: readonly Ruling[]): Segment[] {
  const separators = rulings
    .filter((ruling) => ruling.orientation === 'vertical' && ruling.start < line.box.bottom && ruling.end > line.box.top)
    .map((ruling) => ruling.position);
  return splitSegments(line, separators, LABEL_GAP_EM);
}

/** Whether the phrases are labels of columns of items: enough meanings, an amount and a name among them, no figures. */
export function isItemHeader(segments: readonly Segment[]): boolean {
  if (segments.length < MIN_ROLES || segments.some((segment) => isFigure(segment.text))) return false;
  const roles = new Set<ColumnRole>();
  for (const segment of segments) {
    const role = segment.words.length <= MAX_LABEL_WORDS ? columnRole(segment.text) : null;
    if (role) roles.add(role);
  }
  const has = (group: ReadonlySet<ColumnRole>): boolean => [...roles].some((role) => group.has(role));
  return roles.size >= MIN_ROLES && has(AMOUNT_ROLES) && has(NAMING_ROLES) && roles.size * 2 >= segments.length;
}

/** The lines of labels around the one that was recognised: those in the same shaded band, else those close to it without figures. */
function headerExtent(
  lines: readonly TextLine[],
  index: number,
  fills: readonly FilledBox[],
  rulings: readonly Ruling[],
): { from: number; to: number } {
  const line = lines[index]!;
  const band = fills.find(({ box, shade }) => shade <= PAPER_SHADE && holds(box, line) && boxHeight(box) < 8 * boxHeight(line.box));
  const belongs = (other: TextLine, neighbour: TextLine): boolean => {
    if (band) return middle(other) > band.box.top && middle(other) < band.box.bottom;
    const gap = Math.max(other.box.top - neighbour.box.bottom, neighbour.box.top - other.box.bottom);
    return gap < BAND_GAP_EM * other.words[0]!.fontSize && isLabelLine(other, line) && !isRuledApart(other, neighbour, rulings);
  };
  let from = index;
  while (from > 0 && index - from < MAX_BAND_LINES && belongs(lines[from - 1]!, lines[from]!)) from--;
  let to = index + 1;
  while (to < lines.length && to - index <= MAX_BAND_LINES && belongs(lines[to]!, lines[to - 1]!) && !startsItem(lines[to]!, line)) to++;
  return { from, to };
}

const middle = (line: TextLine): number => (line.box.top + line.box.bottom) / 2;

const holds = (box: Box, line: TextLine): boolean =>
  middle(line) > box.top &&
  middle(line) < box.bottom &&
  line.words.some(({ box: word }) => word.left >= box.left - 1 && word.right <= box.right + 1);

/** Short pieces without digits that begin no further left than the header. */
const isLabelLine = (other: TextLine, header: TextLine): boolean =>
  other.box.left >= header.box.left - 3 &&
  !/[\d:@]/.test(other.text) &&
  splitSegments(other).every((segment) => segment.words.length <= MAX_LABEL_WORDS);

const isRuledApart = (one: TextLine, other: TextLine, rulings: readonly Ruling[]): boolean => {
  const [low, high] = middle(one) < middle(other) ? [middle(one), middle(other)] : [middle(other), middle(one)];
  return rulings.some(
    (ruling) =>
      ruling.orientation === 'horizontal' &&
      ruling.position > low &&
      ruling.position < high &&
      ruling.end - ruling.start > 0.5 * boxWidth(other.box),
  );
};

/** Whether the line opens an item: a text in the plain style under labels in bold, but for one with as many pieces, which says them in another language. */
const startsItem = (line: TextLine, header: TextLine): boolean =>
  header.words.every((word) => word.bold) &&
  !line.words.some((word) => word.bold) &&
  splitSegments(line).length < Math.max(MIN_ROLES, splitSegments(header).length);

/** The lines of the list: up to the sums, the next header, a heading or a wide gap; those right under the last item belong to it, names of sections do not. */
export function readList(
  lines: readonly TextLine[],
  from: number,
  columns: ItemColumns,
  region: Region,
  rulings: readonly Ruling[],
): { body: TextLine[]; isOpen: boolean } {
  const left = columns.labels[0]!.box.left;
  const width = unionBox(columns.labels.map(({ box }) => box));
  const isRuled = (above: TextLine, line: TextLine): boolean => isRuledItem(region, width, above, line, columns.boundaries, columns.roles);
  const sections = new Set<TextLine>();
  const upTo = (end: number): TextLine[] => lines.slice(from, end).filter((line) => !sections.has(line));
  let end = from;
  let lastItem: TextLine | undefined;
  for (let i = from; i < lines.length; i++) {
    const line = lines[i]!;
    const gap = i === 0 ? 0 : line.box.top - lines[i - 1]!.box.bottom;
    const size = line.words[0]!.fontSize;
    const segments = splitSegments(line);
    if (gap > ITEM_GAP_EM * size) break;
    if (isItemHeader(labelsOf(line, rulings))) return { body: upTo(end), isOpen: false };
    if (lastItem && isSum(segments)) return { body: upTo(end), isOpen: false };
    if (lastItem && isHeading(line, segments, lastItem, gap)) {
      if (!opensSection(line, lines[i + 1], lastItem, region, columns)) return { body: upTo(end), isOpen: false };
      sections.add(line);
    } else if (isAnchor(region, line, columns.boundaries, columns.roles) || (lastItem && isRuled(lines[i - 1]!, line))) {
      lastItem = line;
      end = i + 1;
    } else if (
      lastItem &&
      end === i &&
      gap <= DETAIL_GAP_EM * size &&
      line.box.left >= left - 3 &&
      size <= 1.15 * lastItem.words[0]!.fontSize
    ) {
      end = i + 1;
    }
  }
  return { body: upTo(end), isOpen: true };
}

/** Whether the heading names a section of the list: the next line is one more item in the same letters. */
const opensSection = (
  heading: TextLine,
  next: TextLine | undefined,
  item: TextLine,
  region: Region,
  { boundaries, roles }: ItemColumns,
): boolean =>
  next !== undefined &&
  next.box.top - heading.box.bottom < DETAIL_GAP_EM * heading.words[0]!.fontSize &&
  next.words[0]!.fontSize === item.words[0]!.fontSize &&
  isAnchor(region, next, boundaries, roles);

/** Whether the line is the label of a sum and its amount. */
const isSum = (segments: readonly Segment[]): boolean => segments.length <= 4 && segments.some((segment) => opensLikeTotal(segment.text));

/** A short line alone that is set off from the items: in bold, larger, or announcing something with a colon after a gap. */
function isHeading(line: TextLine, segments: readonly Segment[], item: TextLine, gap: number): boolean {
  if (segments.length !== 1 || line.words.length > MAX_LABEL_WORDS || line.box.left > item.box.left + 2 * line.words[0]!.fontSize)
    return false;
  const isBolder = line.words.every((word) => word.bold) && !item.words.some((word) => word.bold);
  // On recognised pages the font size of a line is a guess; its height is measured.
  const isLarger =
    line.words[0]!.fontSize > 1.1 * item.words[0]!.fontSize && boxHeight(line.words[0]!.box) > 1.1 * boxHeight(item.words[0]!.box);
  return isBolder || isLarger || (gap > 0.6 * line.words[0]!.fontSize && line.text.endsWith(':'));
}

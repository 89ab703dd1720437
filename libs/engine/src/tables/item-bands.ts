import { boxHeight, boxWidth, unionBox, type Box } from '../model/box';
import type { FilledBox, Ruling, TextLine, Word } from '../model/page';
import { columnRole, type ColumnRole } from './column-role';
import { isFigure } from './numeric-text';
import { splitSegments, type Segment } from './segments';
import { groupLines } from './text-lines';
import { opensLikeTotal } from './total-label';

/** A table announced by the labels of a list of items: where it lies, and how many of its lines are labels. */
export interface ItemBand {
  box: Box;
  words: Word[];
  headerLines: number;
}

/** Labels with different meanings that make a line a header of items. Measured on the invoice suites: totals blocks and address blocks reach two. */
const MIN_ROLES = 3;
/** A label has few words. */
const MAX_LABEL_WORDS = 5;
/** Header lines of one band stand this close, as a part of the font size, bottom to top. */
const BAND_GAP_EM = 0.55;
/** After an item, its own lines stand within this part of the font size; items stand apart up to the second. */
const DETAIL_GAP_EM = 1.3;
const ITEM_GAP_EM = 9;

const AMOUNT_ROLES: ReadonlySet<ColumnRole> = new Set(['lineTotal', 'unitPrice', 'debit', 'credit', 'balance', 'quantity']);
const NAMING_ROLES: ReadonlySet<ColumnRole> = new Set(['description', 'articleNumber', 'date', 'position', 'quantity']);

/** Finds lines of labels that head a list of items or movements, and the lines under each that belong to the list. */
export function findItemBands(words: readonly Word[], fills: readonly FilledBox[], rulings: readonly Ruling[]): ItemBand[] {
  const lines = groupLines(words);
  const bands: ItemBand[] = [];
  for (let i = 0; i < lines.length; i++) {
    if (!isItemHeader(labelsOf(lines[i]!, rulings))) continue;
    const header = headerExtent(lines, i, fills);
    const end = bodyEnd(lines, header.to, rulings);
    if (end > header.to) bands.push(toBand(lines.slice(header.from, end), header.to - header.from));
    i = Math.max(i, end - 1);
  }
  return bands;
}

function toBand(lines: readonly TextLine[], headerLines: number): ItemBand {
  const words = lines.flatMap((line) => line.words);
  return { words, box: unionBox(words.map((word) => word.box)), headerLines };
}

function labelsOf(line: TextLine, rulings: readonly Ruling[]): Segment[] {
  const separators = rulings
    .filter((ruling) => ruling.orientation === 'vertical' && ruling.start < line.box.bottom && ruling.end > line.box.top)
    .map((ruling) => ruling.position);
  return splitSegments(line, separators, 0.6);
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
function headerExtent(lines: readonly TextLine[], index: number, fills: readonly FilledBox[]): { from: number; to: number } {
  const line = lines[index]!;
  const band = fills.find(({ box }) => holds(box, line) && boxHeight(box) < 8 * boxHeight(line.box));
  const belongs = (other: TextLine, neighbour: TextLine): boolean => {
    if (band) return middle(other) > band.box.top && middle(other) < band.box.bottom;
    const gap = Math.max(other.box.top - neighbour.box.bottom, neighbour.box.top - other.box.bottom);
    return (
      gap < BAND_GAP_EM * other.words[0]!.fontSize &&
      !splitSegments(other).some((segment) => isFigure(segment.text)) &&
      isNarrow(other, line)
    );
  };
  let from = index;
  while (from > 0 && belongs(lines[from - 1]!, lines[from]!)) from--;
  let to = index + 1;
  while (to < lines.length && belongs(lines[to]!, lines[to - 1]!) && !startsItem(lines[to]!, line)) to++;
  return { from, to };
}

const middle = (line: TextLine): number => (line.box.top + line.box.bottom) / 2;

const holds = (box: Box, line: TextLine): boolean =>
  middle(line) > box.top &&
  middle(line) < box.bottom &&
  line.words.some(({ box: word }) => word.left >= box.left - 1 && word.right <= box.right + 1);

/** A second line of labels is shorter than the header and made of short pieces. */
const isNarrow = (other: TextLine, header: TextLine): boolean =>
  boxWidth(other.box) <= boxWidth(header.box) + 4 && splitSegments(other).every((segment) => segment.words.length <= MAX_LABEL_WORDS);

/** Whether the line opens an item: a text in the plain style under labels in bold. */
const startsItem = (line: TextLine, header: TextLine): boolean =>
  header.words.every((word) => word.bold) && !line.words.some((word) => word.bold);

/** The end of the list: before the sums, the next header, a heading or a wide gap; the lines right under the last item belong to it. */
function bodyEnd(lines: readonly TextLine[], from: number, rulings: readonly Ruling[]): number {
  const header = lines[from - 1]!;
  let end = from;
  let lastItem: TextLine | undefined;
  for (let i = from; i < lines.length; i++) {
    const line = lines[i]!;
    const previous = lines[i - 1]!;
    const gap = line.box.top - previous.box.bottom;
    const size = line.words[0]!.fontSize;
    if (gap > ITEM_GAP_EM * size || isItemHeader(labelsOf(line, rulings))) break;
    const segments = splitSegments(line);
    if (lastItem && isSum(segments)) break;
    const isItem =
      segments.length > 1 &&
      segments.some((segment) => isFigure(segment.text) && segment.box.left > header.box.left + 0.3 * boxWidth(header.box));
    if (isItem) {
      lastItem = line;
      end = i + 1;
    } else if (
      lastItem &&
      end === i &&
      gap <= DETAIL_GAP_EM * size &&
      isInside(line, header) &&
      size <= 1.15 * lastItem.words[0]!.fontSize
    ) {
      end = i + 1;
    }
  }
  return lastItem ? end : from;
}

/** Whether the line is the label of a sum and its amount. */
const isSum = (segments: readonly Segment[]): boolean => segments.some((segment) => opensLikeTotal(segment.text)) && segments.length <= 4;

const isInside = (line: TextLine, header: TextLine): boolean =>
  line.box.left >= header.box.left - 3 && line.box.right <= header.box.right + 20;

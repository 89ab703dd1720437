import { boxCentreY, boxHeight, boxWidth, type Box } from '../../model/box';
import type { FilledBox, Ruling, TextLine } from '../../model/page';
import { columnRole } from '../../lexicon/lexicon';
import { AMOUNT_ROLES, type ColumnRole } from '../../lexicon/column-role';
import { headedLabels } from './label-levels';
import { isFigure } from '../grid/numeric-text';
import { splitSegments, type Segment } from '../../layout/segments';
import { GAP_EM } from '../../layout/gaps';
import { isBoldBeside } from '../../layout/text-lines';
import { ITEM_HEADER } from './weights';
import { JOIN_RULINGS } from '../lattice/weights';

/** What a list says besides its amounts; a count tells that things are listed. */
const LISTING_ROLES: ReadonlySet<ColumnRole | null> = new Set<ColumnRole>(['description', 'articleNumber', 'date', 'position', 'quantity']);

/** The segments of a line, as labels are parted: closer than cells, and by rulings. */
export function labelsOf(line: TextLine, rulings: readonly Ruling[]): readonly Segment[] {
  const separators = rulings
    .filter((ruling) => ruling.orientation === 'vertical' && ruling.start < line.box.bottom && ruling.end > line.box.top)
    .map((ruling) => ruling.position);
  return splitSegments(line, separators, GAP_EM.words.label);
}

/** Whether the segments are labels of columns of items: enough meanings, an amount and a name among them, no figures. */
export function isItemHeader(segments: readonly Segment[]): boolean {
  if (segments.length < ITEM_HEADER.minRoles || segments.some((segment) => isFigure(segment.text))) return false;
  const roles = new Set<ColumnRole>();
  for (const segment of segments) {
    const role = segment.words.length <= ITEM_HEADER.maxLabelWords ? columnRole(segment.text) : null;
    if (role) roles.add(role);
  }
  const has = (group: ReadonlySet<ColumnRole | null>): boolean => [...roles].some((role) => group.has(role));
  return roles.size >= ITEM_HEADER.minRoles && has(AMOUNT_ROLES) && has(LISTING_ROLES) && roles.size * 2 >= segments.length;
}

/** The lines of labels around the one that was recognised: those in the same shaded band, else those close to it without figures. */
export function headerExtent(
  lines: readonly TextLine[],
  index: number,
  fills: readonly FilledBox[],
  rulings: readonly Ruling[],
): { from: number; to: number } {
  const line = lines[index]!;
  const band = fills.find(
    ({ box, shade }) =>
      shade <= JOIN_RULINGS.paperShade && holds(box, line) && boxHeight(box) < ITEM_HEADER.maxBandHeight * boxHeight(line.box),
  );
  const belongs = (other: TextLine, neighbour: TextLine): boolean => {
    if (band) return middle(other) > band.box.top && middle(other) < band.box.bottom;
    const gap = Math.max(other.box.top - neighbour.box.bottom, neighbour.box.top - other.box.bottom);
    return gap < GAP_EM.lines.headerBand * other.words[0]!.fontSize && isLabelLine(other, line) && !isRuledApart(other, neighbour, rulings);
  };
  let from = index;
  while (from > 0 && index - from < ITEM_HEADER.maxBandLines && belongs(lines[from - 1]!, lines[from]!)) from--;
  let to = index + 1;
  const goesOn = (other: TextLine, above: TextLine): boolean =>
    (belongs(other, above) && !startsItem(other, line)) || (!band && isLowerLevel(other, above));
  while (to < lines.length && to - index <= ITEM_HEADER.maxBandLines && goesOn(lines[to]!, lines[to - 1]!)) to++;
  return { from, to };
}

/** Whether the line holds the labels of single columns under headings over several. */
function isLowerLevel(line: TextLine, above: TextLine): boolean {
  const isClose = line.box.top - above.box.bottom < GAP_EM.lines.headerLevel * line.words[0]!.fontSize;
  return isClose && isLabelLine(line, above) && headedLabels(labelsOf(above, []), labelsOf(line, [])).size > 0;
}

const middle = (line: TextLine): number => boxCentreY(line.box);

const holds = (box: Box, line: TextLine): boolean =>
  middle(line) > box.top &&
  middle(line) < box.bottom &&
  line.words.some(({ box: word }) => word.left >= box.left - 1 && word.right <= box.right + 1);

/** Short pieces without digits that begin no further left than the header. */
const isLabelLine = (other: TextLine, header: TextLine): boolean =>
  other.box.left >= header.box.left - 3 &&
  !/[\d:@]/.test(other.text) &&
  splitSegments(other).every((segment) => segment.words.length <= ITEM_HEADER.maxLabelWords);

/** Whether a ruling between the lines runs along most of the longer one: one under a label alone is a part of the header. */
const isRuledApart = (one: TextLine, other: TextLine, rulings: readonly Ruling[]): boolean => {
  const { box } = boxWidth(one.box) > boxWidth(other.box) ? one : other;
  const [low, high] = middle(one) < middle(other) ? [middle(one), middle(other)] : [middle(other), middle(one)];
  return rulings.some(
    (ruling) =>
      ruling.orientation === 'horizontal' &&
      ruling.position > low &&
      ruling.position < high &&
      Math.min(ruling.end, box.right) - Math.max(ruling.start, box.left) > ITEM_HEADER.partingShare * boxWidth(box),
  );
};

/** Whether the line opens an item: a text in the plain style under labels in bold, but for one with as many pieces, which says them in another language. */
const startsItem = (line: TextLine, header: TextLine): boolean =>
  isBoldBeside(header, line) && splitSegments(line).length < Math.max(ITEM_HEADER.minRoles, splitSegments(header).length);

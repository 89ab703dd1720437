import { opensLikePayment, opensLikeTotal } from '../../lexicon/lexicon';
import { GAP_EM } from '../../layout/gaps';
import { splitSegments } from '../../layout/segments';
import { overlapX } from '../../model/box';
import type { TextLine } from '../../model/page';
import { ROLE_BANDS } from './weights';
import { beginsAt, endsAt, gapOver, isBolder, namesAlone, usualPieces, type RoleLine } from './role-line';
import { sumsRows } from './row-sums';
import { isCountedLike, isCountedOn, numberOf } from './counted-rows';

/** Roles that the lines around settle: the text over a row whose cells are set in its middle is of it; names and sums are no rows. */
export function settle(body: readonly RoleLine[]): RoleLine[] {
  const usual = usualPieces(body);
  const settled: RoleLine[] = body.map((each) => ({ ...each }));
  settled.forEach((each, i) => {
    if (each.role === 'more' && numbersSection(settled, i)) each.role = 'section';
    if (each.role !== 'row') return;
    const isAlone = each.pieces === 1 && usual > 2;
    if (isAlone && i > 0 && isMoreOf(settled, i)) each.role = 'more';
    else if (isSum(settled, i, usual)) each.role = 'sum';
    else if (isAlone) settleAlone(settled, i);
    else if (isBoldName(each, settled[i + 1], usual)) each.role = 'section';
    else if (each.pieces > 1 && isBetweenNumbers(settled, i)) each.role = 'more';
  });
  return settled;
}

/** A text alone over a row is the top of one of its texts, or else the name of a section. */
function settleAlone(lines: readonly RoleLine[], at: number): void {
  const [each, next] = [lines[at]!, lines[at + 1]];
  if (next?.role === 'more') {
    const row = endOfTop(lines, at);
    if (row !== undefined) lines[row]!.role = 'more';
  } else if (next?.role === 'row') {
    if (isTopOf(each.line, next.line)) next.role = 'more';
    else each.role = 'section';
  }
}

/** Whether a line is a sum of those above it, or the first one a payment; the top of a text beside the next number is none. */
function isSum(lines: readonly RoleLine[], at: number, usual: number): boolean {
  const each = lines[at]!;
  if (at === 0) return usual > 2 && isPayment(each, lines[1]);
  if (each.pieces >= Math.max(usual, ROLE_BANDS.sumPieces)) return false;
  if (each.pieces === 1 && lines[at + 1]?.role === 'more' && isCountedOn([...lines.slice(0, at), lines[at + 1]!], at)) return false;
  const opensLikeOne = opensLikeTotal(each.line.text) && !isDescribed(lines, at);
  return (opensLikeOne || sumsRows(lines, at)) && !isCountedOn(lines, at) && !isCountedLike(lines, at);
}

/** Whether a line has words under those of the row above, past its name: `Total hardness | calc. | mg/L | 124`. */
function isDescribed(lines: readonly RoleLine[], at: number): boolean {
  const above = lines.slice(0, at).findLast(({ role }) => role === 'row');
  if (!above) return false;
  const [own, cells] = [lines[at]!, above].map(({ line }) => splitSegments(line).slice(1));
  const words = own!.filter(({ text, box }) => !/\d/.test(text) && cells!.some((cell) => overlapX(cell.box, box) > 0));
  return words.length >= ROLE_BANDS.wordsOfRow;
}

/** Whether a line is the name of a section beside its number, in bold where the next row is not. */
const isBoldName = (each: RoleLine, next: RoleLine | undefined, usual: number): boolean =>
  each.pieces === 2 && namesAlone(each, usual) && next?.role === 'row' && isBolder(each.line, next.line);

/** The row whose cells are set in its middle, of which the texts alone from here on are the top; undefined where they are none. */
function endOfTop(lines: readonly RoleLine[], from: number): number | undefined {
  let at = from + 1;
  while (lines[at]?.role === 'more' && lines[at]!.pieces === 1 && isTopOf(lines[at - 1]!.line, lines[at]!.line)) at++;
  const row = lines[at];
  return row && row.pieces > 1 && row.role === 'row' && isTopOf(lines[at - 1]!.line, row.line) ? at : undefined;
}

/** Whether a text alone goes on in the next line: close above it and at the edge of one of its texts, which may be near the one before it. */
function isTopOf(line: TextLine, next: TextLine): boolean {
  const size = line.words[0]!.fontSize;
  if (next.box.top - line.box.bottom > GAP_EM.lines.insideRow * size) return false;
  return next.words.some(({ box, bold }, at) => {
    const isCellOfItsOwn = at === 0 || box.left - next.words[at - 1]!.box.right > GAP_EM.words.alignedText * size;
    return isCellOfItsOwn && beginsAt(box, line.box) && bold === line.words[0]!.bold;
  });
}

/** Whether a line says that something was paid, and its amount stands over that of the first row: `Payment by card  27.50`. */
function isPayment({ line, pieces }: RoleLine, next: RoleLine | undefined): boolean {
  if (pieces !== 2 || !next || !opensLikePayment(line.text)) return false;
  const [own, below] = [line, next.line].map((each) => splitSegments(each).at(-1)!.box);
  return endsAt(own!, below!);
}

/** Whether a line without a number, and with nothing in the last column, stands between rows of one number and the next: `Gross price 15.00 4.50`. */
function isBetweenNumbers(lines: readonly RoleLine[], at: number): boolean {
  const [above, below] = [
    lines.slice(0, at).findLast(({ role }) => role === 'row'),
    lines.slice(at + 1).find(({ role }) => role === 'row'),
  ];
  const number = above && numberOf(above);
  if (number === undefined || !below || numberOf(below) !== number + 1 || numberOf(lines[at]!) !== undefined) return false;
  const [, text, ...others] = splitSegments(above!.line);
  return text !== undefined && others.length > 1 && beginsAt(lines[at]!.line.box, text.box) && lines[at]!.line.box.right < others.at(-1)!.box.left; // prettier-ignore
}

/** Whether a text alone goes on with the row above: in its letters, under a text of it that is not its first, and with all its lines clearly closer to it than to what follows. */
function isMoreOf(lines: readonly RoleLine[], at: number): boolean {
  const [above, { line }] = [lines[at - 1]!, lines[at]!];
  const [first, ...others] = above.line.words;
  const size = line.words[0]!.fontSize;
  const gap = gapOver(lines, at);
  if ((above.role !== 'row' && above.role !== 'more') || gap > GAP_EM.lines.itemDetail * size || isBolder(line, above.line)) return false;
  const isUnder = (above.role === 'more' ? [first!] : others).some(({ box }) => beginsAt(box, line.box));
  let end = at + 1;
  while (lines[end]?.pieces === 1 && beginsAt(lines[end]!.line.box, line.box) && gapOver(lines, end) < gap + GAP_EM.lines.setOff * size)
    end++;
  return isUnder && (end === lines.length || gapOver(lines, end) > gap + GAP_EM.lines.setOff * size);
}

/** Whether a line is the name of a section behind its number: in bold where rows are not, and beginning with a number where the row above has its own. */
function numbersSection(lines: readonly RoleLine[], at: number): boolean {
  const above = lines.slice(0, at).findLast(({ role }) => role === 'row');
  const { line, pieces } = lines[at]!;
  if (!above || pieces > 2 || !isBolder(line, above.line)) return false;
  return [line, above.line].every(({ words }) => /^\d+\.?$/.test(words[0]!.text)) && beginsAt(line.box, above.line.box);
}

import { endsList, opensLikePayment, opensLikeTotal } from '../../lexicon/lexicon';
import { namesTotal } from '../../lexicon/whole-labels';
import { GAP_EM } from '../../layout/gaps';
import { overlapX, type Box } from '../../model/box';
import { median } from '../../model/median';
import { isAmount } from '../../reckoning/read-amount';
import { isPeriod, isPrice } from '../grid/region';
import { splitSegments, type Segment } from '../../layout/segments';
import type { LaidOutPage } from '../../layout/laid-out-page';
import type { TextLine } from '../../model/page';
import type { LineRole, ReadLine } from './line-roles';
import { ROLE_BANDS } from './weights';

/** A table by the roles of its lines: its labels and its rows, each of one line or more. */
export interface RoleBand {
  header: TextLine[];
  rows: TextLine[][];
  /** Mean of the margins of its lines, from 0 to 1. */
  margin: number;
  /** Nothing closes it on the page: no sum below it. */
  isOpen: boolean;
}

interface RoleLine {
  line: TextLine;
  role: LineRole;
  margin: number;
  /** How many pieces its text has. */
  pieces: number;
}

/** The tables with labels that the roles of a page's lines show, top to bottom; names of sections and sums are in none of their rows. */
export function findRoleBands(page: LaidOutPage, roles: readonly ReadLine[]): RoleBand[] {
  const read = page.lines.map((line, index): RoleLine => ({ line, ...roles[index]!, pieces: splitSegments(line).length }));
  const lines = withRowsUnderSections(withMoreOfSums(read));
  const bands: RoleBand[] = [];
  for (let i = 0; i < lines.length; i++) {
    if (lines[i]!.role !== 'header') continue;
    let from = i;
    while (lines[from]?.role === 'header' && (from === i || !isApart(lines, from, GAP_EM.lines.readHeader))) from++;
    const to = endOfRows(lines, from, endOfBand(lines, from));
    const labels = endOfLabels(lines, i, from);
    const body = settle([...lines.slice(labels, from).map((line) => underLabels(line, lines.slice(i, labels))), ...lines.slice(from, to)]);
    const rows = rowsOf(withoutPartialSums(body, lines[to]));
    const header = lines.slice(i, labels);
    const margins = [...header, ...body].map(({ margin }) => margin);
    const margin = margins.reduce((sum, each) => sum + each, 0) / margins.length;
    if (rows.length > 0) bands.push({ header: header.map(({ line }) => line), rows, margin, isOpen: lines[to]?.role !== 'sum' });
    i = Math.max(from, to) - 1;
  }
  return bands;
}

/** What goes on behind a sum is of the sums: `Base 0 %  57,00  Total  573,43`. */
function withMoreOfSums(lines: readonly RoleLine[]): RoleLine[] {
  let isOfSum = false;
  return lines.map((line) => {
    isOfSum = line.role === 'sum' || (isOfSum && line.role === 'more');
    return isOfSum ? { ...line, role: 'sum' } : line;
  });
}

/** Whether the line stands further from the one above than so many font sizes. */
const isApart = (lines: readonly RoleLine[], at: number, em: number): boolean =>
  lines[at]!.line.box.top - lines[at - 1]!.line.box.bottom > em * lines[at]!.line.words[0]!.fontSize;

/** Where the labels end, of lines that the model takes for labels: before one with an amount that has decimals or stands over one of the next row, and before a text alone, or with its number, that is set off. */
function endOfLabels(lines: readonly RoleLine[], from: number, to: number): number {
  let end = to;
  while (end - from > 1 && (holdsPrice(lines[end - 1]!) || isRowOver(lines[end - 1]!, lines[end]) || isSetOff(lines, end - 1, from))) end--;
  return end;
}

/** Whether one of several pieces is an amount with decimals, as no label is: a balance brought forward. */
const holdsPrice = ({ line, pieces }: RoleLine): boolean => pieces > 1 && splitSegments(line).some(({ text }) => isPrice(text));

/** A line under the labels that the model took for one of them: a row, or the name of a section. */
const underLabels = (line: RoleLine, labels: readonly RoleLine[]): RoleLine => ({
  ...line,
  role: namesAlone(line, Math.max(...labels.map(({ pieces }) => pieces))) ? 'section' : 'row',
});

/** Whether the line has an amount over an amount of the next; numbers of columns, one after the other, are labels. */
function isRowOver({ line }: RoleLine, next: RoleLine | undefined): boolean {
  if (!next) return false;
  const [own, below] = [splitSegments(line), splitSegments(next.line)];
  const amounts = own.filter(({ text }) => isAmount(text) && !isPeriod(text));
  if (amounts.length > 1 && amounts.every(({ text }, index) => text === String(Number(amounts[0]!.text) + index))) return false;
  return own.length > 1 && amounts.some(({ box }) => below.some((other) => isAmount(other.text) && overlapX(other.box, box) > 0));
}

/** Whether the line is one text alone, further from the labels above than the lines of one label are. */
const isSetOff = (lines: readonly RoleLine[], at: number, from: number): boolean =>
  lines[at]!.pieces <= 2 &&
  isApart(lines, at, GAP_EM.lines.label) &&
  lines.slice(from, at).some(({ pieces }) => pieces > Math.max(2, lines[at]!.pieces));

/** Where the lines of a table end: at the sums that no row like the others follows, at other labels, at what is outside. */
function endOfBand(lines: readonly RoleLine[], from: number): number {
  let last = from;
  // Past a sum that no rows like the others follow, counted ones alone are of the table.
  let isPast = false;
  for (let i = from; i < lines.length; i++) {
    const { role } = lines[i]!;
    const isBreak = role === 'header' || role === 'outside';
    if (endsList(lines[i]!.line.text) || (isBreak && !isName(lines, i, from))) break;
    if (isApart(lines, i, GAP_EM.lines.item)) break;
    if (role !== 'sum' && !isBreak) {
      const isBelowSum = lines[last - 1] && lines.slice(last, i).some((between) => between.role === 'sum');
      isPast ||= isBelowSum === true && !isLikeRows(lines, from, last, i);
      if (isPast && !(role === 'more' && last === i) && !goesOnCounted(lines, from, i)) break;
      last = i + 1;
    }
  }
  return last;
}

/** Whether a line that the model takes for labels or puts outside is the name of a section: alone or with its number, close, and more rows like those above follow. */
function isName(lines: readonly RoleLine[], at: number, from: number): boolean {
  const [above, self, below] = [lines[at - 1], lines[at]!, lines[at + 1]];
  if (!above || at === from || below?.role !== 'row' || !namesAlone(self, usualPieces(lines.slice(from, at)))) return false;
  const gap = Math.max(gapOver(lines, at), gapOver(lines, at + 1));
  return (
    (gap < GAP_EM.lines.section * self.line.words[0]!.fontSize || gap < farthestRow(lines, from, at)) && isLikeRows(lines, from, at, at + 1)
  );
}

/** As far as rows stand from what is above them, and a part of it: cells may be high, and a name stands a little further. */
const farthestRow = (lines: readonly RoleLine[], from: number, to: number): number =>
  ROLE_BANDS.nameApart *
  Math.max(0, ...lines.slice(from + 1, to).map((line, at) => (line.role === 'row' ? gapOver(lines, from + 1 + at) : 0)));

/** Whether a line, or the next one behind a discount on the sum above, is counted as the rows are. */
const goesOnCounted = (lines: readonly RoleLine[], from: number, at: number): boolean =>
  [at, at + 1].some((index) => lines[index]?.role === 'row' && isCountedLike(lines.slice(from, index + 1), index - from));

/** Whether the line is one text, or one with its number where rows have more pieces. */
const namesAlone = ({ line, pieces }: RoleLine, usual: number): boolean =>
  pieces === 1 || (pieces === 2 && usual > 3 && !/[.,]\d\d\b/.test(line.text));

/** Whether the line, or the row behind the name of a section, has about as many pieces as the rows above. */
function isLikeRows(lines: readonly RoleLine[], from: number, to: number, at: number): boolean {
  const usual = usualPieces(lines.slice(from, to));
  // The cells of a row may be set in its middle, under the first line of its text.
  const next = lines.slice(at, at + ROLE_BANDS.linesToRow).find(({ role, pieces }) => (role === 'row' || role === 'more') && pieces > Math.min(2, usual - 1)); // prettier-ignore
  return next !== undefined && next.pieces >= usual - 1;
}

function usualPieces(lines: readonly RoleLine[]): number {
  return median(lines.filter(({ role }) => role === 'row').map((line) => line.pieces)) ?? 1;
}

/** Roles that the lines around settle: the text over a row whose cells are set in its middle is of it; names and sums are no rows. */
function settle(body: readonly RoleLine[]): RoleLine[] {
  const usual = usualPieces(body);
  const settled: RoleLine[] = body.map((each) => ({ ...each }));
  settled.forEach((each, i) => {
    const next = settled[i + 1];
    if (each.role === 'more' && numbersSection(settled, i)) each.role = 'section';
    if (each.role !== 'row') return;
    if (i > 0 && each.pieces === 1 && usual > 2 && isMoreOf(settled, i)) each.role = 'more';
    else if (i === 0 && usual > 2 && isPayment(each, next)) each.role = 'sum';
    else if (
      i > 0 &&
      each.pieces < Math.max(usual, ROLE_BANDS.sumPieces) &&
      (opensLikeTotal(each.line.text) || sumsRows(settled, i)) &&
      !isCountedOn(settled, i) &&
      !isCountedLike(settled, i)
    )
      each.role = 'sum';
    else if (each.pieces === 1 && usual > 2 && next?.role === 'row') {
      if (isTopOf(each.line, next.line)) next.role = 'more';
      else each.role = 'section';
    } else if (each.pieces === 1 && usual > 2 && next?.role === 'more') {
      const middle = endOfTop(settled, i);
      if (middle !== undefined) settled[middle]!.role = 'more';
    } else if (
      each.pieces === 2 &&
      usual > 3 &&
      next?.role === 'row' &&
      isBolder(each.line, next.line) &&
      !/[.,]\d\d\b/.test(each.line.text)
    )
      each.role = 'section';
    else if (each.pieces > 1 && isBetweenNumbers(settled, i)) each.role = 'more';
  });
  return settled;
}

/** A line that the model takes for labels under the name of a section, itself under labels, is a row where its figures stand over those of the next. */
function withRowsUnderSections(lines: readonly RoleLine[]): RoleLine[] {
  return lines.map((each, i) => {
    if (each.role !== 'header' || each.pieces < 2 || !isLikeNext(each, lines[i + 1])) return each;
    let above = i - 1;
    while (lines[above]?.role === 'section' && lines[above].pieces === 1) above--;
    return above < i - 1 && lines[above]?.role === 'header' && lines[above].pieces > 1 ? { ...each, role: 'row' } : each;
  });
}

/** Whether figures of the line stand over figures of the next. */
function isLikeNext({ line }: RoleLine, next: RoleLine | undefined): boolean {
  if (next?.role !== 'row') return false;
  const below = splitSegments(next.line);
  return splitSegments(line).some(
    ({ text, box }) => /^\d/.test(text) && !isPeriod(text) && below.some((other) => /^\d/.test(other.text) && overlapX(other.box, box) > 0),
  );
}

/**
 * Where the rows end: past lines that the model takes for sums and that have the next number or a count, or stand as the rows do, at their pitch and
 * edges, without the word for a sum or the sum itself; and past those it puts outside that have a text in each column, as a row whose amount is a word.
 */
function endOfRows(lines: RoleLine[], from: number, to: number): number {
  const rows = lines.slice(from, to).filter(({ role }) => role === 'row');
  if (rows.length < ROLE_BANDS.fewRows) return to;
  let end = to;
  let isPast = false;
  for (
    let at = to;
    lines[at]?.role === 'sum' || (lines[at]?.role === 'outside' && at === end && fillsColumns(lines, from, at, rows));
    at++
  ) {
    const own = lines.slice(from, at + 1);
    const isNext = lines[at]!.role === 'outside' || isCountedOn(own, at - from) || isCountedLike(own, at - from);
    isPast ||= !isNext && !isSetLikeRows(lines, from, at, rows);
    if (!isNext && (isPast || opensLikeTotal(lines[at]!.line.text) || isSumOf(lines[at]!, rows))) continue;
    lines[at] = { ...lines[at]!, role: 'row' };
    end = at + 1;
  }
  return end;
}

/** Whether a line says how many there are and of what, in the columns of the rows above: carriage and sundries are items then, and a total is none. */
function isCountedLike(lines: readonly RoleLine[], at: number): boolean {
  const [first, ...others] = splitSegments(lines[at]!.line);
  const rows = lines.slice(0, at).filter(({ role, pieces }) => role === 'row' && pieces > 2);
  if (rows.length === 0 || namesTotal(first!.text)) return false;
  const above = rows.map(({ line }) => splitSegments(line).slice(0, -1));
  const isInColumn = ({ box }: Segment): boolean =>
    above.filter((row) => row.some((piece) => overlapX(piece.box, box) > 0)).length * 2 > rows.length;
  const inside = [...(isCount(first!) ? [first!] : []), ...others.slice(0, -1)].filter(isInColumn);
  return inside.some(isCount) && (inside.length >= ROLE_BANDS.countAndUnit || inside.some(({ text }) => /\p{L}/u.test(text)));
}

/** `12`, `1式`. */
const isCount = ({ text }: Segment): boolean => /^\d{1,4}\s?\p{L}{0,3}$/u.test(text);

/** Whether a line has the number behind those of the lines above. */
function isCountedOn(lines: readonly RoleLine[], at: number): boolean {
  const count = countOf(lines.slice(0, at));
  return count > 0 && numberOf(lines[at]!) === count + 1;
}

/** The last number of lines that are counted from one on, one after the other; 0 where they are not. */
function countOf(lines: readonly RoleLine[]): number {
  const numbers = lines.map(numberOf).filter((number) => number !== undefined);
  return numbers.length >= ROLE_BANDS.fewRows && numbers.every((number, index) => number === index + 1) ? numbers.length : 0;
}

/** `6`, `6.`: the number that a line opens with, and nothing else beside it. */
function numberOf({ line }: RoleLine): number | undefined {
  const [, digits] = /^(\d{1,3})[.)]?$/.exec(splitSegments(line)[0]!.text) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** Whether a line at the rows' pitch has as many texts as they have, each under one of the row above, and is no sum of them. */
function fillsColumns(lines: readonly RoleLine[], from: number, at: number, rows: readonly RoleLine[]): boolean {
  if (opensLikeTotal(lines[at]!.line.text) || isSumOf(lines[at]!, rows)) return false;
  const [own, above] = [lines[at]!, rows.at(-1)!].map(({ line }) => splitSegments(line));
  if (own!.length !== usualPieces(rows) || own!.length < ROLE_BANDS.fewestFilled || own!.length !== above!.length) return false;
  return isAtPitch(lines, from, at, rows) && own!.every(({ box }, piece) => overlapX(box, above![piece]!.box) > 0);
}

/** Whether a line stands no further from the one above it than rows do. */
function isAtPitch(lines: readonly RoleLine[], from: number, at: number, rows: readonly RoleLine[]): boolean {
  const usualGap = median(rows.slice(1).map((row) => gapOver(lines, lines.indexOf(row, from))));
  return usualGap === undefined || gapOver(lines, at) <= usualGap + ROLE_BANDS.edgePt;
}

function isSetLikeRows(lines: readonly RoleLine[], from: number, at: number, rows: readonly RoleLine[]): boolean {
  const [first, ...others] = splitSegments(lines[at]!.line);
  const last = others.at(-1);
  if (!last || !/\d/.test(last.text) || !isAtPitch(lines, from, at, rows)) return false;
  const cells = rows.map(({ line }) => splitSegments(line));
  const beginsAlike = cells.some((row) => row.slice(0, 2).some(({ box }) => Math.abs(box.left - first!.box.left) < ROLE_BANDS.edgePt));
  const endsAlike = cells.filter((row) => row.some(({ box }) => Math.abs(box.right - last.box.right) < ROLE_BANDS.edgePt)).length;
  return beginsAlike && endsAlike * 2 > rows.length;
}

/** Whether the last amount of the line is what those above it in its column make, all of them or the last ones. */
function isSumOf({ line }: RoleLine, rows: readonly RoleLine[]): boolean {
  const amount = splitSegments(line).at(-1)!;
  const isAbove = ({ box }: Segment): boolean => Math.abs(box.right - amount.box.right) < ROLE_BANDS.edgePt;
  const above = rows.flatMap((row) => splitSegments(row.line).filter(isAbove)).map(({ text }) => digitsOf(text));
  const sums = above.reduceRight<number[]>((sofar, units) => [...sofar, (sofar.at(-1) ?? 0) + units], []);
  return sums.includes(digitsOf(amount.text));
}

/** Whether a line with few pieces ends with what the ends of two rows or more above it make. */
const sumsRows = (lines: readonly RoleLine[], at: number): boolean =>
  lines[at]!.pieces > 1 && makesEnd(lines.slice(0, at).filter(isWholeRow), lines[at]!);

const isWholeRow = ({ role, pieces }: RoleLine): boolean => role === 'row' && pieces > 1;

function makesEnd(rows: readonly RoleLine[], sum: RoleLine): boolean {
  const endOf = ({ line }: RoleLine): string => splitSegments(line).at(-1)!.text;
  const [own, ...amounts] = [endOf(sum), ...rows.map(endOf)];
  if (amounts.length < 2 || ![own, ...amounts].every((text) => WITH_CENTS.test(text))) return false;
  return digitsOf(own) === amounts.reduce((total, text) => total + digitsOf(text), 0);
}

/** Short lines between the rows and the sum that the rows make without them are sums of some rows: `Goods 9 %  117.60`. */
function withoutPartialSums(body: readonly RoleLine[], next: RoleLine | undefined): readonly RoleLine[] {
  if (next?.role !== 'sum') return body;
  const rows = body.filter(isWholeRow);
  const usual = usualPieces(body);
  const full = rows.slice(0, rows.findLastIndex(({ pieces }) => pieces >= usual) + 1);
  if (full.length === rows.length || !makesEnd(full, next)) return body;
  return body.map((each) => (rows.indexOf(each) >= full.length ? { ...each, role: 'sum' } : each));
}

/** `R 4 541.40`, `1.234,00 €`: an amount with decimals, its sign and currency beside it. */
const WITH_CENTS = /^\D{0,5}\d(?:[\d ,.'’]*\d)?[.,]\d\d\D{0,5}$/;

/** The digits of an amount as one number: those of one column have as many decimals. */
const digitsOf = (text: string): number => Number(text.replace(/\D/g, '')) * (/^\s*[-−–(▲]|[-−]\s*$/.test(text) ? -1 : 1);

const isBolder = (line: TextLine, other: TextLine): boolean =>
  line.words.every(({ bold }) => bold) && !other.words.every(({ bold }) => bold);

/** The row whose cells are set in its middle, of which the texts alone from here on are the top; undefined where they are none. */
function endOfTop(lines: readonly RoleLine[], from: number): number | undefined {
  let at = from + 1;
  while (lines[at]?.role === 'more' && lines[at]!.pieces === 1 && isTopOf(lines[at - 1]!.line, lines[at]!.line)) at++;
  const row = lines[at];
  return row && row.pieces > 1 && row.role === 'row' && isTopOf(lines[at - 1]!.line, row.line) ? at : undefined;
}

/** Whether a line says that something was paid, and its amount stands over that of the first row: `Payment by card  27.50`. */
function isPayment({ line, pieces }: RoleLine, next: RoleLine | undefined): boolean {
  if (pieces !== 2 || !next || !opensLikePayment(line.text)) return false;
  const [own, below] = [line, next.line].map((each) => splitSegments(each).at(-1)!.box.right);
  return Math.abs(own! - below!) < ROLE_BANDS.edgePt;
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

const gapOver = (lines: readonly RoleLine[], at: number): number => lines[at]!.line.box.top - lines[at - 1]!.line.box.bottom;

const beginsAt = (box: Box, other: Box): boolean => Math.abs(box.left - other.left) < ROLE_BANDS.edgePt;

/** Whether a text alone goes on in the next line: close above it and at the edge of one of its texts. */
function isTopOf(line: TextLine, next: TextLine): boolean {
  const size = line.words[0]!.fontSize;
  if (next.box.top - line.box.bottom > GAP_EM.lines.insideRow * size) return false;
  return splitSegments(next).some(
    (segment) => Math.abs(segment.box.left - line.box.left) < ROLE_BANDS.edgePt && segment.words[0]!.bold === line.words[0]!.bold,
  );
}

/** What goes on behind the name of a section or a sum is more of that, and so is a name with its number behind a sum. */
function rowsOf(body: readonly RoleLine[]): TextLine[][] {
  const rows: RoleLine[][] = [];
  const behindSums = new Set<RoleLine[]>();
  let last: LineRole | undefined;
  let isOpen = false;
  for (const each of body) {
    const { role } = each;
    if (role === 'row') {
      rows.push([each]);
      if (last === 'sum') behindSums.add(rows.at(-1)!);
    } else if (role === 'more' && isOpen) rows.at(-1)!.push(each);
    isOpen = role === 'row' || (isOpen && role === 'more');
    last = role;
  }
  const most = (row: readonly RoleLine[]): number => Math.max(...row.map(({ pieces }) => pieces));
  const usual = median(rows.map(most)) ?? 0;
  const isName = (row: RoleLine[], at: number): boolean =>
    behindSums.has(row) && at < rows.length - 1 && most(row) <= 2 && usual >= ROLE_BANDS.piecesBesideNames && !row.some(holdsPrice);
  return rows.filter((row, at) => !isName(row, at)).map((row) => row.map(({ line }) => line));
}

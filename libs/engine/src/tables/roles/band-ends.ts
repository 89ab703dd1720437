import { endsList, opensLikeTotal } from '../../lexicon/lexicon';
import { GAP_EM } from '../../layout/gaps';
import { overlapX } from '../../model/box';
import { median } from '../../model/median';
import { isAmount } from '../../reckoning/read-amount';
import { isPeriod } from '../grid/region';
import { isOverFirst } from '../grid/under-labels';
import { splitSegments } from '../../layout/segments';
import { ROLE_BANDS } from './weights';
import { beginsAt, endsAt, gapOver, holdsPrice, isApart, namesAlone, usualPieces, type RoleLine } from './role-line';
import { isSumOf, sumsRows } from './row-sums';
import { isCountedLike, isCountedOn } from './counted-rows';

/** Where the labels end, of lines that the model takes for labels: before the first with an amount that has decimals or stands over one of the next row, and before a text alone, or with its number, that is set off. */
export function endOfLabels(lines: readonly RoleLine[], from: number, to: number): number {
  const row = lines.findIndex((line, at) => at > from && at < to && (holdsPrice(line) || isRowOver(line, textsBelow(lines, at))));
  let end = row < 0 ? to : row;
  while (end - from > 1 && isSetOff(lines, end - 1, from)) end--;
  return end;
}

/** Where the labels begin: past a text alone that stands over several of them from the first on, which is what the table is called. */
export function startOfLabels(lines: readonly RoleLine[], from: number, to: number): number {
  let start = from;
  while (to - start > 1 && isCaption(lines[start]!, lines[start + 1]!)) start++;
  return start;
}

const isCaption = ({ line, pieces }: RoleLine, labels: RoleLine): boolean =>
  pieces === 1 && isOverFirst(line.box, splitSegments(labels.line));

/** The next line, or the one under the name of a section. */
const textsBelow = (lines: readonly RoleLine[], at: number): RoleLine | undefined =>
  lines.slice(at + 1, at + 3).find(({ pieces }) => pieces > 1);

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
export function endOfBand(lines: readonly RoleLine[], from: number): number {
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

/**
 * Where the rows end: past lines that the model takes for sums and that have the next number or a count, or stand as the rows do, at their pitch and
 * edges, without the word for a sum or the sum itself, and none came before; and past those it puts outside that have a text in each column, as a row whose amount is a word.
 */
export function endOfRows(lines: RoleLine[], from: number, to: number): number {
  const rows = lines.slice(from, to).filter(isRow);
  if (rows.length < ROLE_BANDS.fewRows) return to;
  let end = to;
  let isPast = sumsRows(lines.slice(from, to), to - from - 1);
  for (
    let at = to;
    lines[at]?.role === 'sum' || (lines[at]?.role === 'outside' && at === end && fillsColumns(lines, from, at, rows));
    at++
  ) {
    const own = lines.slice(from, at + 1);
    const isNext = lines[at]!.role === 'outside' || isCountedOn(own, at - from) || isCountedLike(own, at - from);
    isPast ||= !isNext && !isSetLikeRows(lines, from, at, rows);
    if (!isNext && (isPast || opensLikeTotal(lines[at]!.line.text) || isSumOf(lines[at]!, own.slice(0, -1).filter(isRow)))) continue;
    lines[at] = { ...lines[at]!, role: 'row' };
    end = at + 1;
  }
  return end;
}

const isRow = ({ role }: RoleLine): boolean => role === 'row';

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

/** Whether a line at the rows' pitch begins where some of them do, or where the texts of a second list beside the first do, and ends with a figure where most of them end. */
function isSetLikeRows(lines: readonly RoleLine[], from: number, at: number, rows: readonly RoleLine[]): boolean {
  const [first, ...others] = splitSegments(lines[at]!.line);
  const last = others.at(-1);
  if (!last || !/\d/.test(last.text) || !isAtPitch(lines, from, at, rows)) return false;
  const cells = rows.map(({ line }) => splitSegments(line));
  const beginsAlike =
    cells.some((row) => row.slice(0, 2).some(({ box }) => beginsAt(box, first!.box))) ||
    cells.every((row) => row.slice(2).some(({ box, text }) => beginsAt(box, first!.box) && HAS_WORD.test(text)));
  const endsAlike = cells.filter((row) => row.some(({ box }) => endsAt(box, last.box))).length;
  return beginsAlike && endsAlike * 2 > rows.length;
}

const HAS_WORD = /\p{L}{3}/u;

/** Whether the line, or the row behind the name of a section, has about as many pieces as the rows above. */
function isLikeRows(lines: readonly RoleLine[], from: number, to: number, at: number): boolean {
  const usual = usualPieces(lines.slice(from, to));
  // The cells of a row may be set in its middle, under the first line of its text.
  const next = lines.slice(at, at + ROLE_BANDS.linesToRow).find(({ role, pieces }) => (role === 'row' || role === 'more') && pieces > Math.min(2, usual - 1)); // prettier-ignore
  return next !== undefined && next.pieces >= usual - 1;
}

import { splitSegments, type Segment } from '../../layout/segments';
import { CENT } from '../../reckoning/money';
import { makesSum } from '../../reckoning/sums';
import { isCountedOn } from './counted-rows';
import { endsAt, isWholeRow, usualPieces, type RoleLine } from './role-line';

/** Whether the last figure of the line is what those above it in its column make, all of them or the last ones: to the digit, for it may be a count. */
export function isSumOf({ line }: RoleLine, rows: readonly RoleLine[]): boolean {
  const amount = splitSegments(line).at(-1)!;
  const isAbove = ({ box }: Segment): boolean => endsAt(box, amount.box);
  const above = rows.flatMap((row) => splitSegments(row.line).filter(isAbove)).map(({ text }) => digitsOf(text));
  const sums = above.reduceRight<number[]>((sofar, units) => [...sofar, (sofar.at(-1) ?? 0) + units], []);
  return sums.includes(digitsOf(amount.text));
}

/** Whether a line with few pieces ends with what the ends of two rows or more above it make. */
export const sumsRows = (lines: readonly RoleLine[], at: number): boolean =>
  lines[at]!.pieces > 1 && makesEnd(lines.slice(0, at).filter(isWholeRow), lines[at]!);

/** Short lines between the rows and the sum that the rows make without them are sums of some rows: `Goods 9 %  117.60`; crates that cost nothing are a row, by their number or for want of an amount. */
export function withoutPartialSums(body: readonly RoleLine[], next: RoleLine | undefined): readonly RoleLine[] {
  if (next?.role !== 'sum') return body;
  const rows = body.filter(isWholeRow);
  const usual = usualPieces(body);
  const full = rows.slice(0, rows.findLastIndex(({ pieces }) => pieces >= usual) + 1);
  if (full.length === rows.length || !makesEnd(full, next)) return body;
  const isSum = (each: RoleLine, at: number): boolean =>
    rows.indexOf(each) >= full.length && WITH_CENTS.test(endOf(each)) && !isCountedOn(body, at);
  return body.map((each, at) => (isSum(each, at) ? { ...each, role: 'sum' } : each));
}

function makesEnd(rows: readonly RoleLine[], sum: RoleLine): boolean {
  const ends = [sum, ...rows].map(endOf);
  if (ends.length < 3 || !ends.every((text) => WITH_CENTS.test(text))) return false;
  const [own, ...amounts] = ends.map((text) => digitsOf(text) * CENT);
  return makesSum(amounts, own!);
}

const endOf = ({ line }: RoleLine): string => splitSegments(line).at(-1)!.text;

/** `R 4 541.40`, `1.234,00 €`: an amount with decimals, its sign and currency beside it. */
const WITH_CENTS = /^\D{0,5}\d(?:[\d ,.'’]*\d)?[.,]\d\d\D{0,5}$/;

/** The digits of an amount as one number: those of one column have as many decimals. */
const digitsOf = (text: string): number => Number(text.replace(/\D/g, '')) * (/^\s*[-−–(▲]|[-−]\s*$/.test(text) ? -1 : 1);

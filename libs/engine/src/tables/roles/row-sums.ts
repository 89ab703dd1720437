import type { Convention } from '@gridline/values';
import { splitSegments, type Segment } from '../../layout/segments';
import { toUnits } from '../../reckoning/money';
import { readAmount } from '../../reckoning/read-amount';
import { areSameSum, makesSum } from '../../reckoning/sums';
import { ROLE_BANDS } from './weights';
import { usualPieces, isWholeRow, type RoleLine } from './role-line';

/** Whether the last amount of the line is what those above it in its column make, all of them or the last ones. */
export function isSumOf(line: RoleLine, rows: readonly RoleLine[], convention: Convention): boolean {
  const amount = lastOf(line);
  const isAbove = ({ box }: Segment): boolean => Math.abs(box.right - amount.box.right) < ROLE_BANDS.edgePt;
  const above = rows.flatMap((row) => splitSegments(row.line).filter(isAbove));
  const sum = unitsOf(amount.text, convention);
  let total = 0;
  return (
    sum !== undefined &&
    above.toReversed().some(({ text }) => {
      total += unitsOf(text, convention) ?? 0;
      return areSameSum(total, sum);
    })
  );
}

/** Whether a line with few pieces ends with what the ends of two rows or more above it make. */
export const sumsRows = (lines: readonly RoleLine[], at: number, convention: Convention): boolean =>
  lines[at]!.pieces > 1 && makesEnd(lines.slice(0, at).filter(isWholeRow), lines[at]!, convention);

/** Short lines between the rows and the sum that the rows make without them are sums of some rows: `Goods 9 %  117.60`. */
export function withoutPartialSums(body: readonly RoleLine[], next: RoleLine | undefined, convention: Convention): readonly RoleLine[] {
  if (next?.role !== 'sum') return body;
  const rows = body.filter(isWholeRow);
  const usual = usualPieces(body);
  const full = rows.slice(0, rows.findLastIndex(({ pieces }) => pieces >= usual) + 1);
  const areParts = rows.length > full.length && rows.slice(full.length).every((row) => endsOver(row, next));
  if (!areParts || !makesEnd(full, next, convention)) return body;
  return body.map((each) => (rows.indexOf(each) >= full.length ? { ...each, role: 'sum' } : each));
}

/** Whether the last amounts of two lines stand in one column: what is shorter because a column beside it ends is no sum. */
const endsOver = (row: RoleLine, sum: RoleLine): boolean => Math.abs(lastOf(row).box.right - lastOf(sum).box.right) < ROLE_BANDS.edgePt;

function makesEnd(rows: readonly RoleLine[], sum: RoleLine, convention: Convention): boolean {
  const [end, ...ends] = [sum, ...rows].map((each) => centsOf(lastOf(each).text, convention));
  const amounts = ends.filter((units) => units !== undefined);
  return end !== undefined && amounts.length > 1 && amounts.length === ends.length && makesSum(amounts, end);
}

const lastOf = ({ line }: RoleLine): Segment => splitSegments(line).at(-1)!;

/** The amount that a text is, in ten-thousandths. */
function unitsOf(text: string, convention: Convention): number | undefined {
  const amount = readAmount(text, convention);
  return amount ? toUnits(amount.value) : undefined;
}

/** The same of an amount with two decimals. */
function centsOf(text: string, convention: Convention): number | undefined {
  const amount = readAmount(text, convention);
  return amount && /\.\d\d$/.test(amount.value) ? toUnits(amount.value) : undefined;
}

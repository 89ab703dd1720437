import { inferConvention, parseAmount, type Convention } from '@gridline/values';
import type { Answer, AnswerRow } from '../model/answer';
import type { CheckResult } from '../model/extracted-document';
import { columnRole, type ColumnRole } from '../tables/column-role';
import { compareUnits } from './check-result';
import { CENT, multiplyUnits, toUnits } from './money';
import { amountsByKey } from './totals-checks';

/** Quantity x price = line for every row, and the lines against the total that they should make. */
export function checkLines(answer: Answer): CheckResult[] {
  if (!answer.source) return [];
  const columns = roleColumns(answer);
  const convention = answerConvention(answer);
  return [...checkProducts(answer.rows, columns, convention), ...checkSum(answer, columns, convention)];
}

/** The convention of the numbers of an answer, from its cells and fields together. */
export function answerConvention(answer: Answer): Convention {
  return inferConvention([
    ...answer.rows.flatMap((row) => row.cells.map((cell) => cell.text)),
    ...answer.fields.map((field) => field.text),
  ]);
}

/** Where each role stands; the last of several line totals, because net comes before gross and the sum is printed last. */
export function roleColumns(answer: Answer): Map<ColumnRole, number> {
  const columns = new Map<ColumnRole, number>();
  for (const [index, { text }] of answer.columns.entries()) {
    const role = columnRole(text);
    if (role) columns.set(role, index);
  }
  return columns;
}

/** The amount of a cell in ten-thousandths; a number with a unit behind it counts (`20 Stk`), undefined where there is none. */
export function cellUnits(row: AnswerRow, column: number | undefined, convention: Convention): number | undefined {
  if (column === undefined) return undefined;
  const text = row.cells[column]?.text ?? '';
  const amount = parseAmount(text, convention) ?? parseAmount(/^-?[\d.,' ]*\d/.exec(text)?.[0] ?? '', convention);
  return amount ? toUnits(amount.value) : undefined;
}

function checkProducts(rows: readonly AnswerRow[], columns: ReadonlyMap<ColumnRole, number>, convention: Convention): CheckResult[] {
  const results: CheckResult[] = [];
  for (const [index, row] of rows.entries()) {
    const [quantity, price, total] = (['quantity', 'unitPrice', 'lineTotal'] as const).map((role) =>
      cellUnits(row, columns.get(role), convention),
    );
    if (quantity === undefined || price === undefined || total === undefined || columns.has('discount')) continue;
    const tolerance = Math.max(CENT, Math.abs(quantity) / 200);
    const detail = `Row ${index + 1}: quantity times price makes the amount.`;
    results.push({ ...compareUnits('quantityTimesPrice', detail, total, multiplyUnits(quantity, price), tolerance), row: index });
  }
  return results;
}

/** Lines may be printed net or gross: either total proves them. */
function checkSum(answer: Answer, columns: ReadonlyMap<ColumnRole, number>, convention: Convention): CheckResult[] {
  const amounts = answer.rows.map((row) => cellUnits(row, columns.get('lineTotal'), convention)).filter((units) => units !== undefined);
  const totals = amountsByKey(answer.fields);
  const targets = ['lineTotal', 'netTotal', 'grossTotal'].map((key) => totals.get(key)).filter((units) => units !== undefined);
  if (amounts.length === 0 || targets.length === 0) return [];
  const sum = amounts.reduce((a, b) => a + b, 0);
  const nearest = targets.reduce((best, target) => (Math.abs(sum - target) < Math.abs(sum - best) ? target : best));
  return [compareUnits('linesMakeTotal', 'The lines make the total.', sum, nearest, 2 * CENT)];
}

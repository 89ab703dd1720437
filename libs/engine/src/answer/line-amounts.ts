import type { Convention } from '@gridline/values';
import { columnRole } from '../lexicon/lexicon';
import type { ColumnRole } from '../lexicon/column-role';
import type { Answer, AnswerRow } from '../model/answer';
import type { Field } from '../model/field';
import { sumUnits, toUnits } from '../reckoning/money';
import { agree, productAgainst, sumAgainst, type Comparison } from '../reckoning/sums';
import { cellUnits, cellValue, type RoleColumns } from '../tables/join/cell-amounts';
import { LINE_AMOUNTS } from './weights';

/** Whether the amounts of the rows make one of the totals; false too where there are no amounts or no totals. */
export function linesMakeTotal(answer: Answer, convention: Convention): boolean {
  const sum = linesAgainstTotal(answer, settleProducts(answer, roleColumns(answer), convention), convention);
  return sum !== undefined && agree(sum);
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

/** What is multiplied, and what that makes. */
export const PRODUCT_ROLES = ['quantity', 'unitPrice', 'lineTotal'] as const;

/** Of several columns of prices or amounts, net beside gross, the two that quantity x price proves in most rows; those chosen before where none does better. */
export function settleProducts(answer: Answer, columns: RoleColumns, convention: Convention): RoleColumns {
  const rows = answer.rows.slice(0, LINE_AMOUNTS.tellingRows);
  const proven = (candidate: RoleColumns): number =>
    rows.filter((row) => {
      const product = productAgainstAmount(row, candidate, convention);
      return product !== undefined && agree(product);
    }).length;
  const ofRole = (role: ColumnRole): number[] => answer.columns.flatMap(({ text }, index) => (columnRole(text) === role ? [index] : []));
  const candidates = ofRole('unitPrice').flatMap((price) =>
    ofRole('lineTotal').map((total): RoleColumns => new Map<ColumnRole, number>([...columns, ['unitPrice', price], ['lineTotal', total]])),
  );
  return candidates.reduce<RoleColumns>((best, candidate) => (proven(candidate) > proven(best) ? candidate : best), columns);
}

/** The amount of one row against its quantity x price; undefined where one of the three is missing. */
export function productAgainstAmount(row: AnswerRow, columns: RoleColumns, convention: Convention): Comparison | undefined {
  const [quantity, price, total] = PRODUCT_ROLES.map((role) => cellValue(row, columns.get(role), convention));
  if (quantity === undefined || price === undefined || total === undefined) return undefined;
  return productAgainst(quantity, price, total);
}

/** The totals that lines may make. */
export const LINE_SUMS: readonly string[] = ['lineTotal', 'netTotal', 'grossTotal'];

/** The sum of the lines against the nearest total: lines may be printed net or gross, either proves them. */
export function linesAgainstTotal(answer: Answer, columns: RoleColumns, convention: Convention): Comparison | undefined {
  const amounts = answer.rows.map((row) => cellUnits(row, columns.get('lineTotal'), convention)).filter((units) => units !== undefined);
  const totals = amountsByKey(answer.fields);
  const targets = LINE_SUMS.map((key) => totals.get(key)).filter((units) => units !== undefined);
  if (amounts.length === 0 || targets.length === 0) return undefined;
  const sum = sumUnits(amounts);
  const nearest = targets.reduce((best, target) => (Math.abs(sum - target) < Math.abs(sum - best) ? target : best));
  return sumAgainst(sum, nearest);
}

/** The amounts among the fields, in ten-thousandths, by key. */
export function amountsByKey(fields: readonly Field[]): Map<string, number> {
  const amounts = new Map<string, number>();
  for (const { key, value } of fields) {
    if (/^-?\d+(?:\.\d+)?$/.test(value)) amounts.set(key, toUnits(value));
  }
  return amounts;
}

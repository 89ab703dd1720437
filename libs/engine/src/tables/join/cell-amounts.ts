import type { Convention } from '@gridline/values';
import type { ColumnRole } from '../../lexicon/column-role';
import type { AnswerRow } from '../../model/answer';
import { toUnits } from '../../reckoning/money';
import { readAmount } from '../../reckoning/read-amount';

/** The column of each role. */
export type RoleColumns = ReadonlyMap<ColumnRole, number>;

/** The amount of a cell in ten-thousandths; undefined where there is none. */
export function cellUnits(row: AnswerRow, column: number | undefined, convention: Convention): number | undefined {
  const value = cellValue(row, column, convention);
  return value === undefined ? undefined : toUnits(value);
}

/** The amount of a cell as a plain decimal; a number with a unit behind it counts (`20 Stk`). */
export function cellValue(row: AnswerRow, column: number | undefined, convention: Convention): string | undefined {
  if (column === undefined) return undefined;
  const text = row.cells[column]?.text ?? '';
  const amount = readAmount(text, convention) ?? readAmount(/^-?[\d.,' ]*\d/.exec(text)?.[0] ?? '', convention);
  return amount?.value;
}

/** What a row adds to the account, in ten-thousandths: credits less debits, or the one amount with its sign. */
export function movementOf(row: AnswerRow, columns: RoleColumns, convention: Convention): number {
  const debit = cellUnits(row, columns.get('debit'), convention);
  const credit = cellUnits(row, columns.get('credit'), convention);
  if (debit === undefined && credit === undefined) return cellUnits(row, columns.get('lineTotal'), convention) ?? 0;
  return Math.abs(credit ?? 0) - Math.abs(debit ?? 0);
}

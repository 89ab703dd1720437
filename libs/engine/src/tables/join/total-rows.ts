import { isLabelOf } from '../../lexicon/whole-labels';
import type { AnswerRow } from '../../model/answer';
import { isBalanceKey, isTotalKey } from '../../model/field';
import { TOTAL_ROWS } from './weights';

/** A day, perhaps without its year: `31.01.`, `1 Mar`, `2024-01-31`. */
const DAY = /^(?:\d{1,4}[./-]\d{1,2}(?:[./-]\d{0,4})?|\d{1,2}\.? \p{L}{3,9}\.?(?: \d{2,4})?)$/u;

/** Whether a row of a table is a line of its totals: its first text is a label of a total, behind a day one of a balance, which statements print among the movements, and hardly anything else stands in it. What is booked on a day, a tax or a discount, is an item. */
export function isTotalRow(row: AnswerRow): boolean {
  // A merged label stands in every column that it reaches over, and is one.
  const own = row.cells.filter((cell, column) => cell.text !== row.cells[column - 1]?.text);
  const filled = own.filter((cell) => cell.text !== '' && !DAY.test(cell.text));
  if (filled.length === 0 || filled.length > TOTAL_ROWS.mostTotalCells) return false;
  const isDated = DAY.test(own.find((cell) => cell.text !== '')!.text);
  return isLabelOf(filled[0]!.text, (key) => isBalanceKey(key) || (!isDated && isTotalKey(key)));
}

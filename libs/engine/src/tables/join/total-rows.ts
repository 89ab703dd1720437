import { labelMeanings } from '../../lexicon/lexicon';
import { bareLabelForm } from '../../lexicon/label-words';
import type { AnswerRow } from '../../model/answer';
import { isTotalKey } from '../../model/field';
import { TOTAL_ROWS } from './weights';

/** A day, perhaps without its year: `31.01.`, `1 Mar`, `2024-01-31`. */
const DAY = /^(?:\d{1,4}[./-]\d{1,2}(?:[./-]\d{0,4})?|\d{1,2}\.? \p{L}{3,9}\.?(?: \d{2,4})?)$/u;

/** Whether a row of a table is a line of its totals: its first text beside the day is a label of a total and hardly anything else stands in it. */
export function isTotalRow(row: AnswerRow): boolean {
  // A merged label stands in every column that it reaches over, and is one.
  const own = row.cells.filter((cell, column) => cell.text !== row.cells[column - 1]?.text);
  const filled = own.filter((cell) => cell.text !== '' && !DAY.test(cell.text));
  return filled.length > 0 && filled.length <= TOTAL_ROWS.mostTotalCells && isTotalLabel(filled[0]!.text);
}

/** Statements print their first and last balance as rows among the movements. */
const BALANCE_KEYS: ReadonlySet<string> = new Set(['openingBalance', 'closingBalance']);

/** Whether a text is a label of a totals block and nothing else; currency, rate and brackets do not count. */
function isTotalLabel(text: string): boolean {
  const form = bareLabelForm(text);
  return form !== '' && labelMeanings(form, false).some(({ key }) => isTotalKey(key) || BALANCE_KEYS.has(key));
}

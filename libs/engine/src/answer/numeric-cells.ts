import { isAmount } from '../reckoning/read-amount';
import type { AnswerCell, AnswerRow } from '../model/answer';
import { columnRole } from '../lexicon/lexicon';
import type { ColumnRole } from '../lexicon/column-role';

const NUMERIC_ROLES: ReadonlySet<ColumnRole> = new Set(['quantity', 'unitPrice', 'lineTotal', 'debit', 'credit', 'balance']);
/** An amount with at most a unit or a currency behind it, then words that have a number of their own. */
const NUMBER_AND_REST = /^((?:[^\d\s]{1,3} ?)?-?[\d.,' ]*\d(?: ?(?:%|€|\p{L}{1,4}\.?))?)(?: (?=\p{L}{3,}))(.*\d.*)$/u;

/** Small print under an item runs across its number columns (`52,52 bis 10.04.2026`): what follows the number goes to the description. */
export function tidyNumericCells(columns: readonly AnswerCell[], rows: readonly AnswerRow[]): AnswerRow[] {
  const roles = columns.map((column) => columnRole(column.text));
  const description = roles.includes('description') ? roles.indexOf('description') : wordiest(rows, roles);
  if (description < 0) return [...rows];
  return rows.map((row) => ({ ...row, cells: tidyRow(row.cells, roles, description) }));
}

/** The column with the most text, among those that hold no numbers. */
function wordiest(rows: readonly AnswerRow[], roles: readonly (ColumnRole | null)[]): number {
  const lengths = roles.map((role, column) =>
    role && NUMERIC_ROLES.has(role) ? 0 : rows.reduce((sum, { cells }) => sum + cells[column]!.text.length, 0),
  );
  const longest = Math.max(0, ...lengths);
  return longest > 0 ? lengths.indexOf(longest) : -1;
}

function tidyRow(cells: readonly AnswerCell[], roles: readonly (ColumnRole | null)[], description: number): AnswerCell[] {
  const tidy = [...cells];
  for (const [index, cell] of cells.entries()) {
    const role = roles[index];
    const match = role && NUMERIC_ROLES.has(role) ? NUMBER_AND_REST.exec(cell.text) : null;
    if (!match || !isAmount(match[1]!.replace(/ ?\p{L}{1,4}\.?$/u, ''))) continue;
    tidy[index] = { ...cell, text: match[1]! };
    tidy[description] = { ...tidy[description]!, text: `${tidy[description]!.text} ${match[2]!}`.trim() };
  }
  return tidy;
}

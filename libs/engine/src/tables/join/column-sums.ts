import type { AnswerCell, AnswerRow } from '../../model/answer';
import { readAmount } from '../../reckoning/read-amount';
import { sumUnits, toUnits } from '../../reckoning/money';
import { isFigure } from '../grid/numeric-text';
import { COLUMN_SUMS } from './weights';

/** The rows of a list, its last item marked as a sum where it holds what its columns make: `Total weight | | 10,729.7 | kg`, in any language. */
export function withSumMarked(rows: readonly AnswerRow[]): AnswerRow[] {
  const last = rows.findLastIndex(({ kind }) => kind === 'item');
  const above = rows.slice(0, Math.max(last, 0)).filter(({ kind }) => kind === 'item');
  if (above.length < COLUMN_SUMS.fewestItems || !holdsSums(rows[last]!.cells, above)) return [...rows];
  return rows.map((row, at) => (at === last ? { ...row, kind: 'subtotal' } : row));
}

/** Whether each figure of the row is the sum of its column, and a column that every item above fills is blank. */
function holdsSums(cells: readonly AnswerCell[], above: readonly AnswerRow[]): boolean {
  const figures = cells.flatMap(({ text }, column) => (isFigure(text) ? [column] : []));
  const isShort = cells.some(({ text }, column) => text === '' && above.every((row) => row.cells[column]!.text !== ''));
  if (!isShort || figures.length === 0) return false;
  return figures.every((column) => {
    const parts = above.map((row) => row.cells[column]!.text).filter((text) => text !== '');
    return parts.length >= COLUMN_SUMS.fewestItems && DECIMALS.some((decimal) => isSum(cells[column]!.text, parts, decimal));
  });
}

function isSum(sum: string, parts: readonly string[], decimal: '.' | ','): boolean {
  const [made, ...amounts] = [sum, ...parts].map((text) => readAmount(text, { decimal, dateOrder: null }));
  if (!made || amounts.some((amount) => amount === null)) return false;
  return toUnits(made.value) === sumUnits(amounts.map((amount) => toUnits(amount!.value)));
}

const DECIMALS = ['.', ','] as const;

import type { Cell, Table } from '../../model/table';
import { RESTORE_COUNTS } from './weights';
import { cellsByColumn, withTexts } from './with-texts';

/**
 * Parts a count from the price that recognition ran it together with (`11,349.00` for 1 and 1,349.00): where its own cell is blank, the row's amount is the product, and in other
 * rows the same columns make theirs.
 */
export function restoreCounts(table: Table): Table {
  if (table.reader !== 'ocr') return table;
  const columns = cellsByColumn(table);
  const restored = columns.flatMap((counts, at) =>
    columns.slice(at + 2).flatMap((totals): [Cell, string][] => {
      const rows = rowsOf(counts, columns[at + 1]!, totals);
      return rows.filter(isProduct).length < RESTORE_COUNTS.proofs ? [] : rows.flatMap(partedRow);
    }),
  );
  return withTexts(table, new Map(restored));
}

/** The cells of a row that may be a count, a price and what they come to. */
interface CountedRow {
  count: Cell;
  price: Cell;
  total: Cell;
}

const rowsOf = (counts: readonly Cell[], prices: readonly Cell[], totals: readonly Cell[]): CountedRow[] =>
  counts.flatMap((count) => {
    const [price, total] = [prices, totals].map((cells) => cells.find(({ row }) => row === count.row));
    return price && total ? [{ count, price, total }] : [];
  });

const isProduct = ({ count, price, total }: CountedRow): boolean =>
  COUNT.test(count.text) && makes(Number(count.text), price.text, total.text);

function partedRow({ count, price, total }: CountedRow): [Cell, string][] {
  if (count.text !== '') return [];
  const parts = [1, 2, 3].map((digits) => [price.text.slice(0, digits), price.text.slice(digits)] as const);
  const proven = parts.filter(([first, rest]) => COUNT.test(first) && AMOUNT.test(rest) && makes(Number(first), rest, total.text));
  const [only, ...more] = proven;
  return only && more.length === 0 ? [[count, only[0]], [price, only[1]]] : []; // prettier-ignore
}

const COUNT = /^[1-9]\d{0,2}$/;
/** In groups of thousands or none, with two decimals or none. */
const AMOUNT = /^(?:[1-9]\d{0,2}(?:[., ]\d{3})+|[1-9]\d*|0(?=[.,]\d\d$))(?:[.,]\d\d)?$/;

/** Whether a count of one amount is another, both written with as many decimals. */
function makes(count: number, price: string, total: string): boolean {
  if (!AMOUNT.test(price) || !AMOUNT.test(total) || hasDecimals(price) !== hasDecimals(total)) return false;
  return count * digitsOf(price) === digitsOf(total);
}

const hasDecimals = (amount: string): boolean => /[.,]\d\d$/.test(amount);
const digitsOf = (amount: string): number => Number(amount.replace(/\D/g, ''));

import type { Cell, Table } from '../../model/table';
import { DROP_COLUMN_NUMBERS } from './weights';

/** Takes the numbers of the columns off their labels, where a form prints a row of them below: `STT 1`, `Amount 6 = 4 x 5`. */
export function dropColumnNumbers(table: Table): Table {
  const labels = table.cells.filter(({ row, columnSpan, text }) => row < table.headerRows && columnSpan === 1 && text !== '');
  if (labels.length !== table.columnCount || labels.length < DROP_COLUMN_NUMBERS.fewestColumns) return table;
  const named = labels.map((cell) => withoutNumber(cell));
  const names = new Set(named.map((cell) => cell?.text));
  // `Quarter 1`, `Quarter 2` are labels of their own.
  if (named.includes(undefined) || names.size < labels.length) return table;
  return { ...table, cells: table.cells.map((cell) => named[labels.indexOf(cell)] ?? cell) };
}

/** A label without the number of its column, counted from 1; undefined where it ends otherwise. */
function withoutNumber(cell: Cell): Cell | undefined {
  const [, text, number] = /^(.*?\p{L}.*?) \(?(\d+)\)?(?: ?= ?[\d\s().+*x×/–-]+)?$/u.exec(cell.text) ?? [];
  return text !== undefined && Number(number) === cell.column + 1 ? { ...cell, text } : undefined;
}

import type { Cell, Table } from '../../model/table';

/** The table with other texts in some of its cells; the table itself where there are none. */
export const withTexts = (table: Table, texts: ReadonlyMap<Cell, string>): Table =>
  texts.size === 0 ? table : { ...table, cells: table.cells.map((cell) => (texts.has(cell) ? { ...cell, text: texts.get(cell)! } : cell)) };

/** The cells of each column under its label, without those that reach over others. */
export const cellsByColumn = ({ cells, columnCount, headerRows }: Table): Cell[][] =>
  Array.from({ length: columnCount }, (_, column) =>
    cells.filter((cell) => cell.column === column && cell.row >= headerRows && cell.columnSpan === 1),
  );

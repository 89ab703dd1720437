import type { Table } from '../../model/table';

/**
 * The table with its first row as labels, where that only parts what one label is drawn over: `100`, `500`, `1000` under `Copies`, and
 * nothing under every other label.
 */
export function withSecondLabels(table: Table): Table {
  const below = table.headerRows;
  if (below !== 1 || table.rowCount < 4 || !table.cells.every(({ row, rowSpan }) => row > below || row + rowSpan <= below + 1))
    return table;
  const parted = new Set(
    table.cells.flatMap(({ row, column, columnSpan, text }) =>
      row === 0 && columnSpan > 1 && text !== '' ? Array.from({ length: columnSpan }, (_, at) => column + at) : [],
    ),
  );
  if (parted.size === 0 || parted.size === table.columnCount) return table;
  const filled = table.cells.filter(({ row, text }) => row === below && text !== '');
  const isTheirs = filled.length === parted.size && filled.every(({ column, columnSpan }) => columnSpan === 1 && parted.has(column));
  return isTheirs ? { ...table, headerRows: 2 } : table;
}

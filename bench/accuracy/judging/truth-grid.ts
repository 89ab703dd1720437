import { align, judgeCells, judgeExactly, type JudgedCell } from './judge-answer';
import { isCellRight } from './judge-value';
import type { Grid, Truth } from './truth';

/** Judges an answer's cells by the table of the truth that they are about: its line items, or that of its tables which fits them best. */
export function judgeTable(
  { lineItems, tables = [], isExact, optionalRows = [] }: Truth,
  rows: readonly (readonly string[])[],
): JudgedCell[] {
  if (lineItems && isExact) return judgeExactly(rows, lineItems, optionalRows);
  if (lineItems) return judgeCells(rows, lineItems);
  const grids = tables.map(toGrid);
  const judged = grids.map((grid) => judgeCells(rows, grid));
  const rights = judged.map((cells) => cells.filter(({ right }) => right).length);
  const best = rights.indexOf(Math.max(...rights));
  if (!(rights[best]! > 0)) return [];
  const elsewhere = new Set(grids.flatMap((grid, index) => (index === best ? [] : rowsOf(grid, rows))));
  for (const row of rowsOf(grids[best]!, rows)) elsewhere.delete(row);
  return judged[best]!.filter(({ row }) => !elsewhere.has(row));
}

/** Answer rows that say for the most part what a row of the grid says: an answer may join what the truth has as several tables. */
function rowsOf(grid: Grid, rows: readonly (readonly string[])[]): number[] {
  return align(grid, rows).rows.flatMap(([truthRow, row]) => {
    const filled = rows[row]!.filter((text) => text !== '');
    const known = filled.filter((text) => grid.rows[truthRow]!.some((expected) => expected !== '' && isCellRight(expected, text)));
    return 2 * known.length >= filled.length ? [row] : [];
  });
}

/** A table with spans as a grid: a cell's text stands where it begins, the places it covers besides are blank and not judged. */
export function toGrid({ cells, columns, rows = [] }: NonNullable<Truth['tables']>[number]): Grid {
  if (!cells) return { columns: columns ?? rows[0]?.map((_, index) => String(index)) ?? [], rows };
  const width = Math.max(0, ...cells.map(({ c }) => c + 1));
  const grid = Array.from({ length: Math.max(0, ...cells.map(({ r }) => r + 1)) }, () => new Array<string>(width).fill(''));
  for (const { r, c, t } of cells) grid[r]![c] = t;
  return { columns: Array.from({ length: width }, (_, index) => String(index)), rows: grid };
}

import type { LaidOutPage } from '../../layout/laid-out-page';
import { restrictLines } from '../../layout/text-lines';
import type { Ruling } from '../../model/page';
import { bodyRows } from '../grid/body-rows';
import { cellText, filledCells, wordsIn, type DraftCell, type DraftTable } from '../grid/draft-table';
import { holdsColumns, holdsRows } from './overfull';
import { cutRegion, isPrice } from '../grid/region';
import type { RuledGrid } from './ruled-grids';
import { splitUndrawn } from './tidy-lattice';
import { RULED_BODY } from './weights';

/**
 * Splits the ruled row that holds the whole body, as where columns and header are ruled and rows are not, into the rows that its
 * lines make; the header keeps the cells that its rulings draw. Undefined where the grid is of another kind.
 */
export function splitRuledBody(page: LaidOutPage, rulings: readonly Ruling[], drawn: DraftTable, grid: RuledGrid): DraftTable | undefined {
  const body = bodyRow(drawn, grid);
  if (body === undefined || body === 0) return undefined;
  const box = { ...grid.box, top: grid.ys[body]!, bottom: grid.ys[body + 1]! };
  const region = cutRegion(box, restrictLines(page.lines, wordsIn(page.words, box)), rulings);
  const extents = grid.xs.slice(1).map((right, i) => ({ left: grid.xs[i]!, right }));
  const rows = bodyRows(region, region.lines, grid.xs.slice(1, -1), extents);
  const cells = rows.flatMap((row, at) => filledCells(row, body + at));
  const head = drawn.cells
    .filter((cell) => cell.row < body)
    .flatMap((cell) => (cell.row === body - 1 ? inColumns(cell, drawn, grid) : [cell]));
  const foot = drawn.cells.filter((cell) => cell.row > body).map((cell) => ({ ...cell, row: cell.row + rows.length - 1 }));
  return { ...drawn, cells: [...head, ...cells, ...foot], rowCount: drawn.rowCount + rows.length - 1, headerRows: labelRows(head, body) };
}

/** The labels over the body where they are drawn in one piece: one stands in each column. */
function inColumns(cell: DraftCell, drawn: DraftTable, grid: RuledGrid): DraftCell[] {
  if (cell.columnSpan < drawn.columnCount) return [cell];
  const { cells } = splitUndrawn({ ...drawn, cells: [cell] }, grid);
  return cells.length === drawn.columnCount && cells.every(({ words }) => words.length > 0) ? cells : [cell];
}

/** Of the rows above the body those that are labels: not the balance brought forward. */
function labelRows(head: readonly DraftCell[], above: number): number {
  const priced = head.filter(({ words }) => isPrice(cellText(words))).map(({ row }) => row);
  return priced.length > 0 ? Math.max(1, Math.min(above, ...priced)) : above;
}

/** The one row that holds a body: all of its columns are ruled, and no cell reaches into it from another row. */
function bodyRow(drawn: DraftTable, grid: RuledGrid): number | undefined {
  const several = drawn.cells.filter(holdsRows).map((cell) => cell.row);
  const rows = [...new Set(several)].filter((row) => several.filter((other) => other === row).length >= RULED_BODY.severalCells);
  const row = rows[0];
  if (row === undefined || rows.length > 1) return undefined;
  const inside = drawn.cells.filter((cell) => cell.row <= row && cell.row + cell.rowSpan > row);
  const isApart = inside.every((cell) => cell.rowSpan === 1 && !holdsColumns(cell));
  const isRuled = grid.xs.slice(1, -1).every((_, i) => grid.verticalDrawn(i + 1, row));
  return isApart && isRuled ? row : undefined;
}

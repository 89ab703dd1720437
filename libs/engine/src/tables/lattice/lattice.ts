import { boxCentreX, boxCentreY } from '../../model/box';
import type { Page, Word } from '../../model/page';
import { wordsIn, type DraftCell, type DraftTable } from '../grid/draft-table';
import { positionIn, type RuledGrid } from './ruled-grids';

/** Turns a ruled grid into a table: places whose common edge is not drawn are one cell. */
export function latticeTable(page: Page, grid: RuledGrid): DraftTable {
  const rowCount = grid.ys.length - 1;
  const columnCount = grid.xs.length - 1;
  const words = wordsIn(page.words, grid.box);
  const cells = mergedCells(grid, rowCount, columnCount);
  placeWords(cells, words, grid, columnCount);
  return { box: grid.box, method: 'lattice', rowCount, columnCount, cells, headerRows: 0, signals: {} };
}

/** Rectangles of places without a drawn edge between them; what is not a rectangle falls back to its single rows. */
function mergedCells(grid: RuledGrid, rowCount: number, columnCount: number): DraftCell[] {
  const owner = new Int32Array(rowCount * columnCount).fill(-1);
  const cells: DraftCell[] = [];
  for (let row = 0; row < rowCount; row++) {
    for (let column = 0; column < columnCount; column++) {
      if (owner[row * columnCount + column] !== -1) continue;
      const cell = growCell(grid, owner, row, column, rowCount, columnCount);
      for (let r = row; r < row + cell.rowSpan; r++) {
        owner.fill(cells.length, r * columnCount + column, r * columnCount + column + cell.columnSpan);
      }
      cells.push(cell);
    }
  }
  return cells;
}

function growCell(grid: RuledGrid, owner: Int32Array, row: number, column: number, rowCount: number, columnCount: number): DraftCell {
  let columnSpan = 1;
  while (
    column + columnSpan < columnCount &&
    owner[row * columnCount + column + columnSpan] === -1 &&
    !grid.verticalDrawn(column + columnSpan, row)
  ) {
    columnSpan++;
  }
  let rowSpan = 1;
  while (row + rowSpan < rowCount && isOpenBelow(grid, row + rowSpan, column, columnSpan)) rowSpan++;
  return { row, column, rowSpan, columnSpan, words: [] };
}

/** Whether the row continues the cell above: no line between, none inside, and the same sides. */
function isOpenBelow(grid: RuledGrid, row: number, column: number, columnSpan: number): boolean {
  for (let c = column; c < column + columnSpan; c++) {
    if (grid.horizontalDrawn(row, c)) return false;
    if (c > column && grid.verticalDrawn(c, row)) return false;
  }
  return grid.verticalDrawn(column, row) && grid.verticalDrawn(column + columnSpan, row);
}

function placeWords(cells: readonly DraftCell[], words: readonly Word[], grid: RuledGrid, columnCount: number): void {
  const owner = new Map<number, DraftCell>();
  for (const cell of cells) {
    for (let row = cell.row; row < cell.row + cell.rowSpan; row++) {
      for (let column = cell.column; column < cell.column + cell.columnSpan; column++) owner.set(row * columnCount + column, cell);
    }
  }
  for (const word of words) {
    const column = positionIn(grid.xs, boxCentreX(word.box));
    const row = positionIn(grid.ys, boxCentreY(word.box));
    owner.get(row * columnCount + column)?.words.push(word);
  }
}

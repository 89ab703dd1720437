import { EngineError } from '../model/engine-error';
import type { ReaderName } from '../model/page';
import type { Cell, Table } from '../model/table';

/** A cell as a format gives it, before it has a place in the grid. */
export interface NativeCell {
  text: string;
  rowSpan: number;
  columnSpan: number;
}

/** What a table has beside its cells. */
export interface NativeTableFacts {
  page: number;
  reader: ReaderName;
  headerRows: number;
  title?: string;
}

/** More places than this are refused: a sheet of a million cells must fit the memory of one worker. */
export const MAX_GRID_PLACES = 1_200_000;

/** White space folded to single blanks, as every cell of the model has it. */
export const foldBlanks = (text: string): string => text.replace(/[\s\u00a0\u200b\ufeff]+/g, ' ').trim();

/** A table of plain rows: short rows are filled up with blank cells. */
export function tableFromRows(rows: readonly (readonly string[])[], facts: NativeTableFacts): Table {
  return tableFromCells(
    rows.map((row) => row.map((text) => ({ text, rowSpan: 1, columnSpan: 1 }))),
    facts,
  );
}

/** Places spanning cells the way HTML does: each takes the next free place of its row; the grid is then filled up with blank cells. */
export function tableFromCells(rows: readonly (readonly NativeCell[])[], facts: NativeTableFacts): Table {
  const { cells, columnCount } = placeCells(rows);
  refuseHugeGrid(rows.length, columnCount);
  return {
    ...facts,
    method: 'native',
    rowCount: rows.length,
    columnCount,
    cells: fillGaps(cells, rows.length, columnCount),
    signals: {},
  };
}

/** Throws `corrupt_document` for a grid that no worker could hold. */
export function refuseHugeGrid(rowCount: number, columnCount: number): void {
  if (rowCount * columnCount > MAX_GRID_PLACES) {
    throw new EngineError('corrupt_document', `A table has more than ${MAX_GRID_PLACES.toLocaleString('en')} cells.`);
  }
}

function placeCells(rows: readonly (readonly NativeCell[])[]): { cells: Cell[]; columnCount: number } {
  const cells: Cell[] = [];
  /** By column: the first row below which the column is free again. */
  const freeFrom: number[] = [];
  rows.forEach((row, rowIndex) => {
    let column = 0;
    for (const cell of row) {
      while ((freeFrom[column] ?? 0) > rowIndex) column++;
      const rowSpan = Math.max(1, Math.min(cell.rowSpan, rows.length - rowIndex));
      const columnSpan = freeWidth(freeFrom, rowIndex, column, cell.columnSpan);
      cells.push({ row: rowIndex, column, rowSpan, columnSpan, text: cell.text });
      for (let at = column; at < column + columnSpan; at++) freeFrom[at] = rowIndex + rowSpan;
      column += columnSpan;
      if (cells.length > MAX_GRID_PLACES) refuseHugeGrid(cells.length, 1);
    }
  });
  return { cells, columnCount: freeFrom.length };
}

function freeWidth(freeFrom: readonly number[], row: number, column: number, wanted: number): number {
  let width = 1;
  while (width < wanted && (freeFrom[column + width] ?? 0) <= row) width++;
  return width;
}

function fillGaps(cells: Cell[], rowCount: number, columnCount: number): Cell[] {
  const covered = new Uint8Array(rowCount * columnCount);
  for (const cell of cells) {
    for (let row = cell.row; row < cell.row + cell.rowSpan; row++) {
      covered.fill(1, row * columnCount + cell.column, row * columnCount + cell.column + cell.columnSpan);
    }
  }
  if (!covered.includes(0)) return cells;
  const gaps: Cell[] = [];
  covered.forEach((isCovered, place) => {
    if (!isCovered) gaps.push({ row: Math.floor(place / columnCount), column: place % columnCount, rowSpan: 1, columnSpan: 1, text: '' });
  });
  return [...cells, ...gaps].sort((a, b) => a.row - b.row || a.column - b.column);
}

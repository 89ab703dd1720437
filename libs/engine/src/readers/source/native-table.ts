import { EngineError } from '../../model/engine-error';
import type { ReaderName } from '../../model/page';
import { cellsOfGrid, type Span, type Table } from '../../model/table';

/** A cell as a format gives it, before it has a place in the grid. */
export interface NativeCell {
  text: string;
  rowSpan: number;
  columnSpan: number;
}

/** What a table has beside its cells. */
interface NativeTableFacts {
  page: number;
  reader: ReaderName;
  headerRows: number;
  title?: string;
}

/** More places than this are refused: a sheet of a million cells must fit the memory of one worker. */
export const MAX_GRID_POSITIONS = 1_200_000;

/** More columns are refused: each has a label, a kind and a confidence of its own. The widest spreadsheets have 16,384. */
export const MAX_COLUMNS = 100_000;

/** Most cells are folded already, and to tell so is several times quicker than to fold them. */
const NEEDS_FOLDING = /^\s|\s$|\s\s|[^\S ]|[\u200b\ufeff]/;

/** White space folded to single blanks, as every cell of the model has it. */
export const foldBlanks = (text: string): string =>
  NEEDS_FOLDING.test(text) ? text.replace(/[\s\u00a0\u200b\ufeff]+/g, ' ').trim() : text;

/** A table of rows, short ones filled up with blank cells; the text of a merged cell stands in every place that it covers. */
export function tableFromRows(rows: readonly string[][], facts: NativeTableFacts, spans: Span[] = []): Table {
  const columnCount = rows.reduce((widest, row) => Math.max(widest, row.length), 0);
  refuseHugeGrid(rows.length, columnCount);
  const filled = rows.map((row) => (row.length === columnCount ? row : [...row, ...new Array<string>(columnCount - row.length).fill('')]));
  return {
    ...facts,
    method: 'native',
    rowCount: rows.length,
    columnCount,
    rows: filled,
    spans,
    get cells() {
      return cellsOfGrid(filled, spans);
    },
    signals: {},
  };
}

/** A table of cells that may span. */
export function tableFromCells(cells: readonly (readonly NativeCell[])[], facts: NativeTableFacts): Table {
  const { rows, spans } = placeCells(cells);
  return tableFromRows(rows, facts, spans);
}

/** A native table with some facts changed; its rows are shared. */
export function withFacts(table: Table, changed: Partial<NativeTableFacts>): Table {
  if (!table.rows) return { ...table, ...changed };
  const { page, reader, headerRows, title } = table;
  return tableFromRows(table.rows, { page, reader, headerRows, title, ...changed }, table.spans);
}

/** Throws `corrupt_document` for a grid that no worker could hold. */
export function refuseHugeGrid(rowCount: number, columnCount: number): void {
  if (columnCount > MAX_COLUMNS)
    throw new EngineError('corrupt_document', `A table has more than ${MAX_COLUMNS.toLocaleString('en')} columns.`);
  if (rowCount * columnCount > MAX_GRID_POSITIONS) {
    throw new EngineError('corrupt_document', `A table has more than ${MAX_GRID_POSITIONS.toLocaleString('en')} cells.`);
  }
}

/** Places spanning cells the way HTML does: each takes the next free place of its row. */
export function placeCells(cells: readonly (readonly NativeCell[])[]): { rows: string[][]; spans: Span[] } {
  const rows = cells.map((): (string | undefined)[] => []);
  const spans: Span[] = [];
  /** By column: the first row below which the column is free again. */
  const freeFrom: number[] = [];
  let covered = 0;
  let spannedUntil = 0;
  cells.forEach((row, rowIndex) => {
    if (rowIndex >= spannedUntil && row.every(isPlain)) {
      rows[rowIndex] = row.map(({ text }) => text);
      return;
    }
    let column = 0;
    for (const { text, rowSpan: high, columnSpan: wide } of row) {
      while ((freeFrom[column] ?? 0) > rowIndex) column++;
      const rowSpan = Math.max(1, Math.min(high, cells.length - rowIndex));
      const columnSpan = freeWidth(freeFrom, rowIndex, column, wide);
      covered += rowSpan * columnSpan;
      refuseHugeGrid(covered, 1);
      spannedUntil = Math.max(spannedUntil, rowIndex + rowSpan);
      if (rowSpan * columnSpan > 1) spans.push({ row: rowIndex, column, rowSpan, columnSpan });
      for (let at = column; at < column + columnSpan; at++) {
        freeFrom[at] = rowIndex + rowSpan;
        for (let below = rowIndex; below < rowIndex + rowSpan; below++) rows[below]![at] = text;
      }
      column += columnSpan;
    }
  });
  return { rows: rows.map((row) => Array.from(row, (text) => text ?? '')), spans };
}

const isPlain = ({ rowSpan, columnSpan }: NativeCell): boolean => rowSpan <= 1 && columnSpan <= 1;

function freeWidth(freeFrom: readonly number[], row: number, column: number, wanted: number): number {
  let width = 1;
  while (width < wanted && (freeFrom[column + width] ?? 0) <= row) width++;
  return width;
}

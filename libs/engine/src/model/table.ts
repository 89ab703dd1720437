import type { Box } from './box';
import type { ReaderName } from './page';

/** Where a value was read. Formats without pages (CSV, DOCX) give the page or sheet number and no box. */
export interface Provenance {
  page: number;
  box?: Box;
  reader: ReaderName;
}

/** A cell of a table; rows and columns are counted from 0. */
export interface Cell {
  row: number;
  column: number;
  rowSpan: number;
  columnSpan: number;
  /** As printed, white space folded to single blanks, lines of a wrapped cell joined by one blank. */
  text: string;
  box?: Box;
  /** Lowest read score of the words in the cell; absent where the cell is blank or the format is exact. */
  readScore?: number;
}

/** How a table's cells were found: from rulings, from aligned words, or given by the format itself. */
export type TableMethod = 'lattice' | 'stream' | 'native';

/** A table region and its grid, before any joining across pages. Every grid place is covered by exactly one cell. */
export interface Table {
  /** Page or sheet, counted from 1. */
  page: number;
  box?: Box;
  method: TableMethod;
  reader: ReaderName;
  rowCount: number;
  columnCount: number;
  /** Leading rows that are column headers. */
  headerRows: number;
  cells: Cell[];
  /** Name of the sheet, caption or heading, where there is one. */
  title?: string;
  /** Named raw numbers that tell how table-like the region is; never leave the engine. */
  signals: Record<string, number>;
}

/** The rows of a table as a full grid of strings: a merged cell's text is repeated in every place it covers. */
export function toGrid(table: Table): string[][] {
  const grid = Array.from({ length: table.rowCount }, () => new Array<string>(table.columnCount).fill(''));
  for (const cell of table.cells) {
    for (let r = cell.row; r < cell.row + cell.rowSpan; r++) {
      for (let c = cell.column; c < cell.column + cell.columnSpan; c++) grid[r]![c] = cell.text;
    }
  }
  return grid;
}

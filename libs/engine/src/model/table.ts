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
  /** All of it is printed in bold letters. */
  bold?: true;
}

/** Where a merged cell begins and how far it reaches. */
export type Span = Pick<Cell, 'row' | 'column' | 'rowSpan' | 'columnSpan'>;

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
  /**
   * The whole grid of a table that the format itself gives, a merged cell's text in every place it covers. Such tables are walked by it:
   * their `cells` are made anew each time they are asked for, since a million of them take 80 MB.
   */
  rows?: string[][];
  /** With `rows`: the cells that cover more than one place, row by row. */
  spans?: Span[];
  /** Name of the sheet, caption or heading, where there is one. */
  title?: string;
  /** Whether it goes on with a list whose labels stand on the page before. */
  continues?: true;
  /** Named raw numbers that tell how table-like the region is; never leave the engine. */
  signals: Record<string, number>;
}

/** The rows of a table as a full grid of strings: a merged cell's text is repeated in every place it covers. */
export function toGrid(table: Table): string[][] {
  if (table.rows) return table.rows;
  const grid = Array.from({ length: table.rowCount }, () => new Array<string>(table.columnCount).fill(''));
  for (const cell of table.cells) {
    for (let r = cell.row; r < cell.row + cell.rowSpan; r++) {
      for (let c = cell.column; c < cell.column + cell.columnSpan; c++) grid[r]![c] = cell.text;
    }
  }
  return grid;
}

/** The cells of a grid in which the text of a merged one stands in every place that it covers, row by row. */
export function cellsOfGrid(rows: readonly (readonly string[])[], spans: readonly Span[]): Cell[] {
  const begins = new Map(spans.map((span) => [positionKey(span.row, span.column), span]));
  return withoutCovered(rows, spans).flatMap((row, at) =>
    row.flatMap((text, column) => {
      if (text === undefined) return [];
      return [{ row: at, column, rowSpan: 1, columnSpan: 1, ...begins.get(positionKey(at, column)), text }];
    }),
  );
}

/** The grid with each merged text only where its cell begins; the other places that it covers are undefined. The grid may be the first rows of a longer one. */
export function withoutCovered(rows: readonly (readonly string[])[], spans: readonly Span[]): (readonly (string | undefined)[])[] {
  if (spans.length === 0) return [...rows];
  const own: (string | undefined)[][] = rows.map((row) => [...row]);
  for (const { row, column, rowSpan, columnSpan } of spans) {
    const last = Math.min(row + rowSpan, own.length);
    for (let at = row; at < last; at++) own[at]!.fill(undefined, column, column + columnSpan);
    if (row < last) own[row]![column] = rows[row]![column];
  }
  return own;
}

const positionKey = (row: number, column: number): string => `${row}:${column}`;

import { continuesHeader, countHeaderRows } from './header-rows';
import { placeCells, tableFromRows, type NativeCell } from './native-table';
import type { ReaderName } from '../../model/page';
import type { Table } from '../../model/table';
import { median } from '../../model/median';
import { SHEET_TABLES } from './weights';

/** A table inside a sheet or a delimited file: header rows first. */
export interface SheetTable {
  rows: string[][];
  headerRows: number;
  title?: string;
}

/** What a sheet holds: its tables, and the lines above, between and below them. */
interface SheetContent {
  tables: SheetTable[];
  lines: string[];
}

/** Tells titles, tables and footnotes of a sheet apart. Rows are as wide as the sheet; a blank row may part tables. */
export function findSheetTables(rows: readonly string[][]): SheetContent {
  const content: SheetContent = { tables: [], lines: [] };
  for (const block of splitBlocks(rows)) addBlock(content, block);
  return content;
}

/** The cells of a row that hold a text. */
export const filledCells = (row: readonly string[]): string[] => row.filter(isFilled);

const isFilled = (text: string): boolean => text !== '' && text.trim() !== '';
/** How many those are. */
export const filledCount = (row: readonly string[]): number => row.reduce((count, text) => (isFilled(text) ? count + 1 : count), 0);

/** Blocks between blank rows, a block without a header of its own joined to the one before. */
function splitBlocks(rows: readonly string[][]): string[][][] {
  const blocks: string[][][] = [];
  let block: string[][] = [];
  for (const row of rows) {
    if (row.some(isFilled)) block.push(row);
    else if (block.length > 0) {
      blocks.push(block);
      block = [];
    }
  }
  if (block.length > 0) blocks.push(block);
  return blocks;
}

function addBlock(content: SheetContent, block: string[][]): void {
  const start = tableStart(block);
  const titles = block.slice(0, start).map(joinCells);
  const rows = block.slice(start);
  const last = content.tables.at(-1);
  const headerRows = countHeaderRows(rows);
  if (last && rows.length > 0 && start === 0 && (headerRows === 0 || isSparse(last, rows))) {
    last.rows = last.rows.concat(rows);
    return;
  }
  content.lines = content.lines.concat(titles);
  if (rows.length === 0) return;
  if (last && headerRows > 0 && sameHeader(last, rows, headerRows)) last.rows = last.rows.concat(rows.slice(headerRows));
  else content.tables.push(withTitle({ rows, headerRows }, titles.at(-1) ?? (last ? undefined : content.lines.at(-1))));
}

const withTitle = (table: SheetTable, title: string | undefined): SheetTable => (title === undefined ? table : { ...table, title });

const joinCells = (row: readonly string[]): string => filledCells(row).join(' ');

/** A block that begins with fewer cells than the table above usually has goes on with that table: its first row is no header. */
function isSparse(table: SheetTable, rows: readonly (readonly string[])[]): boolean {
  return filledCount(rows[0]!) < (median(table.rows.map(filledCount)) ?? 0) * SHEET_TABLES.headerFill;
}

function sameHeader(table: SheetTable, rows: readonly (readonly string[])[], headerRows: number): boolean {
  return table.headerRows === headerRows && JSON.stringify(table.rows.slice(0, headerRows)) === JSON.stringify(rows.slice(0, headerRows));
}

/** Rows above the first that fills its columns are titles; so is a block of single cells in a sheet of several columns. */
function tableStart(block: readonly (readonly string[])[]): number {
  const counts = block.map(filledCount);
  const width = block[0]?.length ?? 0;
  if (width > 1 && counts.every((count) => count <= 1)) return block.length;
  const enough = Math.max(Math.min(2, width), Math.ceil((median(counts) ?? 0) * SHEET_TABLES.headerFill));
  const first = Math.max(
    0,
    counts.findIndex((count) => count >= enough),
  );
  return first - upperHeaderRows(block, first);
}

/** Rows right above that reach over what the first full row names belong to the header, however few labels they have. */
function upperHeaderRows(block: readonly (readonly string[])[], first: number): number {
  let count = 0;
  while (count < first && filledCount(block[first - count - 1]!) > 1 && continuesHeader(block[first - count - 1]!, block[first - count]!))
    count++;
  return count;
}

/** The table as the model has it; a header label that leaves blanks to its right reaches over what the header rows below name there. */
export function tableOfSheet({ rows, headerRows, title }: SheetTable, page: number, reader: ReaderName): Table {
  const facts = { page, reader, headerRows, title };
  if (headerRows < 2) return tableFromRows(rows, facts);
  const header = placeCells(headerCells(rows.slice(0, headerRows)));
  return tableFromRows([...header.rows, ...rows.slice(headerRows)], facts, header.spans);
}

const headerCells = (rows: readonly string[][]): NativeCell[][] =>
  rows.map((row, index) => (index < rows.length - 1 ? spanLabels(row, rows.slice(index + 1)) : row.map(cellOf)));

const cellOf = (text: string): NativeCell => ({ text, rowSpan: 1, columnSpan: 1 });

function spanLabels(row: readonly string[], below: readonly (readonly string[])[]): NativeCell[] {
  const cells: NativeCell[] = [];
  row.forEach((text, column) => {
    const last = cells.at(-1);
    const isNamedBelow = below.some((lower) => (lower[column] ?? '').trim() !== '');
    if (text.trim() === '' && isNamedBelow && last && last.text.trim() !== '') last.columnSpan++;
    else cells.push(cellOf(text));
  });
  return cells;
}

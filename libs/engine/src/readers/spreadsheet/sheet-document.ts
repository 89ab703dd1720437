import type { DocumentFormat } from '../../model/document';
import { toGrid, type Table } from '../../model/table';
import { countHeaderRows } from '../header-rows';
import { foldBlanks, tableFromCells, type NativeCell } from '../native-table';
import { emptyDocument, readySource } from '../ready-source';
import type { OpenedSource, ReadOptions } from '../reader';
import { findSheetTables, sheetCells } from '../sheet-tables';
import { findRegions } from './find-regions';
import type { Merge, SheetGrid } from './sheet-grid';

/** The source of a workbook whose sheets are read: one unit a sheet, the tables of each told apart. */
export function workbookSource(format: DocumentFormat, sheets: readonly SheetGrid[], options: ReadOptions): OpenedSource {
  const document = emptyDocument(format);
  sheets.forEach((grid, index) => {
    for (const region of joinStacked(grid, findRegions(grid))) {
      const { tables, lines } = readRegion(grid, region, index + 1);
      document.tables.push(...tables);
      document.lines = document.lines.concat(lines);
    }
  });
  return readySource(document, Math.max(1, sheets.length), options);
}

/** A region below another over the same columns, with one blank row between and no header of its own, goes on with it. */
function joinStacked(grid: SheetGrid, regions: readonly Merge[]): Merge[] {
  const joined: Merge[] = [];
  for (const region of regions) {
    const above = joined.find((other) => other.bottom === region.top - 2 && other.left <= region.left && region.right <= other.right);
    if (above && above.bottom > above.top && countHeaderRows(textsOf(grid, region)) === 0) above.bottom = region.bottom;
    else joined.push({ ...region });
  }
  return joined;
}

const textsOf = ({ rows }: SheetGrid, { top, left, bottom, right }: Merge): string[][] =>
  rows.slice(top, bottom + 1).map((row) => row.slice(left, right + 1));

function readRegion(grid: SheetGrid, region: Merge, page: number): { tables: Table[]; lines: string[] } {
  const merges = grid.merges.filter((merge) => isInside(merge, region));
  if (merges.length > 0) return readMerged(grid, region, merges, page);
  const { tables, lines } = findSheetTables(textsOf(grid, region));
  return { tables: tables.map((table) => toTable(grid, table.title, page, sheetCells(table), table.headerRows)), lines };
}

const isInside = (inner: Merge, outer: Merge): boolean =>
  inner.top >= outer.top && inner.bottom <= outer.bottom && inner.left >= outer.left && inner.right <= outer.right;

/** A region with merged cells: rows of one cell over its whole width are titles as long as they stand above the table. */
function readMerged(grid: SheetGrid, region: Merge, merges: readonly Merge[], page: number): { tables: Table[]; lines: string[] } {
  const cells = spannedCells(grid, region, merges);
  const filled = (row: readonly NativeCell[]): number => row.filter(({ text }) => text !== '').length;
  const first = cells.findIndex((row) => filled(row) > 1);
  if (first === -1) return { tables: [], lines: cells.flatMap(linesOf) };
  const body = cells.slice(first);
  const lines = cells.slice(0, first).flatMap(linesOf);
  const table = toTable(grid, lines.at(-1), page, body, 0);
  return { tables: [{ ...table, headerRows: countHeaderRows(toGrid(table)) }], lines };
}

const linesOf = (row: readonly NativeCell[]): string[] => row.map(({ text }) => foldBlanks(text)).filter((text) => text !== '');

function spannedCells({ rows }: SheetGrid, region: Merge, merges: readonly Merge[]): NativeCell[][] {
  const starts = new Map(merges.map((merge) => [`${merge.top}:${merge.left}`, merge]));
  const hidden = new Set<string>();
  for (const merge of merges) {
    for (let row = merge.top; row <= merge.bottom; row++) {
      for (let column = merge.left; column <= merge.right; column++) hidden.add(`${row}:${column}`);
    }
    hidden.delete(`${merge.top}:${merge.left}`);
  }
  const cells: NativeCell[][] = [];
  for (let row = region.top; row <= region.bottom; row++) {
    const line: NativeCell[] = [];
    for (let column = region.left; column <= region.right; column++) {
      if (hidden.has(`${row}:${column}`)) continue;
      const merge = starts.get(`${row}:${column}`);
      line.push({
        text: rows[row]![column]!,
        rowSpan: merge ? merge.bottom - row + 1 : 1,
        columnSpan: merge ? merge.right - column + 1 : 1,
      });
    }
    cells.push(line);
  }
  return cells;
}

function toTable(grid: SheetGrid, title: string | undefined, page: number, cells: readonly NativeCell[][], headerRows: number): Table {
  const folded = cells.map((row) => row.map((cell) => ({ ...cell, text: foldBlanks(cell.text) })));
  return tableFromCells(trimBlankColumns(folded), { page, reader: 'spreadsheet', headerRows, title: title ?? grid.name });
}

/** Columns at the right that only a title above the table reached into. */
function trimBlankColumns(rows: readonly NativeCell[][]): NativeCell[][] {
  if (rows.some((row) => row.some(({ columnSpan, rowSpan }) => columnSpan > 1 || rowSpan > 1))) return [...rows];
  const width = rows.reduce((widest, row) => Math.max(widest, row.findLastIndex(({ text }) => text !== '') + 1), 0);
  return rows.map((row) => row.slice(0, width));
}

import type { DocumentFormat } from '../../model/document';
import { withoutCovered, type Span, type Table } from '../../model/table';
import { countHeaderRows } from '../source/header-rows';
import { foldBlanks, tableFromRows } from '../source/native-table';
import { emptyDocument, readySource } from '../source/ready-source';
import type { OpenedSource, ReadOptions } from '../source/reader';
import { findSheetTables, tableOfSheet, type SheetTable } from '../source/sheet-tables';
import { findRegions } from './find-regions';
import type { GridRange, SheetGrid } from './sheet-grid';

/** A sheet and its place among those that show, from 1. */
export interface NumberedSheet {
  grid: SheetGrid;
  number: number;
}

/** The source of a workbook whose sheets are read: one unit a sheet, the tables of each told apart. */
export function workbookSource(format: DocumentFormat, sheets: readonly NumberedSheet[], options: ReadOptions): OpenedSource {
  const document = emptyDocument(format);
  for (const { grid, number } of sheets) {
    for (const region of joinStacked(grid, findRegions(grid))) {
      const { tables, lines } = readRegion(grid, region, number);
      document.tables.push(...tables);
      document.lines = document.lines.concat(lines);
    }
  }
  return readySource(document, Math.max(1, sheets.length), options);
}

/** A region below another over the same columns, with one blank row between and no header of its own, goes on with it. */
function joinStacked(grid: SheetGrid, regions: readonly GridRange[]): GridRange[] {
  const joined: GridRange[] = [];
  for (const region of regions) {
    const above = joined.find((other) => other.bottom === region.top - 2 && other.left <= region.left && region.right <= other.right);
    if (above && above.bottom > above.top && countHeaderRows(textsOf(grid, region)) === 0) above.bottom = region.bottom;
    else joined.push({ ...region });
  }
  // One that grew may have reached over another that stood beside the joined part.
  return joined.filter((region) => !joined.some((other) => other !== region && isInside(region, other)));
}

const textsOf = ({ rows }: SheetGrid, { top, left, bottom, right }: GridRange): string[][] =>
  rows.slice(top, bottom + 1).map((row) => row.slice(left, right + 1));

function readRegion(grid: SheetGrid, region: GridRange, page: number): { tables: Table[]; lines: string[] } {
  const merges = grid.merges.filter((merge) => isInside(merge, region));
  if (merges.length > 0) return readMerged(grid, region, merges, page);
  const { tables, lines } = findSheetTables(textsOf(grid, region));
  return { tables: tables.map((table) => tableOfSheet(tidied(grid, table), page, 'spreadsheet')), lines };
}

const isInside = (inner: GridRange, outer: GridRange): boolean =>
  inner.top >= outer.top && inner.bottom <= outer.bottom && inner.left >= outer.left && inner.right <= outer.right;

/** A region with merged cells: rows of one cell over its whole width are titles as long as they stand above the table. */
function readMerged(grid: SheetGrid, region: GridRange, merges: readonly GridRange[], page: number): { tables: Table[]; lines: string[] } {
  const spans = merges.map((merge) => spanIn(region, merge));
  // Folded first: the places of a merged cell then share one text.
  const folded = textsOf(grid, region).map((row) => row.map(foldBlanks));
  const rows = spread(folded, spans);
  const own = withoutCovered(rows, spans).map((row) => row.flatMap((text) => text || []));
  const first = own.findIndex((row) => row.length > 1);
  if (first === -1) return { tables: [], lines: own.flat() };
  const lines = own.slice(0, first).flat();
  const body = rows.slice(first);
  const inBody = spans.filter(({ row }) => row >= first).map((span) => ({ ...span, row: span.row - first }));
  const facts = { page, reader: 'spreadsheet' as const, headerRows: countHeaderRows(body), title: lines.at(-1) ?? grid.name };
  return { tables: [tableFromRows(body, facts, inBody)], lines };
}

const spanIn = (region: GridRange, { top, left, bottom, right }: GridRange): Span => ({
  row: top - region.top,
  column: left - region.left,
  rowSpan: bottom - top + 1,
  columnSpan: right - left + 1,
});

/** Writes the text of every merged cell into each place that it covers. */
function spread(rows: string[][], spans: readonly Span[]): string[][] {
  for (const { row, column, rowSpan, columnSpan } of spans) {
    const text = rows[row]![column]!;
    for (let at = row; at < row + rowSpan; at++) rows[at]!.fill(text, column, column + columnSpan);
  }
  return rows;
}

/** The table as the model wants its texts, without columns at the right that only a title above it reached into. */
function tidied({ name }: SheetGrid, { rows, headerRows, title }: SheetTable): SheetTable {
  const folded = rows.map((row) => row.map(foldBlanks));
  const width = folded.reduce((widest, row) => Math.max(widest, row.findLastIndex((text) => text !== '') + 1), 0);
  return { rows: folded.map((row) => (row.length > width ? row.slice(0, width) : row)), headerRows, title: title ?? name };
}

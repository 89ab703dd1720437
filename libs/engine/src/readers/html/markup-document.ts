import type { Document, DocumentFormat } from '../../model/document';
import { textOf, type ReaderName } from '../../model/page';
import { toGrid, type Table } from '../../model/table';
import { countHeaderRows } from '../source/header-rows';
import { tableFromCells, withFacts, type NativeCell } from '../source/native-table';
import { emptyDocument, flowingTextUnits } from '../source/ready-source';
import type { MarkupContent, MarkupTable } from './markup-table';

/** The document and its units for a marked-up text, whichever format the markup came from. */
export function markupDocument(content: MarkupContent, format: DocumentFormat, reader: ReaderName): { document: Document; units: number } {
  const parts = content.tables.map((table) => splitTable(table, format));
  const tables = parts.flatMap((part) => part.tables.map((table) => toTable(table, reader)));
  const lines = [...content.lines, ...parts.flatMap((part) => part.lines)];
  const characters = sumLengths(lines) + parts.flatMap((part) => part.tables.map(textLength)).reduce((sum, length) => sum + length, 0);
  return { document: { ...emptyDocument(format), tables, lines }, units: flowingTextUnits(characters) };
}

/**
 * A table whose tags head nothing may be a whole sheet, with titles and several tables parted by blank rows. One with header cells is what it
 * says, and so is one of a word processor with merged rows: it was drawn as a table, and its blank rows are air.
 */
function splitTable(table: MarkupTable, format: DocumentFormat): MarkupContent {
  const isWhole = table.headerRows > 0 || (format === 'docx' && table.rows.some((row) => row.some(({ rowSpan }) => rowSpan > 1)));
  const blocks = isWhole ? [] : blocksOf(table.rows);
  if (blocks.length === 0 || (blocks.length === 1 && blocks[0]!.length === table.rows.length)) return { tables: [table], lines: [] };
  const content: MarkupContent = { tables: [], lines: [] };
  for (const block of blocks) {
    const start = block.findIndex((row) => filledCount(row) > 1);
    const titles = block.slice(0, start === -1 ? block.length : start);
    content.lines.push(...titles.map((row) => textOf(row).trim()));
    if (start !== -1) content.tables.push({ rows: block.slice(start), headerRows: 0, title: content.lines.at(-1) ?? table.title });
  }
  return content;
}

const filledCount = (row: readonly NativeCell[]): number => row.filter(({ text }) => text !== '').length;
const isBlank = (row: readonly NativeCell[]): boolean => filledCount(row) === 0;

/** Rows between blank ones; a row that a cell reaches into from above is never blank. */
function blocksOf(rows: readonly NativeCell[][]): NativeCell[][][] {
  const blocks: NativeCell[][][] = [[]];
  let reached = 0;
  rows.forEach((row, index) => {
    if (!isBlank(row) || index < reached) blocks.at(-1)!.push(row);
    else if (blocks.at(-1)!.length > 0) blocks.push([]);
    for (const { text, rowSpan } of row) if (text !== '') reached = Math.max(reached, index + rowSpan);
  });
  return blocks.filter((block) => block.length > 0);
}

function toTable({ rows, headerRows, title }: MarkupTable, reader: ReaderName): Table {
  const table = tableFromCells(rows, { page: 1, reader, headerRows, title });
  return headerRows > 0 ? table : withFacts(table, { headerRows: countHeaderRows(toGrid(table)) });
}

function textLength({ rows }: MarkupTable): number {
  let length = 0;
  for (const row of rows) for (const { text } of row) length += text.length;
  return length;
}

const sumLengths = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + text.length, 0);

import type { Document, DocumentFormat } from '../../model/document';
import type { ReaderName } from '../../model/page';
import type { Table } from '../../model/table';
import { countHeaderRows } from '../header-rows';
import { tableFromCells } from '../native-table';
import { emptyDocument, flowingTextUnits } from '../ready-source';
import { toGrid } from '../../model/table';
import type { MarkupContent, MarkupTable } from './parse-markup';

/** The document and its units for a marked-up text, whichever format the markup came from. */
export function markupDocument(content: MarkupContent, format: DocumentFormat, reader: ReaderName): { document: Document; units: number } {
  const tables = content.tables.map((table) => toTable(table, reader));
  const characters = sumLengths(content.lines) + sumLengths(tables.flatMap((table) => table.cells.map((cell) => cell.text)));
  return { document: { ...emptyDocument(format), tables, lines: content.lines }, units: flowingTextUnits(characters) };
}

function toTable({ rows, headerRows, title }: MarkupTable, reader: ReaderName): Table {
  const table = tableFromCells(rows, { page: 1, reader, headerRows, title });
  return headerRows > 0 ? table : { ...table, headerRows: countHeaderRows(toGrid(table)) };
}

const sumLengths = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + text.length, 0);

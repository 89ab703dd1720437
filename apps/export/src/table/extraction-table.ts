import type { Readable } from 'node:stream';
import type { TableHead, extractionHead } from '@gridline/contracts';
import type { z } from 'zod';

/** Everything of an extraction but its rows. */
export type ExtractionHead = z.infer<typeof extractionHead.output>;

/** The rows in order, as many at a time as the extraction service hands over. To be read once. */
export type RowChunks = AsyncGenerator<string[][], void, undefined>;

/** One of all tables, its rows to be read once. */
export interface ExportedTable {
  head: TableHead;
  chunks: RowChunks;
}

/** Writes one format: bytes come as fast as they are read, rows are asked for as fast as bytes are taken. */
export type WriteExport = (head: ExtractionHead, chunks: RowChunks, tables?: readonly ExportedTable[]) => Readable;

/** Rows whose text is in memory at a time: strings of a few ten kilobytes are collected early, larger ones late. */
export const PART_ROWS = 200;

/** The rows in the same order, never more than PART_ROWS of them at a time and never none. */
export async function* rowParts(chunks: RowChunks): RowChunks {
  for await (const rows of chunks) {
    for (let first = 0; first < rows.length; first += PART_ROWS) yield rows.slice(first, first + PART_ROWS);
  }
}

/** A row with exactly as many cells as the table has columns: spreadsheets and CSV readers want them even. */
export function fitRow(row: readonly string[], columnCount: number): readonly string[] {
  if (row.length === columnCount) return row;
  return Array.from({ length: columnCount }, (_, index) => row[index] ?? '');
}

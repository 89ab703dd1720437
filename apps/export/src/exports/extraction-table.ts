import type { Readable } from 'node:stream';
import type { extractionHead } from '@gridline/contracts';
import type { z } from 'zod';

/** Everything of an extraction but its rows. */
export type ExtractionHead = z.infer<typeof extractionHead.output>;

/** The rows in order, as many at a time as the extraction service hands over. To be read once. */
export type RowChunks = AsyncGenerator<string[][], void, undefined>;

/** Writes one format: bytes come as fast as they are read, rows are asked for as fast as bytes are taken. */
export type WriteExport = (head: ExtractionHead, chunks: RowChunks) => Readable;

/** A row with exactly as many cells as the table has columns: spreadsheets and CSV readers want them even. */
export function fitRow(row: readonly string[], columnCount: number): readonly string[] {
  if (row.length === columnCount) return row;
  return Array.from({ length: columnCount }, (_, index) => row[index] ?? '');
}

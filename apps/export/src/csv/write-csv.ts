import { Readable } from 'node:stream';
import { csvField } from '@gridline/values';
import { fitRow, rowParts, type ExtractionHead, type RowChunks } from '../table/extraction-table';

/** Spreadsheets take a file without it for one in the machine's old code page. */
const BYTE_ORDER_MARK = '\ufeff';

/** RFC 4180 in UTF-8: the header line, then the rows, nothing else. */
export const writeCsv = (head: ExtractionHead, chunks: RowChunks): Readable => Readable.from(csvParts(head, chunks), { objectMode: false });

async function* csvParts({ columns }: ExtractionHead, chunks: RowChunks): AsyncGenerator<Buffer> {
  yield Buffer.from(BYTE_ORDER_MARK + csvLine(columns));
  for await (const rows of rowParts(chunks)) yield Buffer.from(rows.map((row) => csvLine(fitRow(row, columns.length))).join(''));
}

/** A table of one column may have empty lines, which readers skip: an empty field alone on its line is quoted. */
function csvLine(cells: readonly string[]): string {
  if (cells.length === 1 && cells[0] === '') return '""\r\n';
  return `${cells.map(csvField).join(',')}\r\n`;
}

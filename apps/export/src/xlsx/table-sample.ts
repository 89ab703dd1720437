import { inferConvention, type Convention } from '@gridline/values';
import type { ExtractionHead, RowChunks } from '../table/extraction-table';

/**
 * Cells from which a table's convention and widths are taken: all of most tables; of a longer one the beginning, because its rows
 * cannot be kept, and a document has one convention.
 */
const SAMPLE_CELLS = 20_000;

/** In characters. Narrower columns hide their header behind the filter's button, wider ones the next column. */
const NARROWEST = 9;
const WIDEST = 60;

/** Room for the cell's margins; for the header also for the filter's button. */
const MARGIN = 2;
const HEADER_MARGIN = 4;

/** What must be known of a table before its first row is written, and its rows, of which none is lost. */
export interface SampledTable {
  convention: Convention;
  widths: number[];
  rows: RowChunks;
}

/** Reads ahead as far as the sample goes. */
export async function sampleTable({ columns }: Pick<ExtractionHead, 'columns'>, chunks: RowChunks): Promise<SampledTable> {
  const ahead: string[][][] = [];
  let cells = 0;
  while (cells < SAMPLE_CELLS) {
    const { value, done } = await chunks.next();
    if (done) break;
    ahead.push(value);
    cells += value.length * columns.length;
  }
  const rows = ahead.flat();
  return { convention: inferConvention(textsWithDigits(rows)), widths: columnWidths(columns, rows), rows: resume(ahead, chunks) };
}

async function* resume(ahead: string[][][], chunks: RowChunks): RowChunks {
  for (let chunk = ahead.shift(); chunk; chunk = ahead.shift()) yield chunk;
  yield* chunks;
}

/** Metadata is left out: it is normalised, and says nothing about how the document prints. */
function* textsWithDigits(rows: readonly (readonly string[])[]): Generator<string> {
  for (const row of rows) for (const text of row) if (/\d/.test(text)) yield text;
}

function columnWidths(columns: readonly string[], rows: readonly (readonly string[])[]): number[] {
  const widths = columns.map((header) => printedWidth(header) + HEADER_MARGIN);
  for (const row of rows) {
    for (let index = 0; index < widths.length; index++) widths[index] = Math.max(widths[index]!, printedWidth(row[index] ?? '') + MARGIN);
  }
  return widths.map((width) => Math.min(WIDEST, Math.max(NARROWEST, width)));
}

/** Characters of the longest line; Chinese, Japanese and Korean ones are twice as wide. */
function printedWidth(text: string): number {
  const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/g;
  const lines = text.length > WIDEST ? [text.slice(0, WIDEST)] : text.split('\n');
  return Math.max(...lines.map((line) => line.length + (line.match(wide)?.length ?? 0)));
}

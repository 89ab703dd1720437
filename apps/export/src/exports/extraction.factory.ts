import type { Readable } from 'node:stream';
import type { ExtractionHead, RowChunks } from '../table/extraction-table';

/** The head of an extraction for tests. */
export const makeHead = (given: Partial<ExtractionHead> = {}): ExtractionHead => ({
  id: 'ext_1',
  fileId: 'file_1',
  fileName: 'invoice.pdf',
  docType: 'Invoice',
  label: 'March',
  columns: ['Item', 'Total'],
  metadata: { invoiceNumber: '0042', grossTotal: '1234.50' },
  confidence: 0.93,
  fieldConfidence: { Item: 0.98, Total: 0.88 },
  summary: 'An invoice.',
  createdAt: '2026-03-01T10:00:00.000Z',
  rowCount: 0,
  ...given,
});

/** Rows as the extraction service hands them over. */
export async function* chunksOf(...chunks: string[][][]): RowChunks {
  for (const chunk of chunks) yield await Promise.resolve(chunk);
}

/** Everything that a writer writes. */
export async function bytesOf(stream: Readable): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** Cells that have broken exporters: formulas, quotes, line ends, controls, scripts, halves of characters. */
export const NASTY_CELLS: readonly string[] = [
  '',
  ' ',
  '"',
  '""',
  "'",
  ',',
  ';',
  'a,b',
  'a"b',
  'line\nbreak',
  '\u00a0',
  '=1+1',
  '=HYPERLINK("http://example.com";"x")',
  '+cmd|calc',
  '-2+3',
  '@SUM(A1)',
  '＝1+1',
  '＋x',
  '－x',
  '＠x',
  '\t=1+1',
  '  =1+1',
  '\u200b=1+1',
  '-',
  '--',
  '+49 30 1234567',
  '-1.234,50 €',
  '(1,234.50)',
  '+5 %',
  '<b>&amp;</b>',
  ']]>',
  '_x0041_',
  '_x005F_',
  '\u0000\u0001\u001f',
  '\ufffe\uffff',
  '𝒳 emoji 🧾',
  'العربية',
  '日本語',
  '0042',
  '4006381333931',
  'DE89 3704 0044 0532 0130 00',
  '1E5',
  'true',
  '#REF!',
  '\\',
  '\u2028',
];

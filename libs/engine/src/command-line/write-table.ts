import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { isNumberLike, isPhoneNumber } from '@gridline/values';
import Papa from 'papaparse';
import type { ExtractedDocument } from '../model/extracted-document';
import type { OutputFormat } from './read-arguments';

/** What a spreadsheet program may run: a sign behind blanks, or its full-width twin, or a control that hides one. */
const FORMULA_START = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;

/** Excel's own limit of a cell. */
const MAX_CELL_LENGTH = 32_767;

/** Writes a document's table into the folder, under the document's own name with the format's ending behind it. */
export async function writeTable(document: ExtractedDocument, path: string, format: OutputFormat, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${basename(path)}.${format}`), await RENDERERS[format](document));
}

const RENDERERS: Record<OutputFormat, (document: ExtractedDocument) => string | Promise<Uint8Array>> = {
  csv: renderCsv,
  json: (document) => `${JSON.stringify(document, null, 2)}\n`,
  xlsx: renderXlsx,
};

/** UTF-8 with a byte order mark, CRLF, RFC 4180; what could run as a formula gets an apostrophe. */
function renderCsv({ columns, rows }: ExtractedDocument): string {
  const guarded = [columns, ...rows].map((row) => row.map(guardFormula));
  return `\uFEFF${Papa.unparse(guarded, { newline: '\r\n' })}\r\n`;
}

const guardFormula = (text: string): string =>
  FORMULA_START.test(text) && !isNumberLike(text) && !isPhoneNumber(text) ? `'${text}` : text;

/** Every cell is text, so nothing runs and nothing is reinterpreted. */
async function renderXlsx({ columns, rows }: ExtractedDocument): Promise<Uint8Array> {
  const { utils, write } = await import('@e965/xlsx');
  const cells = [columns, ...rows].map((row) => row.map((text) => ({ t: 's' as const, v: text.slice(0, MAX_CELL_LENGTH) })));
  const book = utils.book_new(utils.aoa_to_sheet(cells), 'Data');
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Uint8Array;
}

import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import Papa from 'papaparse';
import type { ExtractedDocument } from '../model/extracted-document';
import type { OutputFormat } from './read-arguments';

/** Writes a document's table into the folder, under the document's own name with the format's ending behind it. */
export async function writeTable(document: ExtractedDocument, path: string, format: OutputFormat, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${basename(path)}.${format}`), await RENDERERS[format](document));
}

const RENDERERS: Record<OutputFormat, (document: ExtractedDocument) => string | Promise<Uint8Array>> = {
  csv: ({ columns, rows }) => `\uFEFF${Papa.unparse([columns, ...rows], { newline: '\r\n' })}\r\n`,
  json: (document) => `${JSON.stringify(document, null, 2)}\n`,
  xlsx: async ({ columns, rows }) => {
    const { utils, write } = await import('@e965/xlsx');
    const book = utils.book_new(utils.aoa_to_sheet([columns, ...rows]), 'Data');
    return write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Uint8Array;
  },
};

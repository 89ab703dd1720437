import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { csvField } from '@gridline/values';
import type { ExtractedDocument } from '../model/extracted-document';
import { CommandError } from './command-error';
import type { OutputFormat } from './read-arguments';

/** Excel's own limit of a cell. */
const MAX_CELL_LENGTH = 32_767;

/** Writes tables into a folder, each under its document's own name with the format's ending behind it. */
export class TableWriter {
  private readonly taken = new Set<string>();

  constructor(
    private readonly format: OutputFormat,
    private readonly folder: string,
  ) {}

  /** Makes the folder. Throws CommandError where that cannot be. */
  async prepare(): Promise<void> {
    await this.attempt(() => mkdir(this.folder, { recursive: true }));
  }

  async write(document: ExtractedDocument, path: string): Promise<void> {
    const content = await RENDERERS[this.format](document);
    await this.attempt(() => writeFile(join(this.folder, `${this.freeName(basename(path))}.${this.format}`), content));
  }

  /** Documents of different folders may share a name: the later ones get a number behind it. */
  private freeName(name: string): string {
    let free = name;
    for (let count = 2; this.taken.has(free); count++) free = `${name} (${count})`;
    this.taken.add(free);
    return free;
  }

  private async attempt(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (cause) {
      throw new CommandError(`The folder ${this.folder} cannot be written to.`, { cause });
    }
  }
}

const RENDERERS: Record<OutputFormat, (document: ExtractedDocument) => string | Promise<Uint8Array>> = {
  csv: renderCsv,
  json: (document) => `${JSON.stringify(document, null, 2)}\n`,
  xlsx: renderXlsx,
};

/** UTF-8 with a byte order mark, CRLF, RFC 4180; what could run as a formula gets an apostrophe. */
function renderCsv({ columns, rows }: ExtractedDocument): string {
  return `\uFEFF${[columns, ...rows].map((row) => `${row.map(csvField).join(',')}\r\n`).join('')}`;
}

/** Every cell is text, so nothing runs and nothing is reinterpreted. */
async function renderXlsx({ columns, rows }: ExtractedDocument): Promise<Uint8Array> {
  const { utils, write } = await import('@e965/xlsx');
  const cells = [columns, ...rows].map((row) => row.map((text) => ({ t: 's' as const, v: text.slice(0, MAX_CELL_LENGTH) })));
  const book = utils.book_new(utils.aoa_to_sheet(cells), 'Data');
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Uint8Array;
}

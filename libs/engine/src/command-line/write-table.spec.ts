import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { read, utils } from '@e965/xlsx';
import { CommandError } from './command-error';
import { documentWith } from './fixtures/documents';
import type { OutputFormat } from './read-arguments';
import { TableWriter } from './write-table';

describe('TableWriter', () => {
  const document = documentWith({ columns: ['Item', '=SUM(A1)'], rows: [['Nut, "large"', '-1.234,50 €'], [' @import', '+49 89 1234567']] }); // prettier-ignore
  let folder: string;

  async function write(format: OutputFormat, ...paths: string[]): Promise<void> {
    const writer = new TableWriter(format, folder);
    await writer.prepare();
    for (const path of paths) await writer.write(document, path);
  }

  beforeEach(async () => {
    folder = join(await mkdtemp(join(tmpdir(), 'write-table-')), 'new', 'folder');
  });

  it('writes CSV that a spreadsheet opens without running anything', async () => {
    await write('csv', '/some/where/a.pdf');
    const text = await readFile(join(folder, 'a.pdf.csv'), 'utf8');
    expect(text).toBe(`\uFEFFItem,'=SUM(A1)\r\n"Nut, ""large""","-1.234,50 €"\r\n' @import,+49 89 1234567\r\n`);
  });

  it('writes a workbook of text cells', async () => {
    await write('xlsx', 'a.pdf');
    const sheet = read(await readFile(join(folder, 'a.pdf.xlsx'))).Sheets.Data!;
    expect(utils.sheet_to_json(sheet, { header: 1 })).toEqual([document.columns, ...document.rows]);
    expect(sheet.B1).toMatchObject({ t: 's', v: '=SUM(A1)' });
  });

  it('writes the whole answer as JSON', async () => {
    await write('json', 'a.pdf');
    expect(JSON.parse(await readFile(join(folder, 'a.pdf.json'), 'utf8'))).toEqual(document);
  });

  it('keeps apart documents of one name from several folders', async () => {
    await write('csv', 'march/a.pdf', 'april/a.pdf');
    expect(await readdir(folder)).toEqual(['a.pdf (2).csv', 'a.pdf.csv']);
  });

  it('says which folder cannot be written to', async () => {
    await write('csv', 'a.pdf');
    folder = join(folder, 'a.pdf.csv');
    const failure = write('csv', 'a.pdf');
    await expect(failure).rejects.toThrow(CommandError);
    await expect(failure).rejects.toThrow(folder);
  });
});

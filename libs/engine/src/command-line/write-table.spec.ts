import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { read, utils } from '@e965/xlsx';
import { documentWith } from './fixtures/documents';
import { writeTable } from './write-table';

describe('writeTable', () => {
  const document = documentWith({ columns: ['Item', '=SUM(A1)'], rows: [['Nut, "large"', '-1.234,50 €'], [' @import', '+49 89 1234567']] }); // prettier-ignore
  let folder: string;

  beforeEach(async () => {
    folder = join(await mkdtemp(join(tmpdir(), 'write-table-')), 'new', 'folder');
  });

  it('writes CSV that a spreadsheet opens without running anything', async () => {
    await writeTable(document, '/some/where/a.pdf', 'csv', folder);
    const text = await readFile(join(folder, 'a.pdf.csv'), 'utf8');
    expect(text).toBe(`\uFEFFItem,'=SUM(A1)\r\n"Nut, ""large""","-1.234,50 €"\r\n' @import,+49 89 1234567\r\n`);
  });

  it('writes a workbook of text cells', async () => {
    await writeTable(document, 'a.pdf', 'xlsx', folder);
    const sheet = read(await readFile(join(folder, 'a.pdf.xlsx'))).Sheets.Data!;
    expect(utils.sheet_to_json(sheet, { header: 1 })).toEqual([document.columns, ...document.rows]);
    expect(sheet.B1).toMatchObject({ t: 's', v: '=SUM(A1)' });
  });

  it('writes the whole answer as JSON', async () => {
    await writeTable(document, 'a.pdf', 'json', folder);
    expect(JSON.parse(await readFile(join(folder, 'a.pdf.json'), 'utf8'))).toEqual(document);
  });
});

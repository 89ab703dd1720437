import { read, utils, type WorkBook } from '@e965/xlsx';
import { Workbook, type Worksheet } from 'exceljs';
import type { ExtractionHead } from '../table/extraction-table';
import { bytesOf, chunksOf, makeHead, NASTY_CELLS } from '../exports/extraction.factory';
import { writeWorkbook } from './write-workbook';

const write = (head: Partial<ExtractionHead>, rows: string[][]): Promise<Buffer> =>
  bytesOf(writeWorkbook(makeHead({ rowCount: rows.length, ...head }), chunksOf(rows.slice(0, 2), [], rows.slice(2))));

async function openInExcelJs(bytes: Buffer): Promise<Workbook> {
  const workbook = new Workbook();
  await workbook.xlsx.load(bytes as unknown as ArrayBuffer);
  return workbook;
}

const openInSheetJs = (bytes: Buffer): WorkBook => read(bytes, { cellNF: true, cellText: true, cellStyles: true });

async function dataSheet(head: Partial<ExtractionHead>, rows: string[][]): Promise<Worksheet> {
  return (await openInExcelJs(await write(head, rows))).getWorksheet('Data')!;
}

const grid = (workbook: WorkBook, sheet = 'Data'): unknown[][] =>
  utils.sheet_to_json(workbook.Sheets[sheet]!, { header: 1, raw: true, defval: '' });

describe('the sheet Data', () => {
  it('has a bold header that is frozen and filtered', async () => {
    const sheet = await dataSheet({}, [['a', 'b']]);
    expect(sheet.getCell('A1')).toMatchObject({ value: 'Item', font: { bold: true } });
    expect(sheet.views).toMatchObject([{ state: 'frozen', ySplit: 1 }]);
    expect(sheet.autoFilter).toBe('A1:B2');
  });

  it('has columns as wide as their content, within reason', async () => {
    const sheet = await dataSheet({ columns: ['A', 'B', 'C'] }, [['x', 'twenty characters ok', 'y'.repeat(5_000)]]);
    expect([1, 2, 3].map((column) => sheet.getColumn(column).width)).toEqual([9, 22, 60]);
  });

  it('has numbers that add up and show as printed', async () => {
    const sheet = await dataSheet({}, [
      ['one', '1.234,50 €'],
      ['two', '-34,50 €'],
      ['three', '19,00 €'],
    ]);
    const values = [2, 3, 4].map((row) => sheet.getCell(row, 2).value as number);
    expect(values.reduce((sum, value) => sum + value, 0)).toBe(1219);
    expect(sheet.getCell('B2').numFmt).toBe('#,##0.00" €"');
  });

  it('shows amounts and dates to a reader of the document as they were printed', async () => {
    const rows = [
      ['1,234.50', '03/25/2024'],
      ['(1,234.50)', '12/01/2023'],
      ['$5.00', 'March 5, 2024'],
      ['19%', '2024-03-05'],
    ];
    const { Sheets } = openInSheetJs(await write({}, rows));
    const shown = rows.map((_, index) => ['A', 'B'].map((column) => (Sheets.Data![`${column}${index + 2}`] as { w: string }).w));
    expect(shown).toEqual(rows);
  });

  it('takes the convention from the whole table', async () => {
    const european = await dataSheet({}, [['x', '1.234'], ['y', '7,50'], ['z', '03/04/2024']]); // prettier-ignore
    expect(european.getCell('B2').value).toBe(1234);
    expect(european.getCell('B4').value).toEqual(new Date('2024-04-03'));
    const american = await dataSheet({}, [['x', '1.234'], ['y', '7.50'], ['z', '03/24/2024'], ['z', '03/04/2024']]); // prettier-ignore
    expect(american.getCell('B2').value).toBe(1.234);
    expect(american.getCell('B5').value).toEqual(new Date('2024-03-04'));
  });

  it('keeps codes, long digit strings, IBANs, telephone numbers and everything ambiguous as text', async () => {
    const texts = ['0042', '4006381333931', 'DE89 3704 0044 0532 0130 00', '+49 30 1234567', '1.234', '03/04/2024', '12-34'];
    const sheet = await dataSheet(
      { columns: ['Text'] },
      texts.map((text) => [text]),
    );
    expect(texts.map((_, index) => sheet.getCell(index + 2, 1).value)).toEqual(texts);
    expect(sheet.getCell('A2').numFmt).toBe('@');
  });

  it('has no formula, whatever the cells say', async () => {
    const bytes = await write({ columns: NASTY_CELLS.slice(), metadata: { '=1+1': '=1+1' }, fieldConfidence: { '=1': 1 } }, [
      NASTY_CELLS.slice(),
    ]);
    const workbook = openInSheetJs(bytes);
    const cells = Object.values(workbook.Sheets).flatMap((sheet) => Object.values(sheet) as { f?: string }[]);
    expect(cells.filter(({ f }) => f !== undefined)).toEqual([]);
    (await openInExcelJs(bytes)).eachSheet((sheet) => sheet.eachRow((row) => row.eachCell((cell) => expect(cell.formula).toBeUndefined())));
  });

  it('gives nasty texts back to both readers', async () => {
    const rows = NASTY_CELLS.filter((text) => text !== '' && !/^[-(+]\d/.test(text)).map((text) => [text, 'x']);
    const bytes = await write({}, rows);

    const kept = rows.map(([text]) => [text!.replace(/[\u0000-\u0008\u000e-\u001f\ufffe\uffff]/g, ''), 'x']);
    expect(grid(openInSheetJs(bytes)).slice(1)).toEqual(kept);
    const sheet = (await openInExcelJs(bytes)).getWorksheet('Data')!;
    const unescape = (value: unknown): string => String(value ?? '').replaceAll('_x005F_', '_');
    expect(kept.map((_, index) => unescape(sheet.getCell(index + 2, 1).value))).toEqual(kept.map(([text]) => text));
  });

  it('writes line ends as a sheet has them, and halves of characters as unreadable', async () => {
    const sheet = await dataSheet({}, [['a\r\nb\rc', 'half \ud83d']]);
    expect(sheet.getCell('A2')).toMatchObject({ value: 'a\nb\nc', alignment: { wrapText: true } });
    expect(sheet.getCell('B2').value).toBe('half \ufffd');
  });

  it('cuts what is longer than a cell holds, between characters, and says so in Details', async () => {
    const workbook = openInSheetJs(await write({}, [['x'.repeat(32_767), '🧾'.repeat(20_000)]]));
    const [whole, cut] = grid(workbook)[1] as [string, string];
    expect(whole).toHaveLength(32_767);
    expect(cut).toBe(`${'🧾'.repeat(16_383)}…`);
    expect(grid(workbook, 'Details').find(([name]) => name === 'Cut cells')?.[1]).toMatch(/^1 cells hold more than the 32,767/);
  });

  it('is there with its header for a table without rows', async () => {
    const sheet = await dataSheet({}, []);
    expect([sheet.rowCount, sheet.autoFilter]).toEqual([1, 'A1:B1']);
  });

  it('keeps rows in their columns where they are short or long', async () => {
    expect(grid(openInSheetJs(await write({}, [['a'], ['', 'b'], ['c', 'd', 'lost']])))).toEqual([
      ['Item', 'Total'],
      ['a', ''],
      ['', 'b'],
      ['c', 'd'],
    ]);
  });
});

describe('the sheet Details', () => {
  it('has the document, its metadata, its summary and the confidences', async () => {
    const lines = grid(openInSheetJs(await write({}, [['a', 'b']])), 'Details');
    expect(lines).toEqual([
      ['Document', ''],
      ['File name', 'invoice.pdf'],
      ['Document type', 'Invoice'],
      ['Label', 'March'],
      ['Summary', 'An invoice.'],
      ['Confidence', 0.93],
      ['Extracted at', '2026-03-01T10:00:00.000Z'],
      ['Extraction', 'ext_1'],
      ['', ''],
      ['Metadata', ''],
      ['invoiceNumber', '0042'],
      ['grossTotal', '1234.50'],
      ['', ''],
      ['Column confidence', ''],
      ['Item', 0.98],
      ['Total', 0.88],
    ]);
  });
});

describe('the workbook', () => {
  it('lists Data first and Details last', async () => {
    expect(openInSheetJs(await write({}, [['a', 'b']])).SheetNames).toEqual(['Data', 'Details']);
  });

  it('goes on in Data 2 where a sheet is full', async () => {
    const rowCount = 1_048_580;
    async function* many() {
      for (let first = 0; first < rowCount; first += 10_486) {
        const rows = Array.from({ length: Math.min(10_486, rowCount - first) }, (_, index) => [String(first + index)]);
        yield await Promise.resolve(rows);
      }
    }
    const bytes = await bytesOf(writeWorkbook(makeHead({ columns: ['n'], rowCount }), many()));
    const workbook = read(bytes, { sheets: ['Data 2'] });
    expect(workbook.SheetNames).toEqual(['Data', 'Data 2', 'Details']);
    expect(grid(workbook, 'Data 2')).toEqual([['n'], [1_048_575], [1_048_576], [1_048_577], [1_048_578], [1_048_579]]);
  });

  it('is refused where a sheet has too few columns', () => {
    const columns = Array.from({ length: 16_385 }, (_, index) => `c${index}`);
    expect(() => writeWorkbook(makeHead({ columns }), chunksOf())).toThrow('16,384 columns');
  });

  it('takes no more than 200 formats of its own; what passes them stays text', async () => {
    const rows = Array.from({ length: 250 }, (_, index) => [
      `1,${'5'.repeat((index % 12) + 1)} ${'%€$'[index % 3]!}`,
      `${(index % 28) + 1}. ${MONTHS[index % 12]!} 2024`,
    ]);
    const sheet = (await openInExcelJs(await write({}, rows))).getWorksheet('Data')!;
    const formats = new Set<string>();
    sheet.eachRow((row) => row.eachCell((cell) => formats.add(cell.numFmt)));
    expect(formats.size).toBeLessThanOrEqual(202);
  });

  it('asks for rows only as fast as bytes are taken', async () => {
    let asked = 0;
    async function* endless() {
      for (;;) yield await Promise.resolve(Array.from({ length: 1_000 }, () => [`row ${++asked}`, `${Math.sin(asked)}`]));
    }
    const stream = writeWorkbook(makeHead({ rowCount: 1_000_000 }), endless());
    await new Promise((resolve) => stream.once('readable', resolve));
    for (let turn = 0; turn < 500; turn++) await new Promise(setImmediate);
    expect(asked).toBeLessThan(100_000);
    stream.destroy();
  });

  it('fails where the rows fail, early or late, so that nobody takes half a table for a whole one', async () => {
    async function* failing(rows: number) {
      yield await Promise.resolve(Array.from({ length: rows }, () => ['a', 'b']));
      throw new Error('away');
    }
    await expect(bytesOf(writeWorkbook(makeHead({ rowCount: 10 }), failing(1)))).rejects.toThrow('away');
    await expect(bytesOf(writeWorkbook(makeHead({ rowCount: 200_000 }), failing(60_000)))).rejects.toThrow('away');
  });
});

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

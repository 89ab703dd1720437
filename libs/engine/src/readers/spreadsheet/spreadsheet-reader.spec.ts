import { utils, write } from '@e965/xlsx';
import { cpuMsOf, zipOf } from '@gridline/testing';
import type { Document } from '../../model/document';
import { toGrid } from '../../model/table';
import { openSource } from '../open-source';
import { sheetXml, xlsxOf, type SheetSource } from '../fixtures/packages';

const read = async (bytes: Uint8Array): Promise<Document> => (await openSource(bytes)).read();
const grids = async (bytes: Uint8Array): Promise<string[][][]> => (await read(bytes)).tables.map(toGrid);
const sheet = (xml: string, more: Partial<SheetSource> = {}): SheetSource => ({ name: 'Data', xml, ...more });

const FORMATS = `<numFmts><numFmt numFmtId="200" formatCode="#,##0.00&quot; €&quot;"/><numFmt numFmtId="201" formatCode="yyyy-mm-dd"/></numFmts>
<cellXfs><xf numFmtId="0"/><xf numFmtId="200"/><xf numFmtId="201"/><xf numFmtId="10"/><xf numFmtId="4"/></cellXfs>`;

describe('reading spreadsheets', () => {
  it('shows numbers as the sheet shows them', async () => {
    const cells =
      '<c r="A1" s="1"><v>1234.5</v></c><c r="B1" s="2"><v>45292</v></c><c r="C1" s="3"><v>0.256</v></c><c r="D1" s="4"><v>-9876.543</v></c><c r="E1"><v>0.30000000000000004</v></c>';
    const [grid] = await grids(
      xlsxOf([sheet(`<sheetData><row r="1">${cells}</row><row r="2">${cells.replaceAll('1"', '2"')}</row></sheetData>`)], {
        styles: FORMATS,
      }),
    );
    expect(grid![0]).toEqual(['1,234.50 €', '2024-01-01', '25.60%', '-9,876.54', '0.3']);
  });

  it('counts days from 1904 where the workbook says so', async () => {
    const xml = '<sheetData><row><c t="inlineStr"><is><t>Day</t></is></c></row><row><c s="2"><v>0</v></c></row></sheetData>';
    const [grid] = await grids(xlsxOf([sheet(xml)], { styles: FORMATS, date1904: true }));
    expect(grid).toEqual([['Day'], ['1904-01-01']]);
  });

  it('reads shared, inline, formula, boolean and error cells, without reading aids', async () => {
    const row =
      '<c t="s"><v>0</v></c><c t="inlineStr"><is><t>in place</t></is></c><c t="str"><f>A1</f><v>made</v></c><c t="b"><v>1</v></c><c t="e"><v>#N/A</v></c>';
    const strings = ['<r><t>two </t></r><r><t>runs</t></r><rPh><t>aid</t></rPh>'];
    const [grid] = await grids(xlsxOf([sheet(`<sheetData><row>${row}</row><row>${row}</row></sheetData>`)], { strings }));
    expect(grid![0]).toEqual(['two runs', 'in place', 'made', 'TRUE', '#N/A']);
  });

  it('repeats a merged cell over what it covers', async () => {
    const xml = `${sheetXml([['Item', 'Cost', ''], ['', 'Net', 'Gross'], ['Nut', 1, 2], ['Bolt', 3, 4]])}<mergeCells><mergeCell ref="B1:C1"/><mergeCell ref="A1:A2"/></mergeCells>`; // prettier-ignore
    const { tables } = await read(xlsxOf([sheet(xml)]));
    expect(tables[0]!.headerRows).toBe(2);
    expect(toGrid(tables[0]!).slice(0, 2)).toEqual([['Item', 'Cost', 'Cost'], ['Item', 'Net', 'Gross']]); // prettier-ignore
  });

  it('tells tables of one sheet apart, and a title from its table', async () => {
    const rows = [['Stock', '', '', '', '', ''], ['Item', 'Qty', '', '', '', ''], ['Nut', 5, '', '', 'City', 'Pop'], ['Bolt', 7, '', '', 'Ulm', 120], ['', '', '', '', 'Bonn', 330]]; // prettier-ignore
    const { tables } = await read(xlsxOf([sheet(sheetXml(rows))]));
    expect(tables.map(toGrid)).toEqual([[['Item', 'Qty'], ['Nut', '5'], ['Bolt', '7']], [['City', 'Pop'], ['Ulm', '120'], ['Bonn', '330']]]); // prettier-ignore
    expect(tables[0]!.title).toBe('Stock');
  });

  it('keeps a table together over a blank row where what follows has no header', async () => {
    const [grid, ...others] = await grids(xlsxOf([sheet(sheetXml([['Item', 'Qty'], ['Nut', 5], ['', ''], ['Bolt', 7]]))])); // prettier-ignore
    expect(others).toEqual([]);
    expect(grid).toEqual([['Item', 'Qty'], ['Nut', '5'], ['Bolt', '7']]); // prettier-ignore
  });

  it('counts and reads the sheets that show', async () => {
    const source = await openSource(
      xlsxOf([sheet(sheetXml([['a'], [1]])), sheet(sheetXml([['b'], [2]]), { state: 'hidden' }), sheet(sheetXml([['c'], [3]]))]),
    );
    expect(source.pageCount).toBe(2);
    expect((await source.read()).tables.map((table) => [table.page, toGrid(table)])).toEqual([
      [1, [['a'], ['1']]],
      [2, [['c'], ['3']]],
    ]);
  });

  it('refuses more sheets than the caller allows before reading them', async () => {
    const bytes = xlsxOf([sheet('not even XML <'), sheet('not even XML <')]);
    await expect(openSource(bytes, { maxPages: 1 })).rejects.toMatchObject({ code: 'page_limit_exceeded' });
  });

  it('packs a far-off cell instead of the emptiness before it', async () => {
    const xml = '<sheetData><row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>2</v></c></row></sheetData>';
    expect((await read(xlsxOf([sheet(xml)]))).tables.length + (await read(xlsxOf([sheet(xml)]))).lines.length).toBe(2);
  });

  it.each(['xls', 'ods', 'xlsb'] as const)('reads %s', async (bookType) => {
    const book = utils.book_new(utils.aoa_to_sheet([['Item', 'Qty'], ['Nut', 5], ['Bolt', 7]]), 'Data'); // prettier-ignore
    const bytes = write(book, { type: 'buffer', bookType: bookType === 'xls' ? 'biff8' : bookType }) as Buffer;
    expect(await grids(bytes)).toEqual([[['Item', 'Qty'], ['Nut', '5'], ['Bolt', '7']]]); // prettier-ignore
  });

  it('reads three hundred thousand cells in bounded time', async () => {
    const rows = Array.from({ length: 30_000 }, (_, row) => Array.from({ length: 10 }, (__, column) => row * 10 + column));
    const bytes = xlsxOf([sheet(sheetXml([['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'], ...rows]))]);
    const spentMs = await cpuMsOf(async () => {
      const [table] = (await read(bytes)).tables;
      expect(table).toMatchObject({ rowCount: 30_001, columnCount: 10, headerRows: 1 });
    });
    expect(spentMs).toBeLessThan(25_000);
  });

  it('refuses more cells than a worker can hold', async () => {
    const row = `<row>${'<c><v>1</v></c>'.repeat(16_000)}</row>`;
    await expect(openSource(xlsxOf([sheet(`<sheetData>${row.repeat(100)}</sheetData>`)]))).rejects.toMatchObject({
      code: 'corrupt_document',
    });
  });

  it('refuses a part that inflates past every bound', async () => {
    const bomb = xlsxOf([sheet(`<sheetData>${' '.repeat(450_000_000)}</sheetData>`)]);
    expect(bomb.length).toBeLessThan(5_000_000);
    await expect(openSource(bomb)).rejects.toMatchObject({ code: 'corrupt_document' });
  });

  it('expands no entity', async () => {
    const xml =
      '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><sheetData><row><c t="str"><v>&b;</v></c></row></sheetData>';
    await expect(openSource(xlsxOf([sheet(xml)]))).rejects.toMatchObject({ code: 'corrupt_document' });
  });

  it('reads the sheets of an ODS that show', async () => {
    const table = (name: string, style: string, rows: string[][]): string => {
      const cells = (row: string[]) => row.map((text) => `<table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell>`).join(''); // prettier-ignore
      return `<table:table table:name="${name}" table:style-name="${style}">${rows.map((row) => `<table:table-row>${cells(row)}</table:table-row>`).join('')}</table:table>`;
    };
    const names = ['office', 'style', 'table', 'text'].map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`);
    const style = (name: string, display: boolean): string =>
      `<style:style style:name="${name}" style:family="table"><style:table-properties table:display="${display}"/></style:style>`;
    const sheets = table('Margins', 'ta2', [['Secret', 'Margin'], ['a', 'b']]) + table('Prices', 'ta1', [['Item', 'Price'], ['Nut', '5']]); // prettier-ignore
    const book = zipOf({
      mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
      'styles.xml': `<office:document-styles ${names.join(' ')}/>`,
      'META-INF/manifest.xml': '<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"/>',
      'content.xml': `<office:document-content ${names.join(' ')}><office:automatic-styles>${style('ta1', true)}${style('ta2', false)}</office:automatic-styles><office:body><office:spreadsheet>${sheets}</office:spreadsheet></office:body></office:document-content>`,
    });
    const source = await openSource(book);
    expect(source.pageCount).toBe(1);
    expect((await source.read()).tables.map(toGrid)).toEqual([[['Item', 'Price'], ['Nut', '5']]]); // prettier-ignore
  });

  it('gives every cell to one table, also where a region grows over one beside it', async () => {
    const rows = [['Date', 'Text', 'Sum'], ['1 May', 'Nut', 5], ['2 May', 'Bolt', 7], ['', '', ''], ['In all', '', 12]]; // prettier-ignore
    const found = await grids(xlsxOf([sheet(sheetXml(rows))]));
    expect(found).toEqual([[['Date', 'Text', 'Sum'], ['1 May', 'Nut', '5'], ['2 May', 'Bolt', '7'], ['In all', '', '12']]]); // prettier-ignore
  });
});

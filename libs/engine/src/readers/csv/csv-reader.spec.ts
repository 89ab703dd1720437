import { cpuMsOf } from '@gridline/testing';
import iconv from 'iconv-lite';
import { toGrid } from '../../model/table';
import type { Document } from '../../model/document';
import { readCsv } from './csv-reader';

const read = async (text: string | Buffer): Promise<Document> => (await readCsv(Buffer.from(text as string), {})).read();

/** The one table of a file as rows, and how many of them are header rows. */
async function table(text: string | Buffer): Promise<{ headerRows: number; rows: string[][] }> {
  const { tables } = await read(text);
  expect(tables).toHaveLength(1);
  return { headerRows: tables[0]!.headerRows, rows: toGrid(tables[0]!) };
}

const ROWS = [
  ['Name', 'Qty', 'Price'],
  ['Nut, large', '2', '1.50'],
  ['Bolt', '10', '0.25'],
];

describe('readCsv', () => {
  it('takes a file of labels alone for a header, and a file of one record not', async () => {
    expect(await table('Artikel;Menge;Preis\n')).toEqual({ headerRows: 1, rows: [['Artikel', 'Menge', 'Preis']] });
    expect((await table('Nut;2;1.50\n')).headerRows).toBe(0);
  });

  it('keeps a header of fewer labels than the records have cells', async () => {
    expect(await table('id,name,city\n1,Ann,Rome,x\n2,Bob,Oslo,y\n')).toEqual({
      headerRows: 1,
      rows: [
        ['id', 'name', 'city', ''],
        ['1', 'Ann', 'Rome', 'x'],
        ['2', 'Bob', 'Oslo', 'y'],
      ],
    });
  });

  it('reads bytes of Windows-1252 within UTF-8 as what was meant', async () => {
    const bytes = Buffer.concat([
      Buffer.from('Name;Stadt;Betrag\nMüller;Köln;12,50 '),
      Buffer.from([0x80]),
      Buffer.from('\nGrün;Ulm;3,00 €\n'),
    ]);
    expect((await table(bytes)).rows[1]).toEqual(['Müller', 'Köln', '12,50 €']);
    expect((await table('Name;Ort\nO\u0092Neill;Cork\nMüller;Ulm\n')).rows[1]).toEqual(['O’Neill', 'Cork']);
  });

  it.each([2, 3])('keeps a header that lacks %i labels, and one of two labels over three columns', async (lacking) => {
    const labels = Array.from({ length: 12 - lacking }, (_, at) => `label ${at}`);
    const records = [1, 2, 3].map((row) => Array.from({ length: 12 }, (_, at) => String(row * at)));
    const { headerRows, rows } = await table([labels, ...records].map((record) => record.join(',')).join('\n'));
    expect(headerRows).toBe(1);
    expect(rows[0]).toEqual([...labels, ...new Array<string>(lacking).fill('')]);
    expect(rows.slice(1)).toEqual(records);
    expect((await table('name,qty\nchair,2,10.00\nlamp,1,5.50\n')).rows[0]).toEqual(['name', 'qty', '']);
  });

  it('takes two words over five columns of data for no header', async () => {
    expect((await table('Report,Berlin\n1,2,3,4,5\n2,3,4,5,6\n')).rows).toEqual([['1', '2', '3', '4', '5'], ['2', '3', '4', '5', '6']]); // prettier-ignore
  });

  it('keeps a header that names more columns than any record fills', async () => {
    expect(await table('Name,Qty,Price,Note,Shelf\nNut,2,1.50\nBolt,10,0.25\n')).toEqual({
      headerRows: 1,
      rows: [
        ['Name', 'Qty', 'Price', 'Note', 'Shelf'],
        ['Nut', '2', '1.50', '', ''],
        ['Bolt', '10', '0.25', '', ''],
      ],
    });
  });

  it.each([
    ['commas', 'Name,Qty,Price\n"Nut, large",2,1.50\nBolt,10,0.25\n'],
    ['semicolons', 'Name;Qty;Price\nNut, large;2;1.50\nBolt;10;0.25'],
    ['tabs', 'Name\tQty\tPrice\r\nNut, large\t2\t1.50\r\nBolt\t10\t0.25\r\n'],
    ['pipes', 'Name|Qty|Price\nNut, large|2|1.50\nBolt|10|0.25\n'],
    ['single quotes', "Name,Qty,Price\n'Nut, large',2,1.50\n'Bolt',10,0.25\n"],
    ['doubled strokes', 'Name||Qty||Price\nNut, large||2||1.50\n"Bolt"||10||0.25\n'],
    ['doubled semicolons', 'Name;;Qty;;Price\nNut, large;;2;;1.50\nBolt;;10;;0.25\n'],
    ['doubled colons', 'Name::Qty::Price\n"Nut, large"::2::1.50\nBolt::10::0.25\n'],
    ['blanks behind the commas', 'Name, Qty, Price\n"Nut, large", 2, 1.50\nBolt, 10, 0.25\n'],
  ])('reads %s', async (_, text) => {
    expect(await table(text)).toEqual({ headerRows: 1, rows: ROWS });
  });

  it.each(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'])('reads %s', async (charset) => {
    const { rows } = await table(
      iconv.encode('Größe,Preis\nfünf Meter,5 €\nzwölf Meter,12 €\n', charset, { addBOM: charset.startsWith('utf-16') }),
    );
    expect(rows[1]).toEqual(['fünf Meter', '5 €']);
  });

  it('reads UTF-16 without a byte order mark', async () => {
    const { rows } = await table(Buffer.from('a,b\n1,2\n3,4\n', 'utf16le'));
    expect(rows).toEqual([['a', 'b'], ['1', '2'], ['3', '4']]); // prettier-ignore
  });

  it('keeps line breaks and doubled quotes of a quoted cell', async () => {
    const { rows } = await table('Item,Note\nA,"first\nsecond"\nB,"say ""hi"""\n');
    expect(rows.slice(1)).toEqual([['A', 'first\nsecond'], ['B', 'say "hi"']]); // prettier-ignore
  });

  it('keeps a stray quote as a character and loses no row by it', async () => {
    const { rows } = await table('a,b,c\n1,"2,"three"\n4,5,"six"\n7,8,"nine"\n');
    expect(rows).toEqual([['a', 'b', 'c'], ['1', '"2', 'three'], ['4', '5', 'six'], ['7', '8', 'nine']]); // prettier-ignore
  });

  it('makes good a lost and a surplus separator by the kinds of the columns', async () => {
    const { rows } = await table('Name,Qty,Unit,Price\nNut,2,pc,1.50\nBolt,pc,0.25\nNail,,5,kg,3.10\nGear,1,pc,9.00\n');
    expect(rows[2]).toEqual(['Bolt', '', 'pc', '0.25']);
    expect(rows[3]).toEqual(['Nail', '5', 'kg', '3.10']);
  });

  it('tells a preamble and a footer from the table', async () => {
    const { tables, lines } = await read('Sales 2024\n\nName,Qty,Price\nNut,2,1.50\nBolt,10,0.25\nSource: till\n');
    expect(toGrid(tables[0]!)).toEqual([['Name', 'Qty', 'Price'], ['Nut', '2', '1.50'], ['Bolt', '10', '0.25']]); // prettier-ignore
    expect(lines).toEqual(['Sales 2024', 'Source: till']);
  });

  it('folds nothing away where there is no header', async () => {
    expect(await table('1,2\n3,4\n5,6\n')).toMatchObject({ headerRows: 0 });
  });

  it('reads a header of two levels, the upper reaching over the lower', async () => {
    const { tables } = await read('Item,Cost,,Note\n,Net,Gross,\nNut,1.00,1.19,new\nBolt,2.00,2.38,old\n');
    expect(tables[0]!.headerRows).toBe(2);
    expect(toGrid(tables[0]!)[0]).toEqual(['Item', 'Cost', 'Cost', 'Note']);
  });

  it('drops a header that repeats below a section title', async () => {
    const { rows } = await table('First half,\n,\nItem,Sum\nNut,1.00\nBolt,2.00\n,\nSecond half,\nItem,Sum\nGear,3.00\n');
    expect(rows).toEqual([['Item', 'Sum'], ['Nut', '1.00'], ['Bolt', '2.00'], ['Gear', '3.00']]); // prettier-ignore
  });

  it('takes decimal commas for what they are', async () => {
    const { rows } = await table('a;b;c\n1,5;2,5;3,5\n4,5;5,5;6,5\n');
    expect(rows[1]).toEqual(['1,5', '2,5', '3,5']);
  });

  it('reads a file of a single column', async () => {
    expect(await table('Name\nAda\nBob\n')).toEqual({ headerRows: 1, rows: [['Name'], ['Ada'], ['Bob']] });
  });

  it('is one unit, however long', async () => {
    expect((await readCsv(Buffer.from('a,b\n1,2\n'.repeat(5_000)), {})).pageCount).toBe(1);
  });

  it('refuses a file of blanks', async () => {
    await expect(readCsv(Buffer.from(' \n \n'), {})).rejects.toMatchObject({ code: 'no_content' });
  });

  it('answers a line of 100 MB with a coded error, in bounded time', async () => {
    const refused = (): Promise<void> =>
      expect(readCsv(Buffer.alloc(100_000_000, 'a,'), {})).rejects.toMatchObject({ code: 'corrupt_document' });
    expect(await cpuMsOf(refused)).toBeLessThan(20_000);
  });

  it('reads a file of nothing but opening quotes in time that grows with its size', async () => {
    expect(await cpuMsOf(() => readCsv(Buffer.from('"a,\n'.repeat(20_000)), {}))).toBeLessThan(5_000);
  });

  it('takes labels and values above the table for text, however many blocks they stand in', async () => {
    const { tables, lines } = await read(
      'No.,R-815,,Date,05.03.2024\nCustomer,Ada Ltd,,Due,04.04.2024\n,,,,\nPos,Item,Qty,Price,Amount\n1,Nut,5,1.50,7.50\n2,Bolt,2,0.25,0.50\n',
    );
    expect(tables.map(toGrid)).toEqual([
      [['Pos', 'Item', 'Qty', 'Price', 'Amount'], ['1', 'Nut', '5', '1.50', '7.50'], ['2', 'Bolt', '2', '0.25', '0.50']], // prettier-ignore
    ]);
    expect(lines).toEqual(['No.\tR-815\tDate\t05.03.2024', 'Customer\tAda Ltd\tDue\t04.04.2024']);
  });

  it('keeps the columns of the first table where a wider one follows', async () => {
    const { rows } = await table('Who,When,Where,\nAda,May,Ulm,\nBob,June,Bonn,\n,,,\nWho,Cost,Fee,Total\nAda,1,2,3\nBob,2,3,5\n');
    expect(rows[0]).toEqual(['Who', 'When', 'Where', '']);
    expect(rows).toHaveLength(6);
  });

  it('keeps a blank column that only parts two others', async () => {
    expect((await table('Name;;Price\nNut;;5\nBolt;;7\n')).rows[0]).toEqual(['Name', '', 'Price']);
  });
});

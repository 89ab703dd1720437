import { guardCell } from '@gridline/values';
import Papa from 'papaparse';
import { bytesOf, chunksOf, makeHead, NASTY_CELLS } from '../exports/extraction.factory';
import { writeCsv } from './write-csv';

const parse = (bytes: Buffer): string[][] => {
  const { data, errors } = Papa.parse<string[]>(
    bytes
      .toString('utf8')
      .replace(/^\ufeff/, '')
      .replace(/\r\n$/, ''),
    { newline: '\r\n', delimiter: ',' },
  );
  expect(errors).toEqual([]);
  return data;
};

describe('writeCsv', () => {
  it('begins with a byte-order mark, ends every line with CRLF, and has nothing but the header and the rows', async () => {
    const bytes = await bytesOf(writeCsv(makeHead(), chunksOf([['Café', '1,50']], [['b', '2']])));
    expect(bytes.toString('utf8')).toBe('\ufeffItem,Total\r\nCafé,"1,50"\r\nb,2\r\n');
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });

  it('writes the header alone for a table without rows', async () => {
    expect((await bytesOf(writeCsv(makeHead(), chunksOf()))).toString('utf8')).toBe('\ufeffItem,Total\r\n');
  });

  it('guards headers like cells', async () => {
    const bytes = await bytesOf(writeCsv(makeHead({ columns: ['=cmd', '-5'] }), chunksOf()));
    expect(bytes.toString('utf8')).toBe("\ufeff'=cmd,-5\r\n");
  });

  it('gives every cell back to a CSV reader, however nasty, with nothing but the guard added', async () => {
    const rows = NASTY_CELLS.map((cell, index) => [cell, NASTY_CELLS[(index * 7) % NASTY_CELLS.length]!]);
    const bytes = await bytesOf(writeCsv(makeHead(), chunksOf(rows.slice(0, 10), [], rows.slice(10))));
    const wellFormed = (cell: string): string => guardCell(cell).toWellFormed();
    expect(parse(bytes)).toEqual([['Item', 'Total'], ...rows.map((row) => row.map(wellFormed))]);
  });

  it('keeps lines even where a row is short or long', async () => {
    expect(parse(await bytesOf(writeCsv(makeHead(), chunksOf([['a'], ['a', 'b', 'c']]))))).toEqual([
      ['Item', 'Total'],
      ['a', ''],
      ['a', 'b'],
    ]);
  });

  it('keeps empty rows of a table of one column', async () => {
    const bytes = await bytesOf(writeCsv(makeHead({ columns: ['Note'] }), chunksOf([[''], ['x']])));
    expect(bytes.toString('utf8')).toBe('\ufeffNote\r\n""\r\nx\r\n');
  });

  it('asks for rows only as fast as bytes are taken', async () => {
    let asked = 0;
    async function* endless() {
      for (;;) yield await Promise.resolve([[`row ${++asked}`, 'x'.repeat(100_000)]]);
    }
    const stream = writeCsv(makeHead(), endless());
    await new Promise((resolve) => stream.once('readable', resolve));
    for (let turn = 0; turn < 50; turn++) await new Promise(setImmediate);
    expect(asked).toBeLessThan(5);
    stream.destroy();
  });

  it('fails where the rows fail, so that nobody takes half a table for a whole one', async () => {
    async function* failing() {
      yield await Promise.resolve([['a', 'b']]);
      throw new Error('away');
    }
    await expect(bytesOf(writeCsv(makeHead(), failing()))).rejects.toThrow('away');
  });
});

import type { ExtractedDocument, FoundTable } from '@gridline/engine';
import type { TruthCell } from '../judging/truth';
import type { Run } from '../run-documents';
import { byFrequency, sumCauses } from './count-causes';
import { documentCauses } from './document-causes';
import { fieldCauses } from './field-causes';
import { lineCauses } from './line-causes';
import { tableCauses } from './table-causes';

describe('fieldCauses', () => {
  const truth = { grossTotal: '119.00', sellerName: 'Atlas Tools Ltd', invoiceNumber: 'R-10045' };
  const causesOf = (fields: Record<string, string>): Record<string, number> => fieldCauses(truth, { ...truth, ...fields });

  it('has nothing to say of values that agree, however they are written', () => {
    expect(causesOf({ grossTotal: '119', sellerName: 'ATLAS TOOLS LTD' })).toEqual({});
  });

  it('tells a misread letter from a wrong choice and from a cut', () => {
    expect(causesOf({ invoiceNumber: 'R-1O045' })).toEqual({ 'letter misread': 1 });
    expect(causesOf({ grossTotal: '179.00' })).toEqual({ 'letter misread': 1 });
    expect(causesOf({ grossTotal: '20.00' })).toEqual({ 'wrong value chosen': 1 });
    expect(causesOf({ sellerName: 'Atlas Tools' })).toEqual({ 'field cut short or too long': 1 });
    expect(causesOf({ sellerName: 'Atlas. Tools Ltd' })).toEqual({ 'field: marks or blanks differ': 1 });
  });

  it('tells a field that is missed from one under another key', () => {
    const { grossTotal, ...rest } = truth;
    expect(fieldCauses(truth, rest)).toEqual({ 'field missed': 1 });
    expect(fieldCauses(truth, { ...rest, netTotal: grossTotal })).toEqual({ 'field under another key': 1 });
  });
});

describe('lineCauses', () => {
  const columns = ['description', 'quantity', 'lineTotal'];
  const rows = [
    ['Steel bracket', '2', '20.00'],
    ['Office chair', '1', '80.00'],
    ['Oak desk', '3', '900.00'],
  ];
  const truth = { columns, rows };
  const causesOf = (answer: string[][]): Record<string, number> => lineCauses(truth, { columns: ['Item', 'Qty', 'Total'], rows: answer });

  it('has nothing to say of equal rows', () => {
    expect(causesOf(rows)).toEqual({});
  });

  it('names rows that are missed, merged, split or made of other things', () => {
    expect(causesOf(rows.slice(1))).toEqual({ 'row missed': 1 });
    expect(causesOf([['Steel bracket Office chair', '2 1', '20.00 80.00'], rows[2]!])).toMatchObject({ 'rows merged': 2 });
    expect(causesOf([['Steel', '', ''], ...rows])).toEqual({ 'row split': 1 });
    expect(causesOf([['Item', 'Qty', 'Total'], ...rows])).toEqual({ 'header taken for row': 1 });
    expect(causesOf([...rows, ['Sum', '', '1000.00']])).toEqual({ 'text taken for row': 1 });
  });

  it('names columns and cells', () => {
    expect(causesOf(rows.map(([item, , total]) => [item!, total!]))).toEqual({ 'column missed': 1 });
    expect(causesOf([['Steel bracket', '2', ''], ...rows.slice(1)])).toEqual({ 'cell left empty': 1 });
    expect(causesOf([['Steel bracket', '2', '28.00'], ...rows.slice(1)])).toEqual({ 'letter misread': 1 });
    expect(causesOf([['Steel', '2', '20.00'], ...rows.slice(1)])).toEqual({ 'cell cut short': 1 });
    expect(causesOf([['', '2', '20.00'], ...rows.slice(1)])).toEqual({ 'cell left empty': 1 });
    expect(causesOf([['Steel bracket', '2', '7.77'], ...rows.slice(1)])).toEqual({ 'wrong cell': 1 });
  });

  it('counts a table that is not there once', () => {
    expect(causesOf([['nothing', 'of', 'it']])).toEqual({ 'table missed': 1 });
    expect(lineCauses(truth, { columns: ['Field', 'Value'], rows: [['grossTotal', '900.00']] })).toEqual({ 'table missed': 1 });
  });
});

describe('tableCauses', () => {
  const grid = (rows: string[][]): TruthCell[] => rows.flatMap((row, r) => row.map((t, c) => ({ r, c, t })));
  const cells = grid([
    ['Year', 'Sales'],
    ['2023', '17'],
  ]);
  const found = (page: number, rows: string[][]): FoundTable => ({ page, headerRows: 1, rows, spans: [], confidence: 1 });

  it('names tables that are missed or extra, by their page', () => {
    expect(tableCauses([{ page: 1, cells }], [])).toEqual({ 'table missed': 1 });
    expect(tableCauses([{ page: 1, cells }], [found(2, [['Year', 'Sales']])])).toEqual({ 'table missed': 1, 'extra table': 1 });
  });

  it('compares the shape and the texts of what was found', () => {
    const tables = [{ page: 1, cells }];
    expect(tableCauses(tables, [found(1, [['Year', 'Sales'], ['2023', '17']])])).toEqual({}); // prettier-ignore
    expect(tableCauses(tables, [found(1, [['Year', 'Sales'], ['2023', '71']])])).toEqual({ 'cells with other text': 1 }); // prettier-ignore
    expect(tableCauses(tables, [found(1, [['Year Sales'], ['2023 17']])])).toEqual({ 'table missed': 1, 'extra table': 1 });
    expect(tableCauses(tables, [found(1, [['Year', 'Sales'], ['2023', '17'], ['a', 'b']])])).toEqual({ 'rows too many (split, or text taken for rows)': 1 }); // prettier-ignore
  });
});

it('a refused document has its refusal as its cause', () => {
  const run: Run = { id: 'a', seconds: 0, error: { code: 'corrupt_document', message: '' } };
  expect(documentCauses('fields', run, { fields: { a: 'b' } })).toEqual({ 'refused (corrupt_document)': 1 });
});

it('a hostile file without content was answered as it should', () => {
  const run: Run = { id: 'a', seconds: 0, error: { code: 'no_content', message: '' } };
  expect(documentCauses('robust', run, {})).toEqual({});
  expect(documentCauses('fields', run, {})).toEqual({ 'refused (no_content)': 1 });
});

it('a file that is one table is compared by header, rows and cells', () => {
  const truth = { tables: [{ columns: ['a', 'b'], rows: [['1', '2']] }] };
  const run = (columns: string[], rows: string[][]): Run => ({ id: 'a', seconds: 0, document: { columns, rows } as ExtractedDocument });
  expect(documentCauses('csv', run(['A', 'b'], [['1', '2']]), truth)).toEqual({});
  expect(documentCauses('csv', run(['1', '2'], []), truth)).toEqual({ 'header differs': 1, 'rows too few (merged or missed)': 1 });
  expect(documentCauses('csv', run(['a', 'b'], [['1', '3']]), truth)).toEqual({ 'row with other cells': 1 });
});

it('adds causes up and sorts them by frequency', () => {
  expect(byFrequency(sumCauses([{ a: 1, b: 2 }, { b: 1, c: 1 }]))).toEqual([['b', 3], ['a', 1], ['c', 1]]); // prettier-ignore
});

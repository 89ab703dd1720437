import type { Table } from '../../model/table';
import { readTable, textsOf } from '../fixtures/read-table';
import { restoreCounts } from './restore-counts';

const restored = (rows: readonly string[][], reader?: Table['reader']): string[][] =>
  textsOf(restoreCounts(readTable(rows, { headerRows: 1, ...(reader ? { reader } : {}) })));

const LABELS = ['Item', 'Qty', 'Each', 'Total'];
const POLES = ['Poles', '6', '118.90', '713.40'];
const STAPLES = ['Staples', '3', '54.95', '164.85'];

describe('restoreCounts', () => {
  it.each([
    [
      ['Wire', '', '11,349.00', '1,349.00'],
      ['Wire', '1', '1,349.00', '1,349.00'],
    ],
    [
      ['Pickles', '', '13.20', '3.20'],
      ['Pickles', '1', '3.20', '3.20'],
    ],
    [
      ['Gates', '', '144.20', '58.80'],
      ['Gates', '14', '4.20', '58.80'],
    ],
    [
      ['Nails', '', '120.45', '5.40'],
      ['Nails', '12', '0.45', '5.40'],
    ],
  ])('parts a count from the price: %j', (read, printed) => {
    expect(restored([LABELS, POLES, STAPLES, read])[3]).toEqual(printed);
  });

  it.each([
    ['no product proves it', ['Wire', '', '11,349.00', '1,394.00']],
    ['a count was read', ['Wire', '2', '11,349.00', '1,349.00']],
    ['decimals differ', ['Wire', '', '13.20', '320']],
  ])('leaves the price where %s', (_, read) => {
    expect(restored([LABELS, POLES, STAPLES, read])[3]).toEqual(read);
  });

  it('leaves it where the columns of other rows make no products, and in print', () => {
    const read = ['Pickles', '', '13.20', '3.20'];
    expect(restored([LABELS, POLES, read])[2]).toEqual(read);
    expect(restored([LABELS, POLES, STAPLES, read], 'pdfium')[3]).toEqual(read);
  });
});

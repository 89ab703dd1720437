import { readTable, textsOf } from '../fixtures/read-table';
import { restoreGroups } from './restore-groups';

const restored = (...rows: string[][]): string[][] => textsOf(restoreGroups(readTable(rows)));

describe('restoreGroups', () => {
  it('reads the marks of thousands and decimals as the rest of the table prints them', () => {
    expect(restored(['58,136,99', '89.887,30'], ['1.699.19', '25.074,46'], ['20.871,56 €', '16.871.50'])).toEqual([
      ['58.136,99', '89.887,30'],
      ['1.699,19', '25.074,46'],
      ['20.871,56 €', '16.871,50'],
    ]);
  });

  it('leaves them where nothing proves which mark is which', () => {
    expect(restored(['58,136,99'], ['1.699.19'], ['89.887,30'])).toEqual([['58,136,99'], ['1.699.19'], ['89.887,30']]);
    expect(restored(['1.699,19'], ['2,699.19'], ['89.887.30'])).toEqual([['1.699,19'], ['2,699.19'], ['89.887.30']]);
  });

  it('parts the thousands of a figure whose column parts them', () => {
    expect(restored(['14733'], ['19.027'], ['(45.864)'], ['878'])).toEqual([['14.733'], ['19.027'], ['(45.864)'], ['878']]);
  });

  it('parts thousands by blanks where the table does', () => {
    expect(restored(['15000', '4060,00'], ['19 050', '3.190,00'], ['7 200', '1 435,00'], ['350', '2.000 000,00'])).toEqual([
      ['15 000', '4 060,00'],
      ['19 050', '3 190,00'],
      ['7 200', '1 435,00'],
      ['350', '2 000 000,00'],
    ]);
    expect(restored(['1400 ks', '4 060,00'], ['2023', '1 435,00'])).toEqual([
      ['1 400 ks', '4 060,00'],
      ['2023', '1 435,00'],
    ]);
  });

  it('leaves a column of bare figures, and one of two marks', () => {
    expect(restored(['14733'], ['19027'], ['45.864'])).toEqual([['14733'], ['19027'], ['45.864']]);
    expect(restored(['14733'], ['19.027'], ['45,864'])).toEqual([['14733'], ['19.027'], ['45,864']]);
  });

  it('leaves what was printed, not recognised', () => {
    const table = readTable([['58,136,99'], ['89.887,30'], ['25.074,46']], { reader: 'pdfium' });
    expect(restoreGroups(table)).toBe(table);
  });
});

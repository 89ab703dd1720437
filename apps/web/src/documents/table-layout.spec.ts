import { findDoubtful, layOutColumns } from './table-layout';

describe('layOutColumns', () => {
  it('is as wide as the longest of header and cells, within bounds', () => {
    const rows = [
      ['a', 'x'.repeat(300), ''],
      ['abcdefgh', '', ''],
    ];
    expect(layOutColumns(['Item', 'Note', 'Description'], rows).map(({ width }) => width)).toEqual([8, 44, 11]);
  });

  it('puts a column of numbers to the right, whatever their form, and texts to the left', () => {
    const rows = [
      ['1.234,50 €', '-5', '(12.00)', '0042 A', 'Oak desk'],
      ['€12', '19 %', 'USD', 'B 7', '12'],
      ['', '12 CHF', '7-', '12-34', 'Lamp'],
    ];
    const columns = ['Price', 'Share', 'Balance', 'Code', 'Item'];
    expect(layOutColumns(columns, rows).map(({ isNumeric }) => isNumeric)).toEqual([true, true, true, false, false]);
  });

  it('takes an empty column for texts', () => {
    expect(layOutColumns(['A'], [['']])).toEqual([{ width: 5, isNumeric: false }]);
  });
});

describe('findDoubtful', () => {
  it('names the filled cells below the confidence, in reading order', () => {
    const rows = [
      ['a', 'b'],
      ['', 'd'],
    ];
    const confidences = [
      [0.9, 0.4],
      [0.1, 0.79],
    ];
    expect(findDoubtful(rows, confidences, 0.8)).toEqual([
      { row: 0, column: 1 },
      { row: 1, column: 1 },
    ]);
  });
});

import { layOutColumns, type Measure } from './column-widths';

/** Every character is ten pixels wide. */
const measure: Measure = (text) => text.length * 10;

describe('layOutColumns', () => {
  const columns = ['Item', 'Description', 'Amount'];
  const rows = [['1', 'Oak desk, two drawers, with a lamp', '1.234,50 €']];

  it('puts a column of numbers to the right, whatever their form, and texts to the left', () => {
    const cells = [
      ['1.234,50 €', '-5', '(12.00)', '0042 A', 'Oak desk'],
      ['€12', '19 %', 'USD', 'B 7', '12'],
      ['', '12 CHF', '7-', '12-34', 'Lamp'],
    ];
    const layout = layOutColumns(['Price', 'Share', 'Balance', 'Code', 'Item'], cells, measure, 0);
    expect(layout.map(({ isNumeric }) => isNumeric)).toEqual([true, true, true, false, false]);
  });

  it('gives room that is left to the widest text', () => {
    const widths = layOutColumns(columns, rows, measure, 1_000).map(({ width }) => width);
    expect(widths.reduce((sum, width) => sum + width, 0)).toBe(1_000);
    expect(Math.max(...widths)).toBe(widths[1]);
  });

  it('shrinks texts and no numbers where there is too little room, and no text below what can be read', () => {
    const [, text, number] = layOutColumns(columns, rows, measure, 1_000);
    const [, shrunk, kept] = layOutColumns(columns, rows, measure, 300);
    expect(shrunk!.width).toBeLessThan(text!.width);
    expect(kept).toEqual(number);
    expect(layOutColumns(columns, rows, measure, 10)[1]!.width).toBe(110);
  });

  it('is as wide as the longest of header and cells, within bounds', () => {
    const widths = layOutColumns(['A', 'Headers', 'C'], [['x'.repeat(300), '', '1']], measure, 0).map(({ width }) => width);
    expect(widths).toEqual([110, 101, 56]);
  });
});

import { toGrid } from '../../model/table';
import { beginsWithDrawnTable, takeDrawnTables } from './drawn-tables';

const ROWS = [
  ['Item', 'Qty', 'Price'],
  ['Nut', '5', '1.50'],
  ['Bolt', '7', '2.50'],
];

const found = (text: string) => takeDrawnTables(text.split('\n'), () => 1);

describe('takeDrawnTables', () => {
  it.each([
    ['Markdown', '| Item | Qty | Price |\n|:-----|----:|:---:|\n| Nut | 5 | 1.50 |\n| Bolt | 7 | 2.50 |'],
    ['Markdown without a frame', 'Item | Qty | Price\n--- | --- | ---\nNut | 5 | 1.50\nBolt | 7 | 2.50'],
    [
      'a console’s grid',
      '+------+-----+-------+\n| Item | Qty | Price |\n+------+-----+-------+\n| Nut  |   5 |  1.50 |\n| Bolt |   7 |  2.50 |\n+------+-----+-------+',
    ],
    [
      'a grid with a border below every row',
      '+------+-----+-------+\n| Item | Qty | Price |\n+======+=====+=======+\n| Nut  | 5   | 1.50  |\n+------+-----+-------+\n| Bolt | 7   | 2.50  |\n+------+-----+-------+',
    ],
    [
      'box-drawing characters',
      '┌──────┬─────┬───────┐\n│ Item │ Qty │ Price │\n├──────┼─────┼───────┤\n│ Nut  │   5 │  1.50 │\n│ Bolt │   7 │  2.50 │\n└──────┴─────┴───────┘',
    ],
  ])('reads %s', (_, text) => {
    const { tables, lines } = found(`Prices\n\n${text}\n\nwithout tax`);
    expect(tables.map(toGrid)).toEqual([ROWS]);
    expect(tables[0]!.headerRows).toBe(1);
    expect(lines.filter((line) => line !== '')).toEqual(['Prices', 'without tax']);
    expect(beginsWithDrawnTable(text)).toBe(true);
  });

  it('joins the lines of a row between two borders, and takes an escaped stroke for text', () => {
    const grid = '+---+---+\n| a | b |\n+===+===+\n| 1 | x \\| y |\n|   | z |\n+---+---+\n| 2 | w |\n+---+---+';
    expect(toGrid(found(grid).tables[0]!)).toEqual([['a', 'b'], ['1', 'x | y z'], ['2', 'w']]); // prettier-ignore
  });

  it('leaves text with strokes and rules alone', () => {
    const text = 'either | or\nboth | none\n\n----------\nSum 5\n----------\na|b|c\n1|2|3';
    expect(found(text)).toEqual({ tables: [], lines: text.split('\n') });
    expect(beginsWithDrawnTable('a|b|c\n1|2|3\n4|5|6')).toBe(false);
  });

  it('keeps a row without values, and takes a long rule in its stride', () => {
    const { tables } = found('| a | b |\n|---|---|\n| - | - |\n| 1 | 2 |');
    expect(toGrid(tables[0]!)).toEqual([['a', 'b'], ['-', '-'], ['1', '2']]); // prettier-ignore
    expect(beginsWithDrawnTable(`${'-'.repeat(60_000)}x\n|a|b|`)).toBe(false);
  });
});

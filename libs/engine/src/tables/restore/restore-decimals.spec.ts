import type { Cell, Table } from '../../model/table';
import { restoreDecimals } from './restore-decimals';

describe('restoreDecimals', () => {
  it('gives a lost mark back where the other amounts of the column have one', () => {
    const table = recognised(['Precio', 'Importe'], ['3890€', '70,02 €'], ['12,45€', '24,90€'], ['42,00€', '147,00 €']);
    expect(bodyOf(restoreDecimals(table))).toEqual([
      ['38,90€', '70,02 €'],
      ['12,45€', '24,90€'],
      ['42,00€', '147,00 €'],
    ]);
  });

  it('gives none to numbers of articles, of which some have a point', () => {
    const rows = [['33.12'], ['8545'], ['8503'], ['33.12'], ['33.12'], ['71.20']];
    expect(bodyOf(restoreDecimals(recognised(['VTSZ/TESZOR'], ...rows)))).toEqual(rows);
  });

  it('reads the mark as its column prints it', () => {
    const table = recognised(['Price'], ['17,90'], ['8.40'], ['2,15'], ['1.004,75']);
    expect(bodyOf(restoreDecimals(table))).toEqual([['17,90'], ['8,40'], ['2,15'], ['1.004,75']]);
  });

  it('gives it back to shares that would be more than the whole', () => {
    const table = recognised(['Name', '%'], ['A', '864'], ['B', '79,2'], ['C', '998'], ['D', '18'], ['E', '64,8'], ['F', '100']);
    expect(bodyOf(restoreDecimals(table)).map(([, share]) => share)).toEqual(['86,4', '79,2', '99,8', '1,8', '64,8', '100']);
  });

  it('reads a colon among decimals as their mark, and leaves times alone', () => {
    const table = recognised(['Share', 'Time'], ['31:6', '10:30'], ['22.8', '11:45'], ['25:9.', '9:05'], ['14.1', '8:00'], ['6.3', '7:10']);
    expect(bodyOf(restoreDecimals(table))).toEqual([
      ['31.6', '10:30'],
      ['22.8', '11:45'],
      ['25.9', '9:05'],
      ['14.1', '8:00'],
      ['6.3', '7:10'],
    ]);
  });

  it('takes a bare zero for no figure that lost its mark', () => {
    const table = recognised(['Share (%)'], ['17.3'], ['0'], ['64'], ['4.9'], ['0'], ['11.6']);
    expect(bodyOf(restoreDecimals(table))).toEqual([['17.3'], ['0'], ['6.4'], ['4.9'], ['0'], ['11.6']]);
  });

  it('gives it back to a figure ten times as large as its column, where its row prints marks', () => {
    const table = recognised(['Year', 'Men', 'Women'], ['2031', '163', '14.7'], ['2032', '9.5', '9.3'], ['2033', '7.6', '8.9']);
    expect(bodyOf(restoreDecimals(table))).toEqual([
      ['2031', '16.3', '14.7'],
      ['2032', '9.5', '9.3'],
      ['2033', '7.6', '8.9'],
    ]);
  });

  it('leaves a row of larger things among figures with decimals', () => {
    const rows = [
      ['Growth', '2.5', '1.9'],
      ['Inflation', '3.1', '2.2'],
      ['Population', '8300', '8310'],
    ];
    expect(bodyOf(restoreDecimals(recognised(['', '2004', '2005'], ...rows)))).toEqual(rows);
  });

  it('gives it back to a single line whose arithmetic proves it', () => {
    const table = recognised(['Qty', 'Unit price', 'Amount'], ['3', '1250', '37.50']);
    expect(bodyOf(restoreDecimals(table))).toEqual([['3', '12.50', '37.50']]);
  });

  it('gives it back to a measured quantity, whose decimals are fewer than those of money', () => {
    const table = recognised(['Qty', 'Unit price', 'Amount'], ['25', '32.00', '80.00'], ['1', '11.80', '11.80']);
    expect(bodyOf(restoreDecimals(table))[0]).toEqual(['2.5', '32.00', '80.00']);
  });

  it('gives it back to counts that are printed with decimals', () => {
    const table = recognised(['Quantité'], ['33,00'], ['5400'], ['80,00'], ['12,00'], ['7,00']);
    expect(bodyOf(restoreDecimals(table))).toEqual([['33,00'], ['54,00'], ['80,00'], ['12,00'], ['7,00']]);
  });

  it('gives it back to a column in which figures open with a zero', () => {
    const table = recognised(
      ['Last year', 'Never'],
      ['40%', '80.1%'],
      ['16%', '91.6%'],
      ['0.9%', '94.0%'],
      ['02%', '974%'],
      ['05%', '96.3%'],
    );
    expect(bodyOf(restoreDecimals(table))).toEqual([
      ['4.0%', '80.1%'],
      ['1.6%', '91.6%'],
      ['0.9%', '94.0%'],
      ['0.2%', '97.4%'],
      ['0.5%', '96.3%'],
    ]);
  });

  it.each([
    ['a whole figure among others with one decimal', recognised(['Rate'], ['67.9'], ['56.9'], ['48'], ['95.4'], ['60.1'])],
    ['months beside figures', recognised(['Month', 'Rate'], ['01', '1.5'], ['02', '2.5'], ['03', '3.5'], ['11', '4.5'])],
    ['a count among prices of one style', recognised(['Quantity'], ['1.25'], ['2.50'], ['100'], ['3.75'])],
    ['whole amounts beside broken ones', recognised(['Amount'], ['12.50'], ['1,200'], ['800'], ['3.10'])],
    ['amounts in two styles', recognised(['Amount'], ['1.5'], ['2.25'], ['300'], ['4.75'])],
    ['one amount against one', recognised(['Amount'], ['12.50'], ['1250'])],
    ['a line whose arithmetic holds as it is', recognised(['Qty', 'Unit price', 'Amount'], ['3', '1250', '3750'], ['1', '12.50', '12.50'])],
    [
      'quantities whose price is for a hundred',
      recognised(['Qty', 'Per', 'Unit price', 'Amount'], ['400', '100', '14,80', '59,20'], ['1000', '100', '3,90', '39,00']),
    ],
    ['what was printed, not recognised', { ...recognised(['Price'], ['17,90'], ['840'], ['2,15'], ['4,75']), reader: 'pdfium' as const }],
  ])('leaves %s alone', (_, table) => {
    expect(restoreDecimals(table)).toBe(table);
  });
});

/** A recognised table with one header row. */
function recognised(...grid: string[][]): Table {
  const cells = grid.flatMap((texts, row) => texts.map((text, column): Cell => ({ row, column, rowSpan: 1, columnSpan: 1, text })));
  return {
    page: 1,
    method: 'stream',
    reader: 'ocr',
    rowCount: grid.length,
    columnCount: grid[0]!.length,
    headerRows: 1,
    cells,
    signals: {},
  };
}

function bodyOf(table: Table): string[][] {
  const rows = Array.from({ length: table.rowCount }, (_, row) => table.cells.filter((cell) => cell.row === row).map(({ text }) => text));
  return rows.slice(1);
}

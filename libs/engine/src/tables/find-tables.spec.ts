import type { Page, Word } from '../model/page';
import { toGrid, type Table } from '../model/table';
import { across, down, foundIn, typedDocument, typedPage } from './fixtures/typed-page';

/** The word a little narrower, so that what follows stands clearly apart. */
const narrowed = (word: Word): Word => ({ ...word, box: { ...word.box, right: word.box.right - 3 } });

const tablesOf = (...pages: Parameters<typeof typedDocument>): Table[] => foundIn(typedDocument(...pages));

describe('ruled tables', () => {
  const grid = (rows: number, columns: number[], width: number) => [
    ...Array.from({ length: rows + 1 }, (_, row) => across(row, columns[0]! - 0.5, width - 0.5)),
    ...[...columns, width].map((column) => down(column, 0, rows)),
  ];

  it('reads a fully ruled grid cell by cell, blanks included', () => {
    const page = typedPage(
      `
 Country   1996  1993
 Austria   59    54
 Denmark         60`,
      { rulings: grid(3, [1, 11, 17], 23) },
    );
    const [table] = tablesOf(page);
    expect(table).toMatchObject({ method: 'lattice', rowCount: 3, columnCount: 3, headerRows: 1 });
    expect(toGrid(table!)).toEqual([
      ['Country', '1996', '1993'],
      ['Austria', '59', '54'],
      ['Denmark', '', '60'],
    ]);
  });

  it('spans a header over the columns that no line parts', () => {
    const page = typedPage(
      `
 Year     Postal votes
          men    women
 2001     10     20
 2005     30     40`,
      {
        rulings: [
          ...[0, 2, 3, 4].map((row) => across(row, 0.5, 23.5)),
          across(1, 9.5, 23.5),
          ...[1, 10, 24].map((column) => down(column, 0, 4)),
          down(17, 1, 4),
        ],
      },
    );
    const [table] = tablesOf(page);
    expect(table!.cells).toContainEqual(expect.objectContaining({ text: 'Postal votes', row: 0, column: 1, columnSpan: 2 }));
    expect(table!.cells).toContainEqual(expect.objectContaining({ text: 'Year', rowSpan: 2 }));
    expect(table!.headerRows).toBe(2);
  });

  it('leaves the title out that a frame holds above the grid drawn inside it', () => {
    const page = typedPage(
      `
 3. Kin in your care

 Name    Kin    Age
 Emil    son    6
 Sara    girl   2
 Marta   aunt   63
`,
      {
        rulings: [
          ...[0, 8].map((row) => across(row, 0, 21)),
          ...[0, 22].map((column) => down(column, 0, 8)),
          ...[2, 3, 4, 5, 6].map((row) => across(row, 0.5, 19.5)),
          ...[1, 9, 16, 20].map((column) => down(column, 2, 6)),
        ],
      },
    );
    expect(tablesOf(page).map((table) => toGrid(table)[0])).toEqual([['Name', 'Kin', 'Age']]);
  });

  it('takes the name of a section between two rulings for a row, not for more of the labels above it', () => {
    const page = typedPage(
      `
Day      Code    Work               Worth   Share
Patient: Walter Jones
11 June  992     Visit, short       215     35
11 June  735     Picture of knee    118     9
24 June  971     Look at shoulder   188     35`,
      { rulings: [0, 1, 2, 3, 4, 5].map((row) => across(row, 0, 47)) },
    );
    const [table] = tablesOf(page);
    expect(toGrid(table!)[0]).toEqual(['Day', 'Code', 'Work', 'Worth', 'Share']);
  });

  it('drops the sliver between the two strokes of a double line', () => {
    const page = typedPage(`\n Name  A     B\n one   1     2\n two   3     4`, {
      rulings: [...grid(3, [1, 7, 13], 19), { ...down(13, 0, 3), position: 13 * 6 - 9 }],
    });
    expect(tablesOf(page)[0]!.columnCount).toBe(3);
  });

  it('takes the caption and the note in the same frame off the table', () => {
    const page = typedPage(
      `
 Exhibit 9 Kinds of assessment
 Kind     Grade    Share
 general  all      80
 special  some     20
 Source: a report on assessments in schools, 2008`,
      {
        rulings: [
          ...[0, 1, 2, 3, 4, 5].map((row) => across(row, 0.5, 51.5)),
          ...[1, 52].map((column) => down(column, 0, 5)),
          ...[10, 19].map((column) => down(column, 1, 4)),
        ],
      },
    );
    const [table] = tablesOf(page);
    expect(table).toMatchObject({ title: 'Exhibit 9 Kinds of assessment', rowCount: 3 });
    expect(toGrid(table!)[2]).toEqual(['special', 'some', '20']);
  });

  it('splits rows that no line parts where the figures stand on rows of their own', () => {
    const page = typedPage(
      `
 Age      Share
 under 1  0.0273
 1 to 2   0.0416
 3 to 5   0.0548
 6 to 11  0.0911`,
      { rulings: [across(0, 0.5, 17.5), across(1, 0.5, 17.5), across(5, 0.5, 17.5), ...[1, 10, 18].map((column) => down(column, 0, 5))] },
    );
    expect(tablesOf(page)[0]!.rowCount).toBe(5);
  });

  it('keeps a figure in its own column where the line to the blank cell beside it is missing', () => {
    const page = typedPage(
      `\n Item   Price  Disc   Net\n one    4.55   10%    4.10\n two    3.20          3.20\n three  9.80          9.80`,
      {
        rulings: [
          ...[0, 1, 2, 3, 4].map((row) => across(row, 0.5, 28.5)),
          ...[1, 8, 22, 29].map((column) => down(column, 0, 4)),
          down(15, 0, 2),
        ],
      },
    );
    expect(toGrid(tablesOf(page)[0]!).slice(2)).toEqual([
      ['two', '3.20', '', '3.20'],
      ['three', '9.80', '', '9.80'],
    ]);
  });

  it('sees no table in the scale of a chart', () => {
    const page = typedPage(`\n\n   80\n\n\n   40\n\n   text beside   it`, { rulings: grid(7, [6, 12, 18, 24, 30], 36) });
    expect(tablesOf(page)).toEqual([]);
  });
});

it('has no column of its own for the frame of the sums, which begins inside one of the table', () => {
  const text = `
Line  Description          Price   Amount
1     Microscope           10.00    10.00
2     Beaker                5.00     5.00
3     Gloves, boxed         5.00     5.00
                  Goods             20.00
                  Tax                2.00`;
  const rulings = [
    ...[0, 1, 2, 3, 4].map((row) => across(row, 0, 42)),
    ...[5, 6].map((row) => across(row, 16, 42)),
    ...[0, 6, 27].map((column) => down(column, 0, 4)),
    down(16, 4, 6),
    ...[34, 42].map((column) => down(column, 0, 6)),
  ];
  const [table] = foundIn(typedDocument(typedPage(text, { rulings })));
  expect(toGrid(table!).slice(0, 2)).toEqual([
    ['Line', 'Description', 'Price', 'Amount'],
    ['1', 'Microscope', '10.00', '10.00'],
  ]);
  expect(toGrid(table!).at(-1)!.at(-1)).toBe('2.00');
});

describe('tables without rulings', () => {
  it('finds columns by their gaps and leaves caption and prose alone', () => {
    const page = typedPage(`
The committee looked at the figures of the last three years and found that they had
grown in all regions but one, and that the growth was larger than it had been in the
years before, which it ascribed to the weather and to nothing else whatsoever.

Table 3. Output by region

Region          1996    1997   1998
North           1,200   1,310  1,450
South             980     875    901
North and Hill   2,010   2,200  2,399

Source: own figures`);
    const [table, ...others] = tablesOf(page);
    expect(others).toEqual([]);
    expect(toGrid(table!)).toEqual([
      ['Region', '1996', '1997', '1998'],
      ['North', '1,200', '1,310', '1,450'],
      ['South', '980', '875', '901'],
      ['North and Hill', '2,010', '2,200', '2,399'],
    ]);
  });

  it('takes long labels beside figures for rows, not for prose, and years with a sign for their header', () => {
    const page = typedPage(`
Product                        2018    2019   %
LED panel 600 x 600           37843   18933   4.5
Delivery and handling          25843    6012   1.2
Network cable Cat 6, 10 m      55906   57505   2.5
Oak desk, 160 x 80 cm          85547   87361   3.5
Annual licence for 5 users     87361   84234   6.5`);
    expect(toGrid(tablesOf(page)[0]!).map(([label]) => label)).toEqual([
      'Product',
      'LED panel 600 x 600',
      'Delivery and handling',
      'Network cable Cat 6, 10 m',
      'Oak desk, 160 x 80 cm',
      'Annual licence for 5 users',
    ]);
    expect(tablesOf(page)[0]!.headerRows).toBe(1);
  });

  it('sees no table in two columns of prose', () => {
    const left = 'the quick brown fox jumps over it';
    const right = 'and the lazy dog does not care much';
    const lines = Array.from({ length: 12 }, () => `${left}     ${right}`);
    expect(tablesOf(typedPage(`\n${lines.join('\n')}`))).toEqual([]);
  });

  it('sees no table in a list of numbered points', () => {
    expect(tablesOf(typedPage(`\n1.   Open the box\n2.   Take out the manual\n3.   Read it twice\n4.   Put it away`))).toEqual([]);
  });

  it('keeps a column with empty cells, and figures set close together apart', () => {
    const page = typedPage(`
Name      A      B      C
one    1,11          3,33
two    2,22   5,55   4,44
three  7,77          8,88
four   1,01   6,66   9,99`);
    expect(toGrid(tablesOf(page)[0]!)[1]).toEqual(['one', '1,11', '', '3,33']);
  });

  it('spans a label over the columns that its line runs over', () => {
    const page = typedPage(
      `
             Number rented
Level      less   some    more
Master     1.0    2.0     3.0
Doctor     4.0    5.0     6.0
Both       7.0    8.0     9.0`,
      { rulings: [across(0, 0, 30), across(1, 11, 30), across(2, 0, 30), across(5, 0, 30)] },
    );
    const [table] = tablesOf(page);
    expect(table!.cells).toContainEqual(expect.objectContaining({ text: 'Number rented', row: 0, column: 1, columnSpan: 3 }));
    expect(table!.cells).toContainEqual(expect.objectContaining({ text: 'Level', row: 0, rowSpan: 2 }));
    expect(table!.headerRows).toBe(2);
  });

  it('spans both lines of a wrapped label over the columns under its line', () => {
    const page = typedPage(
      `
                    Three months ended
                       September
CHF million         2025          2024

Net sales           1,204.3       1,150.8
Cost of goods         702.1         689.4
Gross profit          502.2         461.4`,
      { rulings: [across(2, 19, 41), across(3, 0, 41)] },
    );
    const label = tablesOf(page)[0]!.cells.find(({ text }) => text.startsWith('Three'));
    expect(label).toMatchObject({ text: 'Three months ended September', row: 0, column: 1, columnSpan: 2 });
  });

  it('joins a wrapped label to its row of figures', () => {
    const page = typedPage(`
Measure                        2001   2002
Median income                  41.2   43.9
Mean index of health and
activity, all ages             0.87   0.88
Share of the poorest fifth     3.5    3.4`);
    expect(toGrid(tablesOf(page)[0]!)[2]).toEqual(['Mean index of health and activity, all ages', '0.87', '0.88']);
  });

  it('drops the dots that lead to a figure', () => {
    const page = typedPage(`\nProportion    1.0   1.1\n0.99 .......  800   880\n0.95 .......  160   176\n0.90 .......  80    88`);
    expect(toGrid(tablesOf(page)[0]!)[1]).toEqual(['0.99', '800', '880']);
  });
});

describe('lists of items', () => {
  const invoice = `
Pos  Description            Qty   Price    Amount
1    Paper, A4              20    9.90     198.00
     white, 80 g
2    Envelopes              50    5.50     275.00
     with a window
     EAN 4000050986428

     Net total                             473.00
     VAT 19 %                              89.87`;

  it('joins the lines of an item to one row and leaves the sums out', () => {
    const [table] = tablesOf(typedPage(invoice));
    expect(table!.headerRows).toBe(1);
    expect(toGrid(table!)).toEqual([
      ['Pos', 'Description', 'Qty', 'Price', 'Amount'],
      ['1', 'Paper, A4 white, 80 g', '20', '9.90', '198.00'],
      ['2', 'Envelopes with a window EAN 4000050986428', '50', '5.50', '275.00'],
    ]);
  });

  it('goes on with a list on the next page, which does not repeat the labels', () => {
    const second = typedPage(`\n3    Folders                10    1.00     10.00\n4    Clips                  10    0.50     5.00`);
    const tables = tablesOf(typedPage(invoice.split('\n').slice(0, 7).join('\n')), second);
    expect(tables.map((table) => [table.page, table.rowCount, table.headerRows])).toEqual([
      [1, 3, 1],
      [2, 2, 0],
    ]);
    expect(toGrid(tables[1]!)[0]).toEqual(['3', 'Folders', '10', '1.00', '10.00']);
  });

  it('puts amounts on a lower baseline into the row of their item', () => {
    const page = typedPage(
      `\nPos  Description     Qty   Price    Amount\n1    Physiotherapy   10    26.00\n                                    260.00\n2    House call      10    12.00\n                                    120.00`,
    );
    expect(toGrid(tablesOf(page)[0]!).slice(1)).toEqual([
      ['1', 'Physiotherapy', '10', '26.00', '260.00'],
      ['2', 'House call', '10', '12.00', '120.00'],
    ]);
  });
});

it('keeps the tables that the format gives, in page order', () => {
  const native: Table = {
    page: 1,
    method: 'native',
    reader: 'docx',
    rowCount: 1,
    columnCount: 1,
    headerRows: 0,
    cells: [{ row: 0, column: 0, rowSpan: 1, columnSpan: 1, text: 'a' }],
    signals: {},
  };
  expect(foundIn({ ...typedDocument(), tables: [{ ...native, page: 2 }, native] }).map((table) => table.page)).toEqual([1, 2]);
});

it('sees no table in labels with their values', () => {
  const page = typedPage(`\nInvoice no.:      2024-17\nDate:             2024-03-05\nCustomer:         4711\nDue:              2024-04-04`);
  expect(tablesOf(page)).toEqual([]);
});

describe('columns of items set tight', () => {
  it('keeps a description that ends tight against the price in its own column, whatever is ruled further down the page', () => {
    const page = typedPage(
      `
Pos  Description           Price    Qty   Amount
1    Lawn, green, 3m       3.33     3     10.00
     wide
2    Steak                 5.50     1     5.50
${'\n'.repeat(12)}
Kept for ten years   as the law asks`,
      { rulings: [down(26, 0, 1), down(18, 16, 18)] },
    );
    expect(toGrid(tablesOf(page)[0]!).slice(1)).toEqual([
      ['1', 'Lawn, green, 3m wide', '3.33', '3', '10.00'],
      ['2', 'Steak', '5.50', '1', '5.50'],
    ]);
  });

  it('parts a line of an item where it starts anew under the text of the next column', () => {
    const page = typedPage(
      `
Pos  Article no     Description          Qty   Price
1    A-100          Tiles, delivered     10    4.00
     Supplier-no 77 and laid out
2    A-200          Bricks               20    5.00`,
    );
    const shifted = { ...page, words: page.words.map((word) => (word.text === '77' ? narrowed(word) : word)) };
    expect(toGrid(tablesOf(shifted)[0]!)[1]).toEqual(['1', 'A-100 Supplier-no 77', 'Tiles, delivered and laid out', '10', '4.00']);
  });

  it('leaves a rate that stands tight against the quantity whole, in the column of rates', () => {
    const page = typedPage(
      `
Pos  Beschreibung     Nettopreis   Menge      Steuer      Entgelt
1    Miettage         86,55        2 Stk 19 % VAT         173,10
2    Vollkasko        23,10          2 Stk 19 % VAT        46,20`,
    );
    expect(toGrid(tablesOf(page)[0]!).slice(1)).toEqual([
      ['1', 'Miettage', '86,55', '2 Stk', '19 % VAT', '173,10'],
      ['2', 'Vollkasko', '23,10', '2 Stk', '19 % VAT', '46,20'],
    ]);
  });

  it('takes small print that quotes prices for text of the item above', () => {
    const page = typedPage(
      `
Pos  Description          Price    Qty     Amount
1    Forklift             10.50    28      294.00
     Gross price          15.00    4.50
2    Bags                 1.00     35       35.00`,
    );
    expect(toGrid(tablesOf(page)[0]!).map(([position]) => position)).toEqual(['Pos', '1', '2']);
  });

  it('does not take a sentence under the labels, on the white of the page, for one of them', () => {
    const page = typedPage(
      `
Pos  Description          Price    Qty     Amount
     For the delivery of May we charge the following items:
1    Forklift             10.50    28      294.00
2    Bags                 1.00     35       35.00`,
      { fills: [{ box: { left: 0, top: 0, right: 400, bottom: 24 }, shade: 1 }] },
    );
    expect(toGrid(tablesOf(page)[0]!)[0]).toEqual(['Pos', 'Description', 'Price', 'Qty', 'Amount']);
  });
});

it('reads tables that stand beside one another with rows of their own', () => {
  const left = typedPage(`
District       Rent       Loss
Innenstadt     1204.5     -31.2
Haselbrunn      988.1     -40.6
Lessing         402.9     -11.8
Chrieschwitz   1377.0     -71.3
Gewerbe         143.6      -9.0`);
  const right = typedPage(`
Position           September   December
Cash               3870        3214
Owed to banks      61442       63105
Paid in            8907        8866
Reserves           4410        4410`);
  const placed = ({ words }: Page, by: number, pitch: number): Word[] =>
    words.map((word) => {
      const top = (word.box.top * pitch) / 12 + by / 60;
      return { ...word, box: { left: word.box.left + by, right: word.box.right + by, top, bottom: top + 10 } };
    });
  const tables = foundIn(typedDocument({ ...left, words: [...placed(left, 0, 20), ...placed(right, 300, 15)] }));
  expect(tables.map((table) => toGrid(table).map(([first]) => first))).toEqual([
    ['District', 'Innenstadt', 'Haselbrunn', 'Lessing', 'Chrieschwitz', 'Gewerbe'],
    ['Position', 'Cash', 'Owed to banks', 'Paid in', 'Reserves'],
  ]);
});

import { across, foundIn, typedDocument, typedPage } from '../fixtures/typed-page';
import type { Page } from '../../model/page';
import type { Cell, Table } from '../../model/table';
import { joinTables } from './join-tables';

const joined = (...pages: Parameters<typeof typedDocument>) => {
  const document = typedDocument(...pages);
  return joinTables(foundIn(document), document);
};
const texts = (cells: readonly { text: string }[]): string[] => cells.map((cell) => cell.text);

const HEADER = 'Date     Description           Amount   Balance';

it('joins a list that repeats its header on the next page, header said once', () => {
  const [table, ...others] = joined(
    typedPage(`\n${HEADER}\n2 Jul    Card payment          10.00    90.00\n3 Jul    Salary                100.00   190.00`),
    typedPage(`\n${HEADER}\n4 Jul    Rent                  50.00    140.00`),
  );
  expect(others).toEqual([]);
  expect(table!.parts).toHaveLength(2);
  expect(texts(table!.columns)).toEqual(['Date', 'Description', 'Amount', 'Balance']);
  expect(table!.rows.map((row) => texts(row.cells)[0])).toEqual(['2 Jul', '3 Jul', '4 Jul']);
});

it('takes the rows of a list whose amounts are still to be filled in for items', () => {
  const rows = [['No.', 'Goods', 'Unit', 'Quantity', 'Note'], ['1', 'Rope', 'm', '', 'new'], ['2', 'Oar', 'pc', '', 'ash']]; // prettier-ignore
  const cells = rows.flatMap((texts, row) => texts.map((text, column) => ({ row, column, rowSpan: 1, columnSpan: 1, text })));
  const table: Table = { page: 1, method: 'stream', reader: 'pdfium', rowCount: 3, columnCount: 5, headerRows: 1, signals: {}, cells };
  expect(joinTables([table], typedDocument())[0]!.rows.map(({ kind }) => kind)).toEqual(['item', 'item']);
});

describe('the last row of a list', () => {
  const kindsOf = (...last: string[]) => {
    const rows = [['Code', 'Ware', 'Menge', 'kg', 'Hinweis'], ['10.1', 'Kalk', '120', '3.000', 'Pal. 2'], ['10.7', 'Sand', '30', '600', ''], ['21.1', 'Gitter', '12', '271,4', ''], last]; // prettier-ignore
    const cells = rows.flatMap((texts, row) => texts.map((text, column) => ({ row, column, rowSpan: 1, columnSpan: 1, text })));
    const table: Table = { page: 1, method: 'lattice', reader: 'pdfium', rowCount: 5, columnCount: 5, headerRows: 1, signals: {}, cells };
    return joinTables([table], typedDocument())[0]!.rows.map(({ kind }) => kind);
  };

  it('is a sum where it holds what the column above makes, whatever word it opens with', () => {
    expect(kindsOf('', 'Hmotnost', '', '3.871,4', 'kg')).toEqual(['item', 'item', 'item', 'subtotal']);
  });

  it('is an item with any other figure, and where no column is blank that every item fills', () => {
    expect(kindsOf('', 'Hmotnost', '', '3.871,5', 'kg')).toEqual(['item', 'item', 'item', 'item']);
    expect(kindsOf('22.0', 'Hmotnost', '162', '3.871,4', '')).toEqual(['item', 'item', 'item', 'item']);
  });
});

it('joins a list whose labels lack on the next page what stands over them', () => {
  const partOf = (page: number, rows: string[][]): Table => ({
    ...{ page, method: 'stream', reader: 'pdfium', rowCount: rows.length, columnCount: 4, headerRows: 1, signals: {} },
    cells: rows.flatMap((cells, r) => cells.map((text, column) => ({ row: r, column, rowSpan: 1, columnSpan: 1, text }))),
  });
  const first = partOf(1, [['Code', 'Goods', 'Price a piece 1–5', 'Price a piece 6–23'], ['10.01', 'Aceton', '14.20', '12.75']]); // prettier-ignore
  const next = (...labels: string[]): Table =>
    partOf(2, [
      ['Code', 'Goods', ...labels],
      ['30.01', 'Kalium', '33.25', '30.20'],
    ]);
  expect(joinTables([first, next('1–5', '6–23')], typedDocument()).map(({ rows }) => rows.length)).toEqual([2]);
  expect(joinTables([first, next('each', 'a box')], typedDocument()).map(({ rows }) => rows.length)).toEqual([1, 1]);
});

it('joins a list that goes on without its header and then repeats it on the same page', () => {
  const [table, ...others] = joined(
    typedPage(`\n${HEADER}\n2 Jul    Card payment          10.00    90.00\n3 Jul    Salary                100.00   190.00`),
    typedPage(`\n4 Jul    Rent                  50.00    140.00\n\n\n${HEADER}\n5 Jul    Books                 40.00    100.00`),
  );
  expect(others).toEqual([]);
  expect(table!.rows.map((row) => texts(row.cells)[0])).toEqual(['2 Jul', '3 Jul', '4 Jul', '5 Jul']);
});

it('joins a list that goes on right under a part of it without its header, and not one further down', () => {
  const partOf = (top: number, headerRows: number, rows: string[][]): Table => ({
    ...{ page: 1, method: 'stream', reader: 'pdfium', rowCount: rows.length, columnCount: 4, headerRows, signals: {} },
    box: { left: 0, top, right: 400, bottom: top + 20 * rows.length },
    cells: rows.flatMap((row, r) =>
      row.map((text, column) => ({ row: r, column, rowSpan: 1, columnSpan: 1, text, box: { left: 100 * column, top: top + 20 * r, right: 100 * column + 50, bottom: top + 20 * r + 10 } })),
    ), // prettier-ignore
  });
  const head = partOf(100, 1, [['Date', 'Description', 'Amount', 'Balance'], ['2 Jul', 'Rent', '10.00', '90.00']]); // prettier-ignore
  const rest = (top: number): Table => partOf(top, 0, [['3 Jul', 'Books', '20.00', '70.00'], ['4 Jul', 'Bread', '5.00', '65.00']]); // prettier-ignore
  expect(joinTables([head, rest(155)], typedDocument()).map(({ rows }) => rows.length)).toEqual([3]);
  expect(joinTables([head, rest(300)], typedDocument()).map(({ rows }) => rows.length)).toEqual([1, 2]);
});

it('joins rows at the top of the next page to a list that ends low on its own, without labels in the same columns', () => {
  const page = (number: number): Page => ({
    number,
    width: 600,
    height: 800,
    reader: 'pdfium',
    words: [],
    rulings: [],
    fills: [],
    images: [],
  });
  const partOf = (number: number, top: number, headerRows: number, lefts: readonly number[]): Table => {
    const rows = [['Ware', 'Note'], ['Rope', 'new']].slice(headerRows === 0 ? 1 : 0); // prettier-ignore
    const cells = rows.flatMap((texts, row) =>
      texts.map((text, column) => {
        const box = { left: lefts[column]!, top: top + 12 * row, right: lefts[column]! + 80, bottom: top + 12 * row + 10 };
        return { row, column, rowSpan: 1, columnSpan: 1, text, box };
      }),
    );
    const box = { left: lefts[0]!, top, right: lefts[1]! + 80, bottom: top + 12 * rows.length };
    return { page: number, box, method: 'stream', reader: 'pdfium', rowCount: rows.length, columnCount: 2, headerRows, signals: {}, cells };
  };
  const countOf = (first: Table, next: Table): number =>
    joinTables([first, next], { ...typedDocument(), pages: [page(1), page(2)] }).length;
  const [low, high] = [partOf(1, 700, 1, [50, 300]), partOf(1, 100, 1, [50, 300])];
  expect(countOf(low, partOf(2, 60, 0, [50, 300]))).toBe(1);
  expect(countOf(high, partOf(2, 60, 0, [50, 300]))).toBe(2);
  expect(countOf(low, partOf(2, 500, 0, [50, 300]))).toBe(2);
  expect(countOf(low, partOf(2, 60, 0, [50, 420]))).toBe(2);
});

it('joins rows of four columns or more right under a table with the same columns, whatever its labels say', () => {
  const partOf = (top: number, headerRows: number, columns: number): Table => ({
    ...{ page: 1, method: 'stream', reader: 'pdfium', rowCount: 2, columnCount: columns, headerRows, signals: {} },
    box: { left: 0, top, right: 100 * columns, bottom: top + 40 },
    cells: [0, 1].flatMap((r) =>
      Array.from({ length: columns }, (_, column) => ({ row: r, column, rowSpan: 1, columnSpan: 1, text: `${r}${column}`, box: { left: 100 * column, top: top + 20 * r, right: 100 * column + 50, bottom: top + 20 * r + 10 } })),
    ), // prettier-ignore
  });
  expect(joinTables([partOf(100, 1, 5), partOf(145, 0, 5)], typedDocument()).map(({ rows }) => rows.length)).toEqual([3]);
  expect(joinTables([partOf(100, 1, 2), partOf(145, 0, 2)], typedDocument())).toHaveLength(2);
});

it('keeps tables with other headers apart', () => {
  const tables = joined(
    typedPage(`\nAge     Men     Women\n0-9     10.5    11.5\n10-19   12.5    13.5\n20-29   14.5    15.5`),
    typedPage(`\nAge     Cats    Dogs\n0-9     20.5    21.5\n10-19   22.5    23.5\n20-29   24.5    25.5`),
  );
  expect(tables).toHaveLength(2);
});

it('tells sections and sums from the rows between them', () => {
  const [table] = joined(
    typedPage(`\nRegion    1996     1997\nActual\nNorth     1,200    1,310\nSouth     980      875\nTotal     2,180    2,185`),
  );
  expect(table!.rows.map((row) => row.kind)).toEqual(['section', 'item', 'item', 'subtotal']);
});

it('takes what is carried from page to page for a sum, not for an item of that name', () => {
  const head = { rulings: [across(1, 0, 50), across(2, 0, 50)] };
  const [table] = joined(
    typedPage(
      `\nText            Qty      Price    Amount\nSurvey          1        20.00    20.00\nReport          2        15.00    30.00`,
      head,
    ),
  );
  expect(table!.rows.map(({ kind }) => kind)).toEqual(['item', 'item']);
});

it('takes the balance above the first movement for a sum, also where one column has all amounts', () => {
  const [table] = joined(
    typedPage(`
Date         Details                  Amount
             Balance brought forward  8636.51
07/08/2023   Card payment              751.77+`),
  );
  expect(table!.rows.map(({ kind }) => kind)).toEqual(['subtotal', 'item']);
});

describe('rows of a list without amounts under the labels of amounts', () => {
  const drawn = (labels: readonly string[], rows: readonly (readonly string[])[]) => {
    const grid = [labels, ...rows];
    const cells = grid.flatMap((row, r) => row.map((text, column) => ({ row: r, column, rowSpan: 1, columnSpan: 1, text })));
    const [table] = joinTables(
      [
        {
          page: 1,
          method: 'lattice',
          reader: 'pdfium',
          rowCount: grid.length,
          columnCount: labels.length,
          headerRows: 1,
          signals: {},
          cells,
        },
      ],
      typedDocument(),
    );
    return table!.rows.map((row) => [row.kind, ...texts(row.cells)]);
  };
  const LABELS = ['No.', 'Description', 'Qty', 'Unit price', 'CHF'];

  it('keeps one of text and an amount for an item, as discounts are printed', () => {
    const rows = drawn(LABELS, [
      ['7', 'Oil', '9.5', '21.90', '208.05'],
      ['', 'Goodwill', '', '', '-113.85'],
      ['', 'Rebate', '', '', '▲1,000'],
    ]);
    expect(rows.map(([kind, , text]) => [kind, text])).toEqual([
      ['item', 'Oil'],
      ['item', 'Goodwill'],
      ['item', 'Rebate'],
    ]);
  });

  it('keeps one that counts on from the row above, as days of a calendar without any hours', () => {
    const days = drawn(LABELS, [
      ['8', 'Oil', '9.5', '21.90', '208.05'],
      ['9', 'Sunday', '', '', ''],
      ['10', 'Leave', '', '', ''],
      ['', 'unpaid', '', '', ''],
    ]); // prettier-ignore
    expect(days.map(([kind, day, work]) => [kind, day, work])).toEqual([['item', '8', 'Oil'], ['item', '9', 'Sunday'], ['item', '10', 'Leave unpaid']]); // prettier-ignore
    expect(drawn(LABELS, [['04.11.', 'Oil', '9.5', '21.90', '208.05'], ['05.11.', 'Leave', '', '', '']])).toHaveLength(2); // prettier-ignore
  });

  it('joins one of text alone to the item above, as notes are printed', () => {
    expect(drawn(LABELS, [['7', 'Oil', '9.5', '21.90', '208.05'], ['', 'for diesel engines', '', '', '']])).toEqual([
      ['item', '7', 'Oil for diesel engines', '9.5', '21.90', '208.05'],
    ]); // prettier-ignore
  });

  it('joins no name of a section in bold, which stands under a text that is not', () => {
    const rows = [LABELS, ['7', 'Oil', '9.5', '21.90', '208.05'], ['', 'Filters', '', '', ''], ['8', 'Filter', '2', '4.00', '8.00']];
    const sectionIn = (...bold: number[]): unknown[] => {
      const cells = rows.flatMap((row, at) =>
        row.map((text, column): Cell => ({
          row: at,
          column,
          rowSpan: 1,
          columnSpan: 1,
          text,
          ...(bold.includes(at) ? { bold: true } : {}),
        })),
      );
      const found: Table = { page: 1, method: 'stream', reader: 'pdfium', rowCount: 4, columnCount: 5, headerRows: 1, signals: {}, cells };
      return joinTables([found], typedDocument())[0]!.rows.map(({ kind, cells: [, text] }) => [kind, text!.text]);
    };
    expect(sectionIn(0, 2)).toEqual([['item', 'Oil'], ['section', 'Filters'], ['item', 'Filter']]); // prettier-ignore
    expect(sectionIn(0)).toEqual([
      ['item', 'Oil Filters'],
      ['item', 'Filter'],
    ]);
    expect(sectionIn(0, 1, 2, 3)).toEqual([
      ['item', 'Oil Filters'],
      ['item', 'Filter'],
    ]);
  });

  it('joins one beside a number that is drawn over both rows', () => {
    const cell = (row: number, column: number, text: string, rowSpan = 1) => ({ row, column, rowSpan, columnSpan: 1, text });
    const cells = [...LABELS.map((label, column) => cell(0, column, label)), cell(1, 0, '7', 2), cell(1, 1, 'Oil'), cell(1, 2, '9.5'), cell(1, 3, '21.90'), cell(1, 4, '208.05'), cell(2, 1, 'for diesel engines'), cell(2, 2, ''), cell(2, 3, ''), cell(2, 4, '')]; // prettier-ignore
    const [table] = joinTables(
      [{ page: 1, method: 'lattice', reader: 'pdfium', rowCount: 3, columnCount: 5, headerRows: 1, signals: {}, cells }],
      typedDocument(),
    );
    expect(table!.rows.map((row) => texts(row.cells))).toEqual([['7', 'Oil for diesel engines', '9.5', '21.90', '208.05']]);
  });

  it('tells what is drawn once beside several items with the first of them', () => {
    const cell = (row: number, column: number, text: string, rowSpan = 1) => ({ row, column, rowSpan, columnSpan: 1, text });
    const cells = [
      ...['Team', 'Name', 'Mon'].map((label, column) => cell(0, column, label)),
      ...[cell(1, 0, 'Night', 2), cell(1, 1, 'Ines'), cell(1, 2, '8'), cell(2, 1, 'Mo'), cell(2, 2, '6')],
      ...[cell(3, 0, 'Night'), cell(3, 1, 'Roel'), cell(3, 2, '7')],
    ];
    const [table] = joinTables(
      [{ page: 1, method: 'lattice', reader: 'pdfium', rowCount: 4, columnCount: 3, headerRows: 1, signals: {}, cells }],
      typedDocument(),
    );
    expect(table!.rows.map((row) => texts(row.cells))).toEqual([['Night', 'Ines', '8'], ['', 'Mo', '6'], ['Night', 'Roel', '7']]); // prettier-ignore
  });

  it('takes it for the name of a section where the table opens with one', () => {
    const rows = drawn(LABELS, [
      ['', 'Order of 4 October', '', '', ''],
      ['7', 'Oil', '9.5', '21.90', '208.05'],
      ['', 'Order of 18 October', '', '', ''],
      ['8', 'Filter', '1', '18.00', '18.00'],
    ]);
    expect(rows.map(([kind]) => kind)).toEqual(['section', 'item', 'section', 'item']);
  });

  it('takes a row whose number begins that of the next for the name of its section', () => {
    const rows = drawn(LABELS, [
      ['A.1', 'Hoisting', '1', '480.00', '480.00'],
      ['B', 'ENGINE', '', '', ''],
      ['B.1', 'Service', '1', '635.00', '635.00'],
      ['B.2', 'Filter', '2', '18.00', '36.00'],
      ['', 'with gasket', '', '', ''],
    ]);
    expect(rows.map(([kind, , text]) => [kind, text])).toEqual([['item', 'Hoisting'], ['section', 'ENGINE'], ['item', 'Service'], ['item', 'Filter with gasket']]); // prettier-ignore
  });

  it('takes a drawn row that is as full as the one above for one of the list, though its amounts are not legible', () => {
    const rows = drawn(LABELS, [
      ['1', 'Clearing', '2', '10.00', '20.00'],
      ['2', 'Planting', 'day', '?', ''],
      ['', 'with stakes', '', '', ''],
    ]);
    expect(rows.map(([kind, , text]) => [kind, text])).toEqual([['item', 'Clearing'], ['item', 'Planting with stakes']]); // prettier-ignore
  });

  it('takes it for the name of a section where it is numbered as the items are', () => {
    const rows = drawn(LABELS, [
      ['1', 'Clearing', '2', '10.00', '20.00'],
      ['B', 'Planting', '', '', ''],
      ['2', 'Maple', '1', '58.00', '58.00'],
    ]);
    expect(rows.map(([kind, , text]) => [kind, text])).toEqual([['item', 'Clearing'], ['section', 'Planting'], ['item', 'Maple']]); // prettier-ignore
  });
});

it('says where each cell was read', () => {
  const [table] = joined(typedPage(`\nRegion    1996     1997\nNorth     1,200    1,310\nSouth     980      875`));
  expect(table!.rows[0]!.cells[1]!.provenance).toEqual({ page: 1, reader: 'pdfium', box: { left: 60, top: 13, right: 90, bottom: 23 } });
});

it('folds header rows above one another into one label a column', () => {
  const document = typedDocument();
  const cell = (row: number, column: number, text: string, columnSpan = 1) => ({ row, column, rowSpan: 1, columnSpan, text });
  const [table] = joinTables(
    [
      {
        page: 1,
        method: 'lattice',
        reader: 'pdfium',
        rowCount: 3,
        columnCount: 3,
        headerRows: 2,
        signals: {},
        cells: [
          { ...cell(0, 0, 'Age'), rowSpan: 2 },
          cell(0, 1, '2005', 2),
          cell(1, 1, 'men'),
          cell(1, 2, 'women'),
          cell(2, 0, '0-9'),
          cell(2, 1, '1'),
          cell(2, 2, '2'),
        ],
      },
    ],
    document,
  );
  expect(texts(table!.columns)).toEqual(['Age', '2005 men', '2005 women']);
});

it('takes for items what is counted, sundries too, and not a sum', () => {
  const rows = [
    ['品名', '数量', '単位', '金額'],
    ['外壁塗装', '150', '㎡', '37,500'],
    ['小計', '150', '', '37,500'],
    ['諸経費', '1', '式', '45,000'],
    ['合計', '151', '式', '82,500'],
  ];
  const drawn: Table = {
    ...{ page: 1, method: 'lattice', reader: 'pdfium', rowCount: rows.length, columnCount: 4, headerRows: 1, signals: {} },
    cells: rows.flatMap((cells, r) => cells.map((text, column) => ({ row: r, column, rowSpan: 1, columnSpan: 1, text }))),
  };
  expect(joinTables([drawn], typedDocument())[0]!.rows.map(({ kind }) => kind)).toEqual(['item', 'subtotal', 'item', 'subtotal']);
});

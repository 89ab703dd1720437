import { toGrid, type Table } from '../../model/table';
import { dropColumnNumbers } from './drop-column-numbers';

const labelsOf = (...labels: string[]): string[] => {
  const cells = [labels, labels.map(() => '7')].flatMap((texts, row) =>
    texts.map((text, column) => ({ row, column, rowSpan: 1, columnSpan: 1, text })),
  );
  const grid = { rowCount: 2, columnCount: labels.length, headerRows: 1 };
  const table: Table = { page: 1, method: 'lattice', reader: 'pdfium', ...grid, cells, signals: {} };
  return dropColumnNumbers(table)
    .cells.filter(({ row }) => row === 0)
    .map(({ text }) => text);
};

describe('dropColumnNumbers', () => {
  it('takes the numbers of the columns off their labels', () => {
    expect(labelsOf('No. 1', 'Name 2', 'Unit 3', 'Quantity 4', 'Price 5', 'Amount 6 = 4 x 5')).toEqual([
      ...['No.', 'Name', 'Unit', 'Quantity', 'Price', 'Amount'],
    ]);
  });

  it('takes them off where a form counts from 0', () => {
    expect(labelsOf('Nr. crt. 0', 'Produse 1', 'U.M. 2', 'Cantitatea 3')).toEqual(['Nr. crt.', 'Produse', 'U.M.', 'Cantitatea']);
  });

  it.each([
    ['labels that are numbered themselves', ['Quarter 1', 'Quarter 2', 'Quarter 3', 'Quarter 4']],
    ['labels of which one has no number', ['Name 1', 'Unit 2', 'Price', 'Amount 4']],
    ['numbers in another order', ['Name 2', 'Unit 3', 'Price 4', 'Amount 5']],
    ['a few columns', ['Name 1', 'Price 2']],
  ])('leaves %s', (_, labels) => expect(labelsOf(...labels)).toEqual(labels));
});

describe('a row of column numbers under the labels', () => {
  const rowsOf = (...rows: string[][]): string[][] => {
    const cells = rows.flatMap((texts, row) => texts.map((text, column) => ({ row, column, rowSpan: 1, columnSpan: 1, text })));
    const grid = { rowCount: rows.length, columnCount: rows[0]!.length, headerRows: 1 };
    return toGrid(dropColumnNumbers({ page: 1, method: 'lattice', reader: 'pdfium', ...grid, cells, signals: {} }));
  };
  const [labels, item] = [
    ['No.', 'Goods', 'Unit', 'Quantity', 'Price'],
    ['1', 'Rope', 'm', '4', '2.50'],
  ];

  it.each([
    [['0', '1', '2', '3', '4 (2x3)']],
    [['1', '2', '', '3', '4=3x2']],
    [['(1)', '(2)', '(3)', '(4)', '(5)']],
    [['1', '1а', '1б', '2', '2а']],
  ])('is no row of it: %s', (numbers) => {
    expect(rowsOf(labels, numbers, item)).toEqual([labels, item]);
  });

  it('is one where nothing follows, or where the numbers do not count the columns', () => {
    expect(rowsOf(labels, ['1', '2', '3', '4', '5'])).toHaveLength(2);
    expect(rowsOf(labels, ['1', '2', '3', '4', '6'], item)).toHaveLength(3);
    expect(rowsOf(labels, ['1', '1', '2', '2', '3'], item)).toHaveLength(3);
  });

  it('is dropped where it opens with letters, and where a wide form is parted in more columns than it has', () => {
    const heads = [
      '№',
      'Код',
      'Товар',
      'Вид',
      'Ед.',
      '',
      'Кол-во',
      'Цена',
      'Сумма',
      'Акциз',
      'Ставка',
      '',
      'Налог',
      'Всего',
      'Страна',
      'ГТД',
    ];
    const numbers = ['А', 'Б', '1', '1а', '2', '', '3', '4', '5', '6', '7', '', '8', '9', '10', '11'];
    const goods = heads.map((_, at) => String(at * 7));
    expect(rowsOf(heads, numbers, goods)).toEqual([heads, goods]);
  });

  it('takes the column with it that it alone made, under a label that spans the next one too', () => {
    const row = (texts: string[], at: number): Table['cells'] => texts.map((text, column) => ({ row: at, column, rowSpan: 1, columnSpan: 1, text })); // prettier-ignore
    const spanning = row(['No.', 'Goods', 'Unit', 'Quantity', '', 'Price'], 0).filter(({ text }) => text !== '');
    spanning[3]!.columnSpan = 2;
    const cells = [...spanning, ...row(['1', '2', '3', '4', '', '5'], 1), ...row(['1', 'Rope', 'm', '', '4', '2.50'], 2)];
    const grid = { rowCount: 3, columnCount: 6, headerRows: 1 };
    expect(toGrid(dropColumnNumbers({ page: 1, method: 'stream', reader: 'pdfium', ...grid, cells, signals: {} }))).toEqual([
      ['No.', 'Goods', 'Unit', 'Quantity', 'Price'],
      ['1', 'Rope', 'm', '4', '2.50'],
    ]);
  });

  it('joins a label of which the number stood under one half and the cells under the other', () => {
    const rows = rowsOf(['No.', 'Goods', 'Unit', 'Quantity', 'sent', 'Note'], ['0', '1', '2', '3', '', '4'], ['1', 'Rope', 'm', '', '12', 'new'], ['2', 'Oar', '', '', '6', '']); // prettier-ignore
    expect(rows).toEqual([
      ['No.', 'Goods', 'Unit', 'Quantity sent', 'Note'],
      ['1', 'Rope', 'm', '12', 'new'],
      ['2', 'Oar', '', '6', ''],
    ]);
  });
});

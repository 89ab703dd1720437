import { across, down, foundIn, typedDocument, typedPage } from '../tables/fixtures/typed-page';
import { toGrid } from '../model/table';

const LABELS = 'Code   Text     Amount';

/** Lines around two columns of so many rows. */
const boxed = (rows: number) => [
  ...Array.from({ length: rows + 1 }, (_, row) => across(row, 0, 20)),
  ...[0, 6, 20].map((column) => down(column, 0, rows)),
];

/** A page of a list with a line at its foot. */
const page = (rows: readonly string[], foot: string) => ({
  ...typedPage(['', LABELS, ...rows, foot].join('\n'), { rulings: [across(1, 0, 30), across(2, 0, 30)] }),
  height: 60,
});
const texts = (...feet: string[]): string[] =>
  foundIn(typedDocument(...feet.map((foot, index) => page([`A-${index}1   Bolt     1.50`, `A-${index}2   Nut      2.50`, `A-${index}3   Nail     3.50`], foot))))
    .flatMap((table) => toGrid(table).map((row) => row.join(' '))); // prettier-ignore

describe('lines that number the pages', () => {
  it('are in no table', () => {
    expect(texts('List   store    - 1 of 2', 'List   store    - 2 of 2').join()).not.toContain('store');
  });

  it.each([
    ['an amount', ['1        Screw    4.50', '2        Screw    4.50']],
    ['a code that ends with a number', ['A1       Screw    none', 'A2       Screw    none']],
    ['a number that is not the page', ['4        Screw    none', '5        Screw    none']],
  ])('are told from the last row of each page: %s', (_, rows) => {
    expect(texts(...rows).join()).toContain('Screw');
  });

  it('are told from the rows of a grid', () => {
    const grids = [1, 2].map((number) => typedPage([`Code   Price ${number}`, 'none   some'].join('\n'), { rulings: boxed(2) }));
    expect(foundIn(typedDocument(...grids)).map((table) => toGrid(table)[0])).toEqual([
      ['Code', 'Price 1'],
      ['Code', 'Price 2'],
    ]);
  });

  it('are told from the last row of each page, whose other numbers differ too', () => {
    expect(texts('A-4    Screw    4.50', 'A-5    Screw    8.90').join()).toContain('Screw');
  });
});

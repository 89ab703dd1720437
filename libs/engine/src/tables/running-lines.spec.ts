import { across, foundIn, typedDocument, typedPage } from './fixtures/typed-page';
import { toGrid } from '../model/table';

const LABELS = 'Code   Text     Amount';

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

  it('are told from the last row of each page, whose other numbers differ too', () => {
    expect(texts('A-4    Screw    4.50', 'A-5    Screw    8.90').join()).toContain('Screw');
  });
});

import { layOut } from '../../layout/lay-out';
import { CHARACTER_PT, LINE_PT, typedDocument, typedPage } from '../fixtures/typed-page';
import { pageRulings } from './join-rulings';
import { ruledGrids } from './ruled-grids';
import { withoutStripes } from './stripes';

const TEXT = `
1   Tide tables      4
2   Salt marshes    12
3   Quarry year      3
4   Knots            2
5   Moths            1
6   Owls             6`;

/** Shaded cells of three columns behind the given rows. */
const shaded = (...rows: number[]) =>
  rows.flatMap((row) =>
    [0, 4, 16].map((column, i) => ({
      box: { left: column * CHARACTER_PT, right: [4, 16, 20][i]! * CHARACTER_PT, top: row * LINE_PT, bottom: (row + 1) * LINE_PT },
      shade: 0.9,
    })),
  );

const gridsUnder = (...rows: number[]): { all: number; kept: number } => {
  const [page] = layOut(typedDocument(typedPage(TEXT, { fills: shaded(...rows) }))).pages;
  const grids = ruledGrids(pageRulings(page!));
  return { all: grids.length, kept: withoutStripes(grids, page!).length };
};

it('takes rows that are shaded two by two for no tables, where text stands between them', () => {
  expect(gridsUnder(0, 1, 4, 5)).toEqual({ all: 2, kept: 0 });
  expect(gridsUnder(0, 1)).toEqual({ all: 1, kept: 1 });
});

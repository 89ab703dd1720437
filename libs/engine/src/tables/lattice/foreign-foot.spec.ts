import { across, down } from '../fixtures/typed-page';
import { apartFromFoot } from './foreign-foot';
import { ruledGrids } from './ruled-grids';

/** Columns at 0, 10, 20 and 40 in rows of one line each, and a foot of two lines with sides of its own. */
const drawn = (rows: number, ...footSides: readonly number[]) => {
  const table = [0, 10, 20, 40].map((x) => down(x, 0, rows));
  const foot = [0, ...footSides, 40].map((x) => down(x, rows, rows + 2));
  const lines = [...Array.from({ length: rows + 1 }, (_, row) => row), rows + 2].map((row) => across(row, -0.5, 39.5));
  const [grid] = ruledGrids([...table, ...foot, ...lines]);
  return apartFromFoot(grid!).map(({ xs, ys }) => [xs.length - 1, ys.length - 1]);
};

describe('the boxes that are drawn under a table in its frame', () => {
  it('are a table of their own where none of their sides is a column', () => {
    expect(drawn(4, 14, 30)).toEqual([
      [3, 4],
      [3, 1],
    ]);
  });

  it('are rows of it where one of their sides is a column, where there are none, and under few rows', () => {
    expect(drawn(4, 14, 20)).toEqual([[4, 5]]);
    expect(drawn(4)).toEqual([[3, 5]]);
    expect(drawn(2, 14, 30)).toEqual([[5, 3]]);
  });
});

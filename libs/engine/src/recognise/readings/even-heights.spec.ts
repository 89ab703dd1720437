import { evenHeights } from './even-heights';

const heightsOf = (heights: readonly number[]): number[] =>
  evenHeights(heights.map((height) => ({ words: [], height }))).map(({ height }) => height);

describe('evenHeights', () => {
  it('gives lines of one size one height', () => {
    expect(heightsOf([20, 21, 18, 20, 22])).toEqual([20, 20, 20, 20, 20]);
  });

  it('leaves a heading as high as it is', () => {
    expect(heightsOf([40, 20, 20, 19])).toEqual([40, 20, 20, 20]);
  });

  it('makes nothing of nothing', () => {
    expect(heightsOf([])).toEqual([]);
  });
});

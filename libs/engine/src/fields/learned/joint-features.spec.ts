import { withRivals } from './joint-features';

/** Whether it is on the first page, where it begins, where it ends, how far down. */
const row = (page: number, left: number, top: number): Float32Array => Float32Array.from([page, left, 0.5, top]);

describe('withRivals', () => {
  it('says of each name what the likeliest of either side are, and where they stand', () => {
    const [letterhead, address, footer] = [row(1, 0.1, 0.05), row(1, 0.1, 0.25), row(0, 0.5, 0.75)];
    const told = withRivals([letterhead, address, footer], [[0.5, 0.25, 0], [0.125, 0.75, 0.25]]); // prettier-ignore
    const more = told.map((each) => Array.from(each.subarray(4), (number) => Math.round(1000 * number) / 1000));
    expect(more).toEqual([
      [0.5, 0, 0.25, 0, 0, 0, 0.375, 0.125, 2, 0.75, -0.2, 0, 0, -0.375],
      [0.25, 1, 0.5, 0.2, 0, 0, -0.5, 0.75, 0, 0.25, 0, 0, 0, 0.5],
      [0, 2, 0.5, 0.7, 0.4, -1, -0.25, 0.25, 1, 0.75, 0.5, 0.4, -1, 0.25],
    ]);
    expect(Array.from(told[2]!.subarray(0, 4))).toEqual([0, 0.5, 0.5, 0.75]);
  });

  it('has no rival for a name that is alone', () => {
    expect(Array.from(withRivals([row(1, 0.25, 0.5)], [[0.5], [0.25]])[0]!.subarray(4))).toEqual([
      ...[0.5, 0, 0, 0, 0, 0, 0.25],
      ...[0.25, 0, 0, 0, 0, 0, -0.25],
    ]);
  });
});

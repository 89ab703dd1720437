import { legsOf, seek, type Bucket } from './list-seek';

/** Stretches of these sizes, named a, b, c. */
const stretches = (...counts: number[]): Bucket[] => counts.map((count, index) => ({ key: 'abcdef'[index]!, count }));

describe('the way to a page', () => {
  it('begins at the edge of the stretch that holds its first item', () => {
    expect(seek(stretches(10, 10, 10), 12, 3)).toEqual({ isBackwards: false, from: 'b', skip: 2, take: 3 });
    expect(seek(stretches(10, 10, 10), 10, 3)).toEqual({ isBackwards: false, from: 'b', skip: 0, take: 3 });
  });

  it('comes from the other end where that is nearer, to the last item first', () => {
    expect(seek(stretches(100), 90, 5)).toEqual({ isBackwards: true, from: 'a', skip: 5, take: 5 });
    expect(seek(stretches(10, 10, 10), 16, 3)).toEqual({ isBackwards: true, from: 'b', skip: 1, take: 3 });
  });

  it('takes no more than there is, and nothing behind the end', () => {
    expect(seek(stretches(4, 3), 5, 20)).toEqual({ isBackwards: true, from: 'b', skip: 0, take: 2 });
    expect(seek(stretches(4, 3), 7, 20)).toBeUndefined();
    expect(seek([], 0, 20)).toBeUndefined();
  });

  it('finds every page of every list of three stretches', () => {
    const items = ['a', 'a', 'b', 'b', 'b', 'b', 'c'];
    const buckets = stretches(2, 4, 1);
    for (let offset = 0; offset < items.length; offset++)
      for (let take = 1; take < 9; take++) {
        const { isBackwards, from, skip, take: taken } = seek(buckets, offset, take)!;
        const order = isBackwards ? items.map((_, index) => items.length - 1 - index) : items.map((_, index) => index);
        const start = order.findIndex((index) => items[index] === from);
        const found = order.slice(start + skip, start + skip + taken);
        expect(isBackwards ? found.reverse() : found).toEqual(items.map((_, index) => index).slice(offset, offset + take));
      }
  });
});

describe('the parts of a walk', () => {
  /** Numbered, from the first of the list on. */
  const numbered = (...counts: [number, number][]): Bucket[] => counts.map(([key, count]) => ({ key: `${key}`, count }));
  const legsTo = (buckets: Bucket[], offset: number, take: number) => legsOf(buckets, seek(buckets, offset, take)!);

  it('are one where the page lies in stretches that follow one another', () => {
    expect(legsTo(numbered([4, 10], [5, 10], [6, 100]), 6, 6)).toEqual([{ isBackwards: false, from: '4', skip: 6, take: 6 }]);
    expect(legsTo(numbered([6, 10], [5, 10]), 8, 5)).toEqual([{ isBackwards: true, from: '5', skip: 7, take: 5 }]);
  });

  it('begin anew behind stretches in which nothing matches, whether they are told or left out', () => {
    const expected = [
      { isBackwards: false, from: '1023', skip: 0, take: 1 },
      { isBackwards: false, from: '921', skip: 0, take: 20 },
    ];
    expect(legsTo(numbered([1023, 1], [921, 500], [920, 500]), 0, 21)).toEqual(expected);
    expect(legsTo(numbered([1023, 1], [922, 0], [921, 500], [920, 500]), 0, 21)).toEqual(expected);
  });

  it('come to the same from the other end', () => {
    expect(legsTo(numbered([0, 900], [1, 3], [2, 0], [3, 2], [4, 0]), 901, 4)).toEqual([
      { isBackwards: true, from: '3', skip: 0, take: 2 },
      { isBackwards: true, from: '1', skip: 0, take: 2 },
    ]);
  });

  it('are one where stretches have names, as types do', () => {
    const buckets = [
      { key: 'Invoice', count: 3 },
      { key: 'Receipt', count: 30 },
    ];
    expect(legsTo(buckets, 0, 5)).toEqual([{ isBackwards: false, from: 'Invoice', skip: 0, take: 5 }]);
  });
});

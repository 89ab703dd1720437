import { pageRanges } from './page-ranges';

describe('the pages that a request names', () => {
  it.each([
    ['1', [[1, 1]]],
    ['-1', [[-1, -1]]],
    [
      '1-3,5,-1',
      [
        [1, 3],
        [5, 5],
        [-1, -1],
      ],
    ],
    ['3-', [[3, -1]]],
    ['2--2', [[2, -2]]],
    ['-3--1', [[-3, -1]]],
    [
      ' 1 , 2 ',
      [
        [1, 1],
        [2, 2],
      ],
    ],
  ])('%s are understood', (text, ranges) => {
    expect(pageRanges.parse(text).map(({ first, last }) => [first, last])).toEqual(ranges);
  });

  it.each(['', '0', '1,', 'a', '1-2-3', '5-3', '-1--3', '1.5', '+1', '1e1', '9999999', Array(101).fill('1').join(',')])(
    '%s are refused',
    (text) => {
      expect(pageRanges.safeParse(text).success).toBe(false);
    },
  );
});

import { boxArea, contains, type Box } from './box';

const OUTER: Box = { left: 10, top: 20, right: 50, bottom: 40 };

it('reckons the area in square points', () => {
  expect(boxArea(OUTER)).toBe(800);
});

it.each<[string, Box, number, boolean]>([
  ['the box itself', OUTER, 0, true],
  ['one that stands out of it', { ...OUTER, left: 9 }, 0, false],
  ['one that stands out by no more than is allowed', { ...OUTER, right: 51, bottom: 41 }, 1, true],
  ['one around it', { left: 0, top: 0, right: 99, bottom: 99 }, 1, false],
])('tells whether another box lies inside: %s', (_, inner, slackPt, expected) => {
  expect(contains(OUTER, inner, slackPt)).toBe(expected);
});

import type { Word } from '../../model/page';
import { findGutters, intervalAt, leastCrossed, stretchesBetween } from './columns';
import { typedPage } from '../fixtures/typed-page';
import { groupLines } from '../../layout/text-lines';

const gutters = (text: string): number =>
  findGutters(
    groupLines(typedPage(text).words).map((line) => line.words),
    10,
  ).length;

const movedBy = (word: Word, points: number): Word => ({
  ...word,
  box: { ...word.box, left: word.box.left + points, right: word.box.right + points },
});

it('takes a blank that one row alone has for no gutter', () => {
  expect(gutters(`\nCasino            8.5    11.5\nComptoirs Modernes 2.0    7.0\nCora              11.0   24.0`)).toBe(2);
});

it('finds the gutter between figures a blank apart when many rows agree', () => {
  expect(gutters(`\n1,040 1,120\n1,041 1,121\n1,042 1,122\n1,043 1,123\n1,044 1,124`)).toBe(1);
});

it('lets a long label cross a gutter in one row of many', () => {
  const rows = Array.from({ length: 15 }, (_, i) => `Row ${i}          10.${i}`);
  expect(gutters(`\n${rows.join('\n')}\nA long label that runs over`)).toBe(1);
});

describe('columns set tight', () => {
  /** A column of texts, and a second one that begins 7 pt behind the longest. */
  const tight = (second: (row: number) => string): number => {
    const lines = Array.from({ length: 6 }, (_, row) => groupLines(typedPage(`\nT10${row} ${second(row)}`).words)[0]!);
    const words = lines.map((line) => line.words.map((word, i) => (i === 0 ? word : movedBy(word, 1))));
    return findGutters(words, 10).length;
  };

  it('are parted where the second begins at one place', () => {
    expect(tight((row) => `${'Oak Teak Pine Ash Elm Beech'.split(' ')[row]!}`)).toBe(1);
  });

  it('are one where the second is a unit over and over', () => {
    expect(tight(() => 'pcs')).toBe(0);
  });
});

it('finds nothing in no rows', () => {
  expect(findGutters([], 10)).toEqual([]);
});

it('takes the blank inside figures whose thousands stand apart for no gutter, however many rows agree', () => {
  expect(gutters(`\n42 551,01\n32 306,88\n56 195,82\n43 848,52\n20 727,90`)).toBe(0);
  expect(gutters(`\n42 551,01   47 022,57\n32 306,88   n/a\n56 195,82   67 764,74\n43 848,52   41 849,15\n20 727,90   61 940,75`)).toBe(1);
});

it('tells the column that holds a place, the boundary itself being of the next one, and what lies outside of the outermost', () => {
  expect([-5, 9, 10, 19, 20, 99].map((x) => intervalAt([10, 20], x))).toEqual([0, 0, 1, 1, 2, 2]);
});

describe('the place that the fewest cross', () => {
  const crossing = (x: number): number => (x > 10 && x < 20 ? 1 : 2);

  it('is the middle of the stretch, however wide others are', () => {
    expect(leastCrossed(stretchesBetween([40, 0, 10, 20]), crossing)).toBe(15);
  });

  it('is that of the widest of several, and of these the first', () => {
    expect(leastCrossed(stretchesBetween([0, 10, 30, 50]), () => 0)).toBe(20);
  });

  it('is nowhere where there is no stretch', () => {
    expect(leastCrossed(stretchesBetween([7]), crossing)).toBeUndefined();
  });
});

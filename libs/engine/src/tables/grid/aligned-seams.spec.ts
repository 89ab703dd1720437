import { alignedSeams } from './aligned-seams';
import { typedPage } from '../fixtures/typed-page';
import { groupLines } from '../../layout/text-lines';

/** The seams of each line of a page where two blanks stand 12 pt apart and one 6 pt, with letters of 10 pt. */
const seamsOf = (text: string): number[][] => alignedSeams(groupLines(typedPage(text).words));

describe('alignedSeams', () => {
  it('finds the place where texts begin under one another in line after line', () => {
    expect(seamsOf(`\nT100  Teak board\nT101  Oak plank\nT102  Pine\nT103  Ash veneer`)).toEqual([[30], [30], [30], [30]]);
  });

  it('finds the place where figures end under one another', () => {
    expect(seamsOf(`\nTeak   19.90\nTeak    9.90\nTeak  119.90\nTeak    1.90`).map((seams) => seams.length)).toEqual([1, 1, 1, 1]);
  });

  it.each([
    ['three lines', `\nT100  Teak\nT101  Oak\nT102  Pine`],
    ['blanks', `\nT100 Teak\nT101 Oak\nT102 Pine\nT103 Ash`],
    ['gaps at other places', `\nThe  house stands\nwhere  the road\nbends  to\na  village`],
    ['lines with others between', `\nT100  Teak\nx\nT101  Oak\nx\nT102  Pine\nx\nT103  Ash`],
  ])('finds none in %s', (_, text) => {
    expect(seamsOf(text).flat()).toEqual([]);
  });
});

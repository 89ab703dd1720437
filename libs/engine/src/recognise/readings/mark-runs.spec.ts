import type { PixelBox } from '../image/gray-image';
import { markRuns } from './mark-runs';

/** Letters 20 pixels high. */
const LETTER = 20;
const mark = (left: number, top: number, width = 10, height = LETTER): PixelBox => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const lefts = (runs: readonly PixelBox[][]): number[][] => runs.map((run) => run.map(({ left }) => left));

describe('markRuns', () => {
  it('takes marks that stand a blank apart for one text, and those beyond a column for another', () => {
    expect(lefts(markRuns([mark(0, 0), mark(14, 1), mark(36, 0), mark(90, 0)], LETTER))).toEqual([[0, 14, 36], [90]]);
  });

  it('has noughts that are points, and a comma at the foot', () => {
    expect(lefts(markRuns([mark(0, 0), mark(14, 8, 4, 4), mark(22, 17, 3, 7), mark(30, 8, 4, 4)], LETTER))).toEqual([[0, 14, 22, 30]]);
  });

  it('begins with a point where a text does', () => {
    expect(lefts(markRuns([mark(0, 8, 4, 4), mark(8, 0)], LETTER))).toEqual([[0, 8]]);
  });

  it('keeps lines apart, and follows one that leans', () => {
    const leaning = [0, 1, 2, 3, 4, 5, 6, 7].map((at) => mark(14 * at, 4 * at));
    expect(markRuns(leaning, LETTER)).toHaveLength(1);
    expect(lefts(markRuns([mark(0, 0), mark(5, 30), mark(14, 0), mark(19, 30)], LETTER))).toEqual([[0, 14], [5, 19]]); // prettier-ignore
  });

  it('leaves out rulings, frames and specks', () => {
    expect(markRuns([mark(0, 0, 200, 2), mark(0, 40, 400, 300), mark(50, 10, 1, 1)], LETTER)).toEqual([]);
  });

  it('parts a long text at a wide blank', () => {
    const letters = Array.from({ length: 40 }, (_, at) => mark(14 * at + (at >= 20 ? 10 : 0), 0));
    expect(markRuns(letters, LETTER).map(({ length }) => length)).toEqual([20, 20]);
  });
});

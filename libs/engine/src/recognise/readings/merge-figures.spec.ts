import { mergeFigures } from './merge-figures';
import type { ReadWord } from '../tesseract/recogniser';

/** Words side by side, each character with its score. */
function words(...readings: [text: string, ...letterScores: number[]][]): ReadWord[] {
  return readings.map(([text, ...letterScores], at) => ({
    ...{ text, letterScores, score: Math.min(...letterScores) },
    ...{ left: at * 100, right: at * 100 + 90, top: 0, bottom: 20 },
  }));
}

const textOf = (merged: readonly ReadWord[]): string => merged.map(({ text }) => text).join(' ');

describe('mergeFigures', () => {
  it('takes of each character the surer reading', () => {
    const merged = mergeFigures(words(['4.20', 0.99, 0.99, 0.6, 0.99]), words(['1.70', 0.5, 0.99, 0.9, 0.99]));
    expect(textOf(merged)).toBe('4.70');
    expect(merged[0]).toMatchObject({ letterScores: [0.99, 0.99, 0.9, 0.99], left: 0, right: 90 });
  });

  it('puts in a character that was left out where it is surer than what stands beside', () => {
    expect(textOf(mergeFigures(words(['1234', 0.9, 0.6, 0.9, 0.9]), words(['12.34', 0.8, 0.8, 0.95, 0.8, 0.8])))).toBe('12.34');
    expect(textOf(mergeFigures(words(['1234', 0.9, 0.9, 0.9, 0.9]), words(['12.34', 0.8, 0.8, 0.4, 0.8, 0.8])))).toBe('1234');
  });

  it('takes out a character that the other reading is sure not to have, but no mark', () => {
    expect(textOf(mergeFigures(words(['9|8', 0.9, 0.3, 0.9]), words(['98', 0.8, 0.8])))).toBe('98');
    expect(textOf(mergeFigures(words(['9|8', 0.9, 0.85, 0.9]), words(['98', 0.8, 0.8])))).toBe('9|8');
    expect(textOf(mergeFigures(words(['9.8', 0.9, 0.3, 0.9]), words(['98', 0.8, 0.8])))).toBe('9.8');
  });

  it('puts in the sign of multiplication however sure its reading is', () => {
    const read = words(['1500550', 0.95, 0.95, 0.95, 0.95, 0.95, 0.95, 0.95]);
    expect(textOf(mergeFigures(read, words(['1500>×550', 0.9, 0.9, 0.9, 0.9, 0.4, 0.6, 0.9, 0.9, 0.9])))).toBe('1500×550');
  });

  it('leaves the surer reading as it is where a blank would come or go', () => {
    expect(textOf(mergeFigures(words(['12', 0.9, 0.5], ['50', 0.5, 0.9]), words(['12.50', 0.8, 0.8, 0.8, 0.8, 0.8])))).toBe('12 50');
  });

  it('takes the score of the word for characters without one', () => {
    const plain: ReadWord = { text: '7', score: 0.4, left: 0, right: 10, top: 0, bottom: 10 };
    expect(textOf(mergeFigures([plain], [{ ...plain, text: '1', score: 0.8 }]))).toBe('1');
  });
});

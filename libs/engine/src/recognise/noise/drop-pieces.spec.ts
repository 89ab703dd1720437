import type { ReadWord } from '../tesseract/recogniser';
import { dropPieces } from './drop-pieces';

const word = (text: string, left: number, right: number, [top, bottom] = [0, 30]): ReadWord => ({ text, score: 0.9, left, right, top, bottom }); // prettier-ignore

const left = (...words: ReadWord[]): string[] => dropPieces([{ height: 30, words }]).flatMap((line) => line.words.map(({ text }) => text));

describe('dropPieces', () => {
  it('leaves out what was read once more within a word', () =>
    expect(left(word('V', 10, 30), word('307,60-', 100, 250), word('60-', 190, 250))).toEqual(['V', '307,60-']));

  it('leaves out the dot of a letter', () =>
    expect(left(word('forfait', 100, 200), word('.', 178, 184, [0, 6]), word('1', 300, 310))).toEqual(['forfait', '1']));

  it('keeps what stands beside a word, what says something else, and marks at its foot', () => {
    expect(left(word('60', 100, 140), word('60', 150, 190))).toEqual(['60', '60']);
    expect(left(word('No', 100, 140), word('cat', 110, 135))).toEqual(['No', 'cat']);
    expect(left(word('forfait', 100, 200), word('.', 190, 196, [24, 30]))).toEqual(['forfait', '.']);
  });

  it('keeps lines of which nothing is left out as they are', () => {
    const line = { height: 30, words: [word('one', 0, 40)] };
    expect(dropPieces([line])[0]).toBe(line);
  });
});

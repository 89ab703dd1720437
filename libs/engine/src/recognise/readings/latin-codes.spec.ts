import type { ReadLine } from '../tesseract/recogniser';
import { withLatinCodes } from './latin-codes';

/** Lines one below the other; a word says where it begins, and a sign is 10 wide. */
const page = (...rows: [string, number][][]): ReadLine[] =>
  rows.map((words, row) => ({
    height: 20,
    words: words.map(([text, left]) => ({ text, score: 0.8, left, right: left + text.length * 10, top: 40 * row, bottom: 40 * row + 20 })),
  }));
const texts = (lines: readonly ReadLine[]): string[] => lines.map(({ words }) => words.map(({ text }) => text).join(' '));

const KNOWN: [string, number][][] = [[['F-101', 20]], [['V-205', 20]]];
const codesOf = (read: [string, number][], english: string): string | undefined =>
  texts(withLatinCodes(page(...KNOWN, read), page([], [], [[english, 20]])))[2];

describe('withLatinCodes', () => {
  it('writes the letter that was read as one of the script, or lost', () => {
    expect(codesOf([['ฯ', 20], ['-211', 30]], 'V-211')).toBe('V-211'); // prettier-ignore
    expect(codesOf([['Ճ-1004', 20]], 'A-1004)')).toBe('A-1004');
    expect(codesOf([['-219', 30], ['ขิง', 200]], 'V-219')).toBe('V-219 ขิง'); // prettier-ignore
  });

  it('leaves codes with other figures, words, and pages without codes in Latin letters', () => {
    expect(codesOf([['ฯ-212', 20]], 'V-211')).toBe('ฯ-212');
    expect(codesOf([['B-211', 20]], 'V-211')).toBe('B-211');
    expect(texts(withLatinCodes(page([['Ճ-1004', 20]]), page([['A-1004', 20]])))).toEqual(['Ճ-1004']);
  });
});

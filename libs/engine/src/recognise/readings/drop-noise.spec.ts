import { dropNoise } from './drop-noise';
import type { ReadWord } from '../tesseract/recogniser';

const word = (text: string, score = 0.9): ReadWord => ({ text, score, left: 0, top: 0, right: 10, bottom: 10 });

const textsOf = (...words: ReadWord[]): string[] =>
  dropNoise([{ words, height: 10 }]).flatMap((line) => line.words.map(({ text }) => text));

describe('dropNoise', () => {
  it('takes the scores of rulings off with them', () => {
    const lines = dropNoise([{ words: [{ ...word('|12|'), letterScores: [0.1, 0.8, 0.9, 0.2] }], height: 10 }]);
    expect(lines[0]!.words[0]).toMatchObject({ text: '12', letterScores: [0.8, 0.9] });
  });

  it('takes rulings that were read as part of a word off it', () => {
    expect(textsOf(word('_Less'), word('98.9%_'), word('|Total'), word('12.50|'))).toEqual(['Less', '98.9%', 'Total', '12.50']);
  });

  it('leaves what stands inside a word, and marks that mean something', () => {
    expect(textsOf(word('file_name'), word('A|B'), word('-'), word('50%'))).toEqual(['file_name', 'A|B', '-', '50%']);
  });

  it('drops specks and scribbles', () => {
    expect(textsOf(word('|'), word('~'), word('Total'))).toEqual(['Total']);
    expect(textsOf(word('il', 0.2), word('f', 0.3))).toEqual([]);
  });
});

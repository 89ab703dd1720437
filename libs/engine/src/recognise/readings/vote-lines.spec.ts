import { voteLines } from './vote-lines';
import type { ReadLine, ReadWord } from '../tesseract/recogniser';

const word = (text: string, score: number, left: number, right: number, top = 0): ReadWord => ({
  text,
  score,
  left,
  right,
  top,
  bottom: top + 20,
});
const line = (...words: ReadWord[]): ReadLine => ({ words, height: 20 });
const texts = (lines: readonly ReadLine[]): string[] => lines.map(({ words }) => words.map(({ text }) => text).join(' '));

describe('voteLines', () => {
  it('keeps of each word what is read surer, where words meet by their letters and not by their places', () => {
    const first = line(word('케이크', 0.6, 0, 60), word('2호', 0.9, 80, 110));
    // As models of some scripts tell it: signs too far to the left.
    const second = line(word('케이크', 0.9, 0, 40), word('25', 0.4, 45, 100));
    expect(texts(voteLines([first], [second]))).toEqual(['케이크 2호']);
  });

  it('says no sign twice where the readings part a word in other places', () => {
    const first = line(word('케', 0.7, 0, 20), word('이터링', 0.7, 24, 80));
    const second = line(word('케이터', 0.9, 0, 52), word('링', 0.9, 60, 100));
    expect(texts(voteLines([first], [second]))).toEqual(['케이터 링']);
  });

  it('takes a word in letters of the script for what was read in others in its place', () => {
    const read = voteLines(
      [line(word('5', 0.9, 0, 10), word('EIBA', 0.5, 40, 90))],
      [line(word('5', 0.9, 0, 10), word('麦ごはん', 0.9, 42, 92))],
    );
    expect(texts(read)).toEqual(['5 麦ごはん']);
    expect(read[0]!.words[1]).toMatchObject({ left: 40, right: 90, rival: 'EIBA' });
  });

  it('leaves out what the second reading alone has, and what it has twice', () => {
    const first = line(word('Μπλούζα', 0.6, 0, 70), word('35,00', 0.9, 200, 240));
    const second = [
      line(word('Μπλούζες', 0.9, 0, 70), word('NH', 0.9, 120, 128), word('35,00', 0.9, 200, 240)),
      line({ ...word('Μπλούζες', 0.8, 0, 70, 4), bottom: 22 }),
    ];
    expect(texts(voteLines([first], second))).toEqual(['Μπλούζες 35,00']);
  });

  it('reads each line beside the one of the other reading that lies on it', () => {
    const first = [line(word('Сыр', 0.5, 0, 40)), line(word('Хлеб', 0.5, 0, 50, 30))];
    const second = [line(word('Хлеб', 0.9, 0, 50, 30)), line(word('Сир', 0.9, 0, 40, 2)), line(word('Чай', 0.9, 0, 40, 90))];
    expect(texts(voteLines(first, second))).toEqual(['Сир', 'Хлеб']);
    expect(voteLines(first, [])).toEqual(first);
  });
});

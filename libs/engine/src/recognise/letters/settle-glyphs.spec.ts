import { drawSquareLetters, LETTER_HEIGHT, LETTER_WIDTH } from '../fixtures/draw-square-letters';
import { findInk } from '../marks/find-ink';
import { findMarks } from '../marks/find-marks';
import type { ReadWord } from '../tesseract/recogniser';
import { settleGlyphs } from './settle-glyphs';

/** What is read where a text is printed: each word with the letters, from and to, that its box is about. */
function settle(printed: string, read: readonly [text: string, from: number, to: number][], score = 0.8, language = 'chi_sim'): string[] {
  const image = drawSquareLetters([{ text: printed, left: 40, top: 40 }]);
  const words = read.map(([text, from, to]): ReadWord => ({
    ...{ text, score, top: 42, bottom: 40 + LETTER_HEIGHT - 5 },
    ...{ left: 41 + from * LETTER_WIDTH, right: 39 + to * LETTER_WIDTH },
  }));
  const [line] = settleGlyphs({ image, marks: findMarks(findInk(image)), lines: [{ words, height: 40 }] }, language);
  return line!.words.map(({ text }) => text);
}

describe('settleGlyphs', () => {
  it('gives a word the letter that was read as another', () => {
    expect(settle('法兰垫片', [['法兰执片', 0, 4]])).toEqual(['法兰垫片']);
    expect(settle('식권', [['씩권', 0, 2]], 0.8, 'kor')).toEqual(['식권']);
  });

  it('gives a word the letters that were left out at its end', () => {
    expect(settle('法兰垫片', [['法兰', 0, 4]])).toEqual(['法兰垫片']);
  });

  it('reads what was taken for Latin letters', () => {
    expect(settle('法兰盒', [['法兰', 0, 2], ['a"', 2, 3]])).toEqual(['法兰', '盒']); // prettier-ignore
  });

  it('looks at the size of the page where a box tells another', () => {
    const image = drawSquareLetters([{ text: '法兰垫片', left: 40, top: 20 }, { text: '盒', left: 40, top: 80 }]); // prettier-ignore
    const box = (left: number, right: number, top: number, bottom: number) => ({ left, right, top, bottom });
    const words: ReadWord[] = [
      { text: '法兰垫片', score: 0.99, ...box(41, 159, 22, 51) },
      { text: '盘', score: 0.5, ...box(41, 69, 86, 100) },
    ];
    const lines = words.map((word) => ({ words: [word], height: 40 }));
    const [, line] = settleGlyphs({ image, marks: findMarks(findInk(image)), lines }, 'chi_sim');
    expect(line!.words[0]!.text).toBe('盒');
  });

  it('gives no letter twice where the box of a word reaches into the next one', () => {
    expect(settle('法兰垫片', [['法', 0, 2], ['兰垫片', 2, 4]]).join('')).toBe('法兰垫片'); // prettier-ignore
    expect(settle('法兰垫片', [['法', 0, 2], ['兰执片', 2, 4]])).toEqual(['法兰垫片']); // prettier-ignore
  });

  it('tells the sign of a diameter, what is taken off, and a ring in a cell by what is seen', () => {
    expect(settle('Φ63', [['中', 0, 1], ['63', 1, 3]], 0.99)).toEqual(['Φ63']); // prettier-ignore
    expect(settle('中法63', [['中', 0, 1], ['法', 1, 2], ['63', 2, 3]], 0.99)).toEqual(['中', '法', '63']); // prettier-ignore
    expect(settle('△2法', [['A2', 0, 2], ['法', 2, 3]], 0.99, 'jpn')).toEqual(['△2', '法']); // prettier-ignore
    expect(settle('○法', [['〇', 0, 1], ['法', 1, 2]], 0.99, 'jpn')).toEqual(['○', '法']); // prettier-ignore
  });

  it('leaves figures, what the recogniser is sure of, and pages in other languages', () => {
    expect(settle('法兰盒', [['法兰', 0, 2], ['20', 2, 3]])).toEqual(['法兰', '20']); // prettier-ignore
    expect(settle('法兰垫片', [['法兰执片', 0, 4]], 0.99)).toEqual(['法兰执片']);
    expect(settle('法兰垫片', [['法兰执片', 0, 4]], 0.8, 'eng')).toEqual(['法兰执片']);
  });
});

import type { ReadLine, ReadWord } from '../tesseract/recogniser';
import { dropDoubles } from './drop-doubles';

/** A word of letters ten pixels wide. */
const word = (text: string, left: number, top = 100, score = 0.95): ReadWord => ({ text, score, left, top, right: left + 10 * text.length, bottom: top + 30 }); // prettier-ignore
const line = (...words: ReadWord[]): ReadLine => ({ words, height: 30 });
const textsOf = (lines: readonly ReadLine[]): string[] => lines.map(({ words }) => words.map(({ text }) => text).join(' '));

describe('dropDoubles', () => {
  it('keeps of a line that was read as two torn ones what either has more of', () => {
    const lines = [
      line(word('rley', 150), word('Pearl', 240, 101, 0.93), word('Museum', 420), word('Inc.', 500)),
      line(word('Kimberley', 100, 102), word('Pearl', 242, 102, 0.98), word('&', 300), word('Museu', 421), word('c', 530)),
    ];
    expect(textsOf(dropDoubles(lines))).toEqual(['Museum Inc.', 'Kimberley Pearl &']);
  });

  it('keeps a word in whose place another line has a piece of it, however sure', () => {
    const lines = [line(word('escription', 110, 100, 0.995), word('Qty', 300)), line(word('Description', 100, 100, 0.85))];
    expect(textsOf(dropDoubles(lines))).toEqual(['Qty', 'Description']);
  });

  it('takes the surer of two words that marks alone tell apart', () => {
    const lines = [line(word('|Total', 100, 100, 0.6), word('Qty', 300)), line(word('Total', 110, 100, 0.95))];
    expect(textsOf(dropDoubles(lines))).toEqual(['Qty', 'Total']);
  });

  it('weighs a word against all that lie in its place', () => {
    const lines = [line(word('Číslo', 100), word('účtu', 160)), line(word('Osbúčuu', 115), word('117', 300))];
    expect(textsOf(dropDoubles(lines))).toEqual(['Číslo účtu', '117']);
  });

  it('drops what was read of the ends of letters, low and in the place of a surer word, and keeps a mark beside words', () => {
    const ends: ReadWord = { ...word('alil', 120, 100, 0.05), bottom: 105 };
    const dash: ReadWord = { ...word('-', 250, 112, 0.4), bottom: 116 };
    const lines = [line(ends), line(word('abastecimiento', 100, 99), dash)];
    expect(textsOf(dropDoubles(lines))).toEqual(['abastecimiento -']);
  });

  it('leaves no line without words', () => {
    expect(textsOf(dropDoubles([line(word('Unit', 100)), line(word('Uni', 100))]))).toEqual(['Unit']);
  });

  it('leaves words alone that lie beside or below others, or in a box of another height', () => {
    const lines = [line(word('Total', 100), word('Sum', 145)), line(word('Tax', 100, 120)), line({ ...word('Net', 300), bottom: 180 }), line(word('Gross', 300, 140))]; // prettier-ignore
    expect(dropDoubles(lines)).toEqual(lines);
  });
});

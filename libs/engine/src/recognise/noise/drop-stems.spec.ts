import type { Ruling, Word } from '../../model/page';
import { dropStems } from './drop-stems';

const ruling: Ruling = { orientation: 'vertical', position: 100, start: 200, end: 260, thickness: 1 };
const word = (text: string, left: number, top: number, width = 1): Word => ({
  ...{ text, fontSize: 8, bold: false, readScore: 0.9 },
  box: { left, right: left + width, top, bottom: top + 7 },
});
const kept = (...words: Word[]): string[] => dropStems(words, [ruling]).map(({ text }) => text);

describe('dropStems', () => {
  it('leaves out what a broken ruling left of itself', () => {
    expect(kept(word('1', 99.5, 240), word('i', 99.5, 275))).toEqual([]);
  });

  it('takes a ruling off the word that it touches', () => {
    expect(kept(word('ІПакет', 98, 240, 29), word('1S.', 98.2, 220, 12), word('236,00|', 72, 230, 30))).toEqual(['Пакет', 'S.', '236,00']);
  });

  it('keeps a one that may be a figure', () => {
    expect(kept(word('1236,00', 98, 240, 29), word('236,001', 72, 230, 30))).toEqual(['1236,00', '236,001']);
  });

  it('keeps a first letter that stands behind a ruling, and one of a word that a ruling runs through', () => {
    expect(kept(word('Item', 100.5, 240, 20), word('Item', 90, 220, 20))).toEqual(['Item', 'Item']);
  });

  it('keeps figures beside a ruling, wide ones, and what stands far from its ends', () => {
    expect(kept(word('1', 104, 240), word('1', 98, 240, 4), word('1', 99.5, 400), word('12', 99.5, 240))).toHaveLength(4);
  });
});

import type { Word } from '../../model/page';
import { dropHardlyRead } from './drop-hardly-read';

const word = (text: string, left: number, readScore: number): Word => ({
  ...{ text, fontSize: 8, bold: false, readScore },
  box: { left, right: left + text.length * 4, top: 100, bottom: 110 },
});
const kept = (...words: Word[]): string[] => dropHardlyRead(words).map(({ text }) => text);

describe('dropHardlyRead', () => {
  it('leaves out a letter or two that are hardly read beside a sure word', () => {
    expect(kept(word('R.br.', 80, 0.94), word('o', 104, 0.11))).toEqual(['R.br.']);
    expect(kept(word('Oo', 493, 0.04), word('50.240,00', 504, 0.99))).toEqual(['50.240,00']);
  });

  it('keeps what stands alone, figures, longer words, and what was read', () => {
    expect(kept(word('du', 80, 0.04), word('ปี๊บ', 120, 0.99))).toHaveLength(2);
    expect(kept(word('16', 80, 0.04), word('kg', 90, 0.99))).toHaveLength(2);
    expect(kept(word('Ul', 80, 0.04), word('wielkopolski', 90, 0.99))).toHaveLength(2);
    expect(kept(word('GIE', 80, 0.04), word('kg', 94, 0.99))).toHaveLength(2);
    expect(kept(word('i', 80, 0.6), word('kg', 86, 0.99))).toHaveLength(2);
    expect(kept(word('o', 80, 0.04), word('ni', 86, 0.4))).toHaveLength(2);
  });
});

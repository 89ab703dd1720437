import type { ReadLine } from '../tesseract/recogniser';
import { countTexts } from './text-choice';

describe('countTexts', () => {
  const words = ['PR0702', 'PRO704', 'PR0709', 'Total', 'total', 'Total'].map((text) => ({ text, score: 0.9, left: 0, right: 1, top: 0, bottom: 1 })); // prettier-ignore
  const lines: ReadLine[] = [{ words, height: 20 }];

  it('tells how often each text stands on a page, and how often texts of its form do', () => {
    const { counts, forms } = countTexts(lines);
    expect([counts.get('Total'), counts.get('PRO704')]).toEqual([2, 1]);
    expect([forms.get('AA9999'), forms.get('AAA999'), forms.get('Aa'), forms.get('a')]).toEqual([2, 1, 2, 1]);
  });
});

import { boxAround } from '../../model/box';
import type { Word } from '../../model/page';
import type { Segment } from '../../layout/segments';
import { codeIn, type FreeValue } from './free-values';

const word = (text: string, at: number): Word => ({ text, box: { left: at * 50, top: 0, right: at * 50 + 40, bottom: 10 }, fontSize: 9, bold: false, readScore: 1 }); // prettier-ignore

function found(line: string): FreeValue | null {
  const words = line.split(' ').map(word);
  return codeIn({ words, text: line, box: boxAround(words), line: 0 } as unknown as Segment, 0, words.length);
}

/** The code of a line of words. */
const codeOf = (line: string): string | undefined => found(line)?.value;

describe('codeIn', () => {
  it('takes the first word with a digit, with the groups behind it', () => {
    expect(codeOf('Nr. 2024-118')).toBe('2024-118');
    expect(codeOf('471 102')).toBe('471 102');
    expect(codeOf('27 8432 0004 0000 1186 2000 0010')).toBe('27 8432 0004 0000 1186 2000 0010');
    expect(codeOf('16 0.338.417.06')).toBe('16 0.338.417.06');
    expect(codeOf('3 7303 00412 55 8')).toBe('3 7303 00412 55 8');
  });

  it('takes the group of a check digit, or of the account at the tax, to a number', () => {
    expect(codeOf('Nr. 336 104-8 Avtal')).toBe('336 104-8');
    expect(codeOf('no. 80715 6620 RT0001 (due)')).toBe('80715 6620 RT0001');
    expect(codeOf('3 7303 00412 55 8 โทร')).toBe('3 7303 00412 55 8');
    expect(codeOf('471 102 3 pages')).toBe('471 102');
  });

  it('takes what a fiscal authority knows an invoice by for less than what its seller numbered it', () => {
    const formOf = (line: string): number => found(line)!.form;
    expect(formOf('A7-20418')).toBe(1);
    expect(formOf('3B9E04D1-7C52-4F68-A1B3-55E0C2D9770A')).toBeLessThan(formOf('A7-20418'));
    expect(formOf('3b9e04d1-7c52-4f68-a1b3-')).toBeLessThan(formOf('A7-20418'));
  });

  it('leaves off the signs that lines of particulars are parted by', () => {
    expect(codeOf('997744120· ΔΟΥ')).toBe('997744120');
    expect(codeOf('|204417 –')).toBe('204417');
  });
});

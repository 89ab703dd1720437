import { boxAround } from '../../model/box';
import type { Word } from '../../model/page';
import type { Segment } from '../../layout/segments';
import { codeIn } from './free-values';

const word = (text: string, at: number): Word => ({ text, box: { left: at * 50, top: 0, right: at * 50 + 40, bottom: 10 }, fontSize: 9, bold: false, readScore: 1 }); // prettier-ignore

/** The code of a line of words. */
function codeOf(line: string): string | undefined {
  const words = line.split(' ').map(word);
  return codeIn({ words, text: line, box: boxAround(words), line: 0 } as unknown as Segment, 0, words.length)?.value;
}

describe('codeIn', () => {
  it('takes the first word with a digit, with the groups behind it', () => {
    expect(codeOf('Nr. 2024-118')).toBe('2024-118');
    expect(codeOf('471 102')).toBe('471 102');
    expect(codeOf('27 8432 0004 0000 1186 2000 0010')).toBe('27 8432 0004 0000 1186 2000 0010');
  });

  it('leaves off the signs that lines of particulars are parted by', () => {
    expect(codeOf('997744120· ΔΟΥ')).toBe('997744120');
    expect(codeOf('|204417 –')).toBe('204417');
  });
});

import type { Word } from '../../model/page';
import { joinSpaced } from './join-spaced';

/** Words of 10 points on one line, each with the gap before it. */
function line(...words: [gap: number, text: string][]): Word[] {
  let right = 0;
  return words.map(([gap, text]) => {
    const left = right + gap;
    right = left + 10 * text.length;
    return { text, box: { left, top: 0, right, bottom: 10 }, fontSize: 10, bold: false, readScore: 1 };
  });
}

const textsOf = (words: readonly Word[]): string[] => joinSpaced(words).map(({ text }) => text);

describe('joinSpaced', () => {
  it('makes one word of ideographs that are evenly set apart', () => {
    const words = line([0, '廠'], [4, '商'], [4, '名'], [4, '稱'], [5, '高昇包裝材料行']);
    expect(textsOf(words)).toEqual(['廠商名稱', '高昇包裝材料行']);
    expect(joinSpaced(words)[0]!.box).toEqual({ left: 0, top: 0, right: 52, bottom: 10 });
  });

  it.each([
    ['cells of columns', line([0, '日'], [20, '月'], [20, '火'], [20, '水'])],
    ['two alone', line([0, '品'], [4, '名'])],
    ['what is set unevenly', line([0, '一'], [2, '二'], [8, '三'])],
    ['Latin letters', line([0, 'A'], [4, 'B'], [4, 'C'])],
  ])('leaves %s', (_, words) => {
    expect(joinSpaced(words)).toEqual(words);
  });
});

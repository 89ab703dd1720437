import type { Word } from '../model/page';
import { splitAtColon } from './segments';

const word = (text: string): Word => ({ text, box: { left: 0, top: 0, right: 100, bottom: 10 }, fontSize: 10, bold: false, readScore: 1 });
const parts = (text: string): string[] => splitAtColon(word(text)).map((part) => part.text);

it.each([
  ['請求日：2026年3月12日', ['請求日：', '2026年3月12日']],
  ['【登録番号】T5180001045678', ['【登録番号】', 'T5180001045678']],
  ['登録番号T5180001045678', ['登録番号', 'T5180001045678']],
  ['合計¥605,000', ['合計', '¥605,000']],
  ['小計550,000円', ['小計', '550,000円']],
  ['2026年3月12日', ['2026年3月12日']],
  ['令和8年3月12日', ['令和8年3月12日']],
  ['第3工場', ['第3工場']],
  ['작성일자:2026-03-10', ['작성일자:', '2026-03-10']],
  ['Total:12.50', ['Total:', '12.50']],
])('parts %s', (text, expected) => expect(parts(text)).toEqual(expected));

it('gives each part its share, ideographs twice that of figures', () => {
  expect(splitAtColon(word('合計¥1234567'))[1]!.box.left).toBeCloseTo(33.3, 0);
});

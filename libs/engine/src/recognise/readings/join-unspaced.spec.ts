import type { ReadWord } from '../tesseract/recogniser';
import { joinUnspaced } from './join-unspaced';

const word = (text: string, left: number, right: number): ReadWord => ({ text, left, right, top: 0, bottom: 40, score: 0.9 });
const texts = (...words: ReadWord[]): string[] =>
  joinUnspaced([{ words, height: 40 }]).flatMap((line) => line.words.map(({ text }) => text));

it('joins signs of Japanese that were read one by one', () => {
  expect(texts(word('請', 0, 38), word('求', 44, 80), word('書', 84, 120))).toEqual(['請求書']);
});

it('keeps columns, figures and Latin words apart', () => {
  expect(texts(word('数量', 0, 80), word('単価', 140, 220))).toEqual(['数量', '単価']);
  expect(texts(word('Total', 0, 80), word('合計', 84, 160), word('12', 165, 190))).toEqual(['Total', '合計', '12']);
});

it('keeps words of Korean apart, which blanks part', () => {
  expect(texts(word('대성식품', 0, 160), word('주식회사', 172, 330))).toEqual(['대성식품', '주식회사']);
});

it('keeps the few blanks of Thai', () => {
  expect(texts(word('ใบ', 0, 30), word('เสร็จ', 40, 90), word('รับเงิน', 102, 170))).toEqual(['ใบเสร็จ', 'รับเงิน']);
});

it('joins syllables of Hangul that stand closer than a blank', () => {
  expect(texts(word('카', 0, 34), word('페', 41, 74), word('라떼', 81, 150), word('주문', 160, 230))).toEqual(['카페라떼', '주문']);
});

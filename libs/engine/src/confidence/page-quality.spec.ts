import type { Page, Word } from '../model/page';
import { pageQualities } from './page-quality';

const word = (readScore: number): Word => ({
  text: 'a',
  box: { left: 0, top: 0, right: 1, bottom: 1 },
  fontSize: 10,
  bold: false,
  readScore,
});
const page = (number: number, words: Word[]): Page => ({
  number,
  width: 100,
  height: 200,
  reader: 'ocr',
  words,
  rulings: [],
  fills: [],
  images: [],
});

it('tells how well the page of a value was read', () => {
  const pages = pageQualities({ pages: [page(1, [word(1)]), page(2, [word(0.9), word(0.5)]), page(3, [])] });
  expect(pages({ page: 1, reader: 'ocr' })).toEqual({ misread: 0, height: 200 });
  expect(pages({ page: 2, reader: 'ocr' })!.misread).toBeCloseTo(0.3, 9);
  expect(pages({ page: 3, reader: 'ocr' })!.misread).toBe(0);
});

it('has nothing to say of values without a page', () => {
  const pages = pageQualities({ pages: [] });
  expect(pages(null)).toBeUndefined();
  expect(pages({ page: 1, reader: 'csv' })).toBeUndefined();
});

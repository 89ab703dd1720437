import type { GrayImage } from '../image/gray-image';
import type { ReadWord } from '../tesseract/recogniser';
import { joinTracked } from './join-tracked';

/** What becomes of words in a line 40 pixels high whose letters are strokes of 16 pixels, with gaps within words and between them. */
function texts(words: string, within: number, between: number): string[] {
  const image: GrayImage = { width: 1000, height: 40, data: new Uint8Array(1000 * 40).fill(255) };
  let left = 10;
  const read = words.split(' ').map((text): ReadWord => {
    const begin = left;
    for (const _ of text) {
      for (let y = 5; y < 35; y++) image.data.fill(0, y * image.width + left, y * image.width + left + 16);
      left += 16 + within;
    }
    const word = { text, left: begin, right: left - within, top: 5, bottom: 35, score: 0.9 };
    left += between - within;
    return word;
  });
  return joinTracked(image, [{ words: read, height: 40 }]).flatMap((line) => line.words.map(({ text }) => text));
}

it('joins the pieces of a title whose letters stand apart', () => {
  expect(texts('STATE M ENT', 6, 9)).toEqual(['STATEMENT']);
  expect(texts('ФА КТУ РА', 6, 7)).toEqual(['ФАКТУРА']);
});

it('keeps words whose letters stand close, and the words of a title that are further apart than its letters', () => {
  expect(texts('PURCHASE ORDER', 3, 9)).toEqual(['PURCHASE', 'ORDER']);
  expect(texts('TAX INVOICE', 5, 11)).toEqual(['TAX', 'INVOICE']);
});

it('keeps small letters and figures, which are not set apart', () => {
  expect(texts('Total due', 6, 8)).toEqual(['Total', 'due']);
  expect(texts('A 12 B', 6, 8)).toEqual(['A', '12', 'B']);
});

it('tells nothing by fewer letters', () => {
  expect(texts('M A', 6, 8)).toEqual(['M', 'A']);
});

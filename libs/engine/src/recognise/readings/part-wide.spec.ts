import type { GrayImage } from '../image/gray-image';
import type { ReadWord } from '../tesseract/recogniser';
import { partWide } from './part-wide';

/** Stems of ink, 4 pixels wide and 20 high, where they are said to begin. */
function drawn(...lefts: number[]): GrayImage {
  const [width, height] = [300, 40];
  const data = new Uint8Array(width * height).fill(255);
  for (const left of lefts) for (let y = 10; y < 30; y++) data.fill(0, y * width + left, y * width + left + 4);
  return { width, height, data };
}

const partsOf = (image: GrayImage, word: Partial<ReadWord>): { text: string; left: number; right: number }[] =>
  partWide(image, [{ height: 20, words: [{ text: '', score: 0.7, left: 10, right: 94, top: 8, bottom: 32, ...word }] }])[0]!.words.map(
    ({ text, left, right }) => ({ text, left, right }),
  );

describe('partWide', () => {
  it('parts figures of two columns, without the mark that was read for the blank', () => {
    expect(partsOf(drawn(10, 20, 80, 90), { text: '12.12' })).toEqual([
      { text: '12', left: 10, right: 24 },
      { text: '12', left: 80, right: 94 },
    ]);
  });

  it('gives either side the signs that its ink is enough for', () => {
    expect(partsOf(drawn(10, 70, 80, 90), { text: '1Hil' })).toEqual([
      { text: '1', left: 10, right: 14 },
      { text: 'Hil', left: 70, right: 94 },
    ]);
  });

  it('leaves words whose letters stand a little apart, and single signs', () => {
    expect(partsOf(drawn(10, 36, 62, 90), { text: 'I.II' })).toHaveLength(1);
    expect(partsOf(drawn(10, 90), { text: '"' })).toHaveLength(1);
  });

  it('parts a unit from its count where a blank is between them', () => {
    expect(partsOf(drawn(10, 24, 31), { text: '5kg', right: 35 })).toEqual([
      { text: '5', left: 10, right: 14 },
      { text: 'kg', left: 24, right: 35 },
    ]);
    expect(partsOf(drawn(10, 18, 25), { text: '5kg', right: 29 })).toHaveLength(1);
    expect(partsOf(drawn(10, 17, 31), { text: '5kg', right: 35 })).toHaveLength(1);
  });
});

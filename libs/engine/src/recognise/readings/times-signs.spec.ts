import { withTimesSigns } from './times-signs';
import type { SizedImage } from '../image/gray-image';
import type { ReadLine } from '../tesseract/recogniser';

interface Cross {
  foot: number;
  height: number;
}

/** A line of figures 20 pixels high with a cross among them, or a capital one: its foot stands so many pixels above theirs, and it is so high. */
function lineWith(text: string, cross: Cross, capital: Cross): { image: SizedImage; lines: ReadLine[] } {
  const image: SizedImage = {
    width: text.length * 20 + 20,
    height: 60,
    dpi: 200,
    data: new Uint8Array((text.length * 20 + 20) * 60).fill(255),
  };
  const dot = (x: number, y: number): void => void image.data.fill(0, y * image.width + x, y * image.width + x + 3);
  Array.from(text).forEach((sign, at) => {
    const left = 10 + at * 20;
    if (/\d/.test(sign)) for (let y = 20; y < 40; y++) for (let x = 0; x < 12; x += 3) dot(left + x, y);
    if (sign === 'm') for (let y = 26; y < 40; y++) for (let x = 0; x < 15; x += 3) dot(left + x, y);
    if (sign === '/') for (let y = 15; y < 48; y++) dot(left + 8 - (y >> 2), y);
    if (sign !== 'x' && sign !== 'X') return;
    const { foot, height } = sign === 'X' ? capital : cross;
    for (let y = 0; y < height; y++) for (const x of [y, height - y]) dot(left + x, 39 - foot - y);
  });
  const word = (part: string, at: number) => ({
    text: part,
    score: 0.9,
    left: 10 + at * 20,
    right: 10 + (at + part.length) * 20 - 8,
    top: 18,
    bottom: 42,
  });
  const words = [...text.matchAll(/\S+/g)].map(({ 0: part, index }) => word(part, index));
  return { image, lines: [{ words, height: 24 }] };
}

const read = (text: string, cross: Cross, capital = cross): string => {
  const { image, lines } = lineWith(text, cross, capital);
  return withTimesSigns(image, lines)
    .flatMap(({ words }) => words.map((word) => word.text))
    .join(' ');
};

describe('withTimesSigns', () => {
  it('tells the raised or low sign from the letter that stands on the line', () => {
    expect(read('60x60x4', { foot: 4, height: 11 })).toBe('60×60×4');
    expect(read('60x60x4', { foot: 1, height: 10 })).toBe('60×60×4');
    expect(read('60x60x4', { foot: 0, height: 14 })).toBe('60x60x4');
  });

  it('finds it as a word of its own, and asks no letter of a word', () => {
    expect(read('2 x 16', { foot: 4, height: 11 })).toBe('2 × 16');
    expect(read('9m x 21m', { foot: 4, height: 11 })).toBe('9m × 21m');
    expect(read('12 mm x 6 m', { foot: 4, height: 11 })).toBe('12 mm × 6 m');
    expect(read('12 mm x 6 m', { foot: 0, height: 14 })).toBe('12 mm x 6 m');
    expect(read('Ax 16', { foot: 4, height: 11 })).toBe('Ax 16');
  });

  it('tells it from a capital, which is as high as figures, among ideographs, where both are wide', () => {
    expect(read('60X60X4', { foot: 1, height: 15 })).toBe('60×60×4');
    expect(read('75DX150D', { foot: 1, height: 15 })).toBe('75D×150D');
    expect(read('60X60X4', { foot: 0, height: 15 })).toBe('60X60X4');
    expect(read('60x60x4', { foot: 1, height: 15 })).toBe('60x60x4');
    expect(read('2X4 2 x 16', { foot: 4, height: 11 }, { foot: 0, height: 15 })).toBe('2X4 2 × 16');
  });

  it('finds it before or behind a count', () => {
    expect(read('2x 16', { foot: 4, height: 11 })).toBe('2× 16');
    expect(read('x2 16', { foot: 4, height: 11 })).toBe('×2 16');
    expect(read('2x 16', { foot: 0, height: 14 })).toBe('2x 16');
  });

  it('measures it by the figures, not by a stroke between them that reaches below', () => {
    expect(read('3/4 x 16', { foot: 0, height: 14 })).toBe('3/4 x 16');
    expect(read('3/4 x 16', { foot: 4, height: 11 })).toBe('3/4 × 16');
  });

  it('leaves the end of a code', () => {
    expect(read('2x 4 SI2x', { foot: 4, height: 11 })).toBe('2× 4 SI2x');
  });
});

import type { PixelBox } from '../image/gray-image';
import { letterHeight } from './find-marks';

const letters = (count: number, height: number): PixelBox[] =>
  Array.from({ length: count }, (_, at) => ({ left: 100 + at * 12, right: 108 + at * 12, top: 200, bottom: 200 + height }));

describe('letterHeight', () => {
  it('is that of most letters, specks among them or not', () => {
    expect(letterHeight(letters(30, 16))).toBe(16);
    expect(letterHeight([...letters(30, 16), ...letters(40, 4)])).toBe(16);
    expect(letterHeight(letters(5, 16))).toBeUndefined();
  });

  it('is not that of the edge of a sheet around few letters', () => {
    const sheet = { left: 0, right: 1700, top: 0, bottom: 1300 };
    expect(letterHeight([sheet, ...letters(40, 16)])).toBe(16);
    expect(letterHeight([sheet, { ...sheet, left: 20, top: 20, right: 1660, bottom: 1280 }, ...letters(40, 16)])).toBe(16);
  });

  it('is that of large letters, which hold no others', () => {
    const large = Array.from({ length: 12 }, (_, at) => ({ left: at * 300, right: at * 300 + 200, top: 400, bottom: 640 }));
    expect(letterHeight([...large, ...letters(40, 16)])).toBe(240);
  });
});

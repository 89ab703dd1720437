import type { ReadWord } from '../tesseract/recogniser';
import { tellDashes } from './tell-dashes';

const told = (...words: ReadWord[]): string[] => tellDashes([{ height: 20, words }])[0]!.words.map(({ text }) => text);
const mark = (text: string, right: number, bottom = 12): ReadWord => ({ text, score: 0.8, left: 40, right, top: 10, bottom });

describe('tellDashes', () => {
  it('writes a short dash where it is half as long as letters are high, and a long one where it is as long', () => {
    expect(told(mark('—', 50), mark('—', 60), mark('78.—', 48))).toEqual(['–', '—', '78.—']);
  });

  it('writes a dash for a hyphen that is too long for one', () => {
    expect(told(mark('-', 46), mark('-', 48), mark('a-', 48))).toEqual(['-', '–', 'a-']);
  });

  it('writes a point in the middle of the line for a hyphen that is as high as long', () => {
    expect(told(mark('-', 43, 13), mark('-', 44, 13), mark('-', 46, 13))).toEqual(['·', '·', '-']);
  });

  it('writes a dash for two hyphens between figures, and the stroke of keyboards', () => {
    expect(told(mark('80--100', 90), mark('a--b', 90), mark('--', 50), mark('7⁄2', 60))).toEqual(['80–100', 'a--b', '--', '7/2']);
  });
});

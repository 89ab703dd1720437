import { mendStarts } from './mend-starts';

const mended = (text: string): string =>
  mendStarts([{ height: 20, words: [{ text, score: 0.9, left: 0, right: 40, top: 0, bottom: 20 }] }])[0]!.words[0]!.text;

describe('mendStarts', () => {
  it.each([
    ['lllimité', 'Illimité'],
    ['IIlumination', 'Illumination'],
    ['Illinois', 'Illinois'],
    ['III', 'III'],
    ['IIIe', 'IIIe'],
    ['llama', 'llama'],
    ['111em', '111em'],
  ])('writes %s as %s', (read, printed) => {
    expect(mended(read)).toBe(printed);
  });
});

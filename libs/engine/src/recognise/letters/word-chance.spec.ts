import type { ReadWord } from '../tesseract/recogniser';
import { wordChance, wordFeatures } from './word-chance';

const word = (text: string, score: number, looked?: ReadWord['looked']): ReadWord => ({
  ...{ text, score, left: 0, top: 0, right: 15 * text.length, bottom: 30 },
  ...(looked ? { looked } : {}),
});
const LINE = { words: [], height: 34 };
const chance = (...of: Parameters<typeof word>): number => wordChance(word(...of), LINE);
const SEEN = { likelihood: -0.001, rivalGain: 0 };

describe('wordChance', () => {
  it('is high where both readers say the same', () => {
    expect(chance('4,620', 0.96, SEEN)).toBeGreaterThan(0.98);
    expect(chance('Rechnung', 0.96, SEEN)).toBeGreaterThan(0.98);
  });

  it('is low where the reader of letters sees something else, though the recogniser is sure', () => {
    expect(chance('00Д,', 0.96, { likelihood: -18, rivalGain: 16 })).toBeLessThan(0.7);
    expect(chance('podZbukni', 0.96, { likelihood: -14, rivalGain: 13 })).toBeLessThan(0.7);
  });

  it('is what the score says where nobody looked', () => {
    expect(chance('販売', 0.95)).toBeGreaterThan(chance('販売', 0.6));
  });

  it('says no more of texts that cannot be', () => {
    const never = wordFeatures(word('abc', 0.9, { likelihood: -Infinity, rivalGain: Infinity }), LINE);
    expect([...never].every(Number.isFinite)).toBe(true);
  });
});

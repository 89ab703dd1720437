import type { ReadWord } from '../tesseract/recogniser';

/** Two words that are one, in the order of their letters. */
export function joinedWords(a: ReadWord, b: ReadWord): ReadWord {
  const [before, behind] = [Array.from(a.text).length, Array.from(b.text).length];
  const scores = a.letterScores && b.letterScores ? { letterScores: [...a.letterScores, ...b.letterScores] } : {};
  return {
    ...a,
    text: a.text + b.text,
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
    score: (a.score * before + b.score * behind) / (before + behind),
    ...scores,
  };
}

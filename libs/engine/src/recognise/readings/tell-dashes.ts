import type { ReadLine, ReadWord } from '../tesseract/recogniser';
import { TELL_DASHES } from './weights';

/** Writes the dash between words that is printed: the recogniser says the long one or the hyphen for all, and each is longer than the one before. */
export const tellDashes = (lines: readonly ReadLine[]): ReadLine[] =>
  lines.map((line) => ({ ...line, words: line.words.map((word) => told(word, (word.right - word.left) / line.height)) }));

function told(word: ReadWord, length: number): ReadWord {
  if (word.text === '—' && length < TELL_DASHES.shortestLong) return { ...word, text: '–' };
  return word.text === '-' && length >= TELL_DASHES.shortestMiddle ? { ...word, text: '–' } : word;
}

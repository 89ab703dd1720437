import type { ReadLine, ReadWord } from '../tesseract/recogniser';
import { TELL_DASHES } from './weights';

/**
 * Writes the dash between words that is printed: the recogniser says the long one or the hyphen for all, and each is longer than the one before; and the hyphen
 * for a point in the middle of the line.
 */
export const tellDashes = (lines: readonly ReadLine[]): ReadLine[] =>
  lines.map((line) => ({ ...line, words: line.words.map((word) => told(word, (word.right - word.left) / line.height)) }));

function told(word: ReadWord, length: number): ReadWord {
  if (word.text === '-' && isPoint(word)) return { ...word, text: '·' };
  if (word.text === '—' && length < TELL_DASHES.shortestLong) return { ...word, text: '–' };
  return word.text === '-' && length >= TELL_DASHES.shortestMiddle ? { ...word, text: '–' } : word;
}

/** Boxes are as high as their ink by now. */
const isPoint = ({ left, top, right, bottom }: ReadWord): boolean => right - left <= (bottom - top) * TELL_DASHES.widestPoint;

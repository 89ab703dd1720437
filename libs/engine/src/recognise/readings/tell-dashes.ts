import type { ReadLine } from '../tesseract/recogniser';
import { TELL_DASHES } from './weights';

/** Writes the dash between words that is printed: the recogniser says the long one for both, and one is twice as long as the other. */
export const tellDashes = (lines: readonly ReadLine[]): ReadLine[] =>
  lines.map((line) => ({
    ...line,
    words: line.words.map((word) =>
      word.text === '—' && word.right - word.left < line.height * TELL_DASHES.shortestLong ? { ...word, text: '–' } : word,
    ),
  }));

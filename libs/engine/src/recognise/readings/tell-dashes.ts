import type { ReadLine, ReadWord } from '../tesseract/recogniser';
import { TELL_DASHES } from './weights';

/**
 * Writes the dash between words that is printed: the recogniser says the long one or the hyphen for all, and each is longer than the one before; and the hyphen
 * for a point in the middle of the line. Two hyphens between figures are a dash (`80--100`), and the stroke of a fraction is the one of every keyboard (`7⁄2`).
 */
export const tellDashes = (lines: readonly ReadLine[]): ReadLine[] =>
  lines.map((line) => ({ ...line, words: line.words.map((word) => told(word, (word.right - word.left) / line.height)) }));

function told(word: ReadWord, length: number): ReadWord {
  if (word.text === '-' && isPoint(word)) return { ...word, text: '·' };
  if (word.text === '—' && length < TELL_DASHES.shortestLong) return { ...word, text: '–' };
  if (word.text === '-' && length >= TELL_DASHES.shortestMiddle) return { ...word, text: '–' };
  const text = word.text.replace(/(?<=\d)--(?=\d)/g, '–').replaceAll('⁄', '/');
  return text === word.text ? word : { ...word, text, letterScores: undefined };
}

/** Boxes are as high as their ink by now. */
const isPoint = ({ left, top, right, bottom }: ReadWord): boolean => right - left <= (bottom - top) * TELL_DASHES.widestPoint;

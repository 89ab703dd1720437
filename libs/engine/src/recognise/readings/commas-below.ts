import type { ReadLine } from '../tesseract/recogniser';

/** Romanian hangs commas under its letters; the recogniser's model was taught cedillas as well. */
export const withCommasBelow = (lines: readonly ReadLine[]): ReadLine[] =>
  lines.map((line) => ({
    ...line,
    words: line.words.map((word) => ({ ...word, text: word.text.replace(/[ŞşŢţ]/g, (letter) => COMMAS_BELOW[letter]!) })),
  }));

const COMMAS_BELOW: Readonly<Record<string, string>> = { Ş: 'Ș', ş: 'ș', Ţ: 'Ț', ţ: 'ț' };

import type { ReadLine } from '../tesseract/recogniser';

/** Writes `Illimité` and `Illumination`, which have stems alone before their first vowel: of `lllimité` and `IIlimité` no word begins so. */
export const mendStarts = (lines: readonly ReadLine[]): ReadLine[] =>
  lines.map((line) => ({
    ...line,
    words: line.words.map((word) => (STEMS.test(word.text) ? { ...word, text: word.text.replace(STEMS, 'Ill') } : word)),
  }));

const STEMS = /^(?!Ill)[Il|]{3}(?=[aeiouéí]\p{Ll})/u;

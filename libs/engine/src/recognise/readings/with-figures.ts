import { overlaps, vote } from './vote';
import type { ReadLine } from '../tesseract/recogniser';

/** The lines with the figures of the English reading, where it is surer of them and no letters were read. */
export function withFigures(lines: readonly ReadLine[], english: readonly ReadLine[]): ReadLine[] {
  const figures = english.flatMap(({ words }) => words.filter(({ text }) => FIGURES.test(text)));
  return lines.map((line) => {
    const letters = line.words.filter(({ text }) => /\p{L}/u.test(text));
    return { ...line, words: vote(line.words, figures.filter((figure) => !letters.some((word) => overlaps(word, figure)))) }; // prettier-ignore
  });
}

const FIGURES = /^[(+-]?\d[\d.,:/-]*[%)]?$/;

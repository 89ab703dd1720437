import { flag } from '../../model/flag';
import { chanceOf, classMargins, type BoostedTrees } from '../../learned/boosted-trees';
import type { ReadLine, ReadWord } from '../tesseract/recogniser';
import model from './word-chance.data.json';
import { WORD_CHANCE } from './weights';

/**
 * How likely a word was read right, 0 to 1: by its score and those of its letters, and by what the reader of single letters says of it, which tells
 * more (docs/decisions/letters-settled-by-a-second-reader.md).
 */
export function wordChance(word: ReadWord, line: ReadLine): number {
  const chance = chanceOf(classMargins(model as unknown as BoostedTrees, wordFeatures(word, line))[0]!);
  return Math.min(chance, WORD_CHANCE.most);
}

/** What tells whether a word was read right, in the order that the trees were fitted with. */
export function wordFeatures({ text, score, letterScores, rival, looked, left, right }: ReadWord, { height }: ReadLine): Float32Array {
  const signs = Array.from(text).length;
  const likelihood = looked ? Math.max(looked.likelihood, WORD_CHANCE.leastLikelihood) : 0;
  return Float32Array.of(
    score,
    letterScores ? Math.min(...letterScores) : score,
    flag(looked),
    likelihood,
    likelihood / signs,
    looked ? Math.log1p(Math.min(looked.rivalGain, -WORD_CHANCE.leastLikelihood)) : 0,
    flag(rival !== undefined),
    signs,
    (right - left) / (height * signs),
    ...KINDS.map((kind) => flag(kind.test(text))),
  );
}

/** Figures, codes, marks alone, letters with accents, of other alphabets and scripts, and capitals within a word. */
const KINDS = [
  /\d/,
  /\d\P{L}*\p{L}|\p{L}[^\d]*\d/u,
  /^[^\p{L}\p{N}]+$/u,
  /[^\x00-\x7f]/,
  /[\p{Script=Cyrillic}\p{Script=Greek}]/u,
  /(?!\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Greek})\p{L}/u,
  /\p{Ll}\p{Lu}/u,
];

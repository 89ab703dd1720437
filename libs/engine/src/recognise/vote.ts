import type { ReadWord } from './recogniser';

/** Two readings of one line made into one: where they agree the word is surer, where they differ the surer word stands. */
export function vote(first: readonly ReadWord[], second: readonly ReadWord[]): ReadWord[] {
  return first.map((word) => {
    const same = second.filter((other) => overlap(word, other) > MOST_OF_A_WORD);
    if (same.length !== 1) return word;
    const [other] = same as [ReadWord];
    if (other.text === word.text) return { ...word, score: 1 - (1 - word.score) * (1 - other.score) };
    return other.score > word.score + CLEARLY_SURER && covers(word, other) ? { ...word, text: other.text, score: other.score } : word;
  });
}

/** Boxes that share this part of the longer one are of one word. */
const MOST_OF_A_WORD = 0.6;
/** The second reading must be this much surer: it sees no neighbours. */
const CLEARLY_SURER = 0.05;

function overlap(a: ReadWord, b: ReadWord): number {
  const shared = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  return shared / Math.max(a.right - a.left, b.right - b.left);
}

/** Whether a reading lost no end of the word: boxes of readings that did are shorter. */
function covers(word: ReadWord, other: ReadWord): boolean {
  return other.right - other.left >= (word.right - word.left) * MOST_OF_A_WORD;
}

import { remembered } from '@gridline/values';
import { wordForms } from '../../lexicon/label-words';

/** As many positions as pieces of words are counted in. */
const GRAM_POSITIONS = 8192;
const LONGEST_GRAM = 4;

/** The positions of a text's words and pieces of two to four letters, each once; digits count alike. A word that no list has looks like its relatives. */
export const gramPositions = remembered((text): readonly number[] => {
  const words = wordForms(text).slice(0, 6).map((word) => word.slice(0, 24).replace(/\p{N}/gu, '0')); // prettier-ignore
  const positions = new Set<number>();
  for (const word of words) {
    const letters = `^${word}$`;
    positions.add(positionOf(letters));
    for (let length = 2; length <= LONGEST_GRAM; length++)
      for (let start = 0; start + length <= letters.length; start++) positions.add(positionOf(letters, start, start + length));
  }
  if (words.length > 1) positions.add(positionOf(words.join(' ')));
  return [...positions];
});

/** FNV-1a, 32 bits, of a part of the text. */
function positionOf(text: string, start = 0, end = text.length): number {
  let hash = 0x811c9dc5;
  for (let i = start; i < end; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0) % GRAM_POSITIONS;
}

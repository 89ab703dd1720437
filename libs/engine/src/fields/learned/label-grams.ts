import { remembered } from '@gridline/values';
import { wordForms } from '../../lexicon/label-words';

/** As many places as pieces of words are counted in. */
export const GRAM_PLACES = 8192;
const LONGEST_GRAM = 4;

/** The places of a text's words and pieces of two to four letters, each once; digits count alike. A word that no list has looks like its relatives. */
export const gramPlaces = remembered((text): readonly number[] => {
  const words = wordForms(text).slice(0, 6).map((word) => word.slice(0, 24).replace(/\p{N}/gu, '0')); // prettier-ignore
  const places = new Set<number>();
  for (const word of words) {
    const letters = `^${word}$`;
    places.add(placeOf(letters));
    for (let length = 2; length <= LONGEST_GRAM; length++)
      for (let start = 0; start + length <= letters.length; start++) places.add(placeOf(letters, start, start + length));
  }
  if (words.length > 1) places.add(placeOf(words.join(' ')));
  return [...places];
});

/** FNV-1a, 32 bits, of a part of the text. */
function placeOf(text: string, start = 0, end = text.length): number {
  let hash = 0x811c9dc5;
  for (let i = start; i < end; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0) % GRAM_PLACES;
}

import type { Word } from '../../model/page';
import { isReachKnown } from '../letters/letter-reach';
import { FIXED_PITCH } from './weights';

/**
 * Gives words of a page that is set in a face of one width, as tills, typewriters and banks print, the room that their letters take, as words of a text file
 * have it: between their inks is most of a letter's width beside the blank, which elsewhere is the gap of two columns.
 */
export function withFixedPitch(words: readonly Word[]): Word[] {
  const pitch = pitchOf(words);
  return pitch === undefined ? [...words] : words.map((word) => set(word, pitch));
}

/** The width of every letter, in points; undefined of a page whose letters are of several widths. */
function pitchOf(words: readonly Word[]): number | undefined {
  const pitches = words.filter(({ text }) => LETTERS.test(text)).map(inkPerSign).sort((a, b) => a - b); // prettier-ignore
  if (pitches.length < FIXED_PITCH.fewestWords) return undefined;
  let [from, to] = [0, 0];
  for (let first = 0, end = 0; first < pitches.length; first++) {
    while (end < pitches.length && pitches[end]! <= pitches[first]! * FIXED_PITCH.widest) end++;
    if (end - first > to - from) [from, to] = [first, end];
  }
  return to - from >= pitches.length * FIXED_PITCH.leastShare ? pitches[from + ((to - from) >> 1)] : undefined;
}

/** A word of letters whose widths differ in any other face; figures are of one width in most. */
const LETTERS = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]{4,}(?:\p{L}|\p{P})$/u;

const signsIn = (text: string): number => Array.from(text).length;

/** A word's ink ends before the room of its first and last sign does. */
const inkPerSign = ({ text, box }: Word): number => (box.right - box.left) / (signsIn(text) - FIXED_PITCH.beside);

function set(word: Word, pitch: number): Word {
  // Ideographs are twice as wide, and letters that are joined or stacked none of it.
  if (!isReachKnown(word.text)) return word;
  const { left, right } = word.box;
  const room = signsIn(word.text) * pitch;
  const spare = room - (right - left);
  if (spare <= 0 || spare > pitch * FIXED_PITCH.mostSpare) return word;
  return { ...word, box: { ...word.box, left: left - spare / 2, right: right + spare / 2 } };
}

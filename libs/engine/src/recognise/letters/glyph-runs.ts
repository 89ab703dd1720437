import { boxHeight, boxWidth, overlap, overlapX, overlapY } from '../../model/box';
import { median } from '../../model/median';
import type { PixelBox } from '../image/gray-image';
import type { ReadLine, ReadWord } from '../tesseract/recogniser';
import { SQUARE_LETTER } from './square-letters';
import { GLYPH_RUNS } from './weights';

/** Words that stand no blank apart, whose boxes may hold letters of one another. */
export function runsOf(words: readonly ReadWord[], em: number): ReadWord[][] {
  return words.reduce<ReadWord[][]>((runs, word) => {
    const last = runs.at(-1)?.at(-1);
    const isNext = last && word.left - last.right < GLYPH_RUNS.blank * em && SQUARE_LETTER.test(last.text) && SQUARE_LETTER.test(word.text);
    return isNext ? [...runs.slice(0, -1), [...runs.at(-1)!, word]] : [...runs, [word]];
  }, []);
}

/** The marks that each word's letters are made of: those in its box, and in no other more. Of two boxes that hold a mark whole the narrower one is its own. */
export function marksOfWords(marks: readonly PixelBox[], lines: readonly ReadLine[]): ReadonlyMap<ReadWord, readonly PixelBox[]> {
  const words = lines.flatMap((line) => line.words).sort((a, b) => boxWidth(a) - boxWidth(b));
  const found = new Map<ReadWord, PixelBox[]>();
  for (const mark of marks) {
    let [owner, most] = [undefined as ReadWord | undefined, 0];
    for (const word of words) {
      if (!overlap(word, mark)) continue;
      const shared = overlapX(word, mark) * overlapY(word, mark);
      if (shared > most) [owner, most] = [word, shared];
    }
    if (owner) found.set(owner, [...(found.get(owner) ?? []), mark]);
  }
  return found;
}

/** The square that most letters of a page are set in; undefined where it has none that are. */
export const squareOfPage = (lines: readonly ReadLine[]): number | undefined =>
  median(lines.flatMap(({ words }) => words.flatMap(squareOf)));

/** The square that letters of a word are set in, told by its box: nothing of one whose letters may be low. */
export function squareOf(word: ReadWord): number[] {
  return FULL_HEIGHT.test(word.text) ? [boxHeight(word) / GLYPH_RUNS.heightOfEm] : [];
}

/** Letters that fill the height of their square. */
const FULL_HEIGHT = /[\p{Script=Hangul}]|(?![一二三四六八小工土十口日])\p{Script=Han}/u;

import type { ReadLine, ReadWord } from '../tesseract/recogniser';
import { MEND_STARTS } from './weights';

/**
 * Writes the `I` that words begin with and that was read as a stem: `Illimité`, which has stems alone before its first vowel (`lllimité`), and where the others of
 * a column begin with capitals the one of `lepakošana`, or where they begin with initials that of `1. Vītols`; and the `O` of words in capitals (`10 0Z`).
 */
export function mendStarts(lines: readonly ReadLine[]): ReadLine[] {
  const starts = lines.flatMap((line) => line.words.filter((_, at) => isStart(line, at)));
  const above = (word: ReadWord, height: number): ReadWord[] =>
    starts.filter((other) => other !== word && Math.abs(other.left - word.left) <= height * MEND_STARTS.sameEdge);
  return lines.map((line) => ({
    ...line,
    words: line.words.map((word, at) => {
      if (NOUGHT.test(word.text)) return { ...word, text: word.text.replace('0', 'O') };
      if (STEMS.test(word.text)) return { ...word, text: word.text.replace(STEMS, 'Ill') };
      if (!isStart(line, at)) return word;
      const [isSmall, isInitial] = [
        SMALL.test(word.text),
        INITIAL.test(word.text) && /^\p{Lu}\p{Ll}/u.test(line.words[at + 1]?.text ?? ''),
      ];
      if (!isSmall && !isInitial) return word;
      const column = above(word, line.height).map(({ text }) => text);
      const isOfThese = isSmall ? areAll(column, CAPITAL, /^\p{Ll}/u) : areAll(column, /^\p{Lu}\.$/u, /^\d+\.$/);
      return isOfThese ? { ...word, text: `I${word.text.slice(1)}` } : word;
    }),
  }));
}

const NOUGHT = /^0\p{Lu}+$/u;
const STEMS = /^(?!Ill)[Il|]{3}(?=[aeiouéí]\p{Ll})/u;
/** Before a vowel with which no syllable of a word in small letters would begin so. */
const SMALL = /^l[aeou]\p{Ll}{3}/u;
const INITIAL = /^[1l|]\.$/;
const CAPITAL = /^\p{Lu}/u;

/** Whether enough texts are of one kind, and none of the other. */
const areAll = (texts: readonly string[], kind: RegExp, other: RegExp): boolean =>
  texts.filter((text) => kind.test(text)).length >= MEND_STARTS.fewestOthers &&
  !texts.some((text) => other.test(text) && !SMALL.test(text) && !INITIAL.test(text));

/** Whether a word is the first of a cell or of its line. */
const isStart = ({ words, height }: ReadLine, at: number): boolean =>
  at === 0 || words[at]!.left - words[at - 1]!.right > height * MEND_STARTS.columnGap;

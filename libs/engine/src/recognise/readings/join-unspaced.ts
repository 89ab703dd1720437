import { joinedWords } from '../letters/joined-words';
import type { ReadLine, ReadWord } from '../tesseract/recogniser';
import { JOIN_UNSPACED } from './weights';

/** Letters of those scripts without blanks whose gaps were measured. */
const MEASURED = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}ー々〇・、。（）「」【】：￥]';
const ENDS_MEASURED = new RegExp(`(?:${MEASURED}|\\p{M})$`, 'u');
const OPENS_MEASURED = new RegExp(`^${MEASURED}`, 'u');

/** Signs that the recogniser says one by one are words again where no more than a sign's own margin is between them. */
export const joinUnspaced = (lines: readonly ReadLine[]): ReadLine[] =>
  lines.map((line) => ({ ...line, words: line.words.reduce<ReadWord[]>((words, word) => append(words, word, line.height), []) }));

function append(words: ReadWord[], word: ReadWord, height: number): ReadWord[] {
  const last = words.at(-1);
  const gap = last ? word.left - last.right : Infinity;
  if (
    !last ||
    gap > height * widestGap(last.text, word.text) ||
    gap < -height ||
    !(ENDS_MEASURED.test(last.text) && OPENS_MEASURED.test(word.text))
  )
    return [...words, word];
  return [...words.slice(0, -1), joinedWords(last, word)];
}

function widestGap(before: string, behind: string): number {
  if (/\p{Script=Hangul}$/u.test(before) && /^\p{Script=Hangul}/u.test(behind)) return JOIN_UNSPACED.widestHangulGap;
  return /^\p{Script=Thai}/u.test(behind) ? JOIN_UNSPACED.widestThaiGap : JOIN_UNSPACED.widestGap;
}

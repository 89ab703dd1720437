import type { ReadLine, ReadWord } from '../tesseract/recogniser';
import { DROP_NOISE } from './weights';

/** Leaves out what is no text: specks, scratches, pieces of rulings and of pictures that were read as marks. */
export function dropNoise(lines: readonly ReadLine[]): ReadLine[] {
  return lines
    .map((line) => ({ ...line, words: line.words.filter((word) => !isNoise(word)).map(withoutRulings) }))
    .filter((line) => line.words.length > 0 && !isScribble(line.words));
}

/** A ruling that touches a word was read as part of it: `_Less`, `98.9%_`, `|Total`. */
function withoutRulings(word: ReadWord): ReadWord {
  const start = /^[_|]+(?=[\p{L}\p{N}])/u.exec(word.text)?.[0].length ?? 0;
  const end = /(?<=[\p{L}\p{N}%.)])[_|]+$/u.exec(word.text)?.index;
  if (start === 0 && end === undefined) return word;
  const text = word.text.slice(start, end);
  return { ...word, text, letterScores: word.letterScores?.slice(start, start + Array.from(text).length) };
}

const RULING_REMAINS = /^[|_~—–=.,:;'"`‘’“”\\/\-°•»«^*]+$/;
/** Marks that mean something by themselves. */
const SPEAKING_MARK = /^([-–—+&%*@#€$£=:/]|[-–—]{2,}|\*{2,}|={2,}|\.{2,})$/;

function isNoise({ text, score }: ReadWord): boolean {
  if (/[\p{L}\p{N}]/u.test(text)) return false;
  if (SPEAKING_MARK.test(text)) return score < DROP_NOISE.sureMarkScore;
  return RULING_REMAINS.test(text) || score < DROP_NOISE.sureMarkScore;
}

/** A line of short words without digits, none of them sure, is a scribble, a stamp or a picture. */
function isScribble(words: readonly ReadWord[]): boolean {
  return words.every(({ text, score }) => score < DROP_NOISE.sureMarkScore && text.length <= 3 && !/\d/.test(text));
}

import { median } from '../../model/median';
import type { ReadLine, ReadWord } from '../tesseract/recogniser';
import { standsOnLine } from './stands-on-line';
import { DROP_NOISE } from './weights';

/** Leaves out what is no text: specks, scratches, pieces of rulings and of pictures that were read as marks. */
export function dropNoise(lines: readonly ReadLine[]): ReadLine[] {
  return lines
    .map((line) => ({ ...line, words: line.words.filter((word, at) => !isNoise(word, line, at)).map(withoutRulings) }))
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

function isNoise(word: ReadWord, line: ReadLine, at: number): boolean {
  const { text, score } = word;
  const [before, behind] = [line.words[at - 1], line.words[at + 1]];
  if (/[\p{L}\p{N}]/u.test(text)) return isStroke(word, line);
  if (text === '|' && isLetterLike(word, line, before, behind)) return false;
  if (DASH.test(text) && opensCell(word, line, before) && word.bottom - word.top > DROP_NOISE.highestOfDash * (word.right - word.left))
    return true;
  if (text === '&' && isBetweenWords(word, line, before, behind)) return false;
  if (SPEAKING_MARK.test(text)) return score < DROP_NOISE.sureMarkScore && !(DASH.test(text) && isDash(word, line, before));
  return RULING_REMAINS.test(text) || score < DROP_NOISE.sureMarkScore;
}

/** A ruling that was read as letters: each of them would be several times as wide as high. Words of few signs set wide apart (`영 수 증`) are as high as their line. */
const isStroke = ({ text, score, left, top, right, bottom }: ReadWord, { height }: ReadLine): boolean =>
  right - left > DROP_NOISE.widestLetter * text.length * Math.max(1, bottom - top) &&
  !(score >= DROP_NOISE.sureWordScore && bottom - top >= height * DROP_NOISE.lowestStem);

/** An `l` or a Roman one: it stands on the line, no higher than a letter and a blank from a word. A ruling is higher than its line, a bar between texts hangs below it. */
function isLetterLike(
  { score, left, top, right, bottom }: ReadWord,
  { words, height }: ReadLine,
  before: ReadWord | undefined,
  behind: ReadWord | undefined,
): boolean {
  const part = (bottom - top) / height;
  const isBlank = (gap: number): boolean => Math.abs(gap) <= height * DROP_NOISE.widestBlank;
  const isBeside =
    (before !== undefined && BEFORE_STEM.test(before.text) && isBlank(left - before.right)) ||
    (behind !== undefined && /^\p{Script=Latin}{2}/u.test(behind.text) && isBlank(behind.left - right));
  const foot = median(words.filter(({ text }) => standsOnLine(text)).map((each) => each.bottom));
  return (
    isBeside &&
    score >= DROP_NOISE.sureMarkScore &&
    part >= DROP_NOISE.lowestStem &&
    part <= DROP_NOISE.highestStem &&
    foot !== undefined &&
    bottom - foot <= height * DROP_NOISE.stemBelow &&
    foot - bottom <= height * DROP_NOISE.stemAbove
  );
}

const BEFORE_STEM = /[\p{Script=Latin}\p{N}–—-]/u;

/** `Baltar & Filhos`: as high as the line, a blank away from two capitals. */
function isBetweenWords({ left, top, right, bottom }: ReadWord, { height }: ReadLine, before?: ReadWord, behind?: ReadWord): boolean {
  if (!before || !behind || !/\p{L}$/u.test(before.text) || !/^\p{Lu}/u.test(behind.text)) return false;
  const blank = height * DROP_NOISE.widestBlank;
  return bottom - top >= height * DROP_NOISE.lowestStem && left - before.right <= blank && behind.left - right <= blank;
}

/** Nothing stands a blank before it. */
const opensCell = ({ left }: ReadWord, { height }: ReadLine, before?: ReadWord): boolean =>
  before === undefined || left - before.right > height * DROP_NOISE.widestBlank;

const DASH = /^[-–—]$/;

/** Flat, narrower than a ruling and halfway up the letters before it. So small a mark has a low score however clear it is. */
function isDash({ left, top, right, bottom }: ReadWord, { height }: ReadLine, before?: ReadWord): boolean {
  if (before === undefined || before.right >= left) return false;
  const width = right - left;
  const rise = (before.bottom - (top + bottom) / 2) / Math.max(1, before.bottom - before.top);
  return (
    width >= DROP_NOISE.flattestDash * (bottom - top) &&
    width >= height * DROP_NOISE.shortestDash &&
    width <= height &&
    rise > DROP_NOISE.lowestDash &&
    rise < DROP_NOISE.highestDash
  );
}

const LONG_WORD = /^\P{L}*\p{L}{4,}\P{L}*$/u;

/** A line of which hardly a letter was read is a scribble, a stamp or a picture; short words without digits are one sooner. One sure word makes it none. */
function isScribble(words: readonly ReadWord[]): boolean {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  if (words.some(({ text, score }) => score >= DROP_NOISE.sureWordScore && LONG_WORD.test(text))) return false;
  if (words.reduce((sum, { text, score }) => sum + text.length * score, 0) < letters * DROP_NOISE.hardlyReadScore) return true;
  return words.every(({ text, score }) => score < DROP_NOISE.sureMarkScore && text.length <= 3 && !/\d/.test(text));
}

import { currencyOf, findDates } from '@gridline/values';
import { boxAround, type Box } from '../../model/box';
import { readScoreOf, textOf, type Word } from '../../model/page';
import type { Segment } from '../../layout/segments';
import { FREE_VALUES } from './weights';

/** A value read from words that have no form of their own. */
export interface FreeValue {
  value: string;
  text: string;
  box: Box;
  form: number;
  readScore: number;
}

/** The words from `start` to `end` as free text. Null where they hold no letter. */
export function textIn(segment: Segment, start: number, end: number): FreeValue | null {
  const printed = printedIn(segment, start, end);
  return printed && /\p{L}/u.test(printed.text) ? printed : null;
}

/** The words from `start` to `end` as they are printed, leading separators dropped. Null where nothing is left, or only the next label. */
export function printedIn(segment: Segment, start: number, end: number): FreeValue | null {
  const words = segment.words.slice(start, end);
  while (words.length > 0 && /^[:#.\-–=|]+$/.test(words[0]!.text)) words.shift();
  const text = textOf(words)
    .replace(/^[:：#=|]\s*/, '')
    .trim();
  return text === '' || /[:：]$/.test(text) ? null : free(words, text, text, 1);
}

/** A code: the first word with a digit, with the short capitals before it and the groups behind it. Null where there is none. */
export function codeIn(segment: Segment, start: number, end: number): FreeValue | null {
  const words = segment.words.slice(start, end);
  const first = words.findIndex((word) => /\p{Nd}/u.test(word.text) && !/^\(.*\)$/.test(word.text) && cleanCode(word.text) !== '');
  if (first < 0 || first > 3) return null;
  if (words.slice(0, first).some((word) => /\p{Ll}{3,}/u.test(word.text) && word.text.length > 4)) return null;
  const [from, to] = areGroups(words) ? [0, words.length] : [codeStart(words, first), codeEnd(words, first)];
  if (words[to] && currencyOf(words[to].text)) return null;
  const text = textOf(words.slice(from, to));
  const value = cleanCode(text);
  if (TIME.test(value)) return null;
  if (/^\d{1,3}(?:[.,' ]\d{3})*[.,]\d{2}$/.test(value)) return free(words.slice(from, to), text, value, FREE_VALUES.amountAsCode);
  if (UUID.test(value)) return free(words.slice(from, to), text, value, FREE_VALUES.uuid);
  if (isDate(value) && !/[A-Z]/i.test(value)) return free(words.slice(from, to), text, value, FREE_VALUES.dateAsCode);
  return free(words.slice(from, to), text, value, value.length >= 3 ? 1 : FREE_VALUES.shortCode);
}

/** `0991 377442 0 05`, `16 0.338.417.06`, `R-118 402`, `5188 60** **** 2034`: all that stands there is one number in groups, of which only the first may have letters. */
const areGroups = (words: readonly Word[]): boolean =>
  words.length > 1 &&
  words.length <= FREE_VALUES.mostGroups &&
  (OPENING_GROUP.test(words[0]!.text) || MASKED_GROUP.test(words[0]!.text) || opensLong(words)) &&
  words.slice(1).every(({ text }) => /^\d{1,12}$/.test(text) || isDottedGroup(text) || MASKED_GROUP.test(text)) &&
  words.some(({ text }) => /\d{3}/.test(text));

/** `3 7303 00412 55 8`: a number of many digits may open with one. */
const opensLong = (words: readonly Word[]): boolean => /^\d$/.test(words[0]!.text) && digitsIn(words) >= FREE_VALUES.longNumber;

const digitsIn = (words: readonly Word[]): number => textOf(words).replace(/\D/g, '').length;

/** `0.338.417.06`, and neither `1.250.000` nor `05.02.2025`. */
const isDottedGroup = (text: string): boolean =>
  /^\d+(?:\.\d+){2,}$/.test(text) && !/^\d{1,3}(?:\.\d{3})+$/.test(text) && findDates(text).length === 0;

const OPENING_GROUP = /^(?:[A-Z]{1,3}-?)?\d{2,12}$/;
const MASKED_GROUP = /^(?=.*(?:[*•]|XX))[\dX*•]{2,6}$/;

function codeStart(words: readonly Word[], first: number): number {
  const before = words[first - 1]?.text ?? '';
  return /^[A-Z]{1,4}[-/.]?$/.test(before) && !NUMBER_SIGN.test(before) ? first - 1 : first;
}

/** `N 77` is printed for `№ 77` where a keyboard has no such sign. */
const NUMBER_SIGN = /^N[OR]?\.?$/;

/** Groups of digits belong to one code (`471 102`); a date or a word does not. */
function codeEnd(words: readonly Word[], first: number): number {
  let end = first + 1;
  while (end < words.length && /^[-/]$|^\d{2,12}[.,;]?$/.test(words[end]!.text) && /^[\d/-]+$/.test(words[end - 1]!.text)) end++;
  while (end > first + 1 && /^[-/]$/.test(words[end - 1]!.text)) end--;
  return closes(words.slice(first, end), words[end]?.text ?? '') ? end + 1 : end;
}

/** `336 104-8`, `80715 6620 RT0001`, `0 4055 58001 73 1`: a group with the check digit, or with the account that Canada's tax has under a business's number. */
function closes(groups: readonly Word[], next: string): boolean {
  if (!groups.every(({ text }) => /^\d+$/.test(text))) return false;
  if (/^\d{2,4}-\d[.,;]?$/.test(next)) return true;
  return (
    groups.length > 1 && (/^R[CMPTZ]\d{4}[.,;]?$/.test(next) || (/^\d[.,;]?$/.test(next) && digitsIn(groups) >= FREE_VALUES.longNumber - 1))
  );
}

/** `6F0D2C1E-93AB-4E57-B7C2-1D90A5E4F371`, or its first line: what a fiscal authority knows an invoice by, beside the number that its seller gave it. */
const UUID = /^[\dA-F]{8}(?:-[\dA-F]{4}){3}(?:-|$)/i;

/** `Extrato emitido às 09:12`, `das 8h às 18h`: a time of day is no number of anything. */
const TIME = /^\d{1,2}(?::\d{2}(?::\d{2})?|h(?:\d{2})?)$/;

/** `YS2026-0883,已随货同行`: a clause of a script without blanks goes on behind a number. */
const NEXT_CLAUSE = /[,，、。;；]\s*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}].*$/u;

const cleanCode = (text: string): string =>
  text
    .replace(NEXT_CLAUSE, '')
    .replace(/^[#:.\s()*·|–—]+/, '')
    .replace(/[,;.:)*\s·|–—]+$/, '')
    .trim();

function free(words: readonly Word[], text: string, value: string, form: number): FreeValue {
  return { value, text, form, box: boxAround(words), readScore: readScoreOf(words) };
}

/** `26-09-4417` has a date's form and no date's year. */
const isDate = (value: string): boolean => findDates(value).some(({ iso }) => /^(?:19|20)/.test(iso));

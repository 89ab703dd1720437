import { LETTER_REACH } from './weights';

/** Whether it is known how far all letters of a text reach: marks of other scripts may stand far off their letters. */
export const isReachKnown = (text: string): boolean => !OTHER_LETTERS.test(text);
const OTHER_LETTERS = /(?!\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Greek})[\p{L}\p{M}]/u;

/** How far the signs of a text reach above and below the line, in sizes of the type. */
export function reachOf(text: string): { up: number; down: number } {
  const all = Array.from(text.normalize('NFC'), (sign) => reachOfSign(sign.normalize('NFD')));
  return { up: Math.max(0, ...all.map(({ up }) => up)), down: Math.max(0, ...all.map(({ down }) => down)) };
}

function reachOfSign([letter = '', ...marks]: string): { up: number; down: number } {
  const isAccented = marks.some((mark) => ACCENT_ABOVE.test(mark));
  const hangs = marks.some((mark) => ACCENT_BELOW.test(mark));
  return { up: upOf(letter, isAccented), down: downOf(letter, hangs) };
}

function upOf(letter: string, isAccented: boolean): number {
  const { capital, accentedCapital, ascender, accentedAscender, shortAscender, small, accentedSmall, bracket, mark } = LETTER_REACH;
  if (/\p{Lu}/u.test(letter)) return isAccented ? accentedCapital : capital;
  if (/[bdfhkltßþđłбфђћβδθλξφψ\d]/.test(letter)) return isAccented && /[lt]/.test(letter) ? accentedAscender : ascender;
  if (/[ijtðŧ]/.test(letter)) return shortAscender;
  if (/\p{L}/u.test(letter)) return isAccented ? accentedSmall : small;
  if (/[()[\]{}|/\\@§$]/.test(letter)) return bracket;
  return /[!?%&#"'“”‘’*°²³№€£¥₺†]/.test(letter) ? mark : 0;
}

function downOf(letter: string, hangs: boolean): number {
  if (hangs || LONG_TAIL.test(letter)) return LETTER_REACH.tail;
  return SHORT_TAIL.test(letter) ? LETTER_REACH.shortTail : 0;
}

const ACCENT_ABOVE = /[\u0300-\u0315\u031a\u033d-\u0344]/;
const ACCENT_BELOW = /[\u0316-\u0319\u0323-\u0333]/;
const LONG_TAIL = /[gjpqyþµруфјѓβγζημξρςφχψ()[\]{}|@§]/;
const SHORT_TAIL = /[$Q,;„‚ДЦЩдцщЏџ]/;

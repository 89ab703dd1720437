import { remembered } from './remembered';

/** Every blank that typesetters use where a plain one is meant: no-break, thin, narrow no-break, figure and ideographic ones. */
const BLANKS = /[\s\u00a0\u2000-\u200a\u202f\u205f\u3000]+/g;
const MINUS_SIGNS = /[\u2010-\u2015\u2212\ufe63\uff0d]/g;
const APOSTROPHES = /[\u2018\u2019\u201b\u2032\u00b4\u0060]/g;
const INVISIBLE = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
/** Digits of other scripts, which stand in runs of ten by their value, and the decimal, grouping and percent signs of Arabic. */
const OTHER_DIGITS = /(?![0-9])\p{Nd}|[\u066a-\u066c]/gu;
const ARABIC_SIGNS: Readonly<Record<string, string>> = { '\u066a': '%', '\u066b': '.', '\u066c': ',' };

/** Most texts are plain already; telling so first makes a page several times quicker to read. */
const PLAIN_ASCII = /^(?:[!-_a-~]+(?: [!-_a-~]+)*)?$/;

/** One plain form for what print spells in many: blanks, minus signs, apostrophes, digits of any script. */
export const plainText = (text: string): string => (PLAIN_ASCII.test(text) ? text : plainForm(text));

const plainForm = remembered((text) =>
  text
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(OTHER_DIGITS, (sign) => ARABIC_SIGNS[sign] ?? String(digitValue(sign.codePointAt(0)!)))
    .replace(MINUS_SIGNS, '-')
    .replace(APOSTROPHES, "'")
    .replace(BLANKS, ' ')
    .trim(),
);

/** The text with the digits of any script written as 0 to 9, and nothing else changed. */
export const latinDigits = (text: string): string =>
  PLAIN_ASCII.test(text) ? text : text.replace(/(?![0-9])\p{Nd}/gu, (digit) => String(digitValue(digit.codePointAt(0)!)));

/** How many digits of the same run stand before a code point: Unicode keeps the ten of each script together. */
function digitValue(code: number): number {
  let before = 0;
  while (before < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before++;
  return before;
}

const DIGIT_OR_SIGN = /[\d\u0080-\uffff]/;

/** Whether a text can hold a digit in its plain form: it has one, or a sign beyond ASCII that may stand for one. Most texts of a page have neither. */
export const mayHoldDigit = (text: string): boolean => DIGIT_OR_SIGN.test(text);

/** Letters whose accent is part of them, and the sigma that ends a Greek word. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', ł: 'l', ø: 'o', æ: 'ae', œ: 'oe', đ: 'd', ð: 'd', þ: 'th', ħ: 'h', ı: 'i', ς: 'σ' },
};
const UNDIVIDED = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'g');

/** Lower case without accents, for comparing words across spellings (Jänner, JANNER). */
export const foldedText = (text: string): string => (PLAIN_ASCII.test(text) ? text.toLowerCase() : foldedForm(text));

const foldedForm = remembered((text) =>
  plainForm(text)
    .toLowerCase()
    .replace(UNDIVIDED, (letter) => PLAIN_LETTERS[letter]!)
    .normalize('NFKD')
    .replace(MARKS, '')
    .normalize('NFC'),
);

/** Accents, the vowel points of Hebrew and Arabic with the stroke that lengthens Arabic words: what one writer sets and another leaves out. */
const MARKS = /[\u0300-\u036f\u0591-\u05c7\u0640\u064b-\u065f\u0670]/g;

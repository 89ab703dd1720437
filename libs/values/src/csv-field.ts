import { isNumberLike, isPhoneNumber } from './codes';

/** What a spreadsheet may run as a formula: its signs and their full-width twins, TAB, CR and LF, behind any other blanks. */
const FORMULA_START =
  /^[ \v\f\u00a0\u1680\u180e\u2000-\u200d\u2028\u2029\u202f\u205f\u2060\u3000\ufeff]*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/** Signs that make a field need quotes (RFC 4180). */
const NEEDS_QUOTES = /[",\r\n]/;

/** A cell or header as it stands in the file. */
export function csvField(text: string): string {
  const guarded = guardFormula(text);
  return NEEDS_QUOTES.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

/** An apostrophe before what could run as a formula; numbers and telephone numbers, which begin with the same signs, stay as they are. */
export function guardFormula(text: string): string {
  if (!FORMULA_START.test(text) || isNumberLike(text) || isPhoneNumber(text)) return text;
  return `'${text}`;
}

import { isNumberLike, isPhoneNumber } from './codes';

/** What a spreadsheet may run as a formula: its signs and their full-width twins, TAB, CR and LF, behind any other blanks. */
const FORMULA_START =
  /^[ \v\f\u00a0\u1680\u180e\u2000-\u200d\u2028\u2029\u202f\u205f\u2060\u3000\ufeff]*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/** `-CHF100`, `+EUR5`, `-R$5`: a currency without a blank before the digits is a column of a sheet, and the number its row. */
const CELL_REFERENCE = /^[\s\u200b-\u200d\u2060\ufeff]*[+\-\uff0b\uff0d]\s*[a-z]{1,3}\$?\d/i;

/** Signs that make a field need quotes (RFC 4180), and what programs that were told of another separator split at. */
const NEEDS_QUOTES = /[",;\t\r\n]/;

/** Where such a program begins a cell inside one of ours: quotes hold it together only at the beginning of its own cell. */
const INNER_CELL = /([;\t\r\n])([^;\t\r\n]+)/g;

/** A cell or header as it stands in the file. */
export function csvField(text: string): string {
  const guarded = guardCell(text);
  return NEEDS_QUOTES.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

/** A text with nothing in it that could run as a formula, whatever separator the program that opens it was told of. */
export const guardCell = (text: string): string =>
  guardFormula(text).replace(INNER_CELL, (_, separator: string, cell: string) => separator + guardFormula(cell));

/** An apostrophe before what could run as a formula; numbers and telephone numbers, which begin with the same signs, stay as they are. */
export function guardFormula(text: string): string {
  if (!FORMULA_START.test(text)) return text;
  const isHarmless = (isNumberLike(text) && !CELL_REFERENCE.test(text)) || isPhoneNumber(text);
  return isHarmless ? text : `'${text}`;
}

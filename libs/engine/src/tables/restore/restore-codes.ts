import type { Cell, Table } from '../../model/table';
import { median } from '../../model/median';
import { RESTORE_CODES } from './weights';
import { withTexts } from './with-texts';

/**
 * Gives the codes of a recognised column the form that most of them have: letters and digits that look alike change places (`BO1` among `A01`,
 * `C05`), and one that was read as both is one again (`AO03`). A column of several forms is left as it was read.
 */
export function restoreCodes(table: Table): Table {
  if (table.reader !== 'ocr') return table;
  const restored = new Map<Cell, string>();
  for (let column = 0; column < table.columnCount; column++) {
    const cells = table.cells.filter((cell) => cell.column === column && cell.row >= table.headerRows && cell.text !== '');
    const form = formByPositions(cells) ?? usualForm(cells);
    if (form === undefined) continue;
    for (const cell of cells) {
      const text = formOf(cell.text) === form ? undefined : inForm(cell.text, form);
      if (text !== undefined) restored.set(cell, text);
    }
  }
  return withTexts(table, restored);
}

/** The form of nearly all of a column's cells, with letters and digits in it. */
function usualForm(cells: readonly Cell[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { text } of cells) counts.set(formOf(text), (counts.get(formOf(text)) ?? 0) + 1);
  const [form = '', count = 0] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  const isUsual = count >= RESTORE_CODES.proofs && count >= cells.length * RESTORE_CODES.usual;
  return isUsual && form.includes('A') && form.includes('9') && form.length <= RESTORE_CODES.longest ? form : undefined;
}

/**
 * The form of codes of one length of which most have a letter in a figure's place (`VVOO71`, `VDO440`, `PT1002`): where several digits are
 * read, and no letters but those like one and the same digit, digits are printed.
 */
function formByPositions(cells: readonly Cell[]): string | undefined {
  const codes = cells.map(({ text }) => text).filter((text) => /^[\p{Lu}\d][\p{Lu}\d./-]*$/u.test(text));
  const usual = median(codes.map(({ length }) => length));
  const long = codes.filter(({ length }) => length === usual);
  if (long.length < RESTORE_CODES.proofs || long.length < cells.length * RESTORE_CODES.usual || long[0]!.length > RESTORE_CODES.longest)
    return undefined;
  const forms = Array.from(long[0]!, (_, at) => formAt(long.map((code) => code[at]!)));
  return forms.includes(undefined) || !forms.includes('A') || !forms.includes('9') ? undefined : forms.join('');
}

/** What stands in one position of all codes; undefined where that is not the same. */
function formAt(signs: readonly string[]): string | undefined {
  const kinds = new Set(signs.map(formOf));
  if (kinds.size === 1) return [...kinds][0];
  const letters = new Set(signs.filter((sign) => /\p{Lu}/u.test(sign)));
  const digits = new Set(signs.filter((sign) => /\d/.test(sign)));
  const isOneDigit = [ZEROS, ONES].some((alike) => [...letters].every((letter) => alike.has(letter)));
  return letters.size + digits.size === new Set(signs).size && digits.size > 1 && isOneDigit ? '9' : undefined;
}

const ZEROS: ReadonlySet<string> = new Set(['O', 'Q']);
const ONES: ReadonlySet<string> = new Set(['I']);

/** A code with `A` for each capital letter and `9` for each digit. */
const formOf = (code: string): string => code.replace(/\p{Lu}/gu, 'A').replace(/\d/g, '9');

function inForm(code: string, form: string): string | undefined {
  const single = code.replace(READ_TWICE, '0');
  return [code, single].map((text) => lookAlikes(text, form)).find((text) => text !== undefined);
}

/** One sign that was read as a letter and a digit. */
const READ_TWICE = /O0|0O/g;

function lookAlikes(code: string, form: string): string | undefined {
  if (code.length !== form.length) return undefined;
  const signs = Array.from(code, (sign, at) => {
    const wanted = form[at]!;
    if (formOf(sign) === wanted) return sign;
    return wanted === '9' ? DIGITS[sign] : wanted === 'A' ? LETTERS[sign] : undefined;
  });
  return signs.includes(undefined) ? undefined : signs.join('');
}

const DIGITS: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  D: '0',
  Q: '0',
  I: '1',
  l: '1',
  '|': '1',
  Z: '2',
  S: '5',
  G: '6',
  B: '8',
};
const LETTERS: Readonly<Record<string, string>> = { 0: 'O', 1: 'I', 2: 'Z', 5: 'S', 6: 'G', 8: 'B' };

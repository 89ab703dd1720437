import type { Word } from '../../model/page';
import { FIGURE_SIGNS } from '../../lexicon/currency-codes.data';
import { isFigure } from '../grid/numeric-text';
import { ITEM_ROWS } from './weights';

/** What may stand on the next line of a figure that its column had no room for: its sign, or its last group of digits. */
const isFigureSign = (text: string): boolean => FIGURE_SIGNS.has(text) || /^[A-Z]{3}$/.test(text);
const LAST_GROUP = /^\d{3}(?:[.,]\d+)?$/;

/** Whether the words are the rest of the figure above, wrapped inside its cell: `20,00` over `%`, `1` over `250,00`. */
export function completesFigure(figure: readonly Word[], rest: readonly Word[]): boolean {
  const last = figure[figure.length - 1]!;
  const [word] = rest;
  if (rest.length !== 1 || !word || Math.abs(word.box.right - last.box.right) > ITEM_ROWS.flushPt) return false;
  return isFigureSign(word.text) ? isFigure(last.text) : /^-?\d{1,3}$/.test(last.text) && LAST_GROUP.test(word.text);
}

/** `18–28,` over `38–48`, `07.07 –` over `18.07.2025`, `128 × 70 ×` over `66`: figures that begin at one edge, and go on below. */
export function areOneFigure(one: readonly Word[], other: readonly Word[]): boolean {
  const [first, second] = [one[0], other[0]];
  if (!first || !second || !hasFigure(one) || !hasFigure(other) || Math.abs(first.box.left - second.box.left) > ITEM_ROWS.flushPt)
    return false;
  const above = first.box.top < second.box.top ? one : other;
  return /[-–—,;/&+×x]$/.test(above[above.length - 1]!.text);
}

/** `LIM-` over `204`: a code that a narrow column breaks at its hyphen. */
export function opensCode([word, ...others]: readonly Word[], [figure]: readonly Word[]): boolean {
  if (!word || !figure || others.length > 0 || !/^[\p{Lu}\d]{1,8}-$/u.test(word.text)) return false;
  return word.box.top < figure.box.top && Math.abs(word.box.left - figure.box.left) < ITEM_ROWS.flushPt;
}

/** Whether the column holds figures, with a unit or a currency at most, where the items open; `Blade 75 cm 3/4"` is a text. */
export function holdsFigures(cells: readonly (readonly Word[])[]): boolean {
  const filled = cells.filter((words) => words.length > 0);
  return filled.length > 0 && filled.filter((words) => hasFigure(words) && words.length <= 4 && !isText(words)).length > filled.length / 2;
}

/** `Price correction, hose of row 3`: two words and more, whatever figures stand among them. */
const isText = (words: readonly Word[]): boolean => words.filter(({ text }) => /\p{L}{3}/u.test(text)).length > 1;

/** Whether a word of a cell is a figure. */
export const hasFigure = (words: readonly Word[]): boolean => words.some((word) => isFigure(word.text));

import { latinDigits } from '@gridline/values';
import type { Cell, Table } from '../../model/table';
import { RESTORE_ORDINALS } from './weights';
import { cellsByColumn, withTexts } from './with-texts';

/** Gives the numbers of a recognised table's rows the one that is their turn, where nearly all of its first column count up: `3:` between `2.` and `4.` */
export function restoreOrdinals(table: Table): Table {
  if (table.reader !== 'ocr') return table;
  const numbers = (cellsByColumn(table)[0] ?? []).filter(({ text }) => text !== '');
  return withTexts(table, new Map(misread(numbers)));
}

/** A number and the mark behind it; `zero` is the digit nought of its script. */
interface Ordinal {
  value: number;
  mark: string;
  zero: number;
}

function ordinalOf(text: string): Ordinal | undefined {
  const [, digits, mark] = /^(\p{Nd}{1,3})([.)]?)$/u.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const value = Number(latinDigits(digits));
  return { value, mark: mark!, zero: digits.codePointAt(digits.length - 1)! - (value % 10) };
}

/** The cells of a column that are not the number of their turn, with that number. */
function misread(cells: readonly Cell[]): [Cell, string][] {
  const ordinals = cells.map(({ text }) => ordinalOf(text));
  const first = ordinals.find((ordinal, at) => ordinal && ordinals[at + 1]?.value === ordinal.value + 1);
  if (!first) return [];
  const start = first.value - ordinals.indexOf(first);
  const fits = ordinals.map((ordinal, at) => ordinal?.value === start + at && ordinal.mark === first.mark);
  const fitting = fits.filter(Boolean).length;
  if (fitting < RESTORE_ORDINALS.fewest || fitting < cells.length * RESTORE_ORDINALS.usual) return [];
  return cells.flatMap((cell, at): [Cell, string][] => {
    const own = Array.from(String(start + at), (digit) => String.fromCodePoint(first.zero + Number(digit))).join('') + first.mark;
    const isBetween = (fits[at - 1] ?? true) && (fits[at + 1] ?? true);
    return fits[at] || !isBetween || Array.from(cell.text).length > own.length ? [] : [[cell, own]];
  });
}

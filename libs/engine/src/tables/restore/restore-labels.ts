import { columnRole } from '../../lexicon/lexicon';
import { candidatesFor } from '../../recognise/letters/candidates';
import type { Table } from '../../model/table';

/**
 * Writes the labels of a recognised table that the lexicon does not know, and knows with one sign for another that looks like it: `S|` is `Sl`, `VATE` `VAT €`. One
 * that may be several labels stays as it was read.
 */
export function restoreLabels(table: Table): Table {
  if (table.reader !== 'ocr') return table;
  return {
    ...table,
    cells: table.cells.map((cell) => (cell.row < table.headerRows ? { ...cell, text: knownLabel(cell.text) ?? cell.text } : cell)),
  };
}

function knownLabel(text: string): string | undefined {
  if (text.length < SHORTEST || text.length > LONGEST || columnRole(text) !== null) return undefined;
  const known = [...candidatesFor(text, '')].filter((each) => isOfMark(text, each) && LETTERS.test(each) && columnRole(each) !== null);
  return known.length === 1 ? known[0]!.replace(/(?<=\p{L})€$/u, ' €') : undefined;
}

/** Whether a mark or a figure was read for a letter, or a letter for the sign of the euro: of two letters either may be printed, `vom` and `UOM`. */
const isOfMark = (read: string, other: string): boolean =>
  other.endsWith('€') || Array.from(read).some((sign, at) => !/\p{L}/u.test(sign) && sign !== Array.from(other)[at]);

/** In signs: one alone may be anything, and phrases are known by some of their words. */
const SHORTEST = 2;
const LONGEST = 24;
/** Marks between letters part words, of which another label may be made: `Pu/ito`. */
const LETTERS = /^[\p{L}\p{N} .]+€?$/u;

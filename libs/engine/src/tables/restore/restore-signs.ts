import type { Cell, Table } from '../../model/table';
import { isAmount } from '../../reckoning/read-amount';
import { RESTORE_SIGNS } from './weights';
import { cellsByColumn, withTexts } from './with-texts';

/** Gives amounts the sign of a currency back that recognition lost, where others of their column and most of their table print it: `120,00` among `€ 272,00`. */
export function restoreSigns(table: Table): Table {
  if (table.reader !== 'ocr') return table;
  const columns = cellsByColumn(table).map((cells) => cells.filter(({ text }) => isAmount(text)));
  const cells = columns.flat();
  if (cells.filter(({ text }) => SIGNED.test(text)).length < cells.filter(({ text }) => BARE.test(text)).length) return table;
  return withTexts(table, new Map(columns.flatMap(withSign)));
}

/** A sign before or behind the figures, with the blank beside it. */
const SIGNED = /^(?:(\p{Sc} ?)[\d.,' ]+|[\d.,' ]*\d( ?\p{Sc}))$/u;
const BARE = /^[\d.,' ]+$/;

/** The bare amounts of a column with the sign that its others have, where it is one and the same. */
function withSign(cells: readonly Cell[]): [Cell, string][] {
  const signs = cells.flatMap(({ text }) => {
    const [, before, behind] = SIGNED.exec(text) ?? [];
    return before !== undefined || behind !== undefined ? [{ before: before ?? '', behind: behind ?? '' }] : [];
  });
  const [first] = signs;
  const isOne = signs.every(({ before, behind }) => before.trim() === first!.before.trim() && behind.trim() === first!.behind.trim());
  if (!first || !isOne || signs.length < RESTORE_SIGNS.fewest) return [];
  return cells.filter(({ text }) => BARE.test(text)).map((cell) => [cell, `${first.before}${cell.text}${first.behind}`]);
}

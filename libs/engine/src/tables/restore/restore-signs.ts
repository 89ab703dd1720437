import type { Cell, Table } from '../../model/table';
import { isAmount } from '../../reckoning/read-amount';
import { RESTORE_SIGNS } from './weights';

/** Gives amounts the sign of a currency back that recognition lost, where others of their column and most of their table print it: `120,00` among `€ 272,00`. */
export function restoreSigns(table: Table): Table {
  if (table.reader !== 'ocr') return table;
  const columns = Array.from({ length: table.columnCount }, (_, column) =>
    table.cells.filter((cell) => cell.column === column && cell.row >= table.headerRows && cell.columnSpan === 1 && isAmount(cell.text)),
  );
  const cells = columns.flat();
  if (cells.filter(({ text }) => SIGNED.test(text)).length < cells.filter(({ text }) => BARE.test(text)).length) return table;
  const restored = new Map(columns.flatMap(withSign));
  if (restored.size === 0) return table;
  return { ...table, cells: table.cells.map((cell) => (restored.has(cell) ? { ...cell, text: restored.get(cell)! } : cell)) };
}

/** A sign before or behind the figures, with the blank beside it. */
const SIGNED = /^(?:(\p{Sc} ?)[\d.,' ]+|[\d.,' ]*\d( ?\p{Sc}))$/u;
const BARE = /^[\d.,' ]+$/;

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

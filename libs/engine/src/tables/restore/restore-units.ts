import type { Table } from '../../model/table';
import { isUnit } from '../../lexicon/lexicon';
import { RESTORE_UNITS } from './weights';

/** Gives a column of units the litre back that was read as a figure or a stem: `1` among `vnt.`, `kompl.` and `kg`. */
export function restoreUnits(table: Table): Table {
  if (table.reader !== 'ocr') return table;
  const isOfUnits = Array.from({ length: table.columnCount }, (_, column) => {
    const texts = table.cells.filter((cell) => cell.column === column && cell.row >= table.headerRows).map(({ text }) => text.trim());
    const others = texts.filter((text) => text !== '' && !STEM.test(text));
    return (
      others.length > 0 && !others.some((text) => /\d/.test(text)) && others.filter(isUnit).length >= RESTORE_UNITS.share * others.length
    );
  });
  if (!isOfUnits.some(Boolean)) return table;
  const isLitre = (column: number, row: number, text: string): boolean => row >= table.headerRows && isOfUnits[column]! && STEM.test(text);
  return { ...table, cells: table.cells.map((cell) => (isLitre(cell.column, cell.row, cell.text) ? { ...cell, text: 'l' } : cell)) };
}

const STEM = /^[1I|!]$/;

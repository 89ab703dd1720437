import type { Cell, Table } from '../../model/table';
import { RESTORE_GROUPS } from './weights';
import { cellsByColumn, withTexts } from './with-texts';

/** Gives amounts in groups of thousands the marks that the rest of their table prints: `58,136,99` among `89.887,30`, `14733` among `19.027`, `4060,00` and `3.190,00` among `1 435,00`. */
export function restoreGroups(table: Table): Table {
  if (table.reader !== 'ocr') return table;
  const marks = marksOf(table.cells.map(({ text }) => text));
  const columns = cellsByColumn(table);
  const body = columns.flat();
  const isParted = body.filter(({ text }) => PARTED.test(text)).length;
  const isByBlanks = isParted >= RESTORE_GROUPS.proofs && isParted > body.filter(({ text }) => GROUPED.test(text)).length;
  const restored = new Map([
    ...(marks && !isByBlanks ? restoredMarks(table.cells, marks) : []),
    ...columns.flatMap(isByBlanks ? restoredBlanks : restoredThousands),
  ]);
  return withTexts(table, restored);
}

/** Groups of three digits, then two decimals behind a mark of their own or a misread one. */
const GROUPED = /^(\D{0,3})(\d{1,3}(?:[.,]\d{3})+)([.,])(\d{2})(\D{0,4})$/;

interface Marks {
  thousands: string;
  decimals: string;
}

/** The two marks, where the amounts that have both agree. */
function marksOf(texts: readonly string[]): Marks | undefined {
  const decimals = texts.flatMap((text) => {
    const [, , whole = '', mark = ''] = GROUPED.exec(text) ?? [];
    return whole !== '' && !whole.includes(mark) ? [mark] : [];
  });
  const commas = decimals.filter((mark) => mark === ',').length;
  const most = Math.max(commas, decimals.length - commas);
  if (most < RESTORE_GROUPS.proofs || most < decimals.length * RESTORE_GROUPS.agreeing) return undefined;
  return commas === most ? { thousands: '.', decimals: ',' } : { thousands: ',', decimals: '.' };
}

const restoredMarks = (cells: readonly Cell[], marks: Marks): [Cell, string][] =>
  cells.flatMap((cell): [Cell, string][] => {
    const match = GROUPED.exec(cell.text);
    if (!match) return [];
    const [, before, whole = '', , decimals, after] = match;
    const text = `${before}${whole.replace(/[.,]/g, marks.thousands)}${marks.decimals}${decimals}${after}`;
    return text === cell.text ? [] : [[cell, text]];
  });

/** A whole number in groups of thousands. */
const WHOLE = /^(\(?[-–]?)(\d{1,3}(?:[.,]\d{3})+)(\)?)$/;
/** One that has lost its marks. */
const UNGROUPED = /^(\(?[-–]?)(\d{5,9})(\)?)$/;

/** The bare figures of five digits and more of a column that otherwise parts its thousands, by one mark. */
function restoredThousands(cells: readonly Cell[]): [Cell, string][] {
  const marks = cells.flatMap(({ text }) => WHOLE.exec(text)?.[2]?.match(/[.,]/g) ?? []);
  const bare = cells.filter(({ text }) => UNGROUPED.test(text));
  if (new Set(marks).size !== 1 || marks.length < RESTORE_GROUPS.proofs || bare.length > marks.length) return [];
  return bare.map(({ text }, i): [Cell, string] => {
    const [, before, digits = '', after] = UNGROUPED.exec(text)!;
    return [bare[i]!, `${before}${digits.replace(/\B(?=(?:\d{3})+$)/g, marks[0])}${after}`];
  });
}

/** Thousands parted by blanks, perhaps with decimals. */
const PARTED = /^\D{0,3}\d{1,3}(?: \d{3})+(?:[.,]\d{2})?(?!\d)\D{0,5}$/;
/** Four digits and more whose blanks were lost or read as points; decimals, or a unit behind them, tell that they are no year and no number of anything. */
const UNPARTED = /^(\D{0,3})(\d{1,3}(?:[. ]?\d{3})+)((?:,\d{2})?)(\D{0,5})$/;

/** The figures of a column with the blanks that the table parts thousands by: all of a column that has such, elsewhere those that must be amounts. */
function restoredBlanks(cells: readonly Cell[]): [Cell, string][] {
  const parted = cells.filter(({ text }) => PARTED.test(text)).length;
  const isParted = parted > 0 && parted * 2 >= cells.filter(({ text }) => UNPARTED.test(text)).length;
  return cells.flatMap((cell): [Cell, string][] => {
    const [, before, whole = '', decimals, after = ''] = UNPARTED.exec(cell.text) ?? [];
    if (whole === '' || PARTED.test(cell.text) || !(isParted || decimals !== '' || / \p{L}/u.test(after))) return [];
    return [[cell, `${before}${whole.replace(/\D/g, '').replace(/\B(?=(?:\d{3})+$)/g, ' ')}${decimals}${after}`]];
  });
}

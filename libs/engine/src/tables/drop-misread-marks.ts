import type { Cell, Table } from '../model/table';

/** Takes off a recognised table's cells the marks that specks and pieces of rulings were read as: `© 555,000`, `"25.5%`, `27.5”`, `‘Real estate`. */
export function dropMisreadMarks(table: Table): Table {
  if (table.reader !== 'ocr') return table;
  return { ...table, cells: table.cells.map(withoutMisreadMarks) };
}

/** Nothing that is printed before or behind a figure; a dash stays, which may be its sign. */
const AROUND_FIGURE = /^[©®«»"'`‘’“”|~_]*\s*([-–—+(]?\s?[$€£]?\d[\d.,  ]*\d%?\)?|\d%?)\s?["'`‘’“”|~_.]*$/;
const QUOTES = /["'`‘’“”«»]/g;
const LEADING_QUOTE = /^["'`‘’“”«»]\s?(?=\p{L})/u;

/** `3.` is the number of a row, and keeps its point. */
const isNumbered = (text: string, figure: string): boolean => text === `${figure}.` && !/[.,%]/.test(figure);

function withoutMisreadMarks(cell: Cell): Cell {
  const figure = AROUND_FIGURE.exec(cell.text)?.[1];
  if (figure !== undefined) return isNumbered(cell.text, figure) ? cell : { ...cell, text: figure };
  // A quotation has two marks; one alone before a letter is a speck.
  return (cell.text.match(QUOTES) ?? []).length === 1 ? { ...cell, text: cell.text.replace(LEADING_QUOTE, '') } : cell;
}

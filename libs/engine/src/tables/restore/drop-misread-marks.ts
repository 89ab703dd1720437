import type { Cell, Table } from '../../model/table';

/** Takes off a recognised table's cells the marks that specks and pieces of rulings were read as: `© 446,000`, `"36.2%`, `39.4”`, `‘Garden shed`. */
export function dropMisreadMarks(table: Table): Table {
  if (table.reader !== 'ocr') return table;
  const printed = columnsOfQuotes(table);
  return { ...table, cells: table.cells.map((cell) => withoutMisreadMarks(cell, printed.has(cell.column))) };
}

/** Nothing that is printed before or behind a figure; a dash stays, which may be its sign. */
const AROUND_FIGURE = /^[©®«»"'`‘’“”|~_]*\s*([-–—+(]?\s?[$€£]?\d[\d.,  ]*\d%?\)?|\d%?)\s?["'`‘’“”|~_.]*$/;
const QUOTES = /["'`‘’“”«»]/g;
const LEADING_QUOTE = /^["'`‘’“”«»]\s?(?=\p{L})/u;
/** Behind a figure, one is an inch or a minute of arc. */
const TRAILING_QUOTE = /\d["'’”]{1,2}$/;

/** The columns in which at least half of the figures end with a quotation mark: it was printed there (`12"`), for specks fall here and there. */
function columnsOfQuotes(table: Table): Set<number> {
  const columns = new Set<number>();
  for (let column = 0; column < table.columnCount; column++) {
    const figures = table.cells.filter((cell) => cell.column === column && cell.row >= table.headerRows && AROUND_FIGURE.test(cell.text));
    const quoted = figures.filter(({ text }) => TRAILING_QUOTE.test(text));
    if (quoted.length > 0 && quoted.length * 2 >= figures.length) columns.add(column);
  }
  return columns;
}

/** `3.` is the number of a row, and keeps its point. */
const isNumbered = (text: string, figure: string): boolean => text === `${figure}.` && !/[.,%]/.test(figure);

function withoutMisreadMarks(cell: Cell, isQuotePrinted: boolean): Cell {
  const figure = AROUND_FIGURE.exec(cell.text)?.[1];
  if (figure !== undefined) {
    const isKept = isNumbered(cell.text, figure) || (isQuotePrinted && TRAILING_QUOTE.test(cell.text));
    return isKept ? cell : { ...cell, text: figure };
  }
  // A quotation has two marks; one alone before a letter is a speck.
  return (cell.text.match(QUOTES) ?? []).length === 1 ? { ...cell, text: cell.text.replace(LEADING_QUOTE, '') } : cell;
}

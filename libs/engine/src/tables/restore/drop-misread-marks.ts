import type { Cell, Table } from '../../model/table';

/** Takes off a recognised table's cells the marks that specks and pieces of rulings were read as: `© 446,000`, `"36.2%`, `39.4”`, `‘Garden shed`. */
export function dropMisreadMarks(table: Table): Table {
  if (table.reader !== 'ocr') return table;
  const quoted = columnsThatEnd(TRAILING_QUOTE, table);
  const pointed = columnsThatEnd(TRAILING_POINT, table);
  const isPrinted = ({ column, text }: Cell): boolean =>
    (quoted.has(column) && TRAILING_QUOTE.test(text)) || (pointed.has(column) && TRAILING_POINT.test(text));
  const mended = (cell: Cell): Cell => withoutMisreadMarks(cell, isPrinted(cell));
  const asLabel = (cell: Cell): Cell => ({ ...cell, text: cell.text.replace(POINT_BEHIND_SIGN, '') });
  return { ...table, cells: table.cells.map((cell) => (cell.row < table.headerRows ? asLabel(mended(cell)) : mended(cell))) };
}

/** Nothing that is printed before or behind a figure; a dash stays, which may be its sign. */
const AROUND_FIGURE = /^[©®«»"'`‘’“”|~_]*\s*([-–—+(]?\s?[$€£]?\d[\d.,  ]*\d%?\)?|\d%?)\s?["'`‘’“”|~_.]*$/;
const QUOTES = /["'`‘’“”«»]/g;
const LEADING_QUOTE = /^["'`‘’“”«»]\s?(?=\p{L})/u;
/** Behind a figure, one is an inch or a minute of arc. */
const TRAILING_QUOTE = /\d["'’”]{1,2}$/;

/** A day without its year (`7.10.`) and the number of a row (`3.`) end with a point. */
const TRAILING_POINT = /\d\.$/;

/** The columns in which at least half of the figures end with the mark: it was printed there (`12"`, `7.10.`), for specks fall here and there. */
function columnsThatEnd(mark: RegExp, table: Table): Set<number> {
  const columns = new Set<number>();
  for (let column = 0; column < table.columnCount; column++) {
    const figures = table.cells.filter((cell) => cell.column === column && cell.row >= table.headerRows && AROUND_FIGURE.test(cell.text));
    const marked = figures.filter(({ text }) => mark.test(text));
    if (marked.length > 0 && marked.length * 2 >= figures.length) columns.add(column);
  }
  return columns;
}

/** No label ends with a point behind a bracket or a sign: `offen (€).` */
const POINT_BEHIND_SIGN = /(?<=[)\]%€$£])[.,]$/;

function withoutMisreadMarks(cell: Cell, isPrinted: boolean): Cell {
  const figure = AROUND_FIGURE.exec(cell.text)?.[1];
  if (figure !== undefined) return isPrinted ? cell : { ...cell, text: figure };
  // A quotation has two marks; one alone before a letter is a speck.
  return (cell.text.match(QUOTES) ?? []).length === 1 ? { ...cell, text: cell.text.replace(LEADING_QUOTE, '') } : cell;
}

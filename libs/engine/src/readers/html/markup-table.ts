import { foldBlanks, type NativeCell } from '../source/native-table';

/** A cell as its tags give it. */
export interface MarkupCell extends NativeCell {
  isHeader: boolean;
}

/** A table of a marked-up text as its tags give it. */
export interface MarkupTable {
  rows: NativeCell[][];
  headerRows: number;
  title?: string;
}

/** What a marked-up text holds: its data tables, and the running text outside them by lines. */
export interface MarkupContent {
  tables: MarkupTable[];
  lines: string[];
}

/** A table that was read to its end, its texts not yet folded. */
interface ReadTable extends MarkupTable {
  rows: MarkupCell[][];
}

/** Adds a table that was read to its end: one that only arranges the page, or has no two places to compare, gives its lines. */
export function addTable(content: MarkupContent, { rows, headerRows, title }: ReadTable, isLayout: boolean): void {
  if (isLayout || hasOneCell(rows)) content.lines = content.lines.concat(linesOf(rows));
  else content.tables.push(toMarkupTable(rows, headerRows, foldBlanks(title ?? '')));
}

function hasOneCell(rows: readonly MarkupCell[][]): boolean {
  let filled = 0;
  for (const row of rows) for (const { text } of row) if (text !== '') filled++;
  return filled < 2;
}

const linesOf = (rows: readonly MarkupCell[][]): string[] =>
  rows
    .flat()
    .flatMap((cell) => cell.text.split('\n'))
    .map(foldBlanks)
    .filter((line) => line !== '');

/** Folds the texts where they stand. Rows of header cells alone head the table, whatever it says besides. */
function toMarkupTable(rows: MarkupCell[][], headRows: number, title: string): MarkupTable {
  for (const row of rows) for (const cell of row) cell.text = foldBlanks(cell.text);
  const headed = rows.findIndex((row) => !row.every((cell) => cell.isHeader));
  const leading = headed === -1 ? 0 : headed;
  return { rows, headerRows: Math.min(rows.length - 1, Math.max(headRows, leading)), ...(title && { title }) };
}

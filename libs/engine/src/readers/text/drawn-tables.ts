import { countHeaderRows } from '../source/header-rows';
import { foldBlanks, tableFromRows } from '../source/native-table';
import type { Table } from '../../model/table';

/** A text with the tables taken out of it that are drawn with characters: Markdown's, and the grids that databases and consoles print. */
interface DrawnText {
  tables: Table[];
  /** The other lines in their places, blank ones where a table was. */
  lines: string[];
}

/** A line between rows: `|---|:-:|`, `+-----+=====+`. One stroke for each cell is how a row says that it has no values. */
const isBorder = (line: string): boolean => /^[\s|+:=-]+$/.test(line) && /[|+]/.test(line) && /--|==|:-|-:/.test(line);

const isRow = (line: string): boolean => !isBorder(line) && /[^\\]\||^\s*\|/.test(line);

/** Box-drawing characters as the plain ones that others draw with. */
const plain = (line: string): string =>
  /[\u2500-\u257f]/.test(line)
    ? line
        .replace(/[\u2502\u2503\u2551\u2506\u250a]/g, '|')
        .replace(/[\u2500\u2501\u2550\u2504\u2508]/g, '-')
        .replace(/[\u2500-\u257f]/g, '+')
    : line;

/** Takes the drawn tables out of a text; `pageOf` tells the page of a line, counted from 1. */
export function takeDrawnTables(lines: readonly string[], pageOf: (line: number) => number): DrawnText {
  const tables: Table[] = [];
  const rest = [...lines];
  for (let start = 0; start < lines.length; start++) {
    const end = blockEnd(lines, start);
    const rows = end - start < 3 ? undefined : readBlock(lines.slice(start, end).map(plain));
    if (!rows) continue;
    tables.push(tableFromRows(rows.rows, { page: pageOf(start), reader: 'text', headerRows: rows.headerRows }));
    rest.fill('', start, end);
    start = end - 1;
  }
  return { tables, lines: rest };
}

/** Whether a text begins with a drawn table, so that its strokes are no delimiters. */
export function beginsWithDrawnTable(text: string): boolean {
  const lines = text.split(/\r\n|\r|\n/, 50);
  return readBlock(lines.slice(0, blockEnd(lines, 0)).map(plain)) !== undefined;
}

function blockEnd(lines: readonly string[], start: number): number {
  let end = start;
  while (end < lines.length && (isRow(plain(lines[end]!)) || isBorder(plain(lines[end]!)))) end++;
  return end;
}

/** The rows of a block of drawn lines; undefined where no border parts a header from rows, as in any text with strokes. */
function readBlock(block: readonly string[]): { rows: string[][]; headerRows: number } | undefined {
  const groups: string[][][] = [[]];
  for (const line of block) {
    if (!isBorder(line)) groups.at(-1)!.push(cellsOf(line));
    else groups.push([]);
  }
  const filled = groups.filter((group) => group.length > 0);
  const hasBorder = groups.length > 1;
  if (!hasBorder || filled.flat().length < 2 || filled.some((group) => group.some((cells) => cells.length < 2))) return undefined;
  // A border between all rows means that the lines between two of them are one row, written in several.
  const isRuled = filled.length > 2;
  const rows = isRuled ? filled.map(joinLines) : filled.flat();
  if (filled.length === 1) return { rows, headerRows: countHeaderRows(rows) };
  return { rows, headerRows: isRuled ? Math.max(1, countHeaderRows(rows)) : filled[0]!.length };
}

/** `| a | b |`: the outer strokes are the frame; a stroke behind a backslash is text. */
function cellsOf(line: string): string[] {
  const inner = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  return inner.split(/(?<!\\)\|/).map((cell) => foldBlanks(cell.replaceAll('\\|', '|')));
}

const joinLines = (lines: readonly string[][]): string[] =>
  lines.reduce((row, line) =>
    Array.from({ length: Math.max(row.length, line.length) }, (_, at) => `${row[at] ?? ''} ${line[at] ?? ''}`.trim()),
  );

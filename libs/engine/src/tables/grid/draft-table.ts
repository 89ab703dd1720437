import { boxAround, boxCentreX, boxCentreY, type Box } from '../../model/box';
import { readScoreOf, textOf, type Page, type Word } from '../../model/page';
import type { Cell, Table, TableMethod } from '../../model/table';
import { groupLines } from '../../layout/text-lines';

/** A cell whose words are still at hand. */
export interface DraftCell {
  row: number;
  column: number;
  rowSpan: number;
  columnSpan: number;
  words: Word[];
}

/** A table while its grid is being settled. */
export interface DraftTable {
  box: Box;
  method: TableMethod;
  rowCount: number;
  columnCount: number;
  cells: DraftCell[];
  headerRows: number;
  signals: Record<string, number>;
  title?: string;
  /** Whether it goes on with a list whose labels stand on the page before. */
  continues?: true;
}

/** The cells of a row by the words of its columns; a column without words has none. */
export const filledCells = (row: readonly (readonly Word[])[], at: number): DraftCell[] =>
  row.flatMap((words, column) => (words.length > 0 ? [{ row: at, column, rowSpan: 1, columnSpan: 1, words: [...words] }] : []));

/** A table of rows whose words are laid into columns, the first of them its labels. Throws where no row has a word. */
export function draftOfRows(rows: readonly (readonly (readonly Word[])[])[], columnCount: number, headerRows: number): DraftTable {
  const cells = rows.flatMap(filledCells);
  const box = boxAround(cells.flatMap(({ words }) => words));
  return { box, method: 'stream', rowCount: rows.length, columnCount, cells, headerRows, signals: {} };
}

/** The words in reading order, lines joined by one blank. */
export function cellText(words: readonly Word[]): string {
  if (words.length === 1) return words[0]!.text;
  if (areOneLine(words)) return textOf([...words].sort((a, b) => a.box.left - b.box.left));
  const lines = groupLines(words);
  const turned = words.filter((word) => word.rotation !== undefined);
  return [...lines.map((line) => line.text), ...turned.map((word) => word.text)].reduce(joinLines, '');
}

/** Whether upright words stand between the same two heights, as those of one line in one font do. */
function areOneLine(words: readonly Word[]): boolean {
  const first = words[0]?.box;
  if (!first || first.bottom <= first.top) return false;
  return words.every(({ box, rotation }) => box.top === first.top && box.bottom === first.bottom && rotation === undefined);
}

/** A hyphen at the end of a line between letters or digits, the next of them a capital or a digit: inside a code or a compound. */
const INSIDE_CODE = /[\p{L}\d]-$/u;

/** The hyphen of typesetters (U+2010), which nobody types: a word that was divided at the end of its line. */
const DIVIDED = /\p{L}\u2010$/u;

/** Lines are joined by a blank, but for a code or compound that goes on behind its own hyphen, and a word that was divided. */
const joinLines = (text: string, line: string): string =>
  DIVIDED.test(text) && /^\p{Ll}/u.test(line)
    ? text.slice(0, -1) + line
    : text === '' || (INSIDE_CODE.test(text) && /^[\p{Lu}\d]/u.test(line))
      ? text + line
      : `${text} ${line}`;

/** The table without some of its rows, as large as the words that are left. */
export function withoutRows(draft: DraftTable, gone: ReadonlySet<number>): DraftTable {
  const goneBefore = (row: number): number => [...gone].filter((each) => each < row).length;
  const cells = draft.cells
    .filter(({ row }) => !gone.has(row))
    .map((cell) => ({
      ...cell,
      row: cell.row - goneBefore(cell.row),
      rowSpan: cell.rowSpan - (goneBefore(cell.row + cell.rowSpan) - goneBefore(cell.row)),
    }));
  const words = cells.flatMap((cell) => cell.words);
  const box = words.length > 0 ? boxAround(words) : draft.box;
  return { ...draft, box, rowCount: draft.rowCount - gone.size, headerRows: draft.headerRows - goneBefore(draft.headerRows), cells };
}

/** Freezes a draft: words become text, every grid position without a cell gets a blank one. */
export function toTable(draft: DraftTable, page: Page): Table {
  const covered = new Set<number>();
  for (const cell of draft.cells) forEachPosition(cell, (row, column) => covered.add(row * draft.columnCount + column));
  const cells = draft.cells.map(toCell);
  for (let position = 0; position < draft.rowCount * draft.columnCount; position++) {
    if (covered.has(position)) continue;
    cells.push({
      row: Math.floor(position / draft.columnCount),
      column: position % draft.columnCount,
      rowSpan: 1,
      columnSpan: 1,
      text: '',
    });
  }
  cells.sort((a, b) => a.row - b.row || a.column - b.column);
  const { box, method, rowCount, columnCount, headerRows, signals, title } = draft;
  const table: Table = { page: page.number, box, method, reader: page.reader, rowCount, columnCount, headerRows, cells, signals };
  if (title !== undefined) table.title = title;
  if (draft.continues) table.continues = true;
  return table;
}

/** Calls back for each grid position that the cell covers. */
function forEachPosition(cell: Omit<DraftCell, 'words'>, visit: (row: number, column: number) => void): void {
  for (let row = cell.row; row < cell.row + cell.rowSpan; row++) {
    for (let column = cell.column; column < cell.column + cell.columnSpan; column++) visit(row, column);
  }
}

/** Members are named one by one: a cell made by spreading another takes twice the memory, and long documents have hundreds of thousands. */
function toCell({ row, column, rowSpan, columnSpan, words }: DraftCell): Cell {
  if (words.length === 0) return { row, column, rowSpan, columnSpan, text: '' };
  const cell: Cell = { row, column, rowSpan, columnSpan, text: cellText(words), box: boxAround(words) };
  const readScore = readScoreOf(words);
  if (readScore < 1) cell.readScore = readScore;
  if (words.every((word) => word.bold)) cell.bold = true;
  return cell;
}

/** The words whose centre lies in the box. */
export const wordsIn = (words: readonly Word[], box: Box): Word[] =>
  words.filter((word) => {
    const x = boxCentreX(word.box);
    const y = boxCentreY(word.box);
    return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  });

/** The draft with one column as two: the words of each of its cells to the left and to the right; what spans it spans both. */
export function partedColumn(draft: DraftTable, column: number, sidesOf: (cell: DraftCell) => [left: Word[], right: Word[]]): DraftTable {
  const cells = draft.cells.flatMap((cell): DraftCell[] => {
    if (cell.column > column) return [{ ...cell, column: cell.column + 1 }];
    if (cell.column + cell.columnSpan > column && cell.columnSpan > 1) return [{ ...cell, columnSpan: cell.columnSpan + 1 }];
    if (cell.column < column) return [cell];
    const [left, right] = sidesOf(cell);
    return right.length === 0
      ? [cell]
      : [
          { ...cell, words: left },
          { ...cell, column: column + 1, words: right },
        ];
  });
  return { ...draft, cells, columnCount: draft.columnCount + 1 };
}

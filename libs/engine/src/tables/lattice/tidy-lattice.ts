import { boxCentreX, boxCentreY, unionBox } from '../../model/box';
import { median } from '../../model/median';
import type { Word } from '../../model/page';
import { cellText, type DraftCell, type DraftTable } from '../grid/draft-table';
import { isFigure } from '../grid/numeric-text';
import { medianFontSize } from '../grid/region';
import { positionIn, type RuledGrid } from './ruled-grids';
import { splitSegments } from '../../layout/segments';
import { groupLines } from '../../layout/text-lines';
import { TIDY_LATTICE } from './weights';

/** Where the lines of a drawn grid stand. */
type GridLines = Pick<RuledGrid, 'xs' | 'ys'>;

/** Splits cells that only look merged because no line is drawn between them: their words stand in the grid's own rows and columns. */
export function splitUndrawn(draft: DraftTable, { xs, ys }: GridLines): DraftTable {
  const baselines = rowBaselines(draft, ys);
  const cells: DraftCell[] = [];
  for (const cell of draft.cells) for (const part of splitColumns(cell, xs)) cells.push(...splitRows(part, ys, baselines));
  return { ...draft, cells };
}

/** Splits a wide cell at the grid's lines where its words stand apart as columns do. */
function splitColumns(cell: DraftCell, xs: readonly number[]): DraftCell[] {
  if (cell.columnSpan === 1) return [cell];
  const inner = xs.slice(cell.column + 1, cell.column + cell.columnSpan);
  const isApart = groupLines(cell.words).some((line) => splitSegments(line).length > 1);
  if (!isApart) return [inOwnColumn(cell, xs)];
  const open = inner.filter((x) => !cell.words.some((word) => word.box.left < x - 1 && word.box.right > x + 1));
  const cuts = [cell.column, ...open.map((x) => xs.indexOf(x)), cell.column + cell.columnSpan];
  return cuts.slice(1).map((end, i) => {
    const start = cuts[i]!;
    const words = cell.words.filter((word) => {
      const x = boxCentreX(word.box);
      return (start === cell.column || x >= xs[start]!) && (end === cell.column + cell.columnSpan || x < xs[end]!);
    });
    return { ...cell, column: start, columnSpan: end - start, words };
  });
}

/** A figure under the header that stands within one column belongs to it alone; the line to the blank cell beside it is missing. */
function inOwnColumn(cell: DraftCell, xs: readonly number[]): DraftCell {
  if (cell.row === 0 || !isFigure(cellText(cell.words))) return cell;
  const { left, right } = unionBox(cell.words.map((word) => word.box));
  const column = xs.findLastIndex((x) => x <= left);
  return column >= cell.column && right <= xs[column + 1]! ? { ...cell, column, columnSpan: 1 } : cell;
}

/** The height of the text in each row, from cells of one row and one line. */
function rowBaselines(draft: DraftTable, ys: readonly number[]): (number | undefined)[] {
  return ys.slice(1).map((_, row) => {
    const centres = draft.cells
      .filter((cell) => cell.row === row && cell.rowSpan === 1 && cell.words.length > 0)
      .map((cell) => groupLines(cell.words))
      .filter((lines) => lines.length === 1)
      .map((lines) => boxCentreY(lines[0]!.box));
    return median(centres);
  });
}

/** Splits a tall cell whose lines stand on the baselines of the rows beside it. */
function splitRows(cell: DraftCell, ys: readonly number[], baselines: readonly (number | undefined)[]): DraftCell[] {
  if (cell.rowSpan === 1) return [cell];
  const lines = groupLines(cell.words);
  const tolerance = TIDY_LATTICE.sameBaselineEm * medianFontSize(cell.words);
  const rows = lines.map((line) => {
    const row = positionIn(ys, boxCentreY(line.box));
    const baseline = baselines[row];
    return baseline !== undefined && Math.abs(baseline - boxCentreY(line.box)) <= tolerance ? row : -1;
  });
  const distinct = new Set(rows);
  if (lines.length < 2 || distinct.has(-1) || distinct.size < lines.length) return [cell];
  return Array.from({ length: cell.rowSpan }, (_, i) => {
    const line = lines[rows.indexOf(cell.row + i)];
    return { ...cell, row: cell.row + i, rowSpan: 1, words: line ? line.words : [] };
  });
}

/** Drops columns and rows too narrow to hold text that hold none: the space between double lines. */
export function dropSlivers(draft: DraftTable, { xs, ys }: GridLines): DraftTable {
  const size = medianFontSize(draft.cells.flatMap((cell) => cell.words));
  const usedColumns = new Set<number>();
  const usedRows = new Set<number>();
  for (const cell of draft.cells) {
    if (cell.words.length === 0) continue;
    if (cell.columnSpan === 1) usedColumns.add(cell.column);
    if (cell.rowSpan === 1) usedRows.add(cell.row);
  }
  const keptColumns = keep(xs, (i) => usedColumns.has(i) || xs[i + 1]! - xs[i]! >= size);
  const keptRows = keep(ys, (i) => usedRows.has(i) || ys[i + 1]! - ys[i]! >= TIDY_LATTICE.rowEm * size);
  return pick(draft, keptRows, keptColumns);
}

const keep = (lines: readonly number[], isKept: (index: number) => boolean): number[] =>
  lines.slice(1).flatMap((_, i) => (isKept(i) ? [i] : []));

/** Makes one of two columns that no row but those of the sums at its foot tells apart: the frame of the sums begins inside a column of the table. */
export function joinFootColumns(draft: DraftTable): DraftTable {
  for (let column = draft.columnCount - 1; column > 0; column--) {
    const loser = draft.columnCount > 2 ? emptySideAtFoot(draft, column) : undefined;
    if (loser) return joinFootColumns(withoutSeam(draft, column, loser));
  }
  return draft;
}

/** The side of the seam before a column on which nothing stands in the rows of the foot, where all rows above run across it, and these are more. */
function emptySideAtFoot({ cells, rowCount }: DraftTable, column: number): 'left' | 'right' | undefined {
  const across = new Set(cells.filter((cell) => isAcross(cell, column)).flatMap(rowsOf));
  const foot = Array.from({ length: rowCount }, (_, row) => row).filter((row) => !across.has(row));
  if (foot.length === 0 || foot[0] !== across.size || across.size < Math.max(TIDY_LATTICE.fewestAcross, foot.length)) return undefined;
  const beside = cells.filter((cell) => foot[0]! <= cell.row);
  const isEmpty = (side: readonly DraftCell[]): boolean => side.every(({ words }) => words.length === 0);
  if (isEmpty(beside.filter((cell) => cell.column + cell.columnSpan === column))) return 'left';
  return isEmpty(beside.filter((cell) => cell.column === column)) ? 'right' : undefined;
}

const isAcross = (cell: DraftCell, column: number): boolean => cell.column < column && cell.column + cell.columnSpan > column;
const rowsOf = ({ row, rowSpan }: DraftCell): number[] => Array.from({ length: rowSpan }, (_, i) => row + i);

/** The two columns beside the seam made one, which in the foot goes to the side that is not the loser. */
function withoutSeam(draft: DraftTable, column: number, loser: 'left' | 'right'): DraftTable {
  const cells = draft.cells.flatMap((cell): DraftCell[] => {
    const loses = loser === 'left' ? cell.column + cell.columnSpan === column : cell.column === column;
    const columnSpan = cell.columnSpan - (loses || isAcross(cell, column) ? 1 : 0);
    if (columnSpan === 0) return [];
    return [{ ...cell, columnSpan, column: cell.column < column || (loser === 'right' && loses) ? cell.column : cell.column - 1 }];
  });
  return { ...draft, cells, columnCount: draft.columnCount - 1 };
}

/** The table with the given rows and columns only. */
function pick(draft: DraftTable, rows: readonly number[], columns: readonly number[]): DraftTable {
  const cells = draft.cells.flatMap((cell): DraftCell[] => {
    const inRows = rows.flatMap((row, i) => (row >= cell.row && row < cell.row + cell.rowSpan ? [i] : []));
    const inColumns = columns.flatMap((column, i) => (column >= cell.column && column < cell.column + cell.columnSpan ? [i] : []));
    if (inRows.length === 0 || inColumns.length === 0) return [];
    return [{ words: cell.words, row: inRows[0]!, rowSpan: inRows.length, column: inColumns[0]!, columnSpan: inColumns.length }];
  });
  const headerRows = rows.filter((row) => row < draft.headerRows).length;
  return { ...draft, cells, headerRows, rowCount: rows.length, columnCount: columns.length };
}

/** Takes off the caption above and the notes below that stand in the same frame: rows of one cell across the whole table. */
export function dropFrameText(draft: DraftTable): DraftTable {
  const across = new Map(draft.cells.filter((cell) => cell.columnSpan === draft.columnCount).map((cell) => [cell.row, cell]));
  let first = 0;
  while (across.has(first) && first < draft.rowCount - 2) first += across.get(first)!.rowSpan;
  let last = draft.rowCount - 1;
  const lastAcross = (row: number): DraftCell | undefined => [...across.values()].find((cell) => cell.row + cell.rowSpan - 1 === row);
  for (let cell = lastAcross(last); cell && last > first + 1 && isNote(cell.words); cell = lastAcross(last)) last -= cell.rowSpan;
  if (first === 0 && last === draft.rowCount - 1) return draft;
  const title = draft.cells
    .find((cell) => cell.row === 0 && first > 0)
    ?.words.map((word) => word.text)
    .join(' ');
  const rows = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  const kept = pick(
    draft,
    rows,
    Array.from({ length: draft.columnCount }, (_, i) => i),
  );
  return title === undefined ? kept : { ...kept, title };
}

const isNote = (words: readonly Word[]): boolean => words.length === 0 || words.length >= TIDY_LATTICE.noteWords;

import type { DraftCell, DraftTable } from '../grid/draft-table';
import { isFigure } from '../grid/numeric-text';
import { splitSegments } from '../../layout/segments';
import { groupLines } from '../../layout/text-lines';
import { GAP_EM } from '../../layout/gaps';
import { OVERFULL } from './weights';

/** Whether the drawn cells hold several rows or columns each, as where only the header or the frame is ruled. */
export function isOverfull(draft: DraftTable): boolean {
  const sizes = draft.cells.map((cell) => ({ cell, lines: groupLines(cell.words).length }));
  const overfull = sizes.filter(({ cell }) => holdsSeveral(cell));
  const isBeside = (row: number, lines: number): boolean => overfull.some((other) => other.cell.row === row && other.lines === lines);
  let inside = 0;
  let total = 0;
  for (const { cell, lines } of sizes) {
    total += cell.words.length;
    if (isBeside(cell.row, lines)) inside += cell.words.length;
  }
  return inside > OVERFULL.overfullShare * total;
}

/** Whether the cell holds several rows or several columns. */
const holdsSeveral = (cell: DraftCell): boolean => holdsRows(cell) || holdsColumns(cell);

/** Whether figures stand under one another in the cell. */
export function holdsRows(cell: DraftCell): boolean {
  const lines = cell.words.length < 2 ? [] : groupLines(cell.words);
  const figures = lines.filter((line) => isFigure(line.text));
  return figures.length >= 2 && figures.length >= lines.length / 2;
}

/** Whether segments stand beside one another in two lines of the cell. */
export function holdsColumns(cell: DraftCell): boolean {
  const lines = cell.words.length < 2 ? [] : groupLines(cell.words);
  return lines.filter((line) => splitSegments(line, [], GAP_EM.words.insideCell).length > 1).length >= 2;
}

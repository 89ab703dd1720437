import type { DraftCell, DraftTable } from '../grid/draft-table';
import { isFigure } from '../grid/numeric-text';
import { splitSegments } from '../../layout/segments';
import { groupLines } from '../../layout/text-lines';
import { GAP_EM } from '../../layout/gaps';
import { OVERFULL } from './weights';

/** Whether the drawn cells hold several rows or columns each, as where only the header or the frame is ruled. */
export function isOverfull(draft: DraftTable): boolean {
  const sizes = draft.cells.map((cell) => ({ cell, lines: groupLines(cell.words).length }));
  const several = sizes.filter(({ cell }) => holdsSeveral(cell));
  const overfull = several.filter(({ cell }) => !isBrokenRange(cell, sizes, several));
  const isBeside = (row: number, lines: number): boolean => overfull.some((other) => other.cell.row === row && other.lines === lines);
  let inside = 0;
  let total = 0;
  for (const { cell, lines } of sizes) {
    total += cell.words.length;
    if (isBeside(cell.row, lines)) inside += cell.words.length;
  }
  return inside > OVERFULL.overfullShare * total;
}

/** `07.07 –` over `18.07.2025`: the only cell of a full row that holds figures under one another has one text of two lines. */
function isBrokenRange({ row }: DraftCell, all: readonly { cell: DraftCell }[], several: readonly { cell: DraftCell }[]): boolean {
  const inRow = ({ cell }: { cell: DraftCell }): boolean => cell.row === row && cell.words.length > 0;
  return several.filter(inRow).length === 1 && all.filter(inRow).length >= OVERFULL.fullRow;
}

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

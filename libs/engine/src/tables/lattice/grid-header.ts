import type { DraftCell, DraftTable } from '../grid/draft-table';
import { cellText } from '../grid/draft-table';
import { isPlaceholder, isValue } from '../grid/numeric-text';
import { isPeriod } from '../grid/region';
import { GRID_HEADER } from './weights';

interface GridRow {
  cells: { column: number; columnSpan: number; rowSpan: number; text: string; bold: boolean }[];
}

/** How many leading rows of a drawn grid are its header: down to the first row of figures, or as deep as its first row reaches. */
export function gridHeaderRows(draft: DraftTable): number {
  const rows = Array.from({ length: draft.rowCount }, (_, row) => toRow(draft.cells, row));
  const first = rows[0];
  if (!first || draft.rowCount < 2) return 0;
  const firstData = rows.findIndex(isDataRow);
  if (firstData === 0) return rows.slice(1).some(isDataRow) && first.cells.every((cell) => cell.bold) ? 1 : 0;
  const depth = headerDepth(first, rows[1]!);
  if (firstData === -1) return Math.min(depth, draft.rowCount - 1);
  let end = Math.min(firstData, GRID_HEADER.maxHeaderRows);
  const isStyled = draft.cells.some(({ words }) => words.some(({ bold }) => bold));
  const isLabels = (row: GridRow): boolean => (isStyled ? isStyledLike(row, first) : !row.cells.some(isFigure));
  while (end > depth && (isSectionRow(rows[end - 1]!, draft.columnCount) || !isLabels(rows[end - 1]!))) end--;
  return Math.max(end, Math.min(reachOf(first), draft.rowCount - 1, GRID_HEADER.maxHeaderRows));
}

function toRow(cells: readonly DraftCell[], row: number): GridRow {
  return {
    cells: cells
      .filter((cell) => cell.row === row && cell.words.length > 0)
      .map(({ column, columnSpan, rowSpan, words }) => ({
        column,
        columnSpan,
        rowSpan,
        text: cellText(words),
        bold: words.every((word) => word.bold),
      }))
      .sort((a, b) => a.column - b.column),
  };
}

function isDataRow({ cells }: GridRow): boolean {
  const behind = cells.filter((cell) => cell.column > 0);
  const values = behind.filter((cell) => isValue(cell.text));
  if (values.length === 0 || values.length * 2 < behind.length) return false;
  return !values.every((cell) => isPeriod(cell.text) || isPlaceholder(cell.text));
}

/** Where no letters tell labels from data, as in a picture, a figure that is no year does: labels have none. */
const isFigure = ({ text }: GridRow['cells'][number]): boolean => /\d/.test(text) && isValue(text) && !isPeriod(text);

/** The rows that the first row's own cells reach over; a label over several columns that the next row parts has at least that row of labels under it. */
function headerDepth({ cells }: GridRow, next: GridRow): number {
  const isParted = ({ column, columnSpan }: GridRow['cells'][number]): boolean =>
    !next.cells.some((under) => under.column === column && under.columnSpan === columnSpan);
  const spans = cells.some((cell) => cell.columnSpan > 1 && cell.rowSpan === 1 && isParted(cell)) && cells.length > 1;
  return Math.min(GRID_HEADER.maxHeaderRows, Math.max(reachOf({ cells }), spans ? 2 : 1));
}

/** How many rows the cells of a row reach over. */
const reachOf = ({ cells }: GridRow): number => Math.max(1, ...cells.map((cell) => cell.rowSpan));

const isSectionRow = ({ cells }: GridRow, columnCount: number): boolean =>
  cells.length === 1 && (cells[0]!.column === 0 || cells[0]!.columnSpan === columnCount);

const isStyledLike = (row: GridRow, first: GridRow): boolean => {
  const isBold = (one: GridRow): boolean => one.cells.length > 0 && one.cells.every((cell) => cell.bold);
  return isBold(row) || !isBold(first);
};

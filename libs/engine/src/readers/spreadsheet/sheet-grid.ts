import type { TextBudget } from '../../model/text-budget';
import { refuseHugeGrid } from '../source/native-table';

/** A position of a sheet as one number, row before column; no format has as many columns (XLSX: 16,384). */
const COLUMNS = 2 ** 20;

/** The cells of a sheet that show something, by row and column counted from 0; two flat lists, since an object a cell takes 60 MB a million. */
export class SheetCells {
  private readonly positions: number[] = [];
  private readonly texts: string[] = [];

  /** The budget is the whole workbook's. */
  constructor(private readonly budget: TextBudget) {}

  add(row: number, column: number, text: string): void {
    this.positions.push(row * COLUMNS + Math.min(column, COLUMNS - 1));
    this.texts.push(text);
    this.budget.take(text.length);
    refuseHugeGrid(this.positions.length, 1);
  }

  forEach(visit: (row: number, column: number, text: string) => void): void {
    this.positions.forEach((position, index) => visit(Math.floor(position / COLUMNS), position % COLUMNS, this.texts[index]!));
  }
}

/** A rectangle of cells, in rows and columns counted from 0, all bounds included: a merged cell, or a part of the sheet. */
export interface GridRange {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

/** One sheet as it shows, packed: runs of blank rows and of blank columns are one each, so that a far-off cell costs nothing. */
export interface SheetGrid {
  name: string;
  rows: string[][];
  merges: GridRange[];
}

/** Packs a sheet's cells into a grid. Throws `corrupt_document` for one that no worker could hold. */
export function packGrid(name: string, cells: SheetCells, merges: readonly GridRange[]): SheetGrid {
  const kept = keptMerges(cells, merges);
  const usedRows = new Set(kept.flatMap(({ top, bottom }) => [top, bottom]));
  const usedColumns = new Set(kept.flatMap(({ left, right }) => [left, right]));
  cells.forEach((row, column) => {
    usedRows.add(row);
    usedColumns.add(column);
  });
  const rowAt = packAxis(usedRows);
  const columnAt = packAxis(usedColumns);
  const height = sizeOf(rowAt);
  const width = sizeOf(columnAt);
  refuseHugeGrid(height, width);
  const rows = Array.from({ length: height }, () => new Array<string>(width).fill(''));
  cells.forEach((row, column, text) => void (rows[rowAt.get(row)!]![columnAt.get(column)!] = text));
  const packed = kept.map((merge) => packMerge(merge, rowAt, columnAt));
  return { name, rows, merges: withoutOverlaps(packed, height, width) };
}

/** Merges of blank cells alone are formatting. */
function keptMerges(cells: SheetCells, merges: readonly GridRange[]): GridRange[] {
  if (merges.length === 0) return [];
  const filled = new Set(merges.map(originOf));
  const kept = new Set<number>();
  cells.forEach((row, column) => void (filled.has(row * COLUMNS + column) && kept.add(row * COLUMNS + column)));
  return merges.filter((merge) => isMerge(merge) && kept.has(originOf(merge)));
}

const originOf = ({ top, left }: GridRange): number => top * COLUMNS + left;
const isMerge = ({ top, left, bottom, right }: GridRange): boolean => bottom >= top && right >= left;

/** Merges may not overlap (ECMA-376, 18.3.1.55); of those that do, the first stands. Past so many positions looked at, the rest is damage. */
const MAX_MERGED_PLACES = 20_000_000;

function withoutOverlaps(merges: readonly GridRange[], height: number, width: number): GridRange[] {
  if (merges.length === 0) return [];
  const taken = new Uint8Array(height * width);
  let left = MAX_MERGED_PLACES;
  return merges.filter((merge) => {
    left -= (merge.bottom - merge.top + 1) * (merge.right - merge.left + 1);
    const lines = Array.from({ length: merge.bottom - merge.top + 1 }, (_, index) => {
      const start = (merge.top + index) * width;
      return taken.subarray(start + merge.left, start + merge.right + 1);
    });
    if (left < 0 || lines.some((line) => line.includes(1))) return false;
    for (const line of lines) line.fill(1);
    return true;
  });
}

/** The position of each used row or column once every gap is one blank wide. */
function packAxis(used: ReadonlySet<number>): Map<number, number> {
  const positions = new Map<number, number>();
  let position = -1;
  let previous = Number.NaN;
  for (const index of [...used].sort((a, b) => a - b)) {
    position += Number.isNaN(previous) || index === previous + 1 ? 1 : 2;
    positions.set(index, position);
    previous = index;
  }
  return positions;
}

const sizeOf = (positions: ReadonlyMap<number, number>): number => {
  let size = 0;
  for (const position of positions.values()) size = Math.max(size, position + 1);
  return size;
};

const packMerge = (
  { top, left, bottom, right }: GridRange,
  rowAt: ReadonlyMap<number, number>,
  columnAt: ReadonlyMap<number, number>,
): GridRange => ({
  top: rowAt.get(top)!,
  left: columnAt.get(left)!,
  bottom: rowAt.get(bottom)!,
  right: columnAt.get(right)!,
});

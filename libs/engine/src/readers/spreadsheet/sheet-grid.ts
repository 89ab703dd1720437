import { refuseHugeGrid } from '../native-table';

/** A cell of a sheet that shows something; rows and columns counted from 0. */
export interface SheetCell {
  row: number;
  column: number;
  text: string;
}

/** Cells merged into one, all bounds included. */
export interface Merge {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

/** One sheet as it shows, packed: runs of blank rows and of blank columns are one each, so that a far-off cell costs nothing. */
export interface SheetGrid {
  name: string;
  rows: string[][];
  merges: Merge[];
}

/** Packs a sheet's cells into a grid. Throws `corrupt_document` for one that no worker could hold. */
export function packGrid(name: string, cells: readonly SheetCell[], merges: readonly Merge[]): SheetGrid {
  const kept = keptMerges(cells, merges);
  const rowAt = packAxis([...cells.map(({ row }) => row), ...kept.flatMap(({ top, bottom }) => [top, bottom])]);
  const columnAt = packAxis([...cells.map(({ column }) => column), ...kept.flatMap(({ left, right }) => [left, right])]);
  const height = sizeOf(rowAt);
  const width = sizeOf(columnAt);
  refuseHugeGrid(height, width);
  const rows = Array.from({ length: height }, () => new Array<string>(width).fill(''));
  for (const { row, column, text } of cells) rows[rowAt.get(row)!]![columnAt.get(column)!] = text;
  return { name, rows, merges: kept.map((merge) => packMerge(merge, rowAt, columnAt)) };
}

/** Merges of blank cells alone are formatting. */
function keptMerges(cells: readonly SheetCell[], merges: readonly Merge[]): Merge[] {
  const filled = new Set(cells.map(({ row, column }) => `${row}:${column}`));
  return merges.filter(({ top, left }) => filled.has(`${top}:${left}`));
}

/** The place of each used row or column once every gap is one blank wide. */
function packAxis(used: readonly number[]): Map<number, number> {
  const places = new Map<number, number>();
  let place = -1;
  let previous = Number.NaN;
  for (const index of [...new Set(used)].sort((a, b) => a - b)) {
    place += Number.isNaN(previous) || index === previous + 1 ? 1 : 2;
    places.set(index, place);
    previous = index;
  }
  return places;
}

const sizeOf = (places: ReadonlyMap<number, number>): number => {
  let size = 0;
  for (const place of places.values()) size = Math.max(size, place + 1);
  return size;
};

const packMerge = (
  { top, left, bottom, right }: Merge,
  rowAt: ReadonlyMap<number, number>,
  columnAt: ReadonlyMap<number, number>,
): Merge => ({
  top: rowAt.get(top)!,
  left: columnAt.get(left)!,
  bottom: rowAt.get(bottom)!,
  right: columnAt.get(right)!,
});

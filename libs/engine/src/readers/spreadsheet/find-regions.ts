import type { GridRange, SheetGrid } from './sheet-grid';

/** Blank columns may part tables or be air inside one: parts that begin and end in the same rows belong together. */
const SAME_ROWS = 1;

/** A sheet with more islands than this is a form or a drawing, and is taken as one. */
const MAX_ISLANDS = 300;

/** The islands of filled cells of a sheet, each a table or a title, in reading order. */
export function findRegions(grid: SheetGrid): GridRange[] {
  const islands = findIslands(grid);
  if (islands.length === 0) return [];
  if (islands.length > MAX_ISLANDS) return [islands.reduce(union)];
  return mergeWhile(mergeWhile(islands, touch), sideBySide).sort((a, b) => a.top - b.top || a.left - b.left);
}

interface Run extends GridRange {
  island: number;
}

/** Runs of filled cells, joined to those of the row above that they touch, corners included. */
function findIslands({ rows, merges }: SheetGrid): GridRange[] {
  const parents: number[] = [];
  const bounds: GridRange[] = [];
  const find = (island: number): number => (parents[island] === island ? island : (parents[island] = find(parents[island]!)));
  let above: Run[] = [];
  const merged = mergedPositions(rows, merges);
  rows.forEach((row, index) => {
    const runs = runsOf(row, merged?.[index], index).map((run): Run => ({ ...run, island: parents.push(parents.length) - 1 }));
    for (const run of runs) bounds.push({ top: run.top, left: run.left, bottom: run.bottom, right: run.right });
    joinTouching(runs, above, (a, b) => void (parents[find(a)] = find(b)));
    above = runs;
  });
  const islands = new Map<number, GridRange>();
  bounds.forEach((box, island) => {
    const root = find(island);
    islands.set(root, islands.has(root) ? union(islands.get(root)!, box) : box);
  });
  return [...islands.values()];
}

/** By row, the places below merged cells; undefined where there are none. */
function mergedPositions(rows: readonly (readonly string[])[], merges: readonly GridRange[]): Uint8Array[] | undefined {
  if (merges.length === 0) return undefined;
  const merged = rows.map((row) => new Uint8Array(row.length));
  for (const { top, left, bottom, right } of merges) {
    for (let row = top; row <= bottom; row++) merged[row]!.fill(1, left, right + 1);
  }
  return merged;
}

/** Runs of cells of a row that show something, those below a merged one included. */
function runsOf(row: readonly string[], merged: Uint8Array | undefined, index: number): GridRange[] {
  const runs: GridRange[] = [];
  row.forEach((text, column) => {
    if (!merged?.[column] && text.trim() === '') return;
    const last = runs.at(-1);
    if (last && last.right === column - 1) last.right = column;
    else runs.push({ top: index, bottom: index, left: column, right: column });
  });
  return runs;
}

/** Both lists run left to right, so one pass over both meets every pair that touches. */
function joinTouching(runs: readonly Run[], above: readonly Run[], join: (a: number, b: number) => void): void {
  let start = 0;
  for (const run of runs) {
    while (start < above.length && above[start]!.right < run.left - 1) start++;
    for (let at = start; at < above.length && above[at]!.left <= run.right + 1; at++) join(run.island, above[at]!.island);
  }
}

const union = (a: GridRange, b: GridRange): GridRange => ({
  top: Math.min(a.top, b.top),
  left: Math.min(a.left, b.left),
  bottom: Math.max(a.bottom, b.bottom),
  right: Math.max(a.right, b.right),
});

/** Joins regions as long as two of them belong together. */
function mergeWhile(regions: readonly GridRange[], belong: (a: GridRange, b: GridRange) => boolean): GridRange[] {
  const merged: GridRange[] = [];
  for (const region of regions) {
    let grown = region;
    for (let at = merged.findIndex((other) => belong(other, grown)); at >= 0; at = merged.findIndex((other) => belong(other, grown))) {
      grown = union(grown, merged.splice(at, 1)[0]!);
    }
    merged.push(grown);
  }
  return merged;
}

const touch = (a: GridRange, b: GridRange): boolean => a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;

/** Columns of the same rows with one blank column between them. */
function sideBySide(a: GridRange, b: GridRange): boolean {
  const gap = Math.max(a.left, b.left) - Math.min(a.right, b.right);
  const isTall = Math.min(a.bottom - a.top, b.bottom - b.top) > 1;
  return gap === 2 && isTall && Math.abs(a.top - b.top) <= SAME_ROWS && Math.abs(a.bottom - b.bottom) <= SAME_ROWS;
}

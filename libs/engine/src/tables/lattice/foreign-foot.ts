import { gridsFrom, gridsUntil, type RuledGrid } from './ruled-grids';
import { FOREIGN_FOOT } from './weights';

/** A table and the boxes that are drawn under it in its frame, as for signatures: rows none of whose sides is one of the columns above. */
export function apartFromFoot(grid: RuledGrid): RuledGrid[] {
  const sides = grid.ys.slice(1).map((_, row) => sidesOf(grid, row));
  const isColumn = (side: number, row: number): boolean => sides.slice(0, row).some((above) => above.has(side));
  const to = sides.findLastIndex((own, row) => own.size === 0 || [...own].some((side) => isColumn(side, row))) + 1;
  const footRows = sides.length - to;
  const isClosed = grid.xs.slice(1).every((_, column) => grid.horizontalDrawn(to, column));
  if (footRows === 0 || to < FOREIGN_FOOT.rowsAbove * footRows || !isClosed) return [grid];
  return [...gridsUntil(grid, to), ...gridsFrom(grid, to)];
}

/** The lines within the table that are drawn beside a row, by their number. */
const sidesOf = ({ xs, verticalDrawn }: RuledGrid, row: number): ReadonlySet<number> =>
  new Set(xs.slice(1, -1).flatMap((_, at) => (verticalDrawn(at + 1, row) ? [at + 1] : [])));

import { unionBox } from '../../model/box';
import type { Word } from '../../model/page';
import { layWholeSegments } from '../grid/body-rows';
import type { DraftCell, DraftTable } from '../grid/draft-table';
import type { ItemBand } from './item-bands';
import { itemRows, withTextAside } from './item-rows';
import { partStackedColumns } from './stacked-labels';

/** Lays a list of items out under its labels: a column a label, a row an item with all its lines; without its labels where they stand on the page before. */
export function structureItems(band: ItemBand, isHeaded: boolean): DraftTable {
  const { region, columns, body } = band;
  const { labels, rows } = partStackedColumns(columns, restRows(band), itemRows(region, body, columns.boundaries, columns.roles));
  const header = isHeaded ? labels.map(({ words }) => words) : [];
  const grid = isHeaded ? [header, ...rows] : rows;
  const cells = grid.flatMap((row, r) =>
    row.flatMap((words, column): DraftCell[] => (words.length > 0 ? [{ row: r, column, rowSpan: 1, columnSpan: 1, words }] : [])),
  );
  return {
    box: unionBox(cells.flatMap((cell) => cell.words.map((word) => word.box))),
    method: 'stream',
    rowCount: grid.length,
    columnCount: labels.length,
    cells,
    headerRows: isHeaded ? 1 : 0,
    ...(isHeaded ? {} : { continues: true as const }),
    signals: {},
  };
}

/** The rest of the last item of the page before, as a row that has no amounts of its own. */
function restRows({ region, columns: { boundaries, roles }, rest }: ItemBand): Word[][][] {
  if (rest.length === 0) return [];
  const cells = rest.map((line) => withTextAside(layWholeSegments(region, line, boundaries), roles));
  return [roles.map((_, column) => cells.flatMap((row) => row[column]!))];
}

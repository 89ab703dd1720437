import type { Word } from '../../model/page';
import { layWholeSegments } from '../grid/body-rows';
import { draftOfRows, type DraftTable } from '../grid/draft-table';
import type { ItemBand } from './item-bands';
import { itemRows, withTextAside } from './item-rows';
import { partStackedColumns } from './stacked-labels';

/** Lays a list of items out under its labels: a column a label, a row an item with all its lines; without its labels where they stand on the page before. */
export function structureItems(band: ItemBand, isHeaded: boolean): DraftTable {
  const { region, columns, body } = band;
  const { labels, rows } = partStackedColumns(columns, restRows(band), itemRows(region, body, columns.boundaries, columns.roles));
  if (!isHeaded) return { ...draftOfRows(rows, labels.length, 0), continues: true };
  return draftOfRows([labels.map(({ words }) => words), ...rows], labels.length, 1);
}

/** The rest of the last item of the page before, as a row that has no amounts of its own. */
function restRows({ region, columns: { boundaries, roles }, rest }: ItemBand): Word[][][] {
  if (rest.length === 0) return [];
  const cells = rest.map((line) => withTextAside(layWholeSegments(region, line, boundaries), roles));
  return [roles.map((_, column) => cells.flatMap((row) => row[column]!))];
}

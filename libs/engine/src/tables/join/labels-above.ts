import { boxAround, boxWidth, type Box } from '../../model/box';
import type { DraftTable } from '../grid/draft-table';
import { underLabels } from '../grid/under-labels';
import type { PlacedDraft } from './repeated-headers';
import { isRightUnder } from './right-under';
import { JOIN_TABLES } from './weights';

/** The tables of a document, each row of labels that stands alone put over the rows right under it that it names the columns of. */
export function underLabelsAbove(found: readonly PlacedDraft[]): PlacedDraft[] {
  const joined: PlacedDraft[] = [];
  for (const next of found) {
    const above = joined.at(-1);
    if (above && above.page === next.page && areLabelsOf(above.draft, next.draft))
      joined[joined.length - 1] = { draft: under(above.draft, next.draft), page: next.page };
    else joined.push(next);
  }
  return joined;
}

/** Whether the first table is labels alone, and the second has none but the name of a section, close under them and in the same columns. */
function areLabelsOf(labels: DraftTable, body: DraftTable): boolean {
  if (labels.headerRows === 0 || labels.headerRows < labels.rowCount || labels.columnCount !== body.columnCount) return false;
  const named = body.cells.filter(({ row, words }) => row < body.headerRows && words.length > 0);
  return isRightUnder(labels.box, body) && named.length <= 1 && body.rowCount > body.headerRows && areSameColumns(labels, body);
}

/** Whether each label's left or right edge stands where its column's does, within a tenth of the table's width. */
function areSameColumns(labels: DraftTable, body: DraftTable): boolean {
  const slack = JOIN_TABLES.sameEdgeShare * boxWidth(body.box);
  return Array.from({ length: body.columnCount }, (_, column) => column).every((column) => {
    const [label, values] = [columnBox(labels, column, 0), columnBox(body, column, body.headerRows)];
    return !label || !values || Math.abs(label.left - values.left) <= slack || Math.abs(label.right - values.right) <= slack;
  });
}

function columnBox({ cells }: DraftTable, column: number, firstRow: number): Box | undefined {
  const words = cells.flatMap((cell) => (cell.column === column && cell.columnSpan === 1 && cell.row >= firstRow ? cell.words : []));
  return words.length > 0 ? boxAround(words) : undefined;
}

function under(labels: DraftTable, body: DraftTable): DraftTable {
  const table = underLabels(body, labels);
  return labels.title === undefined ? table : { ...table, title: labels.title };
}

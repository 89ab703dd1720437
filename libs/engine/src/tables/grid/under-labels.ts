import { unionBox, type Box } from '../../model/box';
import type { DraftTable } from './draft-table';
import { judged } from './judge-table';

/** Whether a text alone stands over the first labels and those behind them, as what a table is called does and a label does not. */
export const isOverFirst = (box: Box, [first, second]: readonly { box: Box }[]): boolean =>
  first !== undefined && second !== undefined && box.left < first.box.right && box.right > second.box.left;

/** Rows of labels that stand over a table. */
type LabelRows = Pick<DraftTable, 'box' | 'cells' | 'rowCount'>;

/** The table with rows of labels over its own; what it had for labels becomes rows. */
export function underLabels(draft: DraftTable, labels: LabelRows): DraftTable {
  const rows = draft.cells.map((cell) => ({ ...cell, row: cell.row + labels.rowCount }));
  const box = unionBox([labels.box, draft.box]);
  const rowCount = labels.rowCount + draft.rowCount;
  return judged({ ...draft, box, rowCount, headerRows: labels.rowCount, cells: [...labels.cells, ...rows] });
}

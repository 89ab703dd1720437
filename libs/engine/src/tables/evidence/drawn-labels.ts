import { ITEM_HEADER } from '../items/weights';
import type { DraftCell, DraftTable } from '../grid/draft-table';

/** A table that was read by its lines with the labels of the same columns as cells are drawn around them: of a heading over several, lines do not tell which they are. */
export function withDrawnLabels(read: DraftTable, found: readonly DraftTable[]): DraftTable {
  const labels = labelsOf(read);
  const drawn = found.find((each) => each.method === 'lattice' && each.columnCount === read.columnCount && headsSeveral(each, labels));
  if (!drawn) return read;
  const down = drawn.headerRows - read.headerRows;
  const body = read.cells.filter(({ row }) => row >= read.headerRows).map((cell) => ({ ...cell, row: cell.row + down }));
  return { ...read, rowCount: read.rowCount + down, headerRows: drawn.headerRows, cells: [...labelsOf(drawn), ...body] };
}

const labelsOf = ({ cells, headerRows }: DraftTable): DraftCell[] => cells.filter(({ row }) => row < headerRows);

/** Whether a label is drawn over several others, and beside such headings the same words are labels. */
function headsSeveral({ cells, headerRows }: DraftTable, read: readonly DraftCell[]): boolean {
  const labels = cells.filter(({ row, words }) => row < headerRows && words.length > 0);
  const isHeading = ({ row, rowSpan, columnSpan, words }: DraftCell): boolean =>
    columnSpan > 1 && row + rowSpan < headerRows && words.length <= ITEM_HEADER.maxLabelWords;
  const drawn = new Set(labels.flatMap(({ words }) => words));
  const own = new Set(read.flatMap(({ words }) => words));
  const beside = labels.filter((cell) => !isHeading(cell)).flatMap(({ words }) => words);
  return labels.some(isHeading) && beside.every((word) => own.has(word)) && [...own].every((word) => drawn.has(word));
}

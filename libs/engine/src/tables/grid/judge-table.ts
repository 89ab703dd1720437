import { unionBox } from '../../model/box';
import type { Ruling } from '../../model/page';
import type { DraftTable } from './draft-table';
import { cellText } from './draft-table';
import { isValue } from './numeric-text';
import { isFullWidth, medianFontSize } from './region';
import { GAP_EM } from '../../layout/gaps';
import { JUDGE_TABLE } from './weights';

/** The draft with the numbers that tell how table-like it is. */
export const judged = (draft: DraftTable): DraftTable => ({ ...draft, signals: tableSignals(draft) });

/** Raw numbers that tell how table-like a draft is. */
function tableSignals(draft: DraftTable): Record<string, number> {
  const texts = draft.cells.map((cell) => ({ ...cell, text: cellText(cell.words) })).filter((cell) => cell.text !== '');
  const body = texts.filter((cell) => cell.row >= draft.headerRows);
  const behind = body.filter((cell) => cell.column > 0);
  const values = behind.filter((cell) => isValue(cell.text)).length;
  const bodyRows = draft.rowCount - draft.headerRows;
  const wordCount = body.reduce((sum, cell) => sum + cell.words.length, 0);
  return {
    rows: draft.rowCount,
    columns: draft.columnCount,
    headerRows: draft.headerRows,
    filled: bodyRows === 0 ? 0 : body.length / (bodyRows * draft.columnCount),
    values: behind.length === 0 ? 0 : values / behind.length,
    wordsPerCell: body.length === 0 ? 0 : wordCount / body.length,
    occupied: texts.length,
    pairs: body.length === 0 ? 0 : body.filter((cell) => isPairCell(cell.text)).length / Math.max(1, bodyRows),
  };
}

/** A label with its colon, or a value behind one. */
const isPairCell = (text: string): boolean => /\S:$|^:(?:\s|$)/.test(text);

/** Whether a ruled draft is a table at all. */
export function isRuledTable(signals: Record<string, number>): boolean {
  return signals['rows']! >= 2 && signals['columns']! >= 2 && signals['occupied']! >= 3 && signals['filled']! >= JUDGE_TABLE.minFilled;
}

/** Whether rulings across the whole table stand above its header, right under it, and below its last row: how print sets a table without a grid. */
export function isFramed(draft: DraftTable, rulings: readonly Ruling[]): boolean {
  const header = draft.cells.filter((cell) => cell.row < draft.headerRows).flatMap((cell) => cell.words);
  const body = draft.cells.filter((cell) => cell.row >= draft.headerRows).flatMap((cell) => cell.words);
  if (header.length === 0 || body.length === 0) return false;
  const [head, rest] = [unionBox(header.map(({ box }) => box)), unionBox(body.map(({ box }) => box))];
  const reach = GAP_EM.lines.frame * medianFontSize(body);
  const across = rulings.filter((ruling) => ruling.orientation === 'horizontal' && isFullWidth(ruling, draft.box));
  const isBetween = (from: number, to: number): boolean => across.some(({ position }) => position >= from && position <= to);
  const isClosed = draft.rowCount - draft.headerRows >= JUDGE_TABLE.unclosedRows || isBetween(rest.bottom - 1, rest.bottom + reach);
  return isClosed && isBetween(head.top - reach, head.top + 1) && isBetween(head.bottom - 1, rest.top + 1);
}

/** Whether words that stand in a frame are a table: a header and a row of three columns, or two rows of two. */
export const isFramedTable = (signals: Record<string, number>): boolean =>
  signals['rows']! + signals['columns']! >= 5 &&
  signals['columns']! >= 2 &&
  signals['rows']! > signals['headerRows']! &&
  signals['pairs']! < JUDGE_TABLE.formPairs &&
  signals['filled']! >= JUDGE_TABLE.framedFilled &&
  signals['wordsPerCell']! < JUDGE_TABLE.framedWords;

/** Whether aligned words are a table: figures behind labels, or short texts that fill a grid. */
export function isAlignedTable(signals: Record<string, number>): boolean {
  const { rows, columns, values, filled, wordsPerCell } = signals as Record<
    'rows' | 'columns' | 'values' | 'filled' | 'wordsPerCell',
    number
  >;
  if (rows < 3 || columns < 2 || rows - signals['headerRows']! < 2) return false;
  if (signals['pairs']! >= JUDGE_TABLE.formPairs) return false;
  if (values >= JUDGE_TABLE.alignedValues && filled >= JUDGE_TABLE.filledWithValues) return true;
  return columns >= 3 && rows >= 4 && filled >= JUDGE_TABLE.filledWithTexts && wordsPerCell < 4;
}

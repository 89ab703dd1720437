import { parseDate } from '@gridline/values';
import { boxCentreX } from '../../model/box';
import { median } from '../../model/median';
import type { Word } from '../../model/page';
import { cellText, partedColumn, type DraftCell, type DraftTable } from './draft-table';
import { PART_COLUMNS } from './weights';

/**
 * Parts columns that stand no further apart than words do: where in most cells the words before one place end at one edge and those behind it begin at
 * another, numbers before or behind texts that vary, and the labels part there too; or where the rows are numbered in front of their first column.
 */
export function partColumns(draft: DraftTable): DraftTable {
  if (draft.method !== 'stream' || draft.headerRows === 0) return draft;
  const whole = wholeRows(draft);
  for (let column = 0; column < draft.columnCount; column++) {
    const own = draft.cells.filter((cell) => cell.column === column && cell.columnSpan === 1 && cell.words.length > 0);
    const labels = own.filter(({ row }) => row < draft.headerRows).flatMap(({ words }) => words);
    const body = own.filter(({ row }) => row >= draft.headerRows && whole.has(row));
    const seam = seamOf(body);
    if (seam && (partsLabels(seam, labels) || (column === 0 && numbersRows(seam, labels)))) {
      const middle = (seam.left + seam.right) / 2;
      const isBefore = ({ box }: Word): boolean => boxCentreX(box) < middle;
      return partColumns(
        partedColumn(draft, column, ({ words }) => {
          const isOver = words.some(({ box }) => box.left < middle && box.right > middle);
          return isOver ? [words, []] : [words.filter(isBefore), words.filter((word) => !isBefore(word))];
        }),
      );
    }
  }
  return draft;
}

/** The rows that have nearly as many cells as most have: what a section is called and what rows make run over the places where columns part. */
function wholeRows({ cells, headerRows }: DraftTable): ReadonlySet<number> {
  const filled = new Map<number, number>();
  for (const { row, words } of cells) if (row >= headerRows && words.length > 0) filled.set(row, (filled.get(row) ?? 0) + 1);
  const usual = median([...filled.values()]) ?? 0;
  return new Set([...filled].filter(([, count]) => count >= PART_COLUMNS.wholeRow * usual).map(([row]) => row));
}

/** A place where the words of a column part: between the right edge of those before it and the left edge of those behind. */
interface Seam {
  left: number;
  right: number;
  before: string[];
  behind: string[];
  /** In points, how wide a letter is about. */
  fontSize: number;
}

/** The seam of a column's cells: two edges that nearly all cells share which have words on both sides, and that no word crosses. */
function seamOf(body: readonly DraftCell[]): Seam | undefined {
  const rows = body.map(({ words }) => [...words].sort((a, b) => a.box.left - b.box.left));
  const example = rows.find((words) => words.length > 1);
  if (!example || rows.length < PART_COLUMNS.fewestRows) return undefined;
  for (let at = 1; at < example.length; at++) {
    const [left, right] = [example[at - 1]!.box.right, example[at]!.box.left];
    if (right <= left) continue;
    const sides = rows.map((words) => ({
      before: words.filter(({ box }) => box.left < left && box.right <= right + PART_COLUMNS.sameEdgePt),
      behind: words.filter(({ box }) => box.left >= left && box.right > right),
    }));
    if (sides.some(({ before, behind }, row) => before.length + behind.length < rows[row]!.length)) continue;
    const both = sides.filter(({ before, behind }) => before.length > 0 && behind.length > 0);
    const aligned = both.filter(({ before, behind }) => isAt(before.at(-1)!.box.right, left) && isAt(behind[0]!.box.left, right));
    if (both.length < PART_COLUMNS.fewestRows || both.length < PART_COLUMNS.bothShare * rows.length) continue;
    if (aligned.length < PART_COLUMNS.alignedShare * both.length) continue;
    const seam = { left, right, before: both.map(({ before }) => cellText(before)), behind: both.map(({ behind }) => cellText(behind)) };
    return { ...seam, fontSize: example[at]!.fontSize };
  }
  return undefined;
}

const isAt = (edge: number, other: number): boolean => Math.abs(edge - other) <= PART_COLUMNS.sameEdgePt;
const vary = (texts: readonly string[]): boolean => new Set(texts).size > 1;

/** A plain number, or the dash in the place of one; codes, days and counts with units are none. */
const NUMBER = /^[-+−–(]?\d[\d.,'’]*[-−–)%]?$|^[-–—−]$/;
const areNumbers = (texts: readonly string[]): boolean => texts.every((text) => NUMBER.test(text));

/** Whether the labels part at the seam as the cells do, which are no single numbers or days on both sides of a blank. */
function partsLabels({ left, right, before, behind }: Seam, labels: readonly Word[]): boolean {
  const isBefore = ({ box }: Word): boolean => box.right <= right;
  const isBehind = ({ box }: Word): boolean => box.left >= left;
  if (
    !labels.some(isBefore) ||
    !labels.some((word) => isBehind(word) && !isBefore(word)) ||
    !labels.every((word) => isBefore(word) || isBehind(word))
  )
    return false;
  if (!vary(before) || !vary(behind) || areNumbers(before) === areNumbers(behind)) return false;
  const whole = before.map((text, row) => `${text} ${behind[row]!}`);
  return !whole.every((text) => NUMBER.test(text.replace(/\s/g, '')) || parseDate(text) !== null);
}

/** Whether what stands before the seam counts the rows, right-aligned or set apart, under no label. */
function numbersRows({ left, right, before, fontSize }: Seam, labels: readonly Word[]): boolean {
  const numbers = before.map((text) => (/^\d{1,4}[.)]?$/.test(text) ? parseInt(text, 10) : NaN));
  if (!numbers.every((number, row) => row === 0 || number === numbers[row - 1]! + 1) || Number.isNaN(numbers[0])) return false;
  const isSetApart = String(numbers[0]).length < String(numbers.at(-1)).length || right - left > PART_COLUMNS.apartEm * fontSize;
  return isSetApart && labels.every(({ box }) => box.left >= left);
}

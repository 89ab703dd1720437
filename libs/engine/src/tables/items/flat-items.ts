import type { Convention } from '@gridline/values';
import { textOf, type Word } from '../../model/page';
import { SUM_ROLES, type ColumnRole } from '../../lexicon/column-role';
import { readAmount } from '../../reckoning/read-amount';
import { toUnits } from '../../reckoning/money';
import { makesSum } from '../../reckoning/sums';
import type { LaidCells } from '../grid/body-rows';
import { isFigure } from '../grid/numeric-text';
import { isSameEdge } from '../../layout/segments';
import { opensLikePayment } from '../../lexicon/lexicon';
import { FLAT_ITEMS } from './weights';

type Roles = readonly (ColumnRole | null)[];

/** Columns that may say how an item came to its sum. */
const BESIDE_ROLES: ReadonlySet<ColumnRole | null> = new Set<ColumnRole>(['taxRate', 'taxAmount', 'discount']);

/** The columns of sums of an item that has a text and an amount and no price, all at the edges of other items' - a discount, a fee, a second booking of the day; none where it is no item. */
export function flatColumns(cells: LaidCells, items: readonly LaidCells[], roles: Roles): number[] {
  const text = roles.indexOf('description');
  const filled = roles.flatMap((_, column) => (cells[column]!.length > 0 ? [column] : []));
  const sums = filled.filter((column) => SUM_ROLES.has(roles[column]!));
  const telling = items.slice(-FLAT_ITEMS.tellingItems);
  const isOther = (column: number): boolean => column !== text && !SUM_ROLES.has(roles[column]!) && !BESIDE_ROLES.has(roles[column]!);
  const hasOthers = filled.some((column) => isOther(column) && !standsLike(cells[column]!, telling, column));
  const before = items.at(-1);
  if (text === -1 || hasOthers || sums.every((column) => roles[column] === 'balance') || !before) return [];
  if (!before.some((words, column) => SUM_ROLES.has(roles[column]!) && isAmount(words))) return [];
  const isAligned = sums.every((column) => isAmount(cells[column]!) && endsLike(cells[column]!, telling, column));
  return isAligned && startsLike(cells[text]!, telling, text) ? sums : [];
}

const isAmount = (words: readonly Word[]): boolean =>
  words.length > 0 && words.some(({ text }) => /\d/.test(text)) && isFigure(textOf(words).replace(/^([-–−+]) /, '$1'));

/** Whether the amount ends where those of the column do, or is its first. */
function endsLike(words: readonly Word[], items: readonly LaidCells[], column: number): boolean {
  const others = items.map((cells) => cells[column]!).filter(isAmount);
  return others.length === 0 || others.some((other) => isSameEdge(last(other).box.right, last(words).box.right));
}

/** Whether the words begin or end where an item's of the column do. */
const standsLike = (words: readonly Word[], items: readonly LaidCells[], column: number): boolean =>
  items.some((cells) => {
    const other = cells[column]!;
    return (
      other.length > 0 && (isSameEdge(other[0]!.box.left, words[0]!.box.left) || isSameEdge(last(other).box.right, last(words).box.right))
    );
  });

/** Whether the text begins where an item's does, in its letters. */
const startsLike = (words: readonly Word[], items: readonly LaidCells[], column: number): boolean =>
  words.some(({ text }) => /\p{L}/u.test(text)) &&
  items.some((cells) => {
    const first = cells[column]![0];
    return (
      first !== undefined &&
      isSameEdge(first.box.left, words[0]!.box.left) &&
      Math.abs(first.fontSize - words[0]!.fontSize) < FLAT_ITEMS.sameSizePt
    );
  });

const last = (words: readonly Word[]): Word => words[words.length - 1]!;

/** Whether a line with a text and an amount that ends a list may be one of its sums: its label is one of taxes or payments, or its amount is that of all items. */
export function mayBeSum(cells: LaidCells, items: readonly LaidCells[], roles: Roles, convention: Convention): boolean {
  const column = roles.lastIndexOf('lineTotal');
  if (column === -1) return false;
  const amounts = items.map((item) => unitsOf(item[column]!, convention));
  return opensLikePayment(textOf(cells[roles.indexOf('description')]!)) || makesSum(amounts, unitsOf(cells[column]!, convention));
}

const unitsOf = (words: readonly Word[], convention: Convention): number => toUnits(readAmount(textOf(words), convention)?.value ?? '0');

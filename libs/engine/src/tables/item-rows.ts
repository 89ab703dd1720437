import type { TextLine, Word } from '../model/page';
import { layLine, type BodyLine } from './body-rows';
import type { ColumnRole } from './column-role';
import { isFigure } from './numeric-text';
import type { Region } from './region';

type Roles = readonly (ColumnRole | null)[];

/** Columns that hold an item's sum, and all that hold its amounts. */
const SUM_ROLES: ReadonlySet<ColumnRole> = new Set(['lineTotal', 'debit', 'credit', 'balance']);
const AMOUNT_ROLES: ReadonlySet<ColumnRole> = new Set([...SUM_ROLES, 'unitPrice', 'quantity']);
/** Amounts of one item may be set on baselines this far apart, as a part of the font size. */
const SAME_ITEM_EM = 1.15;

/** Lays the lines under a header of items into rows: a line with amounts opens an item, the lines around it belong to it. */
export function itemRows(region: Region, lines: readonly TextLine[], boundaries: readonly number[], roles: Roles): Word[][][] {
  const laid = lines.map((line) => ({ line, cells: layLine(region, line, boundaries) }));
  const anchors = itemAnchors(laid, roles, region.fontSize);
  if (anchors.length === 0) return laid.map(({ cells }) => cells);
  const starts = anchors.map((anchor, i) => (i === 0 ? 0 : firstLineOf(laid, anchors[i - 1]!, anchor, anchors[0]! > 0)));
  return starts.map((start, i) => {
    const members = laid.slice(start, starts[i + 1] ?? laid.length);
    return roles.map((_, column) => members.flatMap((member) => member.cells[column]!));
  });
}

/** Whether the line alone looks like the one that opens an item. */
export function isAnchor(region: Region, line: TextLine, boundaries: readonly number[], roles: Roles): boolean {
  return opensItem(layLine(region, line, boundaries), roles);
}

/** An item has its sum and one more amount or its number on a line; in a list without a column of sums, two amounts. */
function opensItem(cells: readonly (readonly Word[])[], roles: Roles): boolean {
  const filled = (group: ReadonlySet<ColumnRole>): number[] =>
    roles.flatMap((role, column) => (role !== null && group.has(role) && hasFigure(cells[column]!) ? [column] : []));
  const amounts = filled(AMOUNT_ROLES).length;
  const numbered = roles.some(
    (role, column) => (role === 'position' || role === 'date') && cells[column]!.length > 0 && /\d/.test(cells[column]![0]!.text),
  );
  const possible = roles.filter((role) => role !== null && AMOUNT_ROLES.has(role)).length;
  if (!roles.some((role) => role !== null && SUM_ROLES.has(role))) return amounts >= Math.min(2, possible);
  return filled(SUM_ROLES).length > 0 ? amounts > 1 || numbered || possible === 1 : numbered && amounts > 0;
}

/** Indexes of the lines that open an item, where no line close above has already opened it. */
function itemAnchors(lines: readonly BodyLine[], roles: Roles, fontSize: number): number[] {
  const anchors: number[] = [];
  let taken = new Set<number>();
  let y = -Infinity;
  lines.forEach(({ line, cells }, i) => {
    if (!opensItem(cells, roles)) return;
    const filled = roles.flatMap((role, column) => (role !== null && AMOUNT_ROLES.has(role) && hasFigure(cells[column]!) ? [column] : []));
    const isSameItem = line.box.top - y < SAME_ITEM_EM * fontSize && filled.every((column) => !taken.has(column));
    if (isSameItem) {
      for (const column of filled) taken.add(column);
      return;
    }
    taken = new Set(filled);
    y = line.box.top;
    anchors.push(i);
  });
  return anchors;
}

const hasFigure = (words: readonly Word[]): boolean => words.some((word) => isFigure(word.text));

/** Where an item's own lines begin: on its line of amounts, or above it where the list puts amounts under the text. */
function firstLineOf(lines: readonly BodyLine[], previous: number, anchor: number, amountsLast: boolean): number {
  if (!amountsLast) return anchor;
  let widest = anchor;
  let most = -Infinity;
  for (let i = previous + 1; i <= anchor; i++) {
    const gap = lines[i]!.line.box.top - lines[i - 1]!.line.box.bottom;
    if (gap > most) [widest, most] = [i, gap];
  }
  return widest;
}

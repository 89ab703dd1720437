import type { TextLine, Word } from '../model/page';
import { columnRole, type ColumnRole } from './column-role';
import { layLine, type BodyLine } from './body-rows';
import { isFigure } from './numeric-text';
import type { Region } from './region';

const AMOUNT_ROLES: ReadonlySet<ColumnRole> = new Set(['lineTotal', 'unitPrice', 'debit', 'credit', 'balance', 'quantity']);
/** Amounts of one item may be set on baselines this far apart, as a part of the font size. */
const SAME_ITEM_EM = 1.1;

/** The meaning of each column by its label, null where the label does not say. */
export const rolesOf = (labels: readonly string[]): (ColumnRole | null)[] => labels.map((label) => columnRole(label));

/** Lays the lines under a header of items into rows: a line with amounts is an item, the lines around it belong to it. */
export function itemRows(
  region: Region,
  lines: readonly TextLine[],
  boundaries: readonly number[],
  roles: readonly (ColumnRole | null)[],
): Word[][][] {
  const laid = lines.map((line) => ({ line, cells: layLine(region, line, boundaries) }));
  const anchors = itemAnchors(laid, roles, region.fontSize);
  if (anchors.length === 0) return laid.map(({ cells }) => cells);
  const starts = anchors.map((anchor, i) => (i === 0 ? 0 : firstLineOf(laid, anchors[i - 1]!, anchor, anchors[0]! > 0)));
  return starts.map((start, i) => {
    const members = laid.slice(start, starts[i + 1] ?? laid.length);
    return boundaries.concat(0).map((_, column) => members.flatMap((member) => member.cells[column]!));
  });
}

/** Indexes of the lines that open an item: those with figures in columns of amounts, where no line close above has them already. */
function itemAnchors(lines: readonly BodyLine[], roles: readonly (ColumnRole | null)[], fontSize: number): number[] {
  const amountColumns = roles.flatMap((role, column) => (role !== null && AMOUNT_ROLES.has(role) ? [column] : []));
  const anchors: number[] = [];
  let taken = new Set<number>();
  let y = -Infinity;
  lines.forEach(({ line, cells }, i) => {
    const filled = amountColumns.filter((column) => hasFigure(cells[column]!));
    if (filled.length === 0) return;
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

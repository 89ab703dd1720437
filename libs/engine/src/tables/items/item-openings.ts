import { AMOUNT_ROLES, SUM_ROLES, type ColumnRole } from '../../lexicon/column-role';
import { GAP_EM } from '../../layout/gaps';
import type { Box } from '../../model/box';
import { textOf, type TextLine, type Word } from '../../model/page';
import { layLine, layWholeSegments, type LaidCells } from '../grid/body-rows';
import { isFigure } from '../grid/numeric-text';
import type { Region } from '../grid/region';
import { isRuledOff, type ItemLine } from './item-starts';
import { hasFigure } from './wrapped-figures';

/** What each column holds, as far as it is known. */
export type Roles = readonly (ColumnRole | null)[];

/** Columns that say what an item is. */
const NAMING_ROLES: ReadonlySet<ColumnRole | null> = new Set<ColumnRole>(['position', 'articleNumber', 'description', 'date']);

/** Whether the line alone looks like the one that opens an item. */
export const isAnchor = (region: Region, line: TextLine, boundaries: readonly number[], roles: Roles): boolean =>
  openingColumns(region, line, boundaries, roles).length > 0;

/** The columns of amounts that the line fills, where it looks like one that opens an item; else none. */
export const openingColumns = (region: Region, line: TextLine, boundaries: readonly number[], roles: Roles): number[] =>
  /\d/.test(line.text) ? openingAmounts(settleRates(layLine(region, line, boundaries), roles), roles) : [];

/** Whether a ruling parts the line from the one above, and it has a text and a sum. */
export const isRuledItem = (
  region: Region,
  text: Box,
  above: TextLine,
  line: TextLine,
  boundaries: readonly number[],
  roles: Roles,
): boolean => ruledAmounts(region, text, above, toItemLine(region, line, boundaries, roles), roles).length > 0;

/** Indexes of the lines that open an item, where no line close above has already opened it. */
export function itemAnchors(lines: readonly ItemLine[], fontSize: number): number[] {
  const anchors: number[] = [];
  let taken = new Set<number>();
  let y = -Infinity;
  lines.forEach(({ line, amounts }, i) => {
    if (amounts.length === 0) return;
    const isSameItem = line.box.top - y < GAP_EM.lines.sameItem * fontSize && amounts.every((column) => !taken.has(column));
    if (!isSameItem) {
      anchors.push(i);
      taken = new Set();
      y = line.box.top;
    }
    for (const column of amounts) taken.add(column);
  });
  return anchors;
}

/** Drops lines with neither number nor sum where most items have both: small print that quotes prices. */
export function withoutSmallPrint(lines: readonly ItemLine[], anchors: readonly number[], roles: Roles): readonly number[] {
  const isNumbered = (anchor: number): boolean =>
    roles.some((role, column) => role === 'position' && lines[anchor]!.cells[column]!.length > 0);
  const isSummed = (anchor: number): boolean => lines[anchor]!.amounts.some((column) => SUM_ROLES.has(roles[column]!));
  const whole = anchors.filter((anchor) => isNumbered(anchor) && isSummed(anchor));
  return whole.length * 2 >= anchors.length ? anchors.filter((anchor) => isNumbered(anchor) || isSummed(anchor)) : anchors;
}

/** A line laid into the columns: by its words where it opens an item, else by whole segments. */
export function toItemLine(region: Region, line: TextLine, boundaries: readonly number[], roles: Roles): ItemLine {
  const cells = settleRates(layLine(region, line, boundaries), roles);
  const amounts = openingAmounts(cells, roles);
  return { line, amounts, cells: amounts.length > 0 ? cells : layWholeSegments(region, line, boundaries) };
}

/** A tax rate at the end of a cell, its sign perhaps on the other side of the boundary. */
const RATE = /^\d{1,2}(?:[.,]\d{1,2})?(%?)$/;

/** Rates that stand tight against the quantity go to their own column with all of their words. */
export function settleRates(cells: LaidCells, roles: Roles): LaidCells {
  return cells.reduce((settled, words, column) => {
    if (roles[column] !== 'taxRate' || roles[column - 1] !== 'quantity') return settled;
    const before = settled[column - 1]!;
    const signs = [...before, ...words].findIndex((word, i) => i > 1 && /^%/.test(word.text)) - 1;
    const whole = before.findIndex((word, i) => i > 0 && RATE.exec(word.text)?.[1]);
    const start = whole > 0 ? whole : signs;
    if (start < 1 || start >= before.length || !RATE.test(before[start]!.text)) return settled;
    return settled.with(column - 1, before.slice(0, start)).with(column, [...before.slice(start), ...words]);
  }, cells);
}

/** The filled columns of amounts of a line that opens an item: it says what it is, and has two amounts, or its number and one. */
function openingAmounts(cells: readonly (readonly Word[])[], roles: Roles): number[] {
  const inRoles = (group: ReadonlySet<ColumnRole | null>): number[] => roles.flatMap((role, column) => (group.has(role) ? [column] : []));
  const amounts = inRoles(AMOUNT_ROLES).filter((column) => hasFigure(cells[column]!));
  if (amounts.length === 0) return amounts;
  const naming = inRoles(NAMING_ROLES);
  if (naming.length > 0 && !naming.some((column) => cells[column]!.some(({ text }) => /[\p{L}\d]/u.test(text)))) return [];
  const numbered = roles.some((role, column) => isNumbering(role, cells[column]!));
  const possible = inRoles(AMOUNT_ROLES).length;
  const enough = numbered || amounts.length > 1 || possible === 1;
  return enough ? amounts : [];
}

/** Whether the words number an item or say its day; the name of the day may stand first. */
const isNumbering = (role: ColumnRole | null, words: readonly Word[]): boolean =>
  (role === 'position' && /\d/.test(words[0]?.text ?? '')) || (role === 'date' && words.some(({ text }) => /\d/.test(text)));

/** The columns of sums of an item that has nothing but its text and its sum, which a ruling parts from the item above: `Expenses at cost ... 812.36`. */
export function ruledAmounts(region: Region, text: Box, above: TextLine | undefined, { line, cells }: ItemLine, roles: Roles): number[] {
  if (!above || cells[0]!.length === 0 || !isRuledOff(region, text, above, line)) return [];
  return roles.flatMap((role, column) => {
    const isSummed = SUM_ROLES.has(role) && isFigure(textOf(cells[column]!));
    return isSummed ? [column] : [];
  });
}

import type { TextLine, Word } from '../model/page';
import { layLine, layPhrases } from './body-rows';
import type { ColumnRole } from './column-role';
import { isFigure } from './numeric-text';
import type { Region } from './region';

type Roles = readonly (ColumnRole | null)[];

/** Columns that hold an item's sum, all that hold its amounts, and those that say what it is. */
const SUM_ROLES: ReadonlySet<ColumnRole> = new Set(['lineTotal', 'debit', 'credit', 'balance']);
const AMOUNT_ROLES: ReadonlySet<ColumnRole> = new Set([...SUM_ROLES, 'unitPrice', 'quantity']);
const NAMING_ROLES: ReadonlySet<ColumnRole> = new Set(['position', 'articleNumber', 'description', 'date']);
/** Amounts of one item may be set on baselines this far apart, as a part of the font size. */
const SAME_ITEM_EM = 1.15;
/** Lines above the first amounts belong to the item where they stand this close, as a part of the font size, bottom to top. */
const LEAD_GAP_EM = 0.5;

interface ItemLine {
  line: TextLine;
  cells: Word[][];
  /** The columns of amounts that it fills, where it opens an item; else none. */
  amounts: number[];
}

/** Lays the lines under a header of items into rows: a line with amounts opens an item, the lines around it belong to it. */
export function itemRows(region: Region, lines: readonly TextLine[], boundaries: readonly number[], roles: Roles): Word[][][] {
  const laid = lines.map((line) => toItemLine(region, line, boundaries, roles));
  const anchors = withoutSmallPrint(laid, itemAnchors(laid, region.fontSize), roles);
  if (anchors.length === 0) return laid.map(({ cells }) => cells);
  const amountsLast = putsAmountsLast(laid, anchors, region.fontSize);
  const figures = roles.map((_, column) => holdsFigures(anchors.map((anchor) => laid[anchor]!.cells[column]!)));
  const starts = anchors.map((anchor, i) => (amountsLast ? firstLineOf(laid, i === 0 ? -1 : anchors[i - 1]!, anchor) : anchor));
  return starts.map((start, i) => {
    const anchor = laid[anchors[i]!]!;
    const members = laid.slice(start, starts[i + 1] ?? laid.length).map((member): ItemLine => {
      if (member.amounts.length > 0) return member;
      return { ...member, cells: layPhrases(region, member.line, boundaries, alignedSeams(member.line, anchor, boundaries)) };
    });
    return joinItem(members, anchor, roles, figures);
  });
}

/** A gap this wide, as a part of the font size, is more than a blank where the word behind it is aligned; its edge may miss by the second. */
const SEAM_GAP_EM = 0.4;
const ALIGNED_EM = 0.15;

/** The boundaries at which a line of an item starts anew, right under the text of the next column. */
function alignedSeams({ words }: TextLine, anchor: ItemLine, boundaries: readonly number[]): number[] {
  return boundaries.filter((boundary, column) => {
    const under = anchor.cells[column + 1]![0];
    return words.some((word, i) => {
      const before = words[i - 1];
      if (!under || !before || before.box.right > boundary + 1 || word.box.left < boundary - 1) return false;
      const isApart = word.box.left - before.box.right > SEAM_GAP_EM * word.fontSize;
      return isApart && Math.abs(word.box.left - under.box.left) < ALIGNED_EM * word.fontSize;
    });
  });
}

/** Joins an item's lines: what stands under an amount that is already there is text of the item. */
function joinItem(members: readonly ItemLine[], anchor: ItemLine, roles: Roles, figures: readonly boolean[]): Word[][] {
  const cells: Word[][] = roles.map(() => []);
  for (const member of members) {
    member.cells.forEach((words, column) => {
      const isText = member !== anchor && anchor.cells[column]!.length > 0 && figures[column]!;
      cells[isText ? textColumn(roles, figures, column) : column]!.push(...words);
    });
  }
  return cells;
}

/** Whether the column holds figures, with a unit or a currency at most, where the items open. */
function holdsFigures(cells: readonly (readonly Word[])[]): boolean {
  const filled = cells.filter((words) => words.length > 0);
  return filled.length > 0 && filled.filter((words) => hasFigure(words) && words.length <= 4).length > filled.length / 2;
}

/** The column of descriptions, else the nearest one to the left that does not hold figures, else the column itself. */
function textColumn(roles: Roles, figures: readonly boolean[], column: number): number {
  const description = roles.indexOf('description');
  if (description !== -1) return description;
  for (let left = column - 1; left >= 0; left--) if (!figures[left]) return left;
  return column;
}

/** Whether the line alone looks like the one that opens an item. */
export const isAnchor = (region: Region, line: TextLine, boundaries: readonly number[], roles: Roles): boolean =>
  toItemLine(region, line, boundaries, roles).amounts.length > 0;

function toItemLine(region: Region, line: TextLine, boundaries: readonly number[], roles: Roles): ItemLine {
  const cells = settleRates(layLine(region, line, boundaries), roles);
  const amounts = openingAmounts(cells, roles);
  return { line, amounts, cells: amounts.length > 0 ? cells : layPhrases(region, line, boundaries) };
}

/** A tax rate at the end of a cell, its sign perhaps on the other side of the boundary. */
const RATE = /^\d{1,2}(?:[.,]\d{1,2})?(%?)$/;

/** Rates that stand tight against the quantity go to their own column with all of their words. */
function settleRates(cells: Word[][], roles: Roles): Word[][] {
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
  const inRoles = (group: ReadonlySet<ColumnRole>): number[] =>
    roles.flatMap((role, column) => (role !== null && group.has(role) ? [column] : []));
  const amounts = inRoles(AMOUNT_ROLES).filter((column) => hasFigure(cells[column]!));
  const naming = inRoles(NAMING_ROLES);
  if (naming.length > 0 && !naming.some((column) => cells[column]!.some(({ text }) => /[\p{L}\d]/u.test(text)))) return [];
  const numbered = roles.some((role, column) => (role === 'position' || role === 'date') && /\d/.test(cells[column]![0]?.text ?? ''));
  const possible = inRoles(AMOUNT_ROLES).length;
  const hasSum = inRoles(SUM_ROLES).some((column) => amounts.includes(column));
  const enough = hasSum ? amounts.length > 1 || numbered || possible === 1 : numbered || amounts.length > 1;
  return enough ? amounts : [];
}

/** Indexes of the lines that open an item, where no line close above has already opened it. */
function itemAnchors(lines: readonly ItemLine[], fontSize: number): number[] {
  const anchors: number[] = [];
  let taken = new Set<number>();
  let y = -Infinity;
  lines.forEach(({ line, amounts }, i) => {
    if (amounts.length === 0) return;
    const isSameItem = line.box.top - y < SAME_ITEM_EM * fontSize && amounts.every((column) => !taken.has(column));
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
function withoutSmallPrint(lines: readonly ItemLine[], anchors: readonly number[], roles: Roles): readonly number[] {
  const isNumbered = (anchor: number): boolean =>
    roles.some((role, column) => role === 'position' && lines[anchor]!.cells[column]!.length > 0);
  const isSummed = (anchor: number): boolean => lines[anchor]!.amounts.some((column) => SUM_ROLES.has(roles[column]!));
  const whole = anchors.filter((anchor) => isNumbered(anchor) && isSummed(anchor));
  return whole.length * 2 >= anchors.length ? anchors.filter((anchor) => isNumbered(anchor) || isSummed(anchor)) : anchors;
}

const hasFigure = (words: readonly Word[]): boolean => words.some((word) => isFigure(word.text));

const gapAbove = (lines: readonly ItemLine[], i: number): number =>
  i > 0 ? lines[i]!.line.box.top - lines[i - 1]!.line.box.bottom : Infinity;

/** Whether items are headed by their text and end with their amounts: text stands right above the first amounts, and further off below. */
function putsAmountsLast(lines: readonly ItemLine[], anchors: readonly number[], fontSize: number): boolean {
  const first = anchors[0]!;
  if (first === 0 || gapAbove(lines, first) > LEAD_GAP_EM * fontSize) return false;
  return first + 1 >= lines.length || gapAbove(lines, first + 1) >= gapAbove(lines, first);
}

/** Where an item's own lines begin above its amounts: under the widest gap. */
function firstLineOf(lines: readonly ItemLine[], previous: number, anchor: number): number {
  let widest = anchor;
  for (let i = anchor; i > previous; i--) if (gapAbove(lines, i) > gapAbove(lines, widest)) widest = i;
  return widest;
}

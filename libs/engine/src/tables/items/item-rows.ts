import type { Box } from '../../model/box';
import { textOf, type TextLine, type Word } from '../../model/page';
import { layLine, layWholeSegments, type LaidCells } from '../grid/body-rows';
import { AMOUNT_ROLES, SUM_ROLES, type ColumnRole } from '../../lexicon/column-role';
import { opensLikePayment } from '../../lexicon/lexicon';
import { flatColumns } from './flat-items';
import { isFigure } from '../grid/numeric-text';
import { textBox, type Region } from '../grid/region';
import { GAP_EM } from '../../layout/gaps';
import { ITEM_ROWS } from './weights';
import { areOneFigure, completesFigure, hasFigure, holdsFigures, opensCode } from './wrapped-figures';
import { isRuledOff, itemStarts, type ItemLine } from './item-starts';

type Roles = readonly (ColumnRole | null)[];

/** Columns that hold figures of an item, and those that say what it is. */
const FIGURE_ROLES: ReadonlySet<ColumnRole | null> = new Set<ColumnRole | null>([...AMOUNT_ROLES, 'discount', 'taxRate', 'taxAmount']);
const NAMING_ROLES: ReadonlySet<ColumnRole | null> = new Set<ColumnRole>(['position', 'articleNumber', 'description', 'date']);

/** Lays the lines under a header of items into rows: a line with amounts opens an item, the lines around it belong to it. */
export function itemRows(region: Region, lines: readonly TextLine[], boundaries: readonly number[], roles: Roles): Word[][][] {
  if (lines.length === 0) return [];
  const laid = layItems(region, lines, boundaries, roles);
  const anchors = withoutSmallPrint(laid, itemAnchors(laid, region.fontSize), roles);
  if (anchors.length === 0) return laid.map(({ cells }) => cells.map((words) => [...words]));
  const figures = roles.map((_, column) => holdsFigures(anchors.map((anchor) => laid[anchor]!.cells[column]!)));
  const edges = sharedEdges(laid.map(({ cells }) => cells));
  const starts = itemStarts(laid, anchors, region);
  return starts.map((start, i) => {
    const anchor = laid[anchors[i]!]!;
    const members = laid.slice(start, starts[i + 1] ?? laid.length).map((member): ItemLine => {
      if (member.amounts.length > 0) return member;
      return { ...member, cells: layWholeSegments(region, member.line, boundaries, alignedSeams(member.line, anchor, boundaries, edges)) };
    });
    return joinItem(members, anchor, roles, figures);
  });
}

/** A row whose lines are known, and the one of them that its cells are read off first. */
interface RowLines {
  lines: readonly TextLine[];
  anchor: TextLine;
}

/** Lays rows whose lines are known into columns. */
export function groupedRows(region: Region, groups: readonly RowLines[], boundaries: readonly number[], roles: Roles): Word[][][] {
  const anchors = groups.map(({ anchor }): ItemLine => ({ line: anchor, amounts: [], cells: settleRates(layLine(region, anchor, boundaries), roles) })); // prettier-ignore
  const figures = roles.map((_, column) => holdsFigures(anchors.map(({ cells }) => cells[column]!)));
  const laid = groups.flatMap(({ lines, anchor }, i) =>
    lines.map((line) => (line === anchor ? anchors[i]!.cells : layWholeSegments(region, line, boundaries))),
  );
  const edges = sharedEdges(laid);
  return groups.map(({ lines, anchor }, i) => {
    const members = lines.map((line): ItemLine => {
      if (line === anchor) return anchors[i]!;
      return { line, amounts: [], cells: layWholeSegments(region, line, boundaries, alignedSeams(line, anchors[i]!, boundaries, edges)) };
    });
    return joinItem(members, anchors[i]!, roles, figures);
  });
}

function layItems(region: Region, lines: readonly TextLine[], boundaries: readonly number[], roles: Roles): ItemLine[] {
  const text = textBox(lines);
  const laid = lines.map((line, i): ItemLine => {
    const item = toItemLine(region, line, boundaries, roles);
    return item.amounts.length > 0 ? item : { ...item, amounts: ruledAmounts(region, text, lines[i - 1], item, roles) };
  });
  const items: LaidCells[] = [];
  // Over the first item those below it tell where the columns' edges are.
  const below = laid.filter(({ amounts }) => amounts.length > 0).map(({ cells }) => cells);
  return laid.map((item) => {
    if (item.amounts.length === 0 && !/\d/.test(item.line.text)) return item;
    const cells = item.amounts.length > 0 ? item.cells : layLine(region, item.line, boundaries);
    const telling = items.length > 0 || opensLikePayment(item.line.text) ? items : below;
    const amounts = item.amounts.length > 0 ? item.amounts : flatColumns(cells, telling, roles);
    if (amounts.length > 0) items.push(cells);
    return amounts.length > 0 ? { ...item, amounts, cells } : item;
  });
}

/** Where the texts of each column begin: the left edges that several lines share, each once. */
function sharedEdges(laid: readonly LaidCells[]): number[][] {
  return (laid[0] ?? []).map((_, column) => {
    const lefts = laid.flatMap((cells) => (cells[column]![0] ? [cells[column]![0].box.left] : [])).sort((a, b) => a - b); // prettier-ignore
    const isAlike = (at: number): boolean => at > 0 && lefts[at]! - lefts[at - 1]! < ITEM_ROWS.sameEdgePt;
    return lefts.filter((_, at) => isAlike(at) && !isAlike(at - 1));
  });
}

/** The boundaries at which a line of an item starts anew, right under the text of the next column, or where several lines of that column begin. */
function alignedSeams({ words }: TextLine, anchor: ItemLine, boundaries: readonly number[], edges: readonly number[][]): number[] {
  return boundaries.filter((boundary, column) => {
    const under = anchor.cells[column + 1]![0];
    return words.some((word, i) => {
      const before = words[i - 1];
      if (!before || before.box.right > boundary + 1 || word.box.left < boundary - 1) return false;
      const isApart = word.box.left - before.box.right > GAP_EM.words.alignedText * word.fontSize;
      const isUnder = under !== undefined && Math.abs(word.box.left - under.box.left) < ITEM_ROWS.alignedEm * word.fontSize;
      return isApart && (isUnder || edges[column + 1]!.some((edge) => Math.abs(edge - word.box.left) < ITEM_ROWS.sameEdgePt));
    });
  });
}

/** Joins an item's lines: what stands under an amount that is already there is text of the item. */
function joinItem(members: readonly ItemLine[], anchor: ItemLine, roles: Roles, figures: readonly boolean[]): Word[][] {
  const cells: Word[][] = roles.map(() => []);
  for (const member of members) {
    member.cells.forEach((words, column) => {
      const isFilled = member !== anchor && anchor.cells[column]!.length > 0 && figures[column]!;
      const isAside =
        isFilled &&
        !completesFigure(anchor.cells[column]!, words) &&
        !areOneFigure(anchor.cells[column]!, words) &&
        !opensCode(words, anchor.cells[column]!);
      cells[isAside ? textColumn(roles, figures, column) : column]!.push(...words);
    });
  }
  return cells;
}

/** The column of descriptions, else the nearest one to the left that does not hold figures, else the column itself. */
function textColumn(roles: Roles, figures: readonly boolean[], column: number): number {
  const description = roles.indexOf('description');
  if (description !== -1) return description;
  for (let left = column - 1; left >= 0; left--) if (!figures[left]) return left;
  return column;
}

/** A line's cells with what stands under amounts moved to the text of the item. */
export function withTextAside(cells: readonly Word[][], roles: Roles): Word[][] {
  const figures = roles.map((role) => FIGURE_ROLES.has(role));
  const aside: Word[][] = roles.map(() => []);
  cells.forEach((words, column) => aside[figures[column] ? textColumn(roles, figures, column) : column]!.push(...words));
  return aside;
}

/** Whether the line alone looks like the one that opens an item. */
export const isAnchor = (region: Region, line: TextLine, boundaries: readonly number[], roles: Roles): boolean =>
  openingColumns(region, line, boundaries, roles).length > 0;

/** The columns of amounts that the line fills, where it looks like one that opens an item; else none. */
export const openingColumns = (region: Region, line: TextLine, boundaries: readonly number[], roles: Roles): number[] =>
  /\d/.test(line.text) ? openingAmounts(settleRates(layLine(region, line, boundaries), roles), roles) : [];

function toItemLine(region: Region, line: TextLine, boundaries: readonly number[], roles: Roles): ItemLine {
  const cells = settleRates(layLine(region, line, boundaries), roles);
  const amounts = openingAmounts(cells, roles);
  return { line, amounts, cells: amounts.length > 0 ? cells : layWholeSegments(region, line, boundaries) };
}

/** A tax rate at the end of a cell, its sign perhaps on the other side of the boundary. */
const RATE = /^\d{1,2}(?:[.,]\d{1,2})?(%?)$/;

/** Rates that stand tight against the quantity go to their own column with all of their words. */
function settleRates(cells: LaidCells, roles: Roles): LaidCells {
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

/** Indexes of the lines that open an item, where no line close above has already opened it. */
function itemAnchors(lines: readonly ItemLine[], fontSize: number): number[] {
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
function withoutSmallPrint(lines: readonly ItemLine[], anchors: readonly number[], roles: Roles): readonly number[] {
  const isNumbered = (anchor: number): boolean =>
    roles.some((role, column) => role === 'position' && lines[anchor]!.cells[column]!.length > 0);
  const isSummed = (anchor: number): boolean => lines[anchor]!.amounts.some((column) => SUM_ROLES.has(roles[column]!));
  const whole = anchors.filter((anchor) => isNumbered(anchor) && isSummed(anchor));
  return whole.length * 2 >= anchors.length ? anchors.filter((anchor) => isNumbered(anchor) || isSummed(anchor)) : anchors;
}

/** The columns of sums of an item that has nothing but its text and its sum, which a ruling parts from the item above: `Expenses at cost ... 812.36`. */
function ruledAmounts(region: Region, text: Box, above: TextLine | undefined, { line, cells }: ItemLine, roles: Roles): number[] {
  if (!above || cells[0]!.length === 0 || !isRuledOff(region, text, above, line)) return [];
  return roles.flatMap((role, column) => {
    const isSummed = SUM_ROLES.has(role) && isFigure(textOf(cells[column]!));
    return isSummed ? [column] : [];
  });
}

/** Whether a ruling parts the line from the one above, and it has a text and a sum. */
export const isRuledItem = (
  region: Region,
  text: Box,
  above: TextLine,
  line: TextLine,
  boundaries: readonly number[],
  roles: Roles,
): boolean => ruledAmounts(region, text, above, toItemLine(region, line, boundaries, roles), roles).length > 0;

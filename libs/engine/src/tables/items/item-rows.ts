import type { TextLine, Word } from '../../model/page';
import { layLine, layWholeSegments, type LaidCells } from '../grid/body-rows';
import { AMOUNT_ROLES, type ColumnRole } from '../../lexicon/column-role';
import { opensLikePayment } from '../../lexicon/lexicon';
import { flatColumns } from './flat-items';
import { textBox, type Region } from '../grid/region';
import { GAP_EM } from '../../layout/gaps';
import { ITEM_ROWS } from './weights';
import { areOneFigure, completesFigure, hasFigure, holdsFigures, opensCode } from './wrapped-figures';
import { itemAnchors, ruledAmounts, settleRates, toItemLine, withoutSmallPrint, type Roles } from './item-openings';
import { itemStarts, type ItemLine } from './item-starts';

/** Columns that hold figures of an item. */
const FIGURE_ROLES: ReadonlySet<ColumnRole | null> = new Set<ColumnRole | null>([...AMOUNT_ROLES, 'discount', 'taxRate', 'taxAmount']);

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
      const isFilled = member !== anchor && hasFigure(anchor.cells[column]!) && figures[column]!;
      const isAside =
        isFilled &&
        !(isRemarks(roles, column) && goesOnWith(anchor.cells[column]!, words)) &&
        !completesFigure(anchor.cells[column]!, words) &&
        !areOneFigure(anchor.cells[column]!, words) &&
        !opensCode(words, anchor.cells[column]!);
      cells[isAside ? textColumn(roles, figures, column) : column]!.push(...words);
    });
  }
  return cells;
}

/** Whether a column may be one of remarks: the last, whose label says nothing of figures. */
const isRemarks = (roles: Roles, column: number): boolean => column === roles.length - 1 && roles[column] === null;

/** `1 sack` over `torn`: what begins at the edge of a figure with a word goes on with it. */
const goesOnWith = (above: readonly Word[], [word]: readonly Word[]): boolean =>
  above.length > 1 &&
  /\p{L}{3}/u.test(above.at(-1)!.text) &&
  word !== undefined &&
  Math.abs(word.box.left - above[0]!.box.left) < ITEM_ROWS.flushPt;

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

import type { Convention } from '@gridline/values';
import { boxHeight } from '../../model/box';
import type { AnswerCell, LogicalTable } from '../../model/answer';
import type { Page, Word } from '../../model/page';
import type { Table } from '../../model/table';
import { areSameSum, makesSum } from '../../reckoning/sums';
import { draftOfRows, toTable } from '../grid/draft-table';
import { itemParts, leadingCounts, makesAmount, type ItemParts } from './item-parts';
import { answerGrid } from '../join/logical-rows';
import { nestedItems } from './nested-items';
import { toPricedLine, unitsOf, type PricedItem, type PricedLine } from './priced-lines';
import { underPrintedLabels } from './printed-labels';
import type { LaidOutPage } from '../../layout/laid-out-page';
import { UNLABELLED_ITEMS } from './weights';

/** A list of items that has no labels, and whether its amounts make a sum that is printed. */
export interface UnlabelledItems {
  table: LogicalTable;
  /** How many columns the list tells by itself, without the labels over it. */
  columnCount: number;
  isSummed: boolean;
}

/** What the columns of such a list hold; the list itself does not say. */
const LABELS = ['Description', 'Quantity', 'Unit price', 'Amount'] as const;
/** The columns as printed where the counts stand in front. */
const COUNTS_FIRST = [1, 0, 2, 3];

/** The list that makes one of the totals (in ten-thousandths), or else the first, under the labels that a table found there has over it; undefined where no page has any. */
export type UnlabelledLists = (totals: readonly number[], found?: readonly Table[]) => UnlabelledItems | undefined;

/**
 * The lists of items above the sums of receipts and letters, by the amounts that stand above a sum in one column. Which of them it is and
 * where it begins only the totals tell, so the answer asks; the pages' lines are looked over when it first does.
 */
export function unlabelledLists(pages: readonly LaidOutPage[], convention: Convention): UnlabelledLists {
  let priced: PricedPage[] | undefined;
  return (totals, found = []) => {
    priced ??= pages.map((page) => ({ page, lines: page.lines.map(toPricedLine) }));
    const lists = priced.flatMap(({ page, lines }) => {
      const nested = nestedItems(lines, totals).map((items): List => ({ page, lines: items, isSummed: true }));
      return [...nested, ...listsOn(page, lines, totals)];
    });
    const chosen = lists.find(({ isSummed }) => isSummed) ?? lists[0];
    return chosen && { ...toLogical(chosen, convention, found), isSummed: chosen.isSummed };
  };
}

interface PricedPage {
  page: LaidOutPage;
  lines: PricedLine[];
}

interface List {
  page: LaidOutPage;
  lines: PricedLine[];
  isSummed: boolean;
}

function listsOn(page: LaidOutPage, lines: readonly PricedLine[], totals: readonly number[]): List[] {
  const sums = lines.flatMap(({ kind, price }, i) => (kind === 'sum' && price ? [i] : [])).slice(0, UNLABELLED_ITEMS.mostSums);
  return sums.flatMap((sum, n): List[] => {
    const above = linesAbove(lines, sum);
    if (!above.some(({ price }) => price)) return [];
    const summed = beforeOwnSum(above) ?? summedPart(above, [unitsOf(lines[sum]!)]) ?? summedPart(above, totals);
    if (summed) return [{ page, lines: summed, isSummed: true }];
    return n === 0 ? [{ page, lines: above, isSummed: false }] : [];
  });
}

/** The lines above a sum that may belong to its list, up to the labels, a fact or a wide gap; amounts out of the column are text. */
function linesAbove(lines: readonly PricedLine[], sum: number): PricedLine[] {
  let last = sum - 1;
  while (last >= 0 && sum - last <= UNLABELLED_ITEMS.mostBetween && !(lines[last]!.price && lines[last]!.kind === 'listed')) {
    if (lines[last]!.price && lines[last]!.kind === 'sum') return [];
    last--;
  }
  if (!lines[last]?.price || sum - last > UNLABELLED_ITEMS.mostBetween) return [];
  const right = columnEdge(lines, last, lines[sum]!.price!.right);
  const list: PricedLine[] = [];
  for (let i = last; i >= 0 && lines[i]!.kind === 'listed'; i--) {
    const { line, price, before, kind } = lines[i]!;
    const below = list[0]?.line;
    const height = boxHeight(line.box);
    if (below && below.box.top - line.box.bottom > UNLABELLED_ITEMS.listGap * height) break;
    const isInColumn = price && Math.abs(price.right - right) < UNLABELLED_ITEMS.columnSlack * height;
    list.unshift(isInColumn ? { line, price, before, kind } : { line, kind, before: price ? line.words : before });
  }
  for (let i = last + 1; i < sum && lines[i]!.kind === 'listed' && isClose(lines[i - 1]!, lines[i]!); i++) {
    list.push(lines[i]!);
  }
  return list;
}

/** The right edge of the amounts that end at `last`: that of the sum where any of them stands under it, else of the last. */
function columnEdge(lines: readonly PricedLine[], last: number, sumRight: number): number {
  const start = lines.findLastIndex(({ kind }, i) => i < last && kind !== 'listed') + 1;
  const edges = lines.slice(start, last + 1).flatMap(({ price }) => (price ? [price.right] : []));
  const nearest = edges.reduce((best, edge) => (Math.abs(edge - sumRight) < Math.abs(best - sumRight) ? edge : best));
  const slack = UNLABELLED_ITEMS.columnSlack * boxHeight(lines[last]!.line.box);
  return Math.abs(nearest - sumRight) < slack ? nearest : lines[last]!.price!.right;
}

const isClose = (above: PricedLine, { line }: PricedLine): boolean => line.box.top - above.line.box.bottom < boxHeight(line.box);

/** The list without its last amount, where that is the sum of two or more before it under a label that is not known. */
function beforeOwnSum(list: readonly PricedLine[]): PricedLine[] | undefined {
  const priced = list.flatMap(({ price }, i) => (price ? [i] : []));
  const last = priced.pop();
  if (last === undefined || priced.length < 2) return undefined;
  const parts = priced.map((i) => unitsOf(list[i]!));
  return makesSum(parts, unitsOf(list[last]!)) ? list.slice(0, last) : undefined;
}

/** The longest lower part of the list whose amounts make the sum, with the text above its first amount; undefined where none does. */
function summedPart(list: readonly PricedLine[], sums: readonly number[]): PricedLine[] | undefined {
  let total = 0;
  let start = -1;
  for (let i = list.length - 1; i >= 0; i--) {
    if (!list[i]!.price) continue;
    total += unitsOf(list[i]!);
    if (total !== 0 && sums.some((sum) => areSameSum(sum, total))) start = i;
  }
  return start === -1 ? undefined : list.slice(leadOf(list, start));
}

/** Where the text above an amount begins that belongs to nothing before it. */
function leadOf(list: readonly PricedLine[], first: number): number {
  let lead = first;
  while (lead > 0 && !list[lead - 1]!.price) lead--;
  return lead;
}

/** Words of letters name an item; codes, counts and units do not. */
const NAME = /^[^\d]*\p{L}{3,}[^\d]*$/u;

const isNamed = ({ before }: PricedLine): boolean => before.some(({ text }) => NAME.test(text));

/** Gives each amount its lines of text: an amount without a name takes those above it, or all take those below where the list opens with an amount. */
function toItems(lines: readonly PricedLine[], convention: Convention): PricedItem[] {
  const priced = lines.flatMap((line, i) => (line.price ? [i] : []));
  const isTextBelow = priced[0] === 0;
  const items: PricedItem[] = [];
  priced.forEach((index, n) => {
    const price = lines[index]!;
    const before = items[items.length - 1];
    const between = lines.slice(n === 0 ? 0 : priced[n - 1]! + 1, index);
    const isLead = n === 0 ? !isNamed(price) : !isNamed(price) && (!isTextBelow || isNamed(before!.price));
    const above = isLead ? between : between.filter((line) => countsNext(line, before, price, convention));
    before?.below.push(...between.filter((line) => !above.includes(line)));
    items.push({ price, above, below: [] });
  });
  const rest = lines.slice((priced[priced.length - 1] ?? 0) + 1);
  if (isTextBelow) items[items.length - 1]?.below.push(...rest);
  return items;
}

/** Whether a line of a count and a price makes the amount below it, and not the one above. */
const countsNext = ({ before }: PricedLine, item: PricedItem | undefined, { price }: PricedLine, convention: Convention): boolean =>
  makesAmount(before, price!.value, convention) && !(item && makesAmount(before, item.price.price!.value, convention));

function toLogical({ page, lines }: List, convention: Convention, found: readonly Table[]): Pick<UnlabelledItems, 'table' | 'columnCount'> {
  const priced = toItems(lines, convention);
  const items = priced.map((item) => rowOf(item, convention));
  const counted = withLeadingCounts(items);
  const rows = counted ?? items;
  const order = counted ? COUNTS_FIRST : LABELS.map((_, column) => column);
  const used = order.filter((column) => rows.some((row) => row[column]!.length > 0));
  const printed = underPrintedLabels(page, priced, found);
  const labels = printed?.labels.map(({ text, box }): AnswerCell => ({
    text,
    provenance: { page: page.number, reader: page.reader, box },
  }));
  const own = used.map((column): AnswerCell => ({ text: LABELS[column]!, provenance: null }));
  const cells = printed?.rows ?? rows.map((row) => used.map((column) => row[column]!));
  return { table: asTable(page, cells, labels ?? own), columnCount: used.length };
}

function asTable(page: Page, rows: readonly Word[][][], columns: AnswerCell[]): LogicalTable {
  const table = toTable(draftOfRows(rows, columns.length, 0), page);
  return { parts: [table], columns, rows: answerGrid(table).map((row) => ({ kind: 'item', cells: row })) };
}

/** The words of an item by column. */
function rowOf({ price, above, below }: PricedItem, convention: Convention): Word[][] {
  const amount = price.price!.value;
  const parts = [...above, price, ...below].map(({ before }) => itemParts(before, amount, convention));
  const counted = parts.find(({ quantity }) => quantity.length > 0);
  const description = parts.flatMap((part) => (part === counted ? part.description : allOf(part)));
  return [description, counted?.quantity ?? [], counted?.unitPrice ?? [], price.price!.words];
}

/** The rows with the counts that open every name as their quantities, where they do and nothing else tells them. */
function withLeadingCounts(rows: readonly Word[][][]): Word[][][] | undefined {
  if (rows.some(([, quantity]) => quantity!.length > 0) || !leadingCounts(rows.map(([description]) => description!))) return undefined;
  return rows.map(([description, none, ...amounts]) =>
    /^\d/.test(description![0]?.text ?? '')
      ? [description!.slice(1), description!.slice(0, 1), ...amounts]
      : [description!, none!, ...amounts],
  );
}

/** A line that says nothing new of the count stays text. */
const allOf = (part: ItemParts): Word[] =>
  [...part.quantity, ...part.unitPrice, ...part.description].sort((a, b) => a.box.left - b.box.left);

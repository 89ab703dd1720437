import { boxAround, containsCentre, overlapX, unionBox, type Box } from '../../model/box';
import type { TextLine, Word } from '../../model/page';
import type { Table } from '../../model/table';
import type { LaidOutPage } from '../../layout/laid-out-page';
import { cutRegion } from '../grid/region';
import { itemColumns } from '../items/item-columns';
import type { Label } from '../items/item-labels';
import { groupedRows } from '../items/item-rows';
import { toPricedLine, type PricedItem, type PricedLine } from './priced-lines';

/** A list's labels as printed, and its items in the columns under them. */
interface PrintedList {
  labels: readonly Label[];
  rows: Word[][][];
}

/** Lays the items of a list under the labels right above it, where a table was found with these or the words are known; undefined where there are none or the amounts do not stand in one column, each column filled. */
export function underPrintedLabels(page: LaidOutPage, items: readonly PricedItem[], found: readonly Table[]): PrintedList | undefined {
  const headers = [labelsOver(page, items, found), knownLabelsOver(page, items)].filter(({ length }) => length > 0);
  for (const header of headers) {
    const list = laidUnder(page, header, items, withoutSigns) ?? laidUnder(page, header, items, ({ line }) => line);
    if (list) return list;
  }
  return undefined;
}

/** The line of an item without what stands behind its amount: a tax code, a sign. */
const withoutSigns = ({ line, before, price }: PricedLine): TextLine => ({ ...line, words: [...before, ...(price?.words ?? [])] });

function laidUnder(
  page: LaidOutPage,
  header: readonly TextLine[],
  items: readonly PricedItem[],
  toLine: (line: PricedLine) => TextLine,
): PrintedList | undefined {
  const groups = items.map(({ price, above, below }) => {
    const [anchor, ...rest] = [price, ...above, ...below].map(toLine).filter(({ words }) => words.length > 0);
    return { anchor: anchor!, lines: [anchor!, ...rest].sort((a, b) => a.box.top - b.box.top) };
  });
  const lines = [...header, ...groups.flatMap((group) => group.lines)];
  const region = cutRegion(boxAround(lines), lines, page.rulings);
  const columns = itemColumns(region, header, lines.slice(header.length), groups.map(({ anchor }) => anchor)); // prettier-ignore
  const rows = groupedRows(region, groups, columns.boundaries, columns.roles);
  const isInOneColumn = columns.labels.some((_, column) => rows.every((row, i) => holdsPrice(row[column]!, items[i]!)));
  const areFilled = columns.labels.every((_, column) => rows.some((row) => row[column]!.length > 0));
  return columns.labels.length > 1 && isInOneColumn && areFilled ? { labels: columns.labels, rows } : undefined;
}

/** Whether the words are those of the item's amount, with what stands behind it at most. */
function holdsPrice(words: readonly Word[], { price }: PricedItem): boolean {
  const { left } = price.price!.words[0]!.box;
  return (
    words.length > 0 &&
    words.some(({ box }) => box.left >= left - 1 && box.left <= price.price!.right) &&
    words.every(({ box }) => box.left >= left - 1)
  );
}

/** The line right above the first item, where it says nothing but what columns hold: no table need have been found with it. */
function knownLabelsOver(page: LaidOutPage, items: readonly PricedItem[]): TextLine[] {
  const above = page.lines[page.lines.findIndex(({ index }) => index === openingOf(items)?.index) - 1];
  return above && toPricedLine(above).kind === 'labels' ? [above] : [];
}

const openingOf = ([first]: readonly PricedItem[]): TextLine | undefined => first && (first.above[0] ?? first.price).line;

/** The lines right above the first item that are the labels of a table found on the page; what stands beside the list is none of them. */
function labelsOver(page: LaidOutPage, items: readonly PricedItem[], found: readonly Table[]): TextLine[] {
  const opening = openingOf(items);
  const boxes = found.flatMap((table) => (table.page === page.number ? headerBoxes(table) : []));
  const labels: TextLine[] = [];
  for (let i = page.lines.findIndex((line) => line.index === opening?.index) - 1; i >= 0; i--) {
    const words = page.lines[i]!.words.filter(({ box }) => overlapX(box, opening!.box) > 0);
    if (words.length === 0) continue;
    if (!words.every((word) => boxes.some((box) => containsCentre(box, word.box)))) break;
    labels.unshift({ ...page.lines[i]!, words, box: unionBox(words.map(({ box }) => box)) });
  }
  return labels;
}

const headerBoxes = ({ cells, headerRows }: Table): Box[] => cells.flatMap(({ row, box }) => (row < headerRows && box ? [box] : []));

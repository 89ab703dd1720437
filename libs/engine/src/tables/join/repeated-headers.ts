import { foldedText } from '@gridline/values';
import type { LaidOutPage } from '../../layout/laid-out-page';
import { GAP_EM } from '../../layout/gaps';
import { isSameEdge } from '../../layout/segments';
import { groupLines } from '../../layout/text-lines';
import { boxAround, overlap } from '../../model/box';
import type { TextLine, Word } from '../../model/page';
import { layLine, layWholeSegments } from '../grid/body-rows';
import { leastCrossed, stretchesBetween } from '../grid/columns';
import { filledCells, type DraftCell, type DraftTable } from '../grid/draft-table';
import { judged } from '../grid/judge-table';
import { cutRegion } from '../grid/region';
import { underLabels } from '../grid/under-labels';
import { REPEATED_HEADERS } from './weights';

/** A table and the page it was found on. */
export interface PlacedDraft {
  draft: DraftTable;
  page: LaidOutPage;
}

/** The tables of a document; where page after page repeats the same labels at the same places, the part with the most rows tells the columns of all. */
export function underRepeatedHeaders(found: readonly PlacedDraft[]): PlacedDraft[] {
  const settled = [...found];
  const headers = found.map(({ draft }) => headerWords(draft));
  const done = new Set<number>();
  found.forEach((_, first) => {
    if (done.has(first) || headers[first]!.length < 2) return;
    const parts = [first];
    for (let i = first + 1; i < found.length; i++) {
      const gap = found[i]!.page.number - found[parts.at(-1)!]!.page.number;
      if (gap === 1 && !done.has(i) && areSameLabels(headers[first]!, headers[i]!)) parts.push(i);
    }
    for (const part of parts) done.add(part);
    const teller = parts.reduce((best, part) => (bodyCount(found[part]!) > bodyCount(found[best]!) ? part : best));
    for (const part of parts) {
      const { draft, page } = found[part]!;
      if (draft.columnCount === found[teller]!.draft.columnCount || draft.method !== 'stream') continue;
      settled[part] = { draft: laidLike(draft, headers[part]!, found[teller]!.draft, headers[teller]!), page };
    }
  });
  return settled;
}

/** The tables of a document, without rows among their labels: where the next page, or the one before, has fewer labels, and they are the first of these. */
export const underFewestLabels = (found: readonly PlacedDraft[]): PlacedDraft[] =>
  found.map((each, at) => {
    const beside = [found[at - 1], found[at + 1]].filter((other) => other && Math.abs(other.page.number - each.page.number) === 1);
    const repeated = beside.find((other) => other && repeatsLess(other.draft, each.draft));
    return repeated ? { ...each, draft: judged({ ...each.draft, headerRows: repeated.draft.headerRows }) } : each;
  });

const repeatsLess = (other: DraftTable, draft: DraftTable): boolean =>
  other.headerRows > 0 &&
  other.headerRows < draft.headerRows &&
  other.columnCount === draft.columnCount &&
  areSameLabels(headerWords(other), headerWords({ ...draft, headerRows: other.headerRows }));

/**
 * The tables of a document, with the labels that stand apart over one: those that the next page repeats over rows of the same columns. What was
 * taken for them meanwhile, the name of a section, becomes a row.
 */
export const underNextLabels = (found: readonly PlacedDraft[]): PlacedDraft[] =>
  found.map((each, at) => {
    const next = found[at + 1];
    if (next?.page.number !== each.page.number + 1 || next.draft.headerRows === 0 || next.draft.columnCount !== each.draft.columnCount)
      return each;
    const own = headerWords(each.draft);
    if (groupLines(own).length > 1 || (own.length > 0 && labelCount(each.draft) > 1)) return each;
    const labels = headerWords(next.draft);
    const above = each.page.lines.filter(({ box }) => box.bottom <= each.draft.box.top + 1).slice(-groupLines(labels).length);
    const words = above.flatMap((line) => line.words);
    if (!areSameLabels(labels, words)) return each;
    const rows = { box: boxAround(words), cells: headerLike(next.draft, labels, words), rowCount: next.draft.headerRows };
    return { ...each, draft: underLabels(each.draft, rows) };
  });

const labelCount = ({ cells, headerRows }: DraftTable): number =>
  cells.filter(({ row, words }) => row < headerRows && words.length > 0).length;

const bodyCount = ({ draft }: PlacedDraft): number => draft.rowCount - draft.headerRows;

/**
 * The tables of a document, with the few rows that stand on a page of their own under labels which it repeats: too few for a finder to see a table in them.
 */
export function withRowsOnNextPage(found: readonly PlacedDraft[], pages: readonly LaidOutPage[]): PlacedDraft[] {
  const more = pages.flatMap((page): PlacedDraft[] => {
    const before = found.filter(({ page: other }) => other.number === page.number - 1).at(-1)?.draft;
    const draft = before && before.headerRows > 0 ? rowsUnderRepeated(before, page) : undefined;
    const isFree = draft && !found.some((other) => other.page.number === page.number && overlap(other.draft.box, draft.box));
    return draft && isFree ? [{ draft, page }] : [];
  });
  return more.length === 0
    ? [...found]
    : [...found, ...more].sort((a, b) => a.page.number - b.page.number || a.draft.box.top - b.draft.box.top);
}

/** The rows that follow closely on the labels of another page's table, each with a text in most of its columns. */
function rowsUnderRepeated(before: DraftTable, page: LaidOutPage): DraftTable | undefined {
  const labels = headerWords(before);
  const height = groupLines(labels).length;
  const wordsAt = (at: number): Word[] => page.lines.slice(at, at + height).flatMap((line) => line.words);
  const first = page.lines.findIndex((_, at) => at < REPEATED_HEADERS.firstLines && areSameLabels(labels, wordsAt(at)));
  if (first < 0 || labels.length < 2) return undefined;
  const boundaries = boundariesOf(before);
  const rows: Word[][][] = [];
  for (let at = first + height; at < page.lines.length; at++) {
    const [line, above] = [page.lines[at]!, page.lines[at - 1]!];
    const laid = laidRow([line], boundaries, false);
    const gap = (line.box.top - above.box.bottom) / line.words[0]!.fontSize;
    const isFilled = laid.filter((words) => words.length > 0).length >= Math.max(2, REPEATED_HEADERS.filledShare * before.columnCount);
    if (isFilled && gap < REPEATED_HEADERS.closeEm) rows.push(laid);
    else if (rows.length > 0 && gap < GAP_EM.lines.insideRow) laid.forEach((words, column) => rows.at(-1)![column]!.push(...words));
    else break;
  }
  if (rows.length === 0) return undefined;
  const body = rows.flatMap((row, at) => filledCells(row, before.headerRows + at));
  const cells = [...headerLike(before, labels, wordsAt(first)), ...body];
  const { headerRows, columnCount } = before;
  const box = boxAround(cells.flatMap(({ words }) => words));
  return judged({ box, method: 'stream', rowCount: headerRows + rows.length, columnCount, headerRows, cells, signals: {} });
}

/** The words of the labels as they are read. */
function headerWords({ cells, headerRows }: DraftTable): Word[] {
  const words = new Set(cells.filter(({ row }) => row < headerRows).flatMap((cell) => cell.words));
  return groupLines([...words]).flatMap((line) => line.words);
}

const areSameLabels = (labels: readonly Word[], others: readonly Word[]): boolean =>
  labels.length === others.length &&
  labels.every(({ text, box }, i) => foldedText(text) === foldedText(others[i]!.text) && isSameEdge(box.left, others[i]!.box.left));

/** The header of a table with other words in the places of its own, which are as many and say the same. */
function headerLike({ cells, headerRows }: DraftTable, words: readonly Word[], others: readonly Word[]): DraftCell[] {
  const other = new Map(words.map((word, i) => [word, others[i]!]));
  return cells.filter(({ row }) => row < headerRows).map((cell) => ({ ...cell, words: cell.words.map((word) => other.get(word)!) }));
}

/** The table with the columns of another that has the same labels; its rows stay what they are. */
function laidLike(draft: DraftTable, labels: readonly Word[], teller: DraftTable, others: readonly Word[]): DraftTable {
  const boundaries = boundariesOf(teller);
  const header = headerLike(teller, others, labels);
  const rows = Array.from({ length: draft.rowCount - draft.headerRows }, (_, row) =>
    draft.cells.filter((cell) => cell.row === row + draft.headerRows && cell.words.length > 0),
  );
  const body = rows.flatMap((cells, row) => {
    const lines = groupLines(cells.flatMap(({ words }) => words));
    return filledCells(laidRow(lines, boundaries, cells.length === 1), teller.headerRows + row);
  });
  const { headerRows, columnCount } = teller;
  return judged({ ...draft, headerRows, columnCount, rowCount: headerRows + rows.length, cells: [...header, ...body] });
}

/** The words of a row's lines by column; a text alone goes on over the columns beside it. */
function laidRow(lines: readonly TextLine[], boundaries: readonly number[], isAlone: boolean): Word[][] {
  if (lines.length === 0) return Array.from({ length: boundaries.length + 1 }, () => []);
  const region = cutRegion(boxAround(lines), [...lines], []);
  const laid = lines.map((line) => (isAlone ? layWholeSegments : layLine)(region, line, boundaries));
  return Array.from({ length: boundaries.length + 1 }, (_, column) => laid.flatMap((cells) => cells[column]!));
}

/** The places between the columns: where the fewest rows have words of either side on the other. */
function boundariesOf({ cells, columnCount, headerRows }: DraftTable): number[] {
  const rows = new Map<number, DraftCell[]>();
  for (const cell of cells.filter(({ row, words }) => row >= headerRows && words.length > 0))
    rows.set(cell.row, [...(rows.get(cell.row) ?? []), cell]);
  const telling = [...rows.values()].filter((row) => row.length > 1).slice(0, REPEATED_HEADERS.tellingRows);
  return Array.from({ length: columnCount - 1 }, (_, column) => {
    const edges = (side: (cell: DraftCell) => boolean, edge: (words: readonly Word[]) => number): number[] =>
      telling.flatMap((row) => {
        const words = row.filter(side).flatMap((cell) => cell.words);
        return words.length > 0 ? [edge(words)] : [];
      });
    const rights = edges((cell) => cell.column <= column, (words) => Math.max(...words.map(({ box }) => box.right))); // prettier-ignore
    const lefts = edges((cell) => cell.column > column, (words) => Math.min(...words.map(({ box }) => box.left))); // prettier-ignore
    const crossing = (x: number): number => rights.filter((right) => right > x).length + lefts.filter((left) => left < x).length;
    return leastCrossed(stretchesBetween([...rights, ...lefts]), crossing) ?? rights[0] ?? lefts[0] ?? 0;
  });
}

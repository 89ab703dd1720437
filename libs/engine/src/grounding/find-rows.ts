import type { Convention } from '@gridline/values';
import { readAmount } from '../reckoning/read-amount';
import { boxCentreX, overlapX } from '../model/box';
import { addToGroup } from '../model/grouped';
import { median } from '../model/median';
import type { Occurrence, PageIndex } from './page-index';
import type { ModelAnswer } from './model-answer';
import { ROW_POSITION } from './weights';

/** A value of the model and where the page says it. */
export interface GroundedCell {
  /** As printed where it was found, else as the model wrote it. */
  text: string;
  occurrence?: Occurrence;
  /** Letter by letter, or only by what it comes to. */
  match: 'letters' | 'meaning' | 'none' | 'blank';
  /** Whether other cells of the row stand beside it. */
  besideRow: boolean;
  /** Whether it stands where its column does. */
  inColumn: boolean;
  /** Whether another row stands nearer to it than its own. */
  stray: boolean;
  /** Whether another cell of the answer was found in the very same words. */
  taken: boolean;
  /** Whether its column stands under its label; undefined where the label is nowhere. */
  underLabel?: boolean;
}

interface Candidate extends Occurrence {
  match: 'letters' | 'meaning';
}

/** Looks every value up; those of one row where they stand together, rows from the top down. */
export function groundRows(
  { columns: labels, rows }: Pick<ModelAnswer, 'columns' | 'rows'>,
  pages: readonly PageIndex[],
  convention: Convention,
): GroundedCell[][] {
  const lineHeights = new Map(pages.map(({ page, lineHeight }) => [page.number, lineHeight]));
  const heightOn = (page: number): number => lineHeights.get(page) ?? 1;
  const find = finder(pages, convention);
  let previous: Anchor | undefined;
  const chosen = rows.map((row) => {
    const candidates = row.map(find);
    const anchor = bestAnchor(candidates, previous, heightOn);
    if (anchor) previous = anchor;
    return { row, candidates, anchor };
  });
  const columns = columnExtents(chosen, heightOn);
  const underLabels = labels.map((label, column) => isUnder(find(label), columns[column]));
  const anchors = new Tops(chosen.flatMap(({ anchor }) => anchor ?? []));
  const cells = chosen.map(({ row, candidates, anchor }) =>
    row.map((text, column) => {
      const cell = groundCell(text, candidates[column]!, anchor, columns[column], pages, heightOn, convention);
      return {
        ...cell,
        underLabel: underLabels[column],
        stray: cell.occurrence !== undefined && isStray(cell.occurrence, anchor, anchors),
      };
    }),
  );
  return withTaken(cells);
}

function isUnder(labels: readonly Candidate[], column: Extent | undefined): boolean | undefined {
  if (labels.length === 0 || !column) return undefined;
  return labels.some((label) => isInColumn(label, column));
}

function isStray({ page, box }: Occurrence, own: Anchor | undefined, anchors: Tops): boolean {
  const away = own?.page === page ? Math.abs(box.top - own.top) : Infinity;
  return anchors.closest({ page, top: box.top }) < away;
}

function withTaken(cells: GroundedCell[][]): GroundedCell[][] {
  const uses = new Map<unknown, number>();
  const firstWord = ({ occurrence }: GroundedCell): unknown => occurrence?.words[0];
  for (const cell of cells.flat()) if (cell.occurrence) uses.set(firstWord(cell), (uses.get(firstWord(cell)) ?? 0) + 1);
  return cells.map((row) => row.map((cell) => ({ ...cell, taken: (uses.get(firstWord(cell)) ?? 0) > 1 })));
}

/** Looks each value up once, however many cells have it. */
function finder(pages: readonly PageIndex[], convention: Convention): (text: string) => readonly Candidate[] {
  const known = new Map<string, readonly Candidate[]>();
  return (text) => {
    const found = known.get(text) ?? occurrencesOf(text, pages, convention);
    known.set(text, found);
    return found;
  };
}

/** Every place of a value. An amount with the same digits and another point or sign is another amount. */
export function occurrencesOf(text: string, pages: readonly PageIndex[], convention: Convention): Candidate[] {
  if (text.trim() === '') return [];
  const amount = readAmount(text, convention);
  return pages.flatMap((page) => {
    const spelt = page.find(text).filter((occurrence) => !amount || isSameAmount(occurrence, amount.value, convention));
    if (spelt.length > 0) return spelt.map((occurrence): Candidate => ({ ...occurrence, match: 'letters' }));
    return page.findMeaning(text).map((occurrence): Candidate => ({ ...occurrence, match: 'meaning' }));
  });
}

/** Digits of neighbouring columns, or of lines one below the other, are no amount together. */
function isSameAmount({ text, isApart }: Occurrence, wanted: string, convention: Convention): boolean {
  const amount = readAmount(text, convention);
  return amount ? Number(amount.value) === Number(wanted) : !isApart;
}

interface Anchor {
  page: number;
  top: number;
}

/** The height of the page at which most cells of the row stand; after the row before, where that is no worse. */
function bestAnchor(
  candidates: readonly (readonly Candidate[])[],
  previous: Anchor | undefined,
  heightOn: (page: number) => number,
): Anchor | undefined {
  const rarest = [...candidates].filter(({ length }) => length > 0).sort((a, b) => a.length - b.length);
  const tops = rarest.map((occurrences) => topsOf(occurrences));
  let best: Anchor | undefined;
  let bestScore = -Infinity;
  for (const occurrence of rarest.slice(0, 2).flat()) {
    const anchor = { page: occurrence.page, top: occurrence.box.top };
    const height = heightOn(occurrence.page);
    const near = tops.filter((each) => each.some(anchor, height));
    const closeness = near.reduce((sum, each) => sum + each.closest(anchor) / height, 0) / (ROW_POSITION.apart * near.length);
    const isBack =
      previous && (occurrence.page < previous.page || (occurrence.page === previous.page && occurrence.box.top <= previous.top));
    const distance =
      previous && !isBack && occurrence.page === previous.page ? (occurrence.box.top - previous.top) / (ROW_POSITION.fromLast * height) : 0;
    const score = near.length - closeness - distance - (isBack ? ROW_POSITION.backwards : 0);
    if (score > bestScore) [best, bestScore] = [anchor, score];
  }
  return best;
}

/** Heights at which something stands, from the top down: a value like `1` stands on every line of a long table. */
class Tops {
  private readonly byPage = new Map<number, number[]>();

  constructor(anchors: readonly Anchor[]) {
    for (const { page, top } of anchors) addToGroup(this.byPage, page, top);
    for (const tops of this.byPage.values()) tops.sort((a, b) => a - b);
  }

  /** Whether one of them is near, as `isNear` has it. */
  some({ page, top }: Anchor, height: number): boolean {
    const tops = this.byPage.get(page) ?? [];
    const next = tops[firstFrom(tops, top - ROW_POSITION.above * height)];
    return next !== undefined && next <= top + ROW_POSITION.below * height;
  }

  /** How far away the nearest on the page is. */
  closest({ page, top }: Anchor): number {
    const tops = this.byPage.get(page) ?? [];
    const at = firstFrom(tops, top);
    return Math.min(Math.abs((tops[at] ?? Infinity) - top), Math.abs((tops[at - 1] ?? Infinity) - top));
  }
}

const known = new WeakMap<readonly Candidate[], Tops>();

/** Those of one value are sorted once. */
function topsOf(occurrences: readonly Candidate[]): Tops {
  const tops = known.get(occurrences) ?? new Tops(occurrences.map(({ page, box }) => ({ page, top: box.top })));
  known.set(occurrences, tops);
  return tops;
}

/** Position of the first that is no less, in a list that rises. */
function firstFrom(rising: readonly number[], least: number): number {
  let [from, to] = [0, rising.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (rising[middle]! < least) from = middle + 1;
    else to = middle;
  }
  return from;
}

const isNear = ({ page, box }: Occurrence, anchor: Anchor, height: number): boolean =>
  page === anchor.page && box.top >= anchor.top - ROW_POSITION.above * height && box.top <= anchor.top + ROW_POSITION.below * height;

interface Extent {
  left: number;
  right: number;
}

interface ChosenRow {
  candidates: readonly (readonly Candidate[])[];
  anchor: Anchor | undefined;
}

/** Where each column stands: the middle of what its cells take that are alone beside their rows, or alone on the row's first line. */
function columnExtents(rows: readonly ChosenRow[], heightOn: (page: number) => number): (Extent | undefined)[] {
  const boxes = new Map<number, Extent[]>();
  for (const { candidates, anchor } of rows) {
    if (!anchor) continue;
    candidates.forEach((occurrences, column) => {
      const near = occurrences.filter((occurrence) => isNear(occurrence, anchor, heightOn(occurrence.page)));
      const onLine = near.filter(({ box }) => Math.abs(box.top - anchor.top) < heightOn(anchor.page) / 2);
      const [sure] = [near, onLine].filter(({ length }) => length === 1).flat();
      if (sure) addToGroup(boxes, column, sure.box);
    });
  }
  const count = Math.max(0, ...rows.map(({ candidates }) => candidates.length));
  return Array.from({ length: count }, (_, column) => {
    const own = boxes.get(column);
    return own && { left: median(own.map(({ left }) => left))!, right: median(own.map(({ right }) => right))! };
  });
}

function groundCell(
  text: string,
  candidates: readonly Candidate[],
  anchor: Anchor | undefined,
  column: Extent | undefined,
  pages: readonly PageIndex[],
  heightOn: (page: number) => number,
  convention: Convention,
): GroundedCell {
  if (text.trim() === '') return blankCell(anchor, column, pages, heightOn);
  const near = anchor ? candidates.filter((occurrence) => isNear(occurrence, anchor, heightOn(occurrence.page))) : [];
  const pool = near.length > 0 ? near : candidates;
  const occurrence = least(pool, (each) => misfit(each, anchor, column));
  if (!occurrence) return { text, match: 'none', besideRow: false, inColumn: false, ...ALONE };
  return {
    text: printedOf(text, occurrence, convention),
    occurrence,
    match: occurrence.match,
    besideRow: near.length > 0,
    inColumn: isInColumn(occurrence, column),
    ...ALONE,
  };
}

/** The first of those with the least. */
function least<T>(those: readonly T[], measure: (one: T) => number): T | undefined {
  let best: T | undefined;
  let bestMeasure = Infinity;
  for (const one of those) {
    const own = measure(one);
    if (own < bestMeasure) [best, bestMeasure] = [one, own];
  }
  return best;
}

/** Until all rows are known. */
const ALONE = { stray: false, taken: false };

/** Amounts and dates are answered as printed; of other texts the model's blanks and marks are kept: it reads wrapped lines, and no comma behind a word. */
const printedOf = (text: string, occurrence: Candidate, convention: Convention): string =>
  occurrence.match === 'meaning' || readAmount(text, convention) ? occurrence.text : text.trim().replace(/\s+/g, ' ');

function blankCell(
  anchor: Anchor | undefined,
  column: Extent | undefined,
  pages: readonly PageIndex[],
  heightOn: (page: number) => number,
): GroundedCell {
  const parts = pages.filter((each) => each.page.number === anchor?.page);
  if (!anchor || !column || parts.length === 0) return { text: '', match: 'none', besideRow: false, inColumn: false, ...ALONE };
  const height = heightOn(anchor.page);
  const box = { ...column, top: anchor.top - height / 2, bottom: anchor.top + height };
  const isBlank = parts.every((part) => part.isBlank(box));
  return { text: '', match: isBlank ? 'blank' : 'none', besideRow: true, inColumn: isBlank, ...ALONE };
}

function misfit(occurrence: Candidate, anchor: Anchor | undefined, column: Extent | undefined): number {
  const down = anchor ? Math.abs(occurrence.box.top - anchor.top) : 0;
  const across = column && !isInColumn(occurrence, column) ? Math.abs(boxCentreX(occurrence.box) - (column.left + column.right) / 2) : 0;
  return down + across;
}

const isInColumn = ({ box }: Occurrence, column: Extent | undefined): boolean =>
  column !== undefined && overlapX(box, { ...box, left: column.left - 1, right: column.right + 1 }) > 0;

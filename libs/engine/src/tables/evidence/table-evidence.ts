import type { Convention } from '@gridline/values';
import { boxCentreX, unionBox, type Box } from '../../model/box';
import { median } from '../../model/median';
import type { TextLine, Word } from '../../model/page';
import { endsOpen } from '../../lexicon/lexicon';
import { splitSegments } from '../../layout/segments';
import { groupLines } from '../../layout/text-lines';
import { readAmount } from '../../reckoning/read-amount';
import { makesProduct, makesSum } from '../../reckoning/sums';
import { cellText, type DraftCell, type DraftTable } from '../grid/draft-table';
import { isFigure, isValue } from '../grid/numeric-text';
import { isPeriod, medianFontSize } from '../grid/region';
import { LINE_ROLES } from '../roles/line-roles';
import { unitsIn } from './parsed-units';
import { TABLE_EVIDENCE } from './weights';

/** A cell of the body as it is weighed. */
interface WeighedCell {
  row: number;
  column: number;
  text: string;
  box: Box;
  lines: TextLine[];
  kind: 'figure' | 'text';
}

/** What is measured of a reading of a place: each from 0 to 1 but for the counts, whose logarithms are told. */
export const EVIDENCE_NAMES = [
  'none', 'drafts', 'rows', 'columns', 'headed', 'labelled', 'figureLabels', 'deepHeader', 'alike', 'filled', 'lone', 'usual', 'aligned',
  'parted', 'doubled', 'loose', 'product', 'summed', 'taken', 'likely', 'leastLikely', 'tall', 'empty', 'drawn', 'figuresLeft', 'linesLeft',
  'opensInside', 'endsInside',
] as const; // prettier-ignore

export type Evidence = Readonly<Record<(typeof EVIDENCE_NAMES)[number], number>>;

/** A text that goes on from a line above: `médical)`, `liaison with the Authority`. */
const OPENS_INSIDE = /^(?:\p{Ll}|[),;:»”]|[^(]*\))/u;

/** The page that readings are compared on. */
export interface ComparedPage {
  lines: readonly TextLine[];
  /** By line of the page: how likely each role is (logarithms), in the order of `LINE_ROLES`. */
  likely: readonly Float64Array[];
  convention: Convention;
  /** Amounts printed on the page, in units. */
  amounts: ReadonlySet<number>;
}

/** What tells for the tables that were read in one region. */
export function evidenceOf(drafts: readonly DraftTable[], page: ComparedPage, box: Box): Evidence {
  const taken = new Set(drafts.flatMap(({ cells }) => cells.flatMap(({ words }) => words)));
  const each = drafts.map((draft) => ({ weight: draft.cells.length, of: ofOne(draft, page) }));
  const weight = each.reduce((sum, one) => sum + one.weight, 0);
  const mean = (name: keyof Evidence): number =>
    weight === 0 ? 0 : each.reduce((sum, one) => sum + one.weight * one.of[name]!, 0) / weight;
  const told = Object.fromEntries(EVIDENCE_NAMES.map((name) => [name, mean(name)])) as Record<keyof Evidence, number>;
  return {
    ...told,
    none: drafts.length === 0 ? 1 : 0,
    drafts: Math.log2(1 + drafts.length),
    ...leftOver(page.lines, box, taken),
  };
}

/** The share of the words in the box that the tables have; how many of its figures and of its lines they have nothing of (logarithms). */
function leftOver(lines: readonly TextLine[], box: Box, taken: ReadonlySet<Word>): Record<'taken' | 'figuresLeft' | 'linesLeft', number> {
  let [inside, both, figures, whole] = [0, 0, 0, 0];
  for (const line of lines) {
    const words = line.words.filter((word) => holds(box, word));
    const left = words.filter((word) => !taken.has(word));
    inside += words.length;
    both += words.length - left.length;
    figures += left.filter(({ text }) => isFigure(text)).length;
    if (words.length > 0 && left.length === words.length) whole++;
  }
  return { taken: both / Math.max(1, inside), figuresLeft: Math.log2(1 + figures), linesLeft: Math.log2(1 + whole) };
}

const holds = (box: Box, word: Word): boolean =>
  boxCentreX(word.box) > box.left && boxCentreX(word.box) < box.right && word.box.top >= box.top - 1 && word.box.bottom <= box.bottom + 1;

function ofOne(draft: DraftTable, page: ComparedPage): Record<string, number> {
  const body = draft.cells.filter((cell) => cell.row >= draft.headerRows && cell.words.length > 0).map(weighed);
  const rows = groups(body, ({ row }) => row);
  const columns = groups(body, ({ column }) => column);
  const bodyRows = Math.max(1, draft.rowCount - draft.headerRows);
  const fontSize = medianFontSize(draft.cells.flatMap(({ words }) => words));
  const texts = body.filter(({ kind }) => kind === 'text');
  return {
    rows: Math.log2(1 + draft.rowCount),
    columns: Math.log2(1 + draft.columnCount),
    ...ofHeader(draft),
    alike: alike(columns, body.length),
    filled: body.length / (bodyRows * draft.columnCount),
    lone: share([...rows.values()], (cells) => cells.length === 1 && draft.columnCount > 2),
    usual: usualShare([...rows.values()]),
    aligned: aligned(columns, fontSize, body.length),
    parted: share(body, ({ lines }) => lines.some((line) => splitSegments(line).length > 1)),
    doubled: share(body, ({ lines }) => lines.filter(({ text }) => isFigure(text)).length > 1),
    loose: loose(rows),
    product: productShare(rows, draft.columnCount, page.convention),
    summed: summed(columns, page) ? 1 : 0,
    tall: share([...rows.values()], (cells) => Math.max(...cells.map(({ lines }) => lines.length)) > 1),
    empty: 1 - columns.size / draft.columnCount,
    drawn: draft.method === 'lattice' ? 1 : 0,
    opensInside: share(texts, ({ text }) => OPENS_INSIDE.test(text)),
    endsInside: share(texts, ({ text }) => endsOpen(text)),
    ...likelihood(draft, page),
  };
}

function ofHeader({ cells, headerRows, columnCount }: DraftTable): Record<string, number> {
  const header = cells.filter((cell) => cell.row < headerRows && cell.words.length > 0);
  const labelled = new Set(header.flatMap(({ column, columnSpan }) => Array.from({ length: columnSpan }, (_, i) => column + i)));
  return {
    headed: headerRows > 0 ? 1 : 0,
    labelled: labelled.size / columnCount,
    figureLabels: share(header, ({ words }) => groupLines(words).some(({ text }) => isFigure(text) && !isPeriod(text))),
    deepHeader: Math.max(0, headerRows - 1),
  };
}

function weighed({ row, column, words }: DraftCell): WeighedCell {
  const text = cellText(words);
  return {
    row,
    column,
    text,
    box: unionBox(words.map(({ box }) => box)),
    lines: groupLines(words),
    kind: isValue(text) ? 'figure' : 'text',
  };
}

function groups<T>(items: readonly T[], keyOf: (item: T) => number): Map<number, T[]> {
  const grouped = new Map<number, T[]>();
  for (const item of items) {
    const group = grouped.get(keyOf(item));
    if (group) group.push(item);
    else grouped.set(keyOf(item), [item]);
  }
  return grouped;
}

const share = <T>(items: readonly T[], holdsFor: (item: T) => boolean): number =>
  items.length === 0 ? 0 : items.filter(holdsFor).length / items.length;

/** How many cells are of the kind that most of their column is of. */
const alike = (columns: ReadonlyMap<number, readonly WeighedCell[]>, count: number): number =>
  [...columns.values()].reduce((sum, cells) => {
    const figures = cells.filter(({ kind }) => kind === 'figure').length;
    return sum + Math.max(figures, cells.length - figures);
  }, 0) / Math.max(1, count);

/** The share of rows that have the cells which rows most often have. */
function usualShare(rows: readonly (readonly WeighedCell[])[]): number {
  const patterns = new Map<string, number>();
  for (const cells of rows) {
    const pattern = cells.map(({ column }) => column).sort((a, b) => a - b).join(); // prettier-ignore
    patterns.set(pattern, (patterns.get(pattern) ?? 0) + 1);
  }
  return Math.max(0, ...patterns.values()) / Math.max(1, rows.length);
}

/** The share of cells whose left edge, right edge or middle is where it is in most cells of the column. */
function aligned(columns: ReadonlyMap<number, readonly WeighedCell[]>, fontSize: number, count: number): number {
  const near = TABLE_EVIDENCE.alignedEm * fontSize;
  const most = (values: readonly number[]): number => {
    const middle = median(values)!;
    return values.filter((value) => Math.abs(value - middle) < near).length;
  };
  let sum = 0;
  for (const cells of columns.values()) {
    const edges = [({ box }: WeighedCell) => box.left, ({ box }: WeighedCell) => box.right, ({ box }: WeighedCell) => boxCentreX(box)];
    sum += Math.max(...edges.map((edge) => most(cells.map(edge))));
  }
  return sum / Math.max(1, count);
}

/** The share of rows with a gap inside them that is wider than one to the next row. */
function loose(rows: ReadonlyMap<number, readonly WeighedCell[]>): number {
  const boxes = [...rows.entries()].sort(([a], [b]) => a - b).map(([, cells]) => ({ box: unionBox(cells.map(({ box }) => box)), lines: groupLines(cells.flatMap(({ lines }) => lines.flatMap(({ words }) => words))) })); // prettier-ignore
  if (boxes.length < 2) return 0;
  const between = boxes.slice(1).map(({ box }, i) => box.top - boxes[i]!.box.bottom);
  const least = between.sort((a, b) => a - b)[Math.floor(between.length / 4)]!;
  return share(boxes, ({ lines }) => lines.some((line, i) => i > 0 && line.box.top - lines[i - 1]!.box.bottom > least + 1));
}

/** The largest share of rows in which one same column is the product of two others. */
function productShare(rows: ReadonlyMap<number, readonly WeighedCell[]>, columnCount: number, convention: Convention): number {
  if (columnCount > TABLE_EVIDENCE.mostColumns) return 0;
  const amounts = [...rows.values()].slice(0, TABLE_EVIDENCE.mostRows).map((cells) => new Map(cells.flatMap(({ column, text }) => { const amount = readAmount(text, convention); return amount ? [[column, amount.value] as const] : []; }))); // prettier-ignore
  const holding = new Map<string, number>();
  for (const row of amounts) {
    const factors = [...row].filter(([, value]) => Number(value) !== 1);
    for (const [total, product] of [...row].filter(([, value]) => Number(value) !== 0))
      for (const [one, quantity] of factors)
        for (const [other, price] of factors)
          if (one < other && one !== total && other !== total && makesProduct(quantity, price, product))
            // prettier-ignore
            holding.set(`${one} ${other} ${total}`, (holding.get(`${one} ${other} ${total}`) ?? 0) + 1);
  }
  return Math.max(0, ...holding.values()) / Math.max(1, amounts.length);
}

/** Whether the amounts of a column make an amount that is printed beside the table, or those of each of its sections do. */
function summed(columns: ReadonlyMap<number, readonly WeighedCell[]>, { convention, amounts }: ComparedPage): boolean {
  return [...columns.values()].some((cells) => {
    if (cells.length < TABLE_EVIDENCE.fewestSummed) return false;
    const units = unitsIn(cells, convention);
    if (units.length * 2 < cells.length) return false;
    const sum = units.reduce((total, unit) => total + unit, 0);
    return (sum !== 0 && [...amounts].some((amount) => makesSum([sum], amount))) || isSummedInParts(units, amounts);
  });
}

/** Whether amounts are parts in a row, of two amounts or more each, that each make one of the printed ones. */
function isSummedInParts(units: readonly number[], amounts: ReadonlySet<number>): boolean {
  const upTo = [0];
  for (const unit of units) upTo.push(upTo.at(-1)! + unit);
  const ends = [0];
  for (let to = 2; to <= units.length; to++) if (ends.some((from) => to - from >= 2 && amounts.has(upTo[to]! - upTo[from]!))) ends.push(to);
  return units.length > 0 && ends.at(-1) === units.length;
}

const [HEADER, ROW, MORE, SECTION, SUM] = (['header', 'row', 'more', 'section', 'sum'] as const).map((role) =>
  LINE_ROLES.indexOf(role),
) as [number, number, number, number, number];

/** How likely the lines have the roles that the table gives them: on average, and the least likely tenth. */
function likelihood(draft: DraftTable, { lines, likely }: ComparedPage): { likely: number; leastLikely: number } {
  const rowOf = new Map<Word, number>();
  for (const cell of draft.cells) for (const word of cell.words) rowOf.set(word, cell.row);
  const begun = new Set<number>();
  const told = lines.flatMap((line, index) => {
    const row = line.words.reduce((least, word) => Math.min(least, rowOf.get(word) ?? Infinity), Infinity);
    if (row === Infinity) return [];
    const role = row < draft.headerRows ? HEADER : begun.has(row) ? MORE : ROW;
    begun.add(row);
    const shares = likely[index]!;
    // The name of a section and a sum may stand as rows of their own.
    return [Math.exp(role === ROW ? Math.max(shares[ROW]!, shares[SECTION]!, shares[SUM]!) : shares[role]!)];
  });
  if (told.length === 0) return { likely: 0, leastLikely: 0 };
  const sorted = [...told].sort((a, b) => a - b);
  return { likely: told.reduce((sum, one) => sum + one, 0) / told.length, leastLikely: sorted[Math.floor(sorted.length / 10)]! };
}

import { GAP_EM } from '../../layout/gaps';
import { splitSegments, type Segment } from '../../layout/segments';
import { groupLines, restrictLines } from '../../layout/text-lines';
import { boxAround, boxCentreY, overlap, unionBox, type Box } from '../../model/box';
import type { Ruling, TextLine, Word } from '../../model/page';
import { draftOfRows, wordsIn, type DraftTable } from '../grid/draft-table';
import { isAlignedTable, judged } from '../grid/judge-table';
import { isFigure, isValue } from '../grid/numeric-text';
import { medianFontSize } from '../grid/region';
import type { PreparedPage } from './table-finder';
import { RULED_ROWS } from './weights';

/**
 * Finds the tables whose rows are parted by rulings (or shading) from side to side and whose columns by paper alone, where rows hold more than one line
 * of text: what stands between two rulings is one row, wherever in it its lines stand.
 */
export function findRuledRows(prepared: PreparedPage): DraftTable[] {
  const drawn = prepared.grids.filter(({ xs, ys }) => xs.length > 2 && ys.length > 2);
  return ladders(prepared.rulings)
    .flatMap((rungs) => readLadder(prepared, rungs))
    .filter(({ box }) => !drawn.some((grid) => overlap(grid.box, box)));
}

/** Horizontal rulings with the same two ends, top to bottom. */
type Ladder = readonly Ruling[];

function ladders(rulings: readonly Ruling[]): Ladder[] {
  const groups: Ruling[][] = [];
  const across = rulings.filter(({ orientation }) => orientation === 'horizontal').sort((a, b) => a.position - b.position);
  if (across.length > RULED_ROWS.mostRulings) return [];
  for (const ruling of across) {
    const group = groups.find(([first]) => isAt(first!.start, ruling.start) && isAt(first!.end, ruling.end));
    if (!group) groups.push([ruling]);
    else if (ruling.position - group.at(-1)!.position > RULED_ROWS.doublePt) group.push(ruling);
  }
  return groups.filter((group) => group.length >= RULED_ROWS.fewestRungs);
}

const isAt = (end: number, other: number): boolean => Math.abs(end - other) <= RULED_ROWS.sameEndPt;

/** The lines between two rulings. */
type Band = readonly TextLine[];

function readLadder({ page }: PreparedPage, ladder: Ladder): DraftTable[] {
  const { start: left, end: right } = ladder[0]!;
  const bandOf = (top: number, bottom: number): Band => restrictLines(page.lines, wordsIn(page.words, { left, right, top, bottom }));
  const runs: Run[] = [];
  let open: Run | undefined;
  for (let i = 1; i < ladder.length; i++) {
    const [upper, lower] = [ladder[i - 1]!, ladder[i]!];
    const band = bandOf(upper.position, lower.position);
    if (band.length === 0 && lower.position - upper.position < RULED_ROWS.betweenBoxesPt) continue;
    if (!isRow(band)) {
      open = undefined;
      continue;
    }
    if (!open) runs.push((open = { upper, lower, bands: [] }));
    open.bands.push(band);
    open.lower = lower;
  }
  return runs.flatMap(({ upper, lower, bands }) => {
    const above = labelsAbove(page.lines, upper);
    const draft = firstTableOf(above ? [[above, ...bands], bands] : [bands]);
    return draft && !goesOnBelow(page.lines, lower, draft) ? [draft] : [];
  });
}

/** Bands one under another, and the rulings that they stand between. */
interface Run {
  upper: Ruling;
  lower: Ruling;
  bands: Band[];
}

const isRow = (band: Band): boolean => band.length > 0 && band.length <= RULED_ROWS.mostLines;

const segmentsOf = (band: Band, gutterEm: number): Segment[] => band.flatMap((line) => splitSegments(line, [], gutterEm));

/** The lines right above the first ruling, where they may be labels. */
function labelsAbove(lines: readonly TextLine[], { start: left, end: right, position }: Ruling): Band | undefined {
  const found: TextLine[] = [];
  let bottom = position;
  for (const line of [...lines].sort((a, b) => b.box.bottom - a.box.bottom)) {
    if (boxCentreY(line.box) > position || line.box.left < left - 2 || line.box.right > right + 2) continue;
    if (bottom - line.box.bottom > RULED_ROWS.labelGapEm * line.words[0]!.fontSize) break;
    found.unshift(line);
    bottom = Math.min(bottom, line.box.top);
  }
  return isRow(found) && found.some((line) => splitSegments(line).length > 2) ? found : undefined;
}

/** The first of the readings that is a table, by the widest gutter that makes one. */
function firstTableOf(readings: readonly (readonly Band[])[]): DraftTable | undefined {
  for (const gutterEm of [RULED_ROWS.gutterEm, RULED_ROWS.narrowGutterEm, RULED_ROWS.narrowestGutterEm]) {
    for (const bands of readings) {
      const draft = tableOf(bands, gutterEm);
      if (draft) return draft;
    }
  }
  return undefined;
}

/** The table of bands whose rows leave paper free between columns that each have a label; one with rows of several lines, in which values stand once but for a wrapped one. */
function tableOf(bands: readonly Band[], gutterEm: number): DraftTable | undefined {
  const [head, ...body] = bands;
  if (!head || body.length < RULED_ROWS.fewestRows || !bands.some((band) => band.length > 1)) return undefined;
  const words = head.flatMap((line) => line.words);
  const gutter = gutterEm * medianFontSize(bands.flatMap((lines) => lines.flatMap((line) => line.words)));
  const segmented = body.map((band) => segmentsOf(band, gutterEm));
  const columns = withUnfilled(columnsOf(segmented.filter((segments) => segments.length > 2).flat(), gutter), head, gutter);
  const labels = columns.map((_, column) => words.filter(({ box }) => columnOf(box, columns) === column));
  const isLabelled = labels.every((own, column) => isLabel(own) || (own.length === 0 && column === 0));
  if (columns.length < RULED_ROWS.fewestColumns || words.some(({ text }) => isFigure(text)) || !isLabelled) return undefined;
  const rows = segmented.map((segments) => columns.map((_, column) => segments.filter(({ box }) => columnOf(box, columns) === column)));
  if (!rows.every(isOneRow)) return undefined;
  const laid = rows.map((row) => row.map((own) => own.flatMap((segment) => segment.words)));
  const draft = judged({ ...draftOfRows([labels, ...laid], columns.length, 1), box: boxAround(bands.flat()) });
  return isAlignedTable(draft.signals) ? draft : undefined;
}

type Column = Pick<Box, 'left' | 'right'>;

/** The columns with those of labels that stand between them, over nothing. */
function withUnfilled(columns: readonly Column[], head: Band, gutter: number): Column[] {
  const free = head
    .flatMap((line) => splitSegments(line))
    .filter(({ box }) => columns.every(({ left, right }) => box.right + gutter < left || box.left > right + gutter));
  return [...columns, ...columnsOf(free, gutter)].sort((a, b) => a.left - b.left);
}

/** Whether words are of one label: in no line of them is there more than a blank between two. */
const isLabel = (words: readonly Word[]): boolean =>
  words.length > 0 && groupLines(words).every((line) => splitSegments(line, [], GAP_EM.words.label).length === 1);

/** Whether all cells begin at one height or have their middles there, as those of one row do, and values stand once; the name of a section over a row does not. */
function isOneRow(row: readonly (readonly Segment[])[]): boolean {
  const filled = row.filter((own) => own.length > 0);
  if (filled.filter((own) => own.filter(({ text }) => isValue(text)).length > 1).length > RULED_ROWS.mostWrappedValues) return false;
  const boxes = filled.map((own) => unionBox(own.map(({ box }) => box)));
  const near = RULED_ROWS.levelEm * Math.min(...filled.flat().map(({ fontSize }) => fontSize));
  return [({ top }: Box) => top, boxCentreY].some((height) => Math.max(...boxes.map(height)) - Math.min(...boxes.map(height)) < near);
}

/** The stretches between which no segment stands, of those rows that have several. */
function columnsOf(segments: readonly Segment[], gutter: number): Column[] {
  const columns: { left: number; right: number }[] = [];
  for (const { box } of [...segments].sort((a, b) => a.box.left - b.box.left)) {
    const last = columns.at(-1);
    if (last && box.left < last.right + gutter) last.right = Math.max(last.right, box.right);
    else columns.push({ left: box.left, right: box.right });
  }
  return columns;
}

/** The column that a box shares the most with, or stands nearest to. */
const columnOf = (box: Box, columns: readonly Column[]): number => {
  const shared = columns.map(({ left, right }) => Math.min(box.right, right) - Math.max(box.left, left));
  return shared.indexOf(Math.max(...shared));
};

/** Whether text stands so close under the last ruling that it may be a row more. */
function goesOnBelow(lines: readonly TextLine[], { position }: Ruling, { box, cells, columnCount }: DraftTable): boolean {
  const next = lines.find((line) => boxCentreY(line.box) > position && line.box.left < box.right && line.box.right > box.left);
  if (!next || next.box.top - position > RULED_ROWS.labelGapEm * next.words[0]!.fontSize) return false;
  const columns = Array.from({ length: columnCount }, (_, column) => unionBox(cells.filter((cell) => cell.column === column).map(({ words }) => boxAround(words)))); // prettier-ignore
  const filled = new Set(splitSegments(next).map((segment) => columnOf(segment.box, columns)));
  return filled.size > RULED_ROWS.mostOfSums;
}

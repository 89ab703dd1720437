import { isValue } from './numeric-text';
import type { Segment } from '../../layout/segments';
import { isLeader } from '../../layout/segments';
import { boxCentreX } from '../../model/box';
import { textOf, type Word } from '../../model/page';
import { GAP_EM } from '../../layout/gaps';
import { ALIGNED_SEAMS, COLUMNS } from './weights';
import { median } from '../../model/median';

/** A vertical gutter without words between two columns. */
export interface Gutter {
  left: number;
  right: number;
}

/** Where a column's body text lies. */
export interface ColumnExtent {
  left: number;
  right: number;
}

/** Finds the gutters that separate columns in rows of words; each row is one text line of a table's body. */
export function findGutters(rows: readonly (readonly Word[])[], fontSize: number): Gutter[] {
  const printed = rows.map((row) => row.filter((word) => !isLeader(word))).filter((row) => row.length > 0);
  if (printed.length === 0) return [];
  const left = Math.min(...printed.flatMap((row) => row.map((word) => word.box.left)));
  const right = Math.max(...printed.flatMap((row) => row.map((word) => word.box.right)));
  const coverage = countCoverage(printed, left, right);
  const allowed = Math.floor(printed.length / COLUMNS.crossingRows);
  const gutters = freeGutters(coverage, left, allowed).filter((gutter) => gutter.right - gutter.left >= GAP_EM.words.gutter * fontSize);
  return dropBlanks(gutters, printed, fontSize);
}

/** Drops the gutters that are only blanks inside segments, the weakest first, as each widens its neighbours' columns. */
function dropBlanks(gutters: readonly Gutter[], rows: readonly (readonly Word[])[], fontSize: number): Gutter[] {
  const kept = [...gutters];
  const weights = kept.map((_, i) => separation(kept, i, rows, fontSize));
  for (;;) {
    const weakest = weights.indexOf(Math.min(...weights));
    if (weakest === -1 || weights[weakest]! >= 1) return kept;
    kept.splice(weakest, 1);
    weights.splice(weakest, 1);
    for (const beside of [weakest - 1, weakest]) if (kept[beside]) weights[beside] = separation(kept, beside, rows, fontSize);
  }
}

/** How many rows have ink at each step from `left`. */
function countCoverage(rows: readonly (readonly Word[])[], left: number, right: number): Int32Array {
  const steps = Math.ceil((right - left) / COLUMNS.stepPt) + 1;
  const coverage = new Int32Array(steps + 1);
  const stamp = new Int32Array(steps + 1).fill(-1);
  rows.forEach((row, index) => {
    for (const word of row) {
      const from = Math.floor((word.box.left - left) / COLUMNS.stepPt);
      const to = Math.min(steps, Math.ceil((word.box.right - left) / COLUMNS.stepPt));
      for (let step = from; step < to; step++) {
        if (stamp[step] === index) continue;
        stamp[step] = index;
        coverage[step]!++;
      }
    }
  });
  return coverage.subarray(0, steps);
}

/** Maximal gutters that no more than `allowed` rows cross, narrowed to where the fewest do. */
function freeGutters(coverage: Int32Array, left: number, allowed: number): Gutter[] {
  const gutters: Gutter[] = [];
  let step = 0;
  while (step < coverage.length) {
    if (coverage[step]! > allowed) {
      step++;
      continue;
    }
    let end = step;
    while (end < coverage.length && coverage[end]! <= allowed) end++;
    const least = narrowToLeast(coverage, step, end);
    gutters.push({ left: left + least.from * COLUMNS.stepPt, right: left + least.to * COLUMNS.stepPt });
    step = end;
  }
  return gutters;
}

function narrowToLeast(coverage: Int32Array, from: number, to: number): { from: number; to: number } {
  let least = Infinity;
  for (let i = from; i < to; i++) least = Math.min(least, coverage[i]!);
  let best = { from, to: from };
  for (let i = from; i < to; i++) {
    if (coverage[i] !== least) continue;
    let end = i;
    while (end < to && coverage[end] === least) end++;
    if (end - i > best.to - best.from) best = { from: i, to: end };
    i = end;
  }
  return best;
}

/** How clearly the two columns beside a gutter stand apart in the rows that fill both: 1 and more is a gutter, less is a blank. */
function separation(gutters: readonly Gutter[], index: number, rows: readonly (readonly Word[])[], fontSize: number): number {
  const gutter = gutters[index]!;
  const from = index > 0 ? middle(gutters[index - 1]!) : -Infinity;
  const to = index < gutters.length - 1 ? middle(gutters[index + 1]!) : Infinity;
  const meetings = rows.map((row) => meetingAt(row, middle(gutter), from, to));
  const gaps = meetings.flatMap(({ before, after }) => (before && after ? [(after.box.left - before.box.right) / fontSize] : []));
  if (gaps.length === 0) {
    const alone = meetings.filter(({ before, after }) => before ?? after).length;
    return alone > 1 ? (gutter.right - gutter.left) / (GAP_EM.words.clear * fontSize) : 0;
  }
  gaps.sort((a, b) => a - b);
  const usual = gaps[gaps.length >> 1]!;
  if (usual < GAP_EM.words.thousands && meetings.every(({ before, after }) => !before || !after || isGroup(before, after))) return 0;
  const clear = Math.max(
    usual / GAP_EM.words.clear,
    isSeam(meetings, textsBetween(rows, middle(gutter), to)) ? usual / GAP_EM.words.seam : 0,
  );
  const figures = meetings.filter(({ before, after }) => before && after && isValue(before.text) && isValue(after.text)).length;
  const isCloseSet = gaps.length >= COLUMNS.closeGapRows && gaps.length >= rows.length / 2 && figures > gaps.length / 2;
  return isCloseSet ? Math.max(clear, gaps[Math.floor(gaps.length / 5)]! / GAP_EM.words.closeFigures) : clear;
}

const GROUP_HEAD = /^[-–−(]?[$€£]?\d{1,3}$/;
const GROUP_TAIL = /^\d{3}(?:[.,]\d{1,3})?[)%]?$/;

/** Whether the two words are one figure whose thousands stand apart (`42 551,01`). */
export const isGroup = (before: Word, after: Word): boolean => GROUP_HEAD.test(before.text) && GROUP_TAIL.test(after.text);

/** Whether the words behind the gutter begin under one another in most of so many rows, or end there as figures do; one text over and over is a unit. */
function isSeam(meetings: readonly Meeting[], texts: readonly string[]): boolean {
  const behind = meetings.flatMap(({ before, after }) => (before && after ? [after] : []));
  if (behind.length < ALIGNED_SEAMS.seamLines || new Set(texts).size * 2 <= behind.length) return false;
  const isAligned = (edges: readonly number[]): boolean => {
    const middleEdge = median(edges)!;
    return edges.filter((edge) => Math.abs(edge - middleEdge) <= ALIGNED_SEAMS.alignedPt).length >= COLUMNS.alignedShare * edges.length;
  };
  return (
    isAligned(behind.map(({ box }) => box.left)) ||
    (behind.every(({ text }) => isValue(text)) && isAligned(behind.map(({ box }) => box.right)))
  );
}

const textsBetween = (rows: readonly (readonly Word[])[], from: number, to: number): string[] =>
  rows.map((row) => textOf(row.filter(({ box }) => boxCentreX(box) > from && boxCentreX(box) < to)));

interface Meeting {
  before?: Word;
  after?: Word;
}

/** The words of a row right before and right after `x`, within the two columns that meet there. */
function meetingAt(row: readonly Word[], x: number, from: number, to: number): Meeting {
  let before: Word | undefined;
  let after: Word | undefined;
  for (const word of row) {
    const centre = boxCentreX(word.box);
    if (centre > from && centre < x && (!before || word.box.right > before.box.right)) before = word;
    else if (centre >= x && centre < to && (!after || word.box.left < after.box.left)) after = word;
  }
  return { before, after };
}

const middle = (gutter: Gutter): number => (gutter.left + gutter.right) / 2;

/** Position of the column, or the row, that holds a coordinate, given those of the boundaries between them in ascending order. */
export function intervalAt(boundaries: readonly number[], coordinate: number): number {
  let index = 0;
  while (index < boundaries.length && coordinate >= boundaries[index]!) index++;
  return index;
}

/** A stretch without an edge in it: its middle and its width, in points. */
interface Stretch {
  x: number;
  width: number;
}

/** The stretches between edges, left to right. */
export function stretchesBetween(edges: readonly number[]): Stretch[] {
  const sorted = [...edges].sort((a, b) => a - b);
  return sorted.slice(1).map((edge, i) => ({ x: (sorted[i]! + edge) / 2, width: edge - sorted[i]! }));
}

/** The middle of the stretch that the fewest cross; of several the widest, of these the first. Undefined of none. */
export function leastCrossed(stretches: readonly Stretch[], crossing: (x: number) => number): number | undefined {
  let best: (Stretch & { crossed: number }) | undefined;
  for (const stretch of stretches) {
    const crossed = crossing(stretch.x);
    if (!best || crossed < best.crossed || (crossed === best.crossed && stretch.width > best.width)) best = { ...stretch, crossed };
  }
  return best?.x;
}

/** First and last column that the segment's ink reaches into by more than a little. */
export function columnRange(boundaries: readonly number[], segment: Segment): { first: number; last: number } {
  const slack = Math.min(COLUMNS.slackEm * segment.fontSize, (segment.box.right - segment.box.left) / 3);
  const first = intervalAt(boundaries, segment.box.left + slack);
  return { first, last: Math.max(first, intervalAt(boundaries, segment.box.right - slack)) };
}

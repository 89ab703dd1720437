import { boxCentreX, boxCentreY, overlapX, type Box } from '../../model/box';
import type { Ruling, TextLine, Word } from '../../model/page';
import { leastCrossed, stretchesBetween, type Gutter } from '../grid/columns';
import type { Region } from '../grid/region';
import { isFigure } from '../grid/numeric-text';
import { splitSegments } from '../../layout/segments';
import { GAP_EM } from '../../layout/gaps';
import { ITEM_COLUMNS } from './weights';

/** The place between two neighbouring columns: a ruling, else where the fewest segments stand in the way, in the gap that fits the labels best. */
export function boundaryBetween(label: Box, next: Box, inks: Inks, region: Region): number {
  const low = boxCentreX(label);
  const high = boxCentreX(next);
  const ruling = rulingBetween(label, next, inks.anchors, region);
  if (ruling) return ruling.position;
  const gap = { left: Math.min(label.right, next.left), right: Math.max(label.right, next.left) };
  const bySegment = bestGutter(freeGutters(inks.segments, low, high), gap);
  if (bySegment && overlapX(bySegment, gap) > 0) return middleOf(bySegment, inks.details);
  const byWord = bestGutter(freeGutters(inks.words, low, high), gap);
  if (byWord && overlapX(byWord, gap) > 0) return middleOf(byWord, inks.details);
  if (startsUnder(next, inks.anchors)) return next.left - ITEM_COLUMNS.alignedPt;
  const between = nearlyFree(gap, inks);
  if (between !== undefined) return between;
  const byWrap = bestGutter(freeGutters(inks.wrapped, low, high), gap);
  return middleOf(byWrap ?? byWord ?? gap, inks.details);
}

/** What stands under the labels, and may stand in the way of a boundary. */
export interface Inks {
  /** The lines that open items, with their segments, their words, and their segments as wide as they wrap. */
  anchors: readonly TextLine[];
  segments: readonly Box[];
  words: readonly Box[];
  wrapped: readonly Box[];
  /** The segments of the other lines. */
  details: readonly Box[];
}

/** The segments of lines, as items part them. */
export const segmentsOf = (lines: readonly TextLine[]): Box[] =>
  lines.flatMap((line) => splitSegments(line, [], GAP_EM.words.itemSegment).map(({ box }) => box));

/** Whether most items have a word right under the left edge of the label: the column begins there, however close the text before it comes. */
const startsUnder = (label: Box, anchors: readonly TextLine[]): boolean => {
  const lines = anchors.map(({ words }) => words);
  return isOverStarts(label, lines, ITEM_COLUMNS.alignedPt);
};

/** Whether more than half of the lines have a word that begins at the label's left edge. */
export const isOverStarts = (label: Box, lines: readonly (readonly Word[])[], slackPt: number): boolean =>
  lines.filter((words) => words.some(({ box }) => Math.abs(box.left - label.left) <= slackPt)).length * 2 > lines.length;

/** The ruling between two labels: one that stands beside them, else one beside an item; those of other lists on the page say nothing. */
export function rulingBetween(label: Box, next: Box, anchors: readonly TextLine[], region: Region): Ruling | undefined {
  const from = Math.max(boxCentreX(label), label.right - 2);
  const to = Math.min(boxCentreX(next), next.left + 2);
  const between = region.verticals.filter(({ position }) => position > from && position < to);
  const isBeside = (ruling: Ruling, box: Box): boolean => ruling.start < boxCentreY(box) && ruling.end > boxCentreY(box);
  return between.find((ruling) => isBeside(ruling, label)) ?? between.find((ruling) => anchors.some(({ box }) => isBeside(ruling, box)));
}

/** The place in the gap between the labels that hardly any item has a figure across, and none a word: `13.20` is what was read of `1` and `3.20` on a roll. */
function nearlyFree(gap: Gutter, { words, anchors }: Inks): number | undefined {
  if (gap.right - gap.left <= ITEM_COLUMNS.leastGapPt) return undefined;
  const middle = middleOf(gap, words);
  const across = anchors.flatMap((line) => line.words.filter(({ box }) => box.left < middle && box.right > middle));
  const isFew = across.length <= ITEM_COLUMNS.acrossShare * anchors.length && across.every(({ text }) => isFigure(text));
  return isFew ? middle : undefined;
}

/** The gutter that shares most with the gap between the labels; among those that share nothing, the widest. */
function bestGutter(gutters: readonly Gutter[], gap: Gutter): Gutter | undefined {
  const fit = (gutter: Gutter): number => ITEM_COLUMNS.fitted * overlapX(gutter, gap) + (gutter.right - gutter.left) / 2;
  return gutters.reduce<Gutter | undefined>((best, gutter) => (!best || fit(gutter) > fit(best) ? gutter : best), undefined);
}

/** The middle of the widest part of the gutter that the fewest boxes cross. */
function middleOf(gutter: Gutter, all: readonly Box[]): number {
  const inside = (x: number): boolean => x > gutter.left && x < gutter.right;
  const boxes = all.filter((box) => box.right > gutter.left && box.left < gutter.right);
  const edges = [gutter.left, ...boxes.flatMap((box) => [box.left, box.right]).filter(inside), gutter.right];
  const wide = stretchesBetween(edges).filter(({ width }) => width > ITEM_COLUMNS.leastGapPt);
  return leastCrossed(wide, (x) => boxes.filter((box) => box.left < x && box.right > x).length) ?? (gutter.left + gutter.right) / 2;
}

/** The parts of the stretch that no box covers. */
function freeGutters(boxes: readonly Box[], low: number, high: number): Gutter[] {
  const inked = boxes
    .filter(({ left, right }) => Math.min(high, right) > Math.max(low, left))
    .sort((a, b) => Math.max(low, a.left) - Math.max(low, b.left));
  const gutters: Gutter[] = [];
  let edge = low;
  for (const { left, right } of inked) {
    if (left > edge) gutters.push({ left: edge, right: left });
    edge = Math.max(edge, Math.min(high, right));
  }
  if (high > edge) gutters.push({ left: edge, right: high });
  return gutters;
}

import { boxCentreX, boxWidth } from '../../model/box';
import type { TextLine, Word } from '../../model/page';
import { intervalAt, type ColumnExtent } from '../grid/columns';
import { separatorsBeside, type Region } from '../grid/region';
import { isLeader, splitSegments, toSegment, type Segment } from '../../layout/segments';
import { GAP_EM } from '../../layout/gaps';
import { HEADER_LABELS } from './weights';

/** The labels in one line of a header, labels of neighbouring columns parted even where they stand a blank apart; the last line has no label over several columns. */
export function headerSegments(
  region: Region,
  line: TextLine,
  boundaries: readonly number[],
  seams: readonly number[],
  extents: readonly ColumnExtent[],
  isLast: boolean,
): Segment[] {
  const printed = { ...line, words: line.words.filter((word) => !isLeader(word)) };
  return splitSegments(printed, separatorsBeside(region, line.box))
    .flatMap((segment) => splitAtBoundaries(segment, boundaries))
    .flatMap((segment) => splitTightLabels(region, segment, seams, extents, isLast));
}

/** Splits a segment where a gap wider than a blank holds a column boundary. */
function splitAtBoundaries(segment: Segment, boundaries: readonly number[]): Segment[] {
  return groupWords(segment, (before, word) => {
    const apart = word.box.left - before.box.right > GAP_EM.words.headerBoundary * Math.min(word.fontSize, before.fontSize);
    return apart && boundaries.some((x) => x > before.box.right - 1 && x < word.box.left + 1);
  });
}

function groupWords(segment: Segment, isApart: (before: Word, word: Word) => boolean): Segment[] {
  const groups: Word[][] = [[segment.words[0]!]];
  for (let i = 1; i < segment.words.length; i++) {
    const word = segment.words[i]!;
    if (isApart(segment.words[i - 1]!, word)) groups.push([word]);
    else groups[groups.length - 1]!.push(word);
  }
  return groups.map((words) => toSegment(words, segment.line));
}

/** Where the labels of neighbouring columns part: between the middles of both columns, in every line's wide gap there. */
export function labelSeams(lines: readonly TextLine[], extents: readonly ColumnExtent[]): number[] {
  return extents.slice(1).map((next, i) => {
    const own = extents[i]!;
    let low = (own.left + own.right) / 2;
    let high = (next.left + next.right) / 2;
    for (const line of [...lines].reverse()) {
      const gap = widestGap(line, low, high);
      if (gap) [low, high] = [Math.max(low, gap.left), Math.min(high, gap.right)];
    }
    return (low + high) / 2;
  });
}

function widestGap(line: TextLine, low: number, high: number): { left: number; right: number } | undefined {
  let widest: { left: number; right: number } | undefined;
  let most = 0;
  for (let i = 1; i < line.words.length; i++) {
    const before = line.words[i - 1]!;
    const left = before.box.right;
    const right = line.words[i]!.box.left;
    const shared = Math.min(right, high) - Math.max(left, low);
    if (right - left >= GAP_EM.words.label * before.fontSize && shared > most) [widest, most] = [{ left, right }, shared];
  }
  return widest;
}

/** Splits labels of neighbouring columns that stand no more than a blank apart, where the seam between the columns falls into the blank. */
function splitTightLabels(
  region: Region,
  segment: Segment,
  seams: readonly number[],
  extents: readonly ColumnExtent[],
  isLast: boolean,
): Segment[] {
  if (segment.words.length < 2 || isUnderlined(region, segment)) return [segment];
  const crossed = seams.filter((seam) => seam > segment.box.left && seam < segment.box.right);
  const blanks = crossed.map((seam) => blankNear(segment, seam));
  if (crossed.length === 0 || blanks.includes(undefined) || new Set(blanks).size < blanks.length) return [segment];
  const pieces = groupWords(segment, (_, word) => blanks.includes(word));
  const column = (piece: Segment): ColumnExtent => extents[intervalAt(seams, boxCentreX(piece.box))]!;
  return isLast || pieces.length > 2 || pieces.every((piece) => isSetLike(piece, column(piece))) ? pieces : [segment];
}

/** The word behind the blank nearest to the seam, undefined where there is none near. */
function blankNear(segment: Segment, seam: number): Word | undefined {
  let nearest: Word | undefined;
  let least = HEADER_LABELS.seamSlackEm * segment.fontSize;
  for (let i = 1; i < segment.words.length; i++) {
    const before = segment.words[i - 1]!.box.right;
    const after = segment.words[i]!.box.left;
    const distance = Math.max(before - seam, seam - after, 0);
    if (distance < least) [nearest, least] = [segment.words[i], distance];
  }
  return nearest;
}

/** Whether one ruling runs right under the whole segment and little further than its columns: it is one label. */
const isUnderlined = (region: Region, segment: Segment): boolean =>
  region.horizontals.some(
    (ruling) =>
      ruling.position - segment.box.bottom > -HEADER_LABELS.rulingAboveEm * segment.fontSize &&
      ruling.position - segment.box.bottom < HEADER_LABELS.rulingBelowEm * segment.fontSize &&
      ruling.start <= segment.box.left + 2 &&
      ruling.end >= segment.box.right - 2 &&
      ruling.end - ruling.start < HEADER_LABELS.underlineShare * boxWidth(region.box),
  );

function isSetLike(piece: Segment, extent: ColumnExtent): boolean {
  const offsets = [piece.box.left - extent.left, piece.box.right - extent.right, boxCentreX(piece.box) - (extent.left + extent.right) / 2];
  return offsets.some((offset) => Math.abs(offset) <= HEADER_LABELS.alignedEm * piece.fontSize);
}

import { boxCentreX, overlapX, type Box } from '../../model/box';
import type { Ruling, TextLine, Word } from '../../model/page';
import type { ColumnExtent } from '../grid/columns';
import type { DraftCell } from '../grid/draft-table';
import { headerSegments, labelSeams } from './header-labels';
import type { Region } from '../grid/region';
import { splitSegments, type Segment } from '../../layout/segments';
import { GAP_EM } from '../../layout/gaps';
import { HEADER_ROWS } from './weights';

/** A header label: lines above one another over the same columns. */
interface Block {
  first: number;
  last: number;
  words: Word[];
  box: Box;
  fontSize: number;
  level: number;
}

/** Builds the header's cells: labels of several lines joined, labels over several columns spanning them, the rest reaching down to the body. */
export function headerCells(
  region: Region,
  lines: readonly TextLine[],
  boundaries: readonly number[],
  extents: readonly ColumnExtent[],
): DraftCell[] {
  const blocks: Block[] = [];
  const seams = labelSeams(lines, extents);
  lines.forEach((line, index) => {
    const below = lines.slice(index + 1);
    const segments = headerSegments(region, line, boundaries, seams, extents, below.length === 0);
    const above = [...blocks];
    for (const segment of segments) {
      const range = wrappedRange(segment, segments, above) ?? rangeOf(segment, segments, below, region, extents);
      addSegment(blocks, segment, range, region.horizontals);
    }
  });
  return settle(blocks);
}

interface Range {
  first: number;
  last: number;
}

/** The columns of the label over several columns whose next line this is: close under it, centred like it, and alone there. */
function wrappedRange(segment: Segment, siblings: readonly Segment[], above: readonly Block[]): Range | undefined {
  const label = above.findLast((block) => overlapX(block.box, segment.box) > 0);
  if (!label || label.first === label.last || segment.box.top - label.box.bottom > GAP_EM.lines.label * segment.fontSize) return undefined;
  const isCentred = Math.abs(boxCentreX(segment.box) - boxCentreX(label.box)) < HEADER_ROWS.centredLinesEm * segment.fontSize;
  const isAlone = siblings.every((other) => other === segment || overlapX(other.box, label.box) === 0);
  return isCentred && isAlone ? { first: label.first, last: label.last } : undefined;
}

/** The columns a label stands for: those under its own ruling, those it covers, or those it is centred over. */
function rangeOf(
  segment: Segment,
  siblings: readonly Segment[],
  below: readonly TextLine[],
  region: Region,
  extents: readonly ColumnExtent[],
): Range {
  const covered = coveredColumns(segment.box, extents);
  const ruling = underRuling(segment, siblings, region);
  if (ruling && below.length > 0) {
    const ruled = columnsBetween(ruling.start, ruling.end, extents);
    if (ruled && ruled.first <= covered.first && ruled.last >= covered.last) return ruled;
  }
  return below.length > 0 ? centredRange(segment, siblings, covered, below, extents) : covered;
}

function coveredColumns(box: Box, extents: readonly ColumnExtent[]): Range {
  const indexes = extents.flatMap((extent, i) => {
    const shared = Math.min(box.right, extent.right) - Math.max(box.left, extent.left);
    const needed = HEADER_ROWS.coverShare * Math.min(extent.right - extent.left, box.right - box.left);
    return shared >= needed ? [i] : [];
  });
  if (indexes.length > 0) return { first: indexes[0]!, last: indexes[indexes.length - 1]! };
  const nearest = nearestColumn(boxCentreX(box), extents);
  return { first: nearest, last: nearest };
}

function nearestColumn(x: number, extents: readonly ColumnExtent[]): number {
  let best = 0;
  let bestDistance = Infinity;
  extents.forEach(({ left, right }, i) => {
    const distance = Math.max(left - x, x - right, 0);
    if (distance < bestDistance) [best, bestDistance] = [i, distance];
  });
  return best;
}

function columnsBetween(start: number, end: number, extents: readonly ColumnExtent[]): Range | undefined {
  const inside = extents.flatMap(({ left, right }, i) => ((left + right) / 2 >= start && (left + right) / 2 <= end ? [i] : []));
  return inside.length > 0 ? { first: inside[0]!, last: inside[inside.length - 1]! } : undefined;
}

/** The ruling drawn right under a label, shared with no other label of its line and wider than the label. */
function underRuling(segment: Segment, siblings: readonly Segment[], region: Region): Ruling | undefined {
  return region.horizontals.find((ruling) => {
    const gap = ruling.position - segment.box.bottom;
    if (gap < -HEADER_ROWS.rulingAboveEm * segment.fontSize || gap > HEADER_ROWS.rulingBelowEm * segment.fontSize) return false;
    if (ruling.start > segment.box.left + 2 || ruling.end < segment.box.right - 2) return false;
    return !siblings.some((other) => other !== segment && boxCentreX(other.box) > ruling.start && boxCentreX(other.box) < ruling.end);
  });
}

/** Widens a label to the columns it is centred over, as far as no other label of its line stands there and labels follow below. */
function centredRange(
  segment: Segment,
  siblings: readonly Segment[],
  covered: Range,
  below: readonly TextLine[],
  extents: readonly ColumnExtent[],
): Range {
  if (isFollowed(segment, below)) return covered;
  const [low, high] = freeColumns(segment, siblings, covered, extents);
  const belowWords = below.flatMap((line) => line.words);
  const isHeaded = (column: number): boolean => belowWords.some(({ box }) => overlapX(box, extents[column]!) > 0);
  const centre = boxCentreX(segment.box);
  const offset = (range: Range): number => Math.abs((extents[range.first]!.left + extents[range.last]!.right) / 2 - centre);
  const width = (range: Range): number => extents[range.last]!.right - extents[range.first]!.left;
  const isFree = (range: Range): boolean =>
    range.last > range.first && Array.from({ length: range.last - range.first + 1 }, (_, i) => range.first + i).every(isHeaded);
  const whole = { first: low, last: high };
  if (isFree(whole) && offset(whole) <= HEADER_ROWS.centredShare * width(whole)) return whole;
  let best = covered;
  for (let first = low; first <= covered.first; first++) {
    for (let last = covered.last; last <= high; last++) {
      const range = { first, last };
      if (isFree(range) && offset(range) < offset(best) - 1) best = range;
    }
  }
  return best;
}

/** Whether the line that comes next under the label goes on with it: the same label's next line, not labels of single columns. */
function isFollowed(segment: Segment, below: readonly TextLine[]): boolean {
  for (const line of below) {
    const under = splitSegments(line).filter((other) => overlapX(other.box, segment.box) > 0);
    if (under.length === 0) continue;
    const { box } = under[0]!;
    if (under.length > 1 || box.top - segment.box.bottom > GAP_EM.lines.label * segment.fontSize) return false;
    const offsets = [box.left - segment.box.left, box.right - segment.box.right, boxCentreX(box) - boxCentreX(segment.box)];
    return offsets.some((offset) => Math.abs(offset) < HEADER_ROWS.followedEm * segment.fontSize);
  }
  return false;
}

/** How far a label could reach: up to its neighbours in the line, never over the first column unless it stands there. */
function freeColumns(segment: Segment, siblings: readonly Segment[], covered: Range, extents: readonly ColumnExtent[]): [number, number] {
  let low = covered.first === 0 ? 0 : 1;
  let high = extents.length - 1;
  for (const other of siblings) {
    if (other === segment) continue;
    const range = coveredColumns(other.box, extents);
    if (range.last < covered.first) low = Math.max(low, range.last + 1);
    if (range.first > covered.last) high = Math.min(high, range.first - 1);
  }
  return [Math.min(low, covered.first), Math.max(high, covered.last)];
}

function addSegment(blocks: Block[], segment: Segment, range: Range, horizontals: readonly Ruling[]): void {
  const above = blocks.filter((block) => block.first <= range.last && block.last >= range.first);
  const nearest = above[above.length - 1];
  if (nearest && continues(nearest, segment, range, horizontals)) {
    nearest.words.push(...segment.words);
    nearest.box = {
      left: Math.min(nearest.box.left, segment.box.left),
      right: Math.max(nearest.box.right, segment.box.right),
      top: nearest.box.top,
      bottom: segment.box.bottom,
    };
    return;
  }
  const level = above.length === 0 ? 0 : Math.max(...above.map((block) => block.level)) + 1;
  blocks.push({ ...range, words: [...segment.words], box: segment.box, fontSize: segment.fontSize, level });
}

function continues(block: Block, segment: Segment, range: Range, horizontals: readonly Ruling[]): boolean {
  const sameColumns = block.first === range.first && block.last === range.last;
  const gap = segment.box.top - block.box.bottom;
  if (!sameColumns || gap > GAP_EM.lines.label * Math.min(block.fontSize, segment.fontSize)) return false;
  const centre = boxCentreX(segment.box);
  const seam = (segment.box.top + block.box.bottom) / 2;
  return !horizontals.some(
    (ruling) =>
      Math.abs(ruling.position - seam) < HEADER_ROWS.seamRulingEm * segment.fontSize &&
      ruling.start < centre &&
      ruling.end > centre &&
      ruling.position > block.box.top,
  );
}

/** Gives every label its rows: a label without labels below reaches down to the body. */
function settle(blocks: readonly Block[]): DraftCell[] {
  const rowCount = Math.max(0, ...blocks.map((block) => block.level + 1));
  return blocks.map((block) => {
    const below = blocks.filter((other) => other.level > block.level && other.first <= block.last && other.last >= block.first);
    const end = below.length === 0 ? rowCount : Math.min(...below.map((other) => other.level));
    return {
      row: block.level,
      column: block.first,
      rowSpan: end - block.level,
      columnSpan: block.last - block.first + 1,
      words: block.words,
    };
  });
}

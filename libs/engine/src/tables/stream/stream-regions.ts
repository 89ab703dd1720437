import type { Gutter } from '../grid/columns';
import { opensLikeCaption, opensLikeNote } from '../../lexicon/lexicon';
import { boxWidth, unionBox, type Box } from '../../model/box';
import type { Ruling, TextLine, Word } from '../../model/page';
import { alignedSeams } from '../grid/aligned-seams';
import { findProse } from './prose';
import { isValue } from '../grid/numeric-text';
import { isFullWidth, separatorsBeside } from '../grid/region';
import { splitSegments, type Segment } from '../../layout/segments';
import { GAP_EM } from '../../layout/gaps';
import { STREAM_REGIONS } from './weights';

/** Where a table's words are aligned although no grid is drawn. */
export interface StreamRegion {
  box: Box;
  words: Word[];
}

interface Row {
  line: TextLine;
  segments: Segment[];
}

/** Finds runs of rows whose gaps line up, running text left out, each with the header lines above it. */
export function findStreamRegions(lines: readonly TextLine[], rulings: readonly Ruling[]): StreamRegion[] {
  const seams = alignedSeams(lines);
  const verticals = rulings.filter(({ orientation }) => orientation === 'vertical');
  const segmented = lines.map((line, i) => splitSegments(line, [...separatorsBeside({ verticals }, line.box), ...seams[i]!]));
  const prose = findProse(segmented);
  const rows: Row[] = lines
    .map((line, i) => ({ line, segments: segmented[i]!.filter((segment) => !prose.has(segment)) }))
    .filter((row) => row.segments.length > 0);
  const regions: Core[] = [];
  for (const { from, to } of findCores(rows)) {
    const start = growUp(rows, from, to, rulings);
    while (regions.length > 0 && regions[regions.length - 1]!.from >= start) regions.pop();
    const previous = regions[regions.length - 1];
    regions.push({ from: Math.max(start, Math.min(previous?.to ?? 0, from)), to });
  }
  return regions.map(({ from, to }) => toRegion(rows, from, to));
}

/** Rows whose gaps line up, without the labels over them. */
interface Core {
  from: number;
  /** Exclusive. */
  to: number;
}

function findCores(rows: readonly Row[]): Core[] {
  const cores: Core[] = [];
  let from = 0;
  while (from < rows.length) {
    if (rows[from]!.segments.length < 2) {
      from++;
      continue;
    }
    const to = growDown(rows, from);
    if (tabularCount(rows, from, to) >= 2) {
      cores.push({ from, to });
      from = to;
    } else {
      from++;
    }
  }
  return cores;
}

const tabularCount = (rows: readonly Row[], from: number, to: number): number =>
  rows.slice(from, to).filter((row) => row.segments.length > 1).length;

/** Takes rows as long as their gaps leave the gutters between columns open; returns the end of the last row of several segments. */
function growDown(rows: readonly Row[], from: number): number {
  let gutters = gapsOf(rows[from]!);
  let box = rowBox(rows[from]!);
  let end = from + 1;
  let singles = 0;
  for (let i = from + 1; i < rows.length; i++) {
    const row = rows[i]!;
    const size = row.segments[0]!.fontSize;
    if (rowBox(row).top - rowBox(rows[i - 1]!).bottom > GAP_EM.lines.row * size) break;
    if (row.segments.length === 1) {
      if (++singles > STREAM_REGIONS.maxSingles || endsTable(row.segments[0]!, box)) break;
      continue;
    }
    if (i > from + 2 && repeatsHeader(rows, from, row)) break;
    const wider = unionBox([box, rowBox(row)]);
    const kept = keepOpen(outerGutters(gutters, box, wider), row, size);
    const expected = Math.max(outerGutters(gutters, box, wider).length, row.segments.length - 1);
    if (kept.length === 0 || kept.length < STREAM_REGIONS.keptGutters * Math.min(expected, Math.max(gutters.length, 1))) break;
    gutters = kept;
    box = wider;
    singles = 0;
    end = i + 1;
  }
  return end;
}

/** Whether a segment alone on its row is a caption, a note or a sentence, and not the label of a section. */
const endsTable = (segment: Segment, box: Box): boolean =>
  opensLikeNote(segment.text) ||
  opensLikeCaption(segment.text) ||
  (segment.words.length > STREAM_REGIONS.maxSectionWords && boxWidth(segment.box) > STREAM_REGIONS.noteShare * boxWidth(box));

/** Whether the row opens with the same label as the header: another table of the same kind begins. */
function repeatsHeader(rows: readonly Row[], from: number, row: Row): boolean {
  const label = row.segments[0]!.text;
  if (isValue(label) || label.length < 3) return false;
  return rows.slice(Math.max(0, from - 1), from + 2).some((first) => first.segments.length > 1 && first.segments[0]!.text === label);
}

const rowBox = (row: Row): Box => unionBox(row.segments.map((segment) => segment.box));

const gapsOf = (row: Row): Gutter[] =>
  row.segments.slice(1).map((segment, i) => ({ left: row.segments[i]!.box.right, right: segment.box.left }));

/** The gutters, with the room that opens where a row reaches further out than those before. */
function outerGutters(gutters: readonly Gutter[], before: Box, after: Box): Gutter[] {
  const wider = [...gutters];
  if (after.left < before.left) wider.unshift({ left: after.left, right: before.left });
  if (after.right > before.right) wider.push({ left: before.right, right: after.right });
  return wider;
}

/** What the row's ink leaves of the gutters. */
function keepOpen(gutters: readonly Gutter[], row: Row, size: number): Gutter[] {
  return gutters.flatMap((gutter) => {
    let pieces = [gutter];
    for (const { box } of row.segments) {
      pieces = pieces.flatMap((piece) => {
        if (box.right <= piece.left || box.left >= piece.right) return [piece];
        return [
          { left: piece.left, right: Math.min(piece.right, box.left) },
          { left: Math.max(piece.left, box.right), right: piece.right },
        ];
      });
    }
    return pieces.filter((piece) => piece.right - piece.left >= GAP_EM.words.rowGutter * size);
  });
}

/** Takes the header lines above: up to the table's top ruling, or as long as they look like column labels. */
function growUp(rows: readonly Row[], from: number, to: number, rulings: readonly Ruling[]): number {
  const box = unionBox(rows.slice(from, to).map(rowBox));
  let start = topRuling(rows, from, box, rulings) ?? from;
  if (start < from) return start;
  while (start > 0 && from - start < STREAM_REGIONS.maxHeaderLines) {
    const above = rows[start - 1]!;
    const size = above.segments[0]!.fontSize;
    const gap = rowBox(rows[start]!).top - rowBox(above).bottom;
    if (gap > GAP_EM.lines.header * size || !isLabelRow(above, box, size)) break;
    start--;
  }
  return start;
}

/** The first row under the topmost full-width ruling above the rows, with nothing but short lines between. */
function topRuling(rows: readonly Row[], from: number, box: Box, rulings: readonly Ruling[]): number | undefined {
  const size = rows[from]!.segments[0]!.fontSize;
  let start: number | undefined;
  for (let i = from; i >= 0 && from - i < STREAM_REGIONS.maxHeaderLines; i--) {
    const top = rowBox(rows[i]!).top;
    const previous = i > 0 ? rowBox(rows[i - 1]!).bottom : -Infinity;
    const hit = rulings.some(
      (ruling) =>
        ruling.orientation === 'horizontal' &&
        isFullWidth(ruling, box) &&
        ruling.position <= top + STREAM_REGIONS.rulingSlackEm * size &&
        ruling.position >= previous - STREAM_REGIONS.rulingSlackEm * size,
    );
    if (hit) start = i;
    if (i === 0 || top - previous > GAP_EM.lines.headerEnd * size || opensLikeCaption(rows[i - 1]!.segments[0]!.text)) break;
    if (rows[i - 1]!.segments.length === 1 && boxWidth(rowBox(rows[i - 1]!)) > STREAM_REGIONS.wideLineShare * boxWidth(box)) break;
  }
  return start;
}

/** Whether a row over the body could hold column labels: inside its width, short, no caption. */
function isLabelRow(row: Row, box: Box, size: number): boolean {
  const { left, right } = rowBox(row);
  const reach = STREAM_REGIONS.labelReach * size;
  if (left < box.left - reach || right > box.right + reach) return false;
  if (opensLikeCaption(row.segments[0]!.text)) return false;
  if (row.segments.length > 1) return true;
  return left > box.left + reach && right - left < STREAM_REGIONS.shortLabelShare * boxWidth(box);
}

function toRegion(rows: readonly Row[], from: number, to: number): StreamRegion {
  const words = rows.slice(from, to).flatMap((row) => row.segments.flatMap((segment) => segment.words));
  return { box: unionBox(words.map((word) => word.box)), words };
}

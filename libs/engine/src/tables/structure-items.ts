import { boxCentreX, overlapX, unionBox, type Box } from '../model/box';
import type { TextLine, Word } from '../model/page';
import { columnRole, type ColumnRole } from './column-role';
import { findGutters } from './columns';
import { cellText, type DraftCell, type DraftTable } from './draft-table';
import { isAnchor, itemRows } from './item-rows';
import { separatorsBeside, type Region } from './region';
import { splitSegments, toSegment, type Segment } from './segments';

/** Labels are set closer than cells: a gap wider than this part of the font size parts two. */
const LABEL_GAP_EM = 0.6;

/** The label of one column. */
interface Label {
  text: string;
  box: Box;
  words: Word[];
}

/** The labels over a list of items and the places between its columns. */
export interface ItemColumns {
  labels: Label[];
  boundaries: number[];
  roles: (ColumnRole | null)[];
}

/** Lays a list of items out under its labels: a column a label, a row an item with all its lines; without its labels where they stand on the page before. */
export function structureItems(region: Region, columns: ItemColumns, body: readonly TextLine[], isHeaded: boolean): DraftTable {
  const header = isHeaded
    ? columns.labels.map(({ words }, column): DraftCell => ({ row: 0, column, rowSpan: 1, columnSpan: 1, words }))
    : [];
  const headerRows = isHeaded ? 1 : 0;
  const rows = itemRows(region, body, columns.boundaries, columns.roles);
  const cells = rows.flatMap((row, r) =>
    row.flatMap((words, column): DraftCell[] =>
      words.length > 0 ? [{ row: headerRows + r, column, rowSpan: 1, columnSpan: 1, words }] : [],
    ),
  );
  return {
    box: unionBox([...header, ...cells].flatMap((cell) => cell.words.map((word) => word.box))),
    method: 'stream',
    rowCount: headerRows + rows.length,
    columnCount: columns.labels.length,
    cells: [...header, ...cells],
    headerRows,
    signals: {},
  };
}

/** Reads the columns of a list off its labels and the lines that open its items. */
export function itemColumns(region: Region, header: readonly TextLine[], body: readonly TextLine[]): ItemColumns {
  const labels = labelBlocks(region, header).map(toLabel);
  const rough = labels.slice(1).map((next, i) => (labels[i]!.box.right + next.box.left) / 2);
  const anchors = anchorLines(region, body, rough, labels);
  const parted = labels.flatMap((label, i) => splitLabel(label, anchors, rough[i - 1] ?? -Infinity, rough[i] ?? Infinity, region.fontSize));
  const boundaries = parted.slice(1).map((next, i) => boundaryBetween(parted[i]!.box, next.box, anchors, region));
  return { labels: parted, boundaries, roles: parted.map((label) => columnRole(label.text)) };
}

const toLabel = (words: Word[]): Label => ({ words, box: unionBox(words.map((word) => word.box)), text: cellText(words) });

/** Parts two labels set no more than a blank apart, where the items under them show two columns. */
function splitLabel(label: Label, anchors: readonly (readonly Word[])[], left: number, right: number, fontSize: number): Label[] {
  if (label.words.length < 2) return [label];
  const inside = anchors.map((row) => row.filter((word) => boxCentreX(word.box) > left && boxCentreX(word.box) < right));
  const gutter = findGutters(inside, fontSize).find(({ left: from, right: to }) => to - from >= LABEL_GAP_EM * fontSize);
  if (!gutter) return [label];
  const x = (gutter.left + gutter.right) / 2;
  const before = label.words.filter((word) => boxCentreX(word.box) < x);
  const after = label.words.filter((word) => boxCentreX(word.box) >= x);
  return before.length > 0 && after.length > 0 ? [toLabel(before), toLabel(after)] : [label];
}

/** Words of the header by label, left to right: those of the line with the most labels, with what stands over and under each. */
function labelBlocks(region: Region, header: readonly TextLine[]): Word[][] {
  const segmented = header.map((line) => splitSegments(line, separatorsBeside(region, line.box), LABEL_GAP_EM).flatMap(splitKnownLabels));
  const main = segmented.reduce((best, segments) => (segments.length > best.length ? segments : best), segmented[0] ?? []);
  const blocks = main.map((segment) => [...segment.words]);
  for (const segments of segmented) {
    if (segments === main) continue;
    for (const segment of segments) addToBlock(blocks, segment);
  }
  return blocks.sort((a, b) => a[0]!.box.left - b[0]!.box.left);
}

function addToBlock(blocks: Word[][], segment: Segment): void {
  let best: Word[] | undefined;
  let most = 0;
  for (const block of blocks) {
    const shared = overlapX(unionBox(block.map((word) => word.box)), segment.box);
    if (shared > most) [best, most] = [block, shared];
  }
  if (best) best.push(...segment.words);
  else blocks.push([...segment.words]);
}

/** Splits labels that stand no more than a blank apart where each word is a label of its own. */
function splitKnownLabels(segment: Segment): Segment[] {
  if (segment.words.length < 2) return [segment];
  const roles = segment.words.map((word) => columnRole(word.text));
  const isEachOne = roles.every((role, i) => role !== null && roles.indexOf(role) === i);
  return isEachOne ? segment.words.map((word) => toSegment([word])) : [segment];
}

/** The words of the lines that open items, as far as that can be told before the columns are known. */
function anchorLines(region: Region, body: readonly TextLine[], rough: readonly number[], labels: readonly Label[]): Word[][] {
  const roles = labels.map((label) => columnRole(label.text));
  const anchors = body.filter((line) => isAnchor(region, line, rough, roles));
  return (anchors.length > 0 ? anchors : body.slice(0, 1)).map((line) => line.words);
}

/** The place between two neighbouring columns: a ruling, else the strip free of words that fits the gap between the labels best. */
function boundaryBetween(label: Box, next: Box, rows: readonly (readonly Word[])[], region: Region): number {
  const ruling = region.verticals.find(
    ({ position }) => position > boxCentreX(label) && position < boxCentreX(next) && position > label.right - 2 && position < next.left + 2,
  );
  if (ruling) return ruling.position;
  const low = boxCentreX(label);
  const high = boxCentreX(next);
  const strips = freeStrips(rows.flat(), low, high);
  const gap = { left: Math.min(label.right, next.left), right: Math.max(label.right, next.left) };
  let best = (gap.left + gap.right) / 2;
  let most = -Infinity;
  for (const strip of strips) {
    const shared = Math.min(strip.right, gap.right) - Math.max(strip.left, gap.left);
    const fit = Math.max(0, shared) + (strip.right - strip.left) / 2;
    if (fit > most) {
      most = fit;
      best = shared > 0 ? (Math.max(strip.left, gap.left) + Math.min(strip.right, gap.right)) / 2 : (strip.left + strip.right) / 2;
    }
  }
  return best;
}

/** The parts of the stretch that no word covers. */
function freeStrips(words: readonly Word[], low: number, high: number): { left: number; right: number }[] {
  const inked = words
    .map(({ box }) => ({ left: Math.max(low, box.left), right: Math.min(high, box.right) }))
    .filter(({ left, right }) => right > left)
    .sort((a, b) => a.left - b.left);
  const strips: { left: number; right: number }[] = [];
  let edge = low;
  for (const { left, right } of inked) {
    if (left > edge) strips.push({ left: edge, right: left });
    edge = Math.max(edge, right);
  }
  if (high > edge) strips.push({ left: edge, right: high });
  return strips;
}

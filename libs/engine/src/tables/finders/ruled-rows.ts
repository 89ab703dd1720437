import { splitSegments, type Segment } from '../../layout/segments';
import { restrictLines } from '../../layout/text-lines';
import { boxAround, boxCentreX, boxCentreY, overlap, unionBox, type Box } from '../../model/box';
import type { Ruling, TextLine } from '../../model/page';
import { wordsIn, type DraftCell, type DraftTable } from '../grid/draft-table';
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
  for (const ruling of rulings.filter(({ orientation }) => orientation === 'horizontal').sort((a, b) => a.position - b.position)) {
    const group = groups.find(([first]) => isAt(first!.start, ruling.start) && isAt(first!.end, ruling.end));
    if (!group) groups.push([ruling]);
    else if (ruling.position - group.at(-1)!.position > RULED_ROWS.doublePt) group.push(ruling);
  }
  return groups.filter((group) => group.length >= RULED_ROWS.fewestRungs);
}

const isAt = (place: number, other: number): boolean => Math.abs(place - other) <= RULED_ROWS.sameEndPt;

/** The lines between two rulings. */
type Band = readonly TextLine[];

function readLadder({ page }: PreparedPage, ladder: Ladder): DraftTable[] {
  const { start: left, end: right } = ladder[0]!;
  const bandOf = (top: number, bottom: number): Band => restrictLines(page.lines, wordsIn(page.words, { left, right, top, bottom }));
  const runs: { from: number; bands: Band[] }[] = [];
  let open: { from: number; bands: Band[] } | undefined;
  for (let i = 1; i < ladder.length; i++) {
    const band = bandOf(ladder[i - 1]!.position, ladder[i]!.position);
    if (!isRow(band)) open = undefined;
    else if (open) open.bands.push(band);
    else runs.push((open = { from: i - 1, bands: [band] }));
  }
  return runs.flatMap(({ from, bands }) => {
    const above = labelsAbove(page.lines, ladder[from]!);
    const readings = RULED_ROWS.guttersEm.flatMap((gutterEm) => [
      above ? tableOf([above, ...bands], gutterEm) : undefined,
      tableOf(bands, gutterEm),
    ]);
    const draft = readings.find((reading) => reading !== undefined);
    return draft && !goesOnBelow(page.lines, ladder[from + bands.length]!, draft) ? [draft] : [];
  });
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

/** The table of bands whose segments leave columns free, each of which has a label; one with rows of several lines, in which values stand once but for a wrapped one. */
function tableOf(bands: readonly Band[], gutterEm: number): DraftTable | undefined {
  if (bands.length <= RULED_ROWS.fewestRows || !bands.some((band) => band.length > 1)) return undefined;
  const fontSize = medianFontSize(bands.flatMap((lines) => lines.flatMap(({ words }) => words)));
  const laid = bands.map((band) => segmentsOf(band, gutterEm));
  if (laid[0]!.some(({ text }) => isFigure(text))) return undefined;
  const columns = columnsOf(laid.filter((segments) => segments.length > 2).flat(), gutterEm * fontSize);
  if (columns.length < RULED_ROWS.fewestColumns) return undefined;
  const cells: DraftCell[] = [];
  for (const [row, segments] of laid.entries()) {
    let several = 0;
    for (const [column, { left, right }] of columns.entries()) {
      const own = segments.filter(({ box }) => columnOf(box, columns) === column);
      if (own.filter(({ text }) => isValue(text)).length > 1 && ++several > RULED_ROWS.mostWrappedValues) return undefined;
      if (row === 0 && own.length === 0 && column > 0) return undefined;
      if (row === 0 && own.some((label) => label.box.left < left - 1 || label.box.right > right + 1 || isBesideOther(label, own)))
        return undefined;
      if (own.length > 0) cells.push({ row, column, rowSpan: 1, columnSpan: 1, words: own.flatMap(({ words }) => words) });
    }
    if (row > 0 && !isOneRow(cells.filter((cell) => cell.row === row))) return undefined;
  }
  const box = boxAround(bands.flat());
  const draft = judged({ box, method: 'stream', rowCount: bands.length, columnCount: columns.length, cells, headerRows: 1, signals: {} });
  return isAlignedTable(draft.signals) ? draft : undefined;
}

/** Whether another label stands on the same line: of two columns with little paper between. */
const isBesideOther = (label: Segment, labels: readonly Segment[]): boolean =>
  labels.some((other) => other !== label && other.box.top < label.box.bottom && other.box.bottom > label.box.top);

/** Whether all cells begin at one height or have their middles there, as those of one row do; the name of a section over a row does not. */
function isOneRow(cells: readonly DraftCell[]): boolean {
  const boxes = cells.map(({ words }) => boxAround(words));
  const near = RULED_ROWS.levelEm * medianFontSize(cells.flatMap(({ words }) => words));
  return [({ top }: Box) => top, boxCentreY].some((height) => Math.max(...boxes.map(height)) - Math.min(...boxes.map(height)) < near);
}

/** The stretches between which no segment stands, of those rows that have several. */
function columnsOf(segments: readonly Segment[], gutter: number): Pick<Box, 'left' | 'right'>[] {
  const columns: { left: number; right: number }[] = [];
  for (const { box } of [...segments].sort((a, b) => a.box.left - b.box.left)) {
    const last = columns.at(-1);
    if (last && box.left < last.right + gutter) last.right = Math.max(last.right, box.right);
    else columns.push({ left: box.left, right: box.right });
  }
  return columns;
}

const columnOf = (box: Box, columns: readonly Pick<Box, 'left' | 'right'>[]): number => {
  const first = columns.findIndex(({ left, right }) => box.left < right && box.right > left);
  return first >= 0 ? first : columns.findIndex(({ right }) => boxCentreX(box) < right);
};

/** Whether text stands so close under the last ruling that it may be a row more. */
function goesOnBelow(lines: readonly TextLine[], { position }: Ruling, { box, cells, columnCount }: DraftTable): boolean {
  const next = lines.find((line) => boxCentreY(line.box) > position && line.box.left < box.right && line.box.right > box.left);
  if (!next || next.box.top - position > RULED_ROWS.labelGapEm * next.words[0]!.fontSize) return false;
  const columns = Array.from({ length: columnCount }, (_, column) => unionBox(cells.filter((cell) => cell.column === column).map(({ words }) => boxAround(words)))); // prettier-ignore
  const filled = new Set(splitSegments(next).map((segment) => columnOf(segment.box, columns)));
  return filled.size > RULED_ROWS.mostOfSums;
}

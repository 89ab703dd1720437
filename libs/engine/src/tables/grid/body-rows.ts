import { endsOpen } from '../../lexicon/lexicon';
import { boxCentreX, boxCentreY, boxHeight } from '../../model/box';
import { textOf, type TextLine, type Word } from '../../model/page';
import { columnRange, intervalAt, type ColumnExtent } from './columns';
import { isValue } from './numeric-text';
import { isFullWidth, separatorsBeside, textBox, type Region } from './region';
import { isLeader, splitSegments, type Segment } from '../../layout/segments';
import { GAP_EM } from '../../layout/gaps';
import { BODY_ROWS } from './weights';

/** One text line of a table's body, its words laid into columns. */
interface BodyLine {
  line: TextLine;
  /** As many as there are columns. */
  cells: LaidCells;
}

const OPENS_LOWER = /^(?:\p{Ll}|\((?!\d{1,2}\)))/u;

/** Lays the words of each line into columns and joins lines that are one row. */
export function bodyRows(
  region: Region,
  lines: readonly TextLine[],
  boundaries: readonly number[],
  extents: readonly ColumnExtent[],
): Word[][][] {
  const laid = lines.map((line) => ({ line, cells: layLine(region, line, boundaries) }));
  const rows: BodyLine[][] = [];
  for (const [from, to] of ruledBands(region, lines)) {
    rows.push(...rowsOfBand(laid.slice(from, to), extents, region, isRuledRow(laid.slice(from, to))));
  }
  return rows.map((members) => extents.map((_, column) => members.flatMap((member) => member.cells[column]!)));
}

/** The words of a line, one list a column. */
export type LaidCells = readonly (readonly Word[])[];

/** How lines were laid out, by the boundaries: a list asks several times whether a line opens an item. */
const laidBefore = new WeakMap<readonly number[], { region: Region; byLine: Map<TextLine, LaidCells> }>();

/** The words of a line, one list a column, parted wherever a boundary falls between two words. What it answers is shared. */
export function layLine(region: Region, line: TextLine, boundaries: readonly number[]): LaidCells {
  let laid = laidBefore.get(boundaries);
  if (laid?.region !== region) laidBefore.set(boundaries, (laid = { region, byLine: new Map() }));
  let cells = laid.byLine.get(line);
  if (!cells) laid.byLine.set(line, (cells = partLine(region, line, boundaries)));
  return cells;
}

function partLine(region: Region, line: TextLine, boundaries: readonly number[]): Word[][] {
  return laySegments(splitSegments(withoutLeaders(line), [...separatorsBeside(region, line.box), ...boundaries]), boundaries);
}

/** The words of a line, one list a column, segments left whole but at the seams: running text goes on over the columns beside it. */
export function layWholeSegments(region: Region, line: TextLine, boundaries: readonly number[], seams: readonly number[] = []): Word[][] {
  return laySegments(splitSegments(withoutLeaders(line), [...separatorsBeside(region, line.box), ...seams]), boundaries);
}

const withoutLeaders = (line: TextLine): TextLine =>
  line.words.some(isLeader) ? { ...line, words: line.words.filter((word) => !isLeader(word)) } : line;

function laySegments(segments: readonly Segment[], boundaries: readonly number[]): Word[][] {
  const cells: Word[][] = Array.from({ length: boundaries.length + 1 }, () => []);
  for (const segment of segments) {
    const { first, last } = columnRange(boundaries, segment);
    const column = last > first && isValue(segment.text) ? intervalAt(boundaries, boxCentreX(segment.box)) : first;
    cells[column]!.push(...segment.words);
  }
  return cells;
}

/** The stretches of lines between rulings that cross the whole table. */
function ruledBands(region: Region, lines: readonly TextLine[]): [number, number][] {
  if (lines.length === 0) return [];
  const text = textBox(lines);
  const cuts = new Set<number>([0, lines.length]);
  for (const ruling of region.horizontals) {
    if (isFullWidth(ruling, text)) cuts.add(lines.filter((line) => boxCentreY(line.box) < ruling.position).length);
  }
  const sorted = [...cuts].sort((a, b) => a - b);
  return sorted.slice(1).map((to, i) => [sorted[i]!, to]);
}

/** Whether rulings leave these lines alone as one row: no column holds figures in two of them. */
function isRuledRow(lines: readonly BodyLine[]): boolean {
  if (lines.length < 2 || lines.length > 12) return false;
  const columns = lines[0]!.cells.length;
  for (let column = 0; column < columns; column++) {
    const figures = lines.filter((line) => line.cells[column]!.length > 0 && isValue(textOf(line.cells[column]!)));
    if (figures.length > 1) return false;
  }
  return lines.filter((line) => line.cells.filter((cell) => cell.length > 0).length > 1).length <= lines.length / 2 || hasProse(lines);
}

const hasProse = (lines: readonly BodyLine[]): boolean => lines.flatMap((line) => line.cells).some((cell) => cell.length > 5);

function rowsOfBand(lines: readonly BodyLine[], extents: readonly ColumnExtent[], region: Region, oneRow: boolean): BodyLine[][] {
  if (oneRow) return [[...lines]];
  const labelled = lines.filter((line) => line.cells[0]!.length > 0).length >= BODY_ROWS.labelledShare * lines.length;
  const rows: BodyLine[][] = [];
  lines.forEach((line, i) => {
    const row = rows[rows.length - 1];
    if (row && joins(row, line, lines[i + 1], { extents, region, labelled })) row.push(line);
    else rows.push([line]);
  });
  return rows;
}

interface Context {
  extents: readonly ColumnExtent[];
  region: Region;
  /** Nearly every row of the table has a label in its first column. */
  labelled: boolean;
}

/** Whether `line` belongs to the row of the lines before it. */
function joins(row: readonly BodyLine[], line: BodyLine, next: BodyLine | undefined, context: Context): boolean {
  const previous = row.at(-1)!;
  const pitch = centreY(line) - centreY(previous);
  const size = context.region.fontSize;
  if (pitch < GAP_EM.lines.sameRow * size) return true;
  if (pitch > GAP_EM.lines.wrappedRow * size) return false;
  const hasFigures = line.cells.some((cell, column) => column > 0 && cell.length > 0 && isValue(textOf(cell)));
  const previousFigures = previous.cells.some((cell, column) => column > 0 && cell.length > 0 && isValue(textOf(cell)));
  if (hasFigures && previousFigures) return false;
  const filled = line.cells.flatMap((cell, column) => (cell.length > 0 ? [column] : []));
  if (hasFigures) return isOnlyLabel(previous) && runsOn(previous.cells[0]!, line.cells[0]!, context.extents[0]!);
  if (filled.length === 1 && filled[0] === 0) {
    const label = row.findLast(({ cells }) => cells[0]!.length > 0)?.cells[0] ?? [];
    return runsOn(label, line.cells[0]!, context.extents[0]!) || isNoteOf(label, line.cells[0]!);
  }
  if (line.cells[0]!.length === 0 && context.labelled)
    return next === undefined || centreY(next) - centreY(line) >= BODY_ROWS.nextPitch * pitch;
  return filled.every(
    (column) => previous.cells[column]!.length > 0 && runsOn(previous.cells[column]!, line.cells[column]!, context.extents[column]!),
  );
}

/** Whether a text is what small print says under another. */
const isNoteOf = ([label]: readonly Word[], [note]: readonly Word[]): boolean =>
  label !== undefined && note !== undefined && !note.bold && note.fontSize < BODY_ROWS.noteSize * label.fontSize;

const centreY = ({ line }: BodyLine): number => boxCentreY(line.box);

const isOnlyLabel = ({ cells }: BodyLine): boolean => cells[0]!.length > 0 && cells.slice(1).every((cell) => cell.length === 0);

/** Whether the second text continues the first: in small letters, after an open end, or because its first word had no room above, and its own have some. */
function runsOn(first: readonly Word[], second: readonly Word[], extent: ColumnExtent): boolean {
  const last = first[first.length - 1];
  const opening = second[0];
  if (!last || !opening) return false;
  if (isValue(textOf(second)) && isValue(textOf(first))) return false;
  if (OPENS_LOWER.test(opening.text) || endsOpen(last.text)) return true;
  if (last.bold !== opening.bold || opening.box.left > first[0]!.box.left + BODY_ROWS.indentEm * opening.fontSize) return false;
  if (Math.max(...second.map(({ box }) => box.right)) > extent.right + BODY_ROWS.overEm * opening.fontSize) return false;
  const room = extent.right - last.box.right;
  const needed = opening.box.right - opening.box.left + GAP_EM.words.blank * opening.fontSize;
  return room < needed && last.box.right <= extent.right + 1 && first.length > 1 && boxHeight(opening.box) > 0;
}

import { opensAmount } from '../../lexicon/lexicon';
import { boxAround, boxCentreX } from '../../model/box';
import type { TextLine, Word } from '../../model/page';
import { bodyRows, layLine } from '../grid/body-rows';
import { findGutters, type ColumnExtent } from '../grid/columns';
import { filledCells, type DraftTable } from '../grid/draft-table';
import { headerCells } from './header-rows';
import { headerLineCount } from './header-end';
import { segmentsOf, type Region } from '../grid/region';
import { isOverFirst } from '../grid/under-labels';
import { isLeader } from '../../layout/segments';
import { STRUCTURE_REGION } from './weights';

/** The rows of a region whose lines are known: how many are its header, and which of the others are one row. */
interface KnownRows {
  headerLines: number;
  rows: readonly (readonly TextLine[])[];
}

/** Lays a grid over a region from its aligned words, with rulings as hints, and with its rows where they are known; undefined where there is none to be seen. */
export function structureRegion(region: Region, known?: KnownRows): DraftTable | undefined {
  if (region.lines.length < 2) return undefined;
  const headerLines = known?.headerLines ?? headerLineCount(region);
  const header = withoutCaption(region, region.lines.slice(0, headerLines));
  const body = region.lines.slice(headerLines);
  if (body.length === 0) return undefined;
  const boundaries = columnBoundaries(region, header, body);
  if (boundaries.length === 0) return undefined;
  const extents = columnExtents(body, boundaries, region);
  const headCells = headerCells(region, header, boundaries, extents);
  const headerRows = Math.max(0, ...headCells.map((cell) => cell.row + cell.rowSpan));
  const rows = known ? knownRows(region, known, boundaries) : bodyRows(region, body, boundaries, extents);
  const cells = [...headCells, ...rows.flatMap((row, at) => filledCells(row, headerRows + at))];
  if (cells.length === 0) return undefined;
  return {
    box: boxAround(cells.flatMap(({ words }) => words)),
    method: 'stream',
    rowCount: headerRows + rows.length,
    columnCount: boundaries.length + 1,
    cells,
    headerRows,
    signals: {},
  };
}

/** The labels without a text alone over several of them from the first on, that ends before the last: what the table is called. */
function withoutCaption(region: Region, [first, ...others]: readonly TextLine[]): TextLine[] {
  const [labels, ...more] = others;
  if (!first || !labels) return first ? [first] : [];
  const own = segmentsOf(region, first);
  const below = segmentsOf(region, labels);
  const isCaption = own.length === 1 && isOverFirst(own[0]!.box, below) && own[0]!.box.right < below.at(-1)!.box.left;
  return isCaption ? withoutCaption(region, [labels, ...more]) : [first, ...others];
}

const knownRows = (region: Region, { rows }: KnownRows, boundaries: readonly number[]): Word[][][] =>
  rows.map((lines) => {
    const laid = lines.map((line) => layLine(region, line, boundaries));
    return laid[0]!.map((_, column) => laid.flatMap((cells) => cells[column]!));
  });

/** The places between columns: rulings beside the body, and gutters where no ruling stands. */
function columnBoundaries(region: Region, header: readonly TextLine[], body: readonly TextLine[]): number[] {
  const tabular = body.filter((line) => segmentsOf(region, line).length > 1);
  const rows = tabular.map((line) => line.words);
  const gutters = findGutters(rows.length > 0 ? rows : body.map((line) => line.words), region.fontSize);
  const top = body[0]!.box.top;
  const bottom = body[body.length - 1]!.box.bottom;
  const ruled = region.verticals
    .filter((ruling) => Math.min(ruling.end, bottom) - Math.max(ruling.start, top) >= STRUCTURE_REGION.columnRulingShare * (bottom - top))
    .map((ruling) => ruling.position)
    .filter((x) => !rows.some((row) => row.some((word) => word.box.left < x - 2 && word.box.right > x + 2)));
  const free = gutters.filter((gutter) => !ruled.some((x) => x >= gutter.left - 2 && x <= gutter.right + 2));
  const all = [...ruled, ...free.map((gutter) => (gutter.left + gutter.right) / 2)].sort((a, b) => a - b);
  return dropEmptyColumns(
    all,
    rows.flat(),
    header.flatMap((line) => line.words),
  );
}

/** Drops boundaries that leave a column without words, or with nothing but prefixes of the next. */
function dropEmptyColumns(boundaries: readonly number[], bodyWords: readonly Word[], headerWords: readonly Word[]): number[] {
  const words = bodyWords.filter((word) => !isLeader(word));
  const kept: number[] = [];
  let from = -Infinity;
  for (const boundary of boundaries) {
    const inside = words.filter((word) => boxCentreX(word.box) > from && boxCentreX(word.box) < boundary);
    const headed = headerWords.some((word) => word.box.left > from && word.box.right < boundary);
    const isEmpty = inside.length === 0 && !headed;
    if (isEmpty || (inside.length > 0 && inside.every((word) => opensAmount(word.text)))) continue;
    kept.push(boundary);
    from = boundary;
  }
  const isLastEmpty = !words.some((word) => boxCentreX(word.box) > from);
  if (isLastEmpty && kept.length > 0) kept.pop();
  return kept;
}

function columnExtents(body: readonly TextLine[], boundaries: readonly number[], region: Region): ColumnExtent[] {
  const edges = [region.box.left, ...boundaries, region.box.right];
  const words = body.filter((line) => segmentsOf(region, line).length > 1).flatMap((line) => line.words.filter((word) => !isLeader(word)));
  return edges.slice(1).map((right, i) => {
    const left = edges[i]!;
    const inside = words.filter((word) => boxCentreX(word.box) > left && boxCentreX(word.box) < right);
    if (inside.length === 0) return { left, right };
    return { left: Math.min(...inside.map((word) => word.box.left)), right: Math.max(...inside.map((word) => word.box.right)) };
  });
}

import { GAP_EM } from '../../layout/gaps';
import { overlapX, unionBox, type Box } from '../../model/box';
import { median } from '../../model/median';
import { isPeriod } from '../grid/region';
import { splitSegments } from '../../layout/segments';
import type { LaidOutPage } from '../../layout/laid-out-page';
import type { TextLine } from '../../model/page';
import type { LineRole, ReadLine } from './line-roles';
import { ROLE_BANDS } from './weights';
import { endsAt, holdsPrice, isApart, namesAlone, type RoleLine } from './role-line';
import { withoutPartialSums } from './row-sums';
import { settle } from './settle-roles';
import { endOfLabels, endOfBand, endOfRows, startOfLabels } from './band-ends';

/** A table by the roles of its lines: its labels and its rows, each of one line or more. */
export interface RoleBand {
  header: TextLine[];
  rows: TextLine[][];
  /** The mean of its lines' scores, from 0 to 1. */
  score: number;
  /** Nothing closes it on the page: no sum below it. */
  isOpen: boolean;
}

/** The tables with labels that the roles of a page's lines show, top to bottom; names of sections and sums are in none of their rows. */
export function findRoleBands(page: LaidOutPage, roles: readonly ReadLine[]): RoleBand[] {
  const read = page.lines.map((line, index): RoleLine => ({ line, ...roles[index]!, pieces: splitSegments(line).length }));
  const lines = withRowsUnderSections(withMoreOfSums(withLabelsAbove(read)));
  const bands: RoleBand[] = [];
  for (let i = 0; i < lines.length; i++) {
    if (lines[i]!.role !== 'header') continue;
    let from = i;
    while (lines[from]?.role === 'header' && (from === i || !isApart(lines, from, GAP_EM.lines.readHeader))) from++;
    const to = endOfRows(lines, from, endOfBand(lines, from));
    const labels = endOfLabels(lines, i, from);
    const body = settle([...lines.slice(labels, from).map((line) => underLabels(line, lines.slice(i, labels))), ...lines.slice(from, to)]);
    const rows = rowsOf(withoutPartialSums(body, lines[to]));
    const header = lines.slice(startOfLabels(lines, i, labels), labels);
    const scores = [...header, ...body].map(({ score }) => score);
    const score = scores.reduce((sum, each) => sum + each, 0) / scores.length;
    if (rows.length > 0) bands.push({ header: header.map(({ line }) => line), rows, score, isOpen: lines[to]?.role !== 'sum' });
    i = Math.max(from, to) - 1;
  }
  return bands;
}

/**
 * Labels that stand higher than others, which a heading parts into more: `Name | Size | Price each` in the middle over `< 100 | ≥ 100`. The line above the labels is of them, too,
 * where it names just the columns that they leave without one.
 */
function withLabelsAbove(lines: readonly RoleLine[]): RoleLine[] {
  const found = new Set<RoleLine>();
  lines.forEach((labels, at) => {
    if (labels.role !== 'header' || lines[at - 1]?.role !== 'outside') return;
    const row = lines.findIndex(({ role }, i) => i > at && i <= at + ROLE_BANDS.linesToRow && role === 'row');
    const above = lines[at - 1]!;
    if (row < 0 || above.pieces < 2 || isApart(lines, at, GAP_EM.lines.readHeader)) return;
    // The cells of a row may be set in its middle, beside texts of two lines.
    const cells = [lines.slice(row, row + 1), lines.slice(row, row + ROLE_BANDS.linesToRow)].map(cellsOf);
    if (cells.some((each) => nameOthers(above, labels, each))) found.add(above);
  });
  return found.size === 0 ? [...lines] : lines.map((line) => (found.has(line) ? { ...line, role: 'header' } : line));
}

/** Whether each text of a line stands over another cell of the row than the labels do, and together they name all of them. */
function nameOthers({ line: above }: RoleLine, { line: labels }: RoleLine, cells: readonly Box[]): boolean {
  const over = (line: TextLine): number[] => splitSegments(line).map(({ box }) => cells.findIndex((cell) => overlapX(cell, box) > 0));
  const named = [...over(above), ...over(labels)];
  return !/\d/.test(above.text) && named.length === cells.length && new Set(named).size === cells.length && !named.includes(-1);
}

/** The places that have text in any of the lines, left to right. */
function cellsOf(lines: readonly RoleLine[]): Box[] {
  const boxes = lines.flatMap(({ line }) => splitSegments(line).map(({ box }) => box)).sort((a, b) => a.left - b.left);
  return boxes.reduce<Box[]>((cells, box) => {
    const last = cells.at(-1);
    return last && overlapX(last, box) > 0 ? [...cells.slice(0, -1), unionBox([last, box])] : [...cells, box];
  }, []);
}

/** What goes on behind a sum is of the sums: `Base 0 %  57,00  Total  573,43`. */
function withMoreOfSums(lines: readonly RoleLine[]): RoleLine[] {
  let isOfSum = false;
  return lines.map((line) => {
    isOfSum = line.role === 'sum' || (isOfSum && line.role === 'more');
    return isOfSum ? { ...line, role: 'sum' } : line;
  });
}

/** A line that the model takes for labels under the name of a section, itself under labels, is a row where its figures stand over those of the next. */
function withRowsUnderSections(lines: readonly RoleLine[]): RoleLine[] {
  return lines.map((each, i) => {
    if (each.role !== 'header' || each.pieces < 2 || !isLikeNext(each, lines[i + 1])) return each;
    let above = i - 1;
    while (lines[above]?.role === 'section' && lines[above].pieces === 1) above--;
    return above < i - 1 && lines[above]?.role === 'header' && lines[above].pieces > 1 ? { ...each, role: 'row' } : each;
  });
}

/** Whether figures of the line stand over figures of the next. */
function isLikeNext({ line }: RoleLine, next: RoleLine | undefined): boolean {
  if (next?.role !== 'row') return false;
  const below = splitSegments(next.line);
  return splitSegments(line).some(
    ({ text, box }) => /^\d/.test(text) && !isPeriod(text) && below.some((other) => /^\d/.test(other.text) && overlapX(other.box, box) > 0),
  );
}

/** A line under the labels that the model took for one of them: a row, or the name of a section. */
const underLabels = (line: RoleLine, labels: readonly RoleLine[]): RoleLine => ({
  ...line,
  role: namesAlone(line, Math.max(...labels.map(({ pieces }) => pieces))) ? 'section' : 'row',
});

/** What goes on behind the name of a section or a sum is more of that, and so is a name with its number behind a sum. */
function rowsOf(body: readonly RoleLine[]): TextLine[][] {
  const rows: RoleLine[][] = [];
  const behindSums = new Set<RoleLine[]>();
  let last: LineRole | undefined;
  let isOpen = false;
  for (const each of body) {
    const { role } = each;
    if (role === 'row') {
      rows.push([each]);
      if (last === 'sum') behindSums.add(rows.at(-1)!);
    } else if (role === 'more' && isOpen) rows.at(-1)!.push(each);
    isOpen = role === 'row' || (isOpen && role === 'more');
    last = role;
  }
  const most = (row: readonly RoleLine[]): number => Math.max(...row.map(({ pieces }) => pieces));
  const usual = median(rows.map(most)) ?? 0;
  const isName = (row: RoleLine[], at: number): boolean =>
    behindSums.has(row) && at < rows.length - 1 && most(row) <= 2 && usual >= ROLE_BANDS.piecesBesideNames && !row.some(holdsPrice);
  return withoutFoot(rows, behindSums)
    .filter((row, at) => !isName(row, at))
    .map((row) => row.map(({ line }) => line));
}

/** Lines behind sums that end where no row does are of the table of the tax: `21 %  282,27  59,28`. */
function withoutFoot(rows: readonly RoleLine[][], behindSums: ReadonlySet<RoleLine[]>): readonly RoleLine[][] {
  const last = rows.at(-1);
  if (!last || !behindSums.has(last) || last[0]!.pieces < 2) return rows;
  const above = rows.slice(0, -1);
  const isLikeRows = last[0]!.pieces >= (median(above.map(([{ pieces }]) => pieces)) ?? 0) - 1;
  return isLikeRows || above.some((row) => endsAt(row[0]!.line.box, last[0]!.line.box)) ? rows : withoutFoot(above, behindSums);
}

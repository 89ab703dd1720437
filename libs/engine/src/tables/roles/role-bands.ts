import { opensLikeTotal } from '../../lexicon/lexicon';
import { LINE_GAP_EM } from '../../layout/gaps';
import { overlapX } from '../../model/box';
import { isAmount } from '../../reckoning/read-amount';
import { isPeriod } from '../grid/region';
import { splitSegments } from '../../layout/segments';
import type { LaidOutPage } from '../../layout/laid-out-page';
import type { TextLine } from '../../model/page';
import type { LineRole, ReadLine } from './line-roles';
import { ROLE_BANDS } from './weights';

/** A table by the roles of its lines: its labels and its rows, each of one line or more. */
export interface RoleBand {
  header: TextLine[];
  rows: TextLine[][];
  /** Mean of the margins of its lines, from 0 to 1. */
  margin: number;
  /** Nothing closes it on the page: no sum below it. */
  isOpen: boolean;
}

interface RoleLine {
  line: TextLine;
  role: LineRole;
  margin: number;
  /** How many pieces its text has. */
  pieces: number;
}

/** The tables with labels that the roles of a page's lines show, top to bottom; names of sections and sums are in none of their rows. */
export function findRoleBands(page: LaidOutPage, roles: readonly ReadLine[]): RoleBand[] {
  const lines = page.lines.map((line, index): RoleLine => ({ line, ...roles[index]!, pieces: splitSegments(line).length }));
  const bands: RoleBand[] = [];
  for (let i = 0; i < lines.length; i++) {
    if (lines[i]!.role !== 'header') continue;
    let from = i;
    while (lines[from]?.role === 'header' && (from === i || !isApart(lines, from, ROLE_BANDS.headerGapEm))) from++;
    const to = endOfBand(lines, from);
    const labels = endOfLabels(lines, i, from);
    const body = settle([...lines.slice(labels, from).map((line) => underLabels(line)), ...lines.slice(from, to)]);
    const rows = rowsOf(body);
    const header = lines.slice(i, labels);
    const margins = [...header, ...body].map(({ margin }) => margin);
    const margin = margins.reduce((sum, each) => sum + each, 0) / margins.length;
    if (rows.length > 0) bands.push({ header: header.map(({ line }) => line), rows, margin, isOpen: lines[to]?.role !== 'sum' });
    i = Math.max(from, to) - 1;
  }
  return bands;
}

/** Whether the line stands further from the one above than so many font sizes. */
const isApart = (lines: readonly RoleLine[], at: number, em: number): boolean =>
  lines[at]!.line.box.top - lines[at - 1]!.line.box.bottom > em * lines[at]!.line.words[0]!.fontSize;

/** Where the labels end, of lines that the model takes for labels: before one with amounts over those of the next row, and before a text alone that is set off. */
function endOfLabels(lines: readonly RoleLine[], from: number, to: number): number {
  let end = to;
  while (end - from > 1 && (isRowOver(lines[end - 1]!, lines[end]) || isSetOff(lines, end - 1, from))) end--;
  return end;
}

/** A line under the labels that the model took for one of them: a row, or the name of a section. */
const underLabels = (line: RoleLine): RoleLine => ({ ...line, role: line.pieces > 1 ? 'row' : 'section' });

/** Whether the line has an amount over an amount of the next; numbers of columns, one after the other, are labels. */
function isRowOver({ line }: RoleLine, next: RoleLine | undefined): boolean {
  if (!next) return false;
  const [own, below] = [splitSegments(line), splitSegments(next.line)];
  const amounts = own.filter(({ text }) => isAmount(text) && !isPeriod(text));
  if (amounts.length > 1 && amounts.every(({ text }, index) => text === String(Number(amounts[0]!.text) + index))) return false;
  return own.length > 1 && amounts.some(({ box }) => below.some((other) => isAmount(other.text) && overlapX(other.box, box) > 0));
}

/** Whether the line is one text alone, further from the labels above than the lines of one label are. */
const isSetOff = (lines: readonly RoleLine[], at: number, from: number): boolean =>
  lines[at]!.pieces === 1 && isApart(lines, at, LINE_GAP_EM.label) && lines.slice(from, at).some(({ pieces }) => pieces > 2);

/** Where the lines of a table end: at the sums that no row like the others follows, at other labels, at what is outside. */
function endOfBand(lines: readonly RoleLine[], from: number): number {
  let last = from;
  for (let i = from; i < lines.length; i++) {
    const { role } = lines[i]!;
    const isBreak = role === 'header' || role === 'outside';
    if (isBreak && !isName(lines, i, from)) break;
    if (isApart(lines, i, LINE_GAP_EM.item)) break;
    if (role !== 'sum' && !isBreak) {
      if (lines[last - 1] && lines.slice(last, i).some((between) => between.role === 'sum') && !isLikeRows(lines, from, last, i)) break;
      last = i + 1;
    }
  }
  return last;
}

/** Whether a line that the model takes for labels or puts outside is the name of a section: alone, close, and more rows like those above follow. */
function isName(lines: readonly RoleLine[], at: number, from: number): boolean {
  const [above, self, below] = [lines[at - 1], lines[at]!, lines[at + 1]];
  if (!above || at === from || below?.role !== 'row' || self.pieces > 1) return false;
  const gap = Math.max(self.line.box.top - above.line.box.bottom, below.line.box.top - self.line.box.bottom);
  return gap < ROLE_BANDS.sectionGapEm * self.line.words[0]!.fontSize && isLikeRows(lines, from, at, at + 1);
}

/** Whether the line, or the row behind the name of a section, has about as many pieces as the rows above. */
function isLikeRows(lines: readonly RoleLine[], from: number, to: number, at: number): boolean {
  const next = lines.slice(at, at + 3).find(({ role, pieces }) => role === 'row' && pieces > 1);
  return next !== undefined && next.pieces >= usualPieces(lines.slice(from, to)) - 1;
}

function usualPieces(lines: readonly RoleLine[]): number {
  const pieces = lines.filter(({ role }) => role === 'row').map((line) => line.pieces).sort((a, b) => a - b); // prettier-ignore
  return pieces[pieces.length >> 1] ?? 1;
}

/** Roles that the lines around settle: the text over a row whose cells are set in its middle is of it; names and sums are no rows. */
function settle(body: readonly RoleLine[]): RoleLine[] {
  const usual = usualPieces(body);
  const settled: RoleLine[] = body.map((each) => ({ ...each }));
  settled.forEach((each, i) => {
    const next = settled[i + 1];
    if (each.role !== 'row') return;
    if (opensLikeTotal(each.line.text) && i > 0 && each.pieces < Math.max(usual, ROLE_BANDS.sumPieces)) each.role = 'sum';
    else if (each.pieces === 1 && usual > 2 && next?.role === 'row') {
      if (isTopOf(each.line, next.line)) next.role = 'more';
      else each.role = 'section';
    } else if (each.pieces === 2 && usual > 3 && next?.role === 'row' && isBolder(each.line, next.line) && !/[.,]\d\d\b/.test(each.line.text)) each.role = 'section'; // prettier-ignore
  });
  return settled;
}

const isBolder = (line: TextLine, other: TextLine): boolean =>
  line.words.every(({ bold }) => bold) && !other.words.every(({ bold }) => bold);

/** Whether a text alone goes on in the next line: close above it and at the edge of one of its texts. */
function isTopOf(line: TextLine, next: TextLine): boolean {
  const size = line.words[0]!.fontSize;
  if (next.box.top - line.box.bottom > ROLE_BANDS.insideRowEm * size) return false;
  return splitSegments(next).some(
    (segment) => Math.abs(segment.box.left - line.box.left) < ROLE_BANDS.edgePt && segment.words[0]!.bold === line.words[0]!.bold,
  );
}

function rowsOf(body: readonly RoleLine[]): TextLine[][] {
  const rows: TextLine[][] = [];
  for (const { role, line } of body) {
    if (role === 'row') rows.push([line]);
    else if (role === 'more') rows.at(-1)?.push(line);
  }
  return rows;
}

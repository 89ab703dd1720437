import { boxAround, boxCentreX, boxCentreY } from '../../model/box';
import type { Ruling, TextLine, Word } from '../../model/page';
import { GAP_EM } from '../../layout/gaps';
import type { LaidOutPage } from '../../layout/laid-out-page';
import { isSameEdge, splitSegments, type Segment } from '../../layout/segments';
import { groupLines } from '../../layout/text-lines';
import { draftOfRows } from '../grid/draft-table';
import { findGutters } from '../grid/columns';
import { judged } from '../grid/judge-table';
import { itemColumns } from '../items/item-columns';
import { isItemHeader, labelsOf } from '../items/item-header';
import { headedBeside, headedLabels } from '../items/label-levels';
import { regionOf } from '../items/item-bands';
import { groupedRows } from '../items/item-rows';
import { isTypedRuling } from '../lattice/join-rulings';
import { findRoleBands, type RoleBand } from '../roles/role-bands';
import { READ_TABLES } from './weights';
import { structureRegion } from '../stream/structure-region';
import type { PreparedPage, ReadTable, TableFinder } from './table-finder';

/** Reads the tables of a page by what each of its lines is: which are labels, where each row begins and what is more of it. */
export const readTables = ({ page, roles, rulings }: PreparedPage, words: readonly Word[]): ReadTable[] =>
  findRoleBands(page, roles).flatMap((each) => {
    const header = withHeadings(page, each.header, rulings);
    const band = { ...each, header, rows: each.rows.map(printed).filter((row) => row.length > 0) };
    const read = band.rows.length > 0 && areAmong(wordsOf(band), words) && readBand(rulings, band);
    return read ? [{ ...read, words: wordsOf(band), isSure: isSure(band, rulings) }] : [];
  });

/** The lines that say something: not those of dashes alone. */
const printed = (row: readonly TextLine[]): TextLine[] => row.filter((line) => !line.words.every(isTypedRuling));

/** Finds the tables whose lines the model is sure of, under labels that the lexicon does not know. */
export const findReadTables: TableFinder = (searched, free) => {
  const found = searched.read.filter(({ isSure, words }) => isSure && areAmong(words, free));
  const last = found.at(-1);
  return { drafts: found.map(({ draft }) => draft), ...(last?.band.isOpen ? { open: last } : {}) };
};

const wordsOf = ({ header, rows }: RoleBand): Word[] => [...header, ...rows.flat()].flatMap((line) => line.words);

function areAmong(words: readonly Word[], all: readonly Word[]): boolean {
  const known = new Set(all);
  return words.every((word) => known.has(word));
}

const isSure = ({ score, header }: RoleBand, rulings: readonly Ruling[]): boolean =>
  score >= READ_TABLES.leastScore && !header.some((line) => isItemHeader(labelsOf(line, rulings)));

function readBand(rulings: readonly Ruling[], band: RoleBand): Pick<ReadTable, 'draft' | 'band'> | undefined {
  const lines = [...band.header, ...band.rows.flat()];
  const region = regionOf(lines, rulings);
  const anchors = band.rows.map(fullest);
  const columns = itemColumns(region, band.header, band.rows.flat(), anchors);
  const gutters = findGutters(anchors.map((line) => line.words), region.fontSize); // prettier-ignore
  if (gutters.length + 1 > columns.labels.length) {
    const draft = structureRegion(region, { headerLines: band.header.length, rows: band.rows });
    if (!draft || draft.columnCount < READ_TABLES.leastColumns) return undefined;
    return { draft: judged(draft), band: { region, columns, rest: [], body: band.rows.flat(), isOpen: false } };
  }
  if (columns.labels.length < READ_TABLES.leastColumns) return undefined;
  const groups = band.rows.map((row, index) => ({ lines: row, anchor: anchors[index]! }));
  const rows = groupedRows(region, groups, columns.boundaries, columns.roles);
  if (rows.length > READ_TABLES.fewRows && isMisread(rows, columns.labels.length)) return undefined;
  const body = band.rows.flat();
  const draft = draftOfRows([columns.labels.map(({ words }) => words), ...rows], columns.labels.length, 1);
  return { draft: judged(draft), band: { region, columns, rest: [], body, isOpen: band.isOpen } };
}

/** Whether a label has nothing under it: but one of many may have no value on a page, as no cell beside it holds two. */
function isMisread(rows: readonly Word[][][], columns: number): boolean {
  const unfilled = Array.from({ length: columns }, (_, column) => column).filter((column) =>
    rows.every((row) => row[column]!.length === 0),
  );
  if (unfilled.length === 0) return false;
  if (unfilled.length > columns / READ_TABLES.labelsToUnfilled) return true;
  return unfilled.some((column) => rows.some((row) => [column - 1, column + 1].some((beside) => isParted(row[beside] ?? []))));
}

/** Whether words of one line are more than a blank apart. */
const isParted = (words: readonly Word[]): boolean => groupLines(words).some((line) => splitSegments(line).length > 1);

/**
 * The labels with the line above them where all of it is headings, each in their letters and centred over some of them: `Fee` over `Plain` and `Express`. One that begins
 * where all labels do is the title of their section.
 */
function withHeadings(page: LaidOutPage, header: TextLine[], rulings: readonly Ruling[]): TextLine[] {
  const first = header[0]!;
  const lines: readonly TextLine[] = page.lines;
  const above = lines[lines.indexOf(first) - 1];
  const style = first.words[0]!;
  if (!above) return header;
  const { horizontals } = regionOf([above, ...header], rulings);
  const isDrawn = horizontals.some(({ position }) => position > above.box.bottom && position < first.box.top);
  const headings = labelsOf(above, rulings);
  const reach = isDrawn ? READ_TABLES.drawnReach : headings.length > 1 ? READ_TABLES.reachOfSeveral : GAP_EM.lines.headerLevel;
  if (
    first.box.top - above.box.bottom > reach * style.fontSize ||
    !above.words.every((word) => word.bold === style.bold && isSameSize(word.fontSize, style.fontSize))
  )
    return header;
  const labels = header.flatMap((line) => labelsOf(line, rulings)).sort((a, b) => a.box.left - b.box.left);
  const [main, lower] = header.map((line) => labelsOf(line, rulings));
  const heads = (lower && headedBeside(headings, main!, lower)) ?? headedLabels(headings, labels, horizontals);
  const isOverSome = (heading: Segment): boolean => {
    const headed = heads.get(heading) ?? [];
    if (headed.length === 0 || headed.length === labels.length || goesOn(page, heading, first.box.top)) return false;
    if (headings.length === 1 && headed[0] === labels[0] && startsWith(heading, headed)) return false;
    return isCentred(heading, headed) || horizontals.some((ruling) => isBetween(ruling, heading, headed));
  };
  return headings.every(isOverSome) ? [above, ...header] : header;
}

const isSameSize = (one: number, other: number): boolean => Math.abs(one - other) < READ_TABLES.sameSize * other;

function isCentred({ box, fontSize }: Segment, headed: readonly Segment[]): boolean {
  const over = boxAround(headed);
  return box.left > over.left && box.right < over.right && Math.abs(boxCentreX(box) - boxCentreX(over)) < READ_TABLES.centredEm * fontSize;
}

/** Whether a heading begins where the labels under it do, with more room behind it. */
function startsWith({ box, fontSize }: Segment, headed: readonly Segment[]): boolean {
  const over = boxAround(headed);
  const [before, behind] = [box.left - over.left, over.right - box.right];
  return before < READ_TABLES.titleEm * fontSize && before < behind;
}

/** Whether a heading stands in the middle over a line that is drawn above its labels, and no wider: labels may be narrow, at one side of their columns. */
function isBetween({ position, start, end }: Ruling, { box, fontSize }: Segment, headed: readonly Segment[]): boolean {
  const over = boxAround(headed);
  const isOverAll = start <= over.left + 1 && end >= over.right - 1 && box.left >= start - 1 && box.right <= end + 1;
  const isMiddle = Math.abs(boxCentreX(box) - (start + end) / 2) < READ_TABLES.centredEm * fontSize;
  return isOverAll && isMiddle && position > boxCentreY(box) && position < boxCentreY(over);
}

/** Whether a text goes on with the line above it, nearer than the labels: the last line of what stands in a box over a table. */
const goesOn = ({ segments }: LaidOutPage, { box, fontSize }: Segment, labels: number): boolean =>
  segments.some((above) => {
    const gap = box.top - above.box.bottom;
    const isNear = boxCentreY(above.box) < box.top && gap < Math.min(labels - box.bottom, fontSize);
    return isNear && isSameEdge(above.box.left, box.left) && isSameSize(above.fontSize, fontSize);
  });

/** The line of a row that has the most pieces: where its cells are set in the middle, not its first. */
const fullest = (row: readonly TextLine[]): TextLine =>
  row.reduce((best, line) => (splitSegments(line).length > splitSegments(best).length ? line : best));

import type { Answer, AnswerCell, AnswerRow } from '../model/answer';
import { boxHeight, type Box } from '../model/box';
import { flag } from '../model/flag';
import { median } from '../model/median';
import type { CheckResult } from '../model/extracted-document';
import { columnRole } from '../lexicon/lexicon';
import { STRUCTURE_SIGNALS } from './weights';

/** What the shape of the table says of the cell in a row and a column. */
type StructureSignals = (row: number, column: number) => Record<string, number>;

/**
 * Signs that rows or columns were joined or torn: columns without a printed label, cells of several lines, gaps to the neighbours that hardly
 * part them, rows that are emptier than most, and how many rows the arithmetic proves. Gaps and heights are in heights of a line.
 */
export function structureSignals(answer: Answer, checks: readonly CheckResult[]): StructureSignals {
  const { columns, rows } = answer;
  const step = Math.ceil(rows.length / STRUCTURE_SIGNALS.mostMeasured);
  const measured = rows.filter((_, index) => index % step === 0);
  const line = medianHeight(measured);
  const known = columns.map(({ text }) => columnRole(text) !== null);
  const fill = measured.reduce((sum, row) => sum + fillOf(row), 0) / Math.max(1, measured.length);
  const fillOfRow = rememberLast((row) => fillOf(rows[row]!));
  const ofTable = signalsOfTable(answer, checks, known, fill);
  // Asked of every cell of an answer, which may be a million: members are named one by one, because spreading is slow.
  return (row, column) => {
    const { cells } = rows[row]!;
    const box = cells[column]!.provenance?.box;
    const signals: Record<string, number> = {
      unlabelledShare: ofTable.unlabelledShare,
      knownShare: ofTable.knownShare,
      ruled: ofTable.ruled,
      fewRows: ofTable.fewRows,
      sparse: ofTable.sparse,
      provenShare: ofTable.provenShare,
      headless: ofTable.headless,
      unlabelledColumn: flag(columns[column]!.provenance === null),
      knownColumn: flag(known[column]),
      emptierRow: Math.max(0, fill - fillOfRow(row)),
    };
    return box ? withGaps(signals, box, line, cells, rows[row + 1]?.cells[column]) : signals;
  };
}

/** What the box of a cell tells beside: how tall it is, and how close the nearest in its row and the one below stand. */
function withGaps(signals: Record<string, number>, box: Box, line: number, row: AnswerRow['cells'], below: AnswerCell | undefined) {
  signals.tall = Math.max(0, Math.log(boxHeight(box) / line));
  signals.tightBeside = closeness(gapBeside(box, row), line);
  signals.tightBelow = closeness(gapBelow(box, below?.provenance?.box), line);
  return signals;
}

/** What every cell of a table has alike. */
function signalsOfTable({ columns, rows, source }: Answer, checks: readonly CheckResult[], known: readonly boolean[], fill: number) {
  const labelled = (source?.columns ?? columns).map(({ text }) => text !== '');
  return {
    unlabelledShare: 1 - shareOf(columns.map(({ provenance }) => provenance !== null)),
    knownShare: shareOf(known),
    ruled: flag(source?.parts.some(({ method }) => method === 'lattice')),
    fewRows: 1 / Math.max(1, rows.length),
    sparse: 1 - fill,
    provenShare: shareOf(checks.filter(({ row }) => row !== undefined).map(({ passed }) => passed)),
    headless: flag(!labelled.some(Boolean)),
  };
}

/** 1 where two boxes touch, towards 0 the further they are apart. */
const closeness = (gap: number, line: number): number => Math.exp(-Math.max(0, gap) / line);

function gapBeside(box: Box, cells: AnswerRow['cells']): number {
  let least = Infinity;
  for (const { provenance } of cells) {
    const other = provenance?.box;
    if (!other || other === box) continue;
    if (other.left >= box.right) least = Math.min(least, other.left - box.right);
    else if (other.right <= box.left) least = Math.min(least, box.left - other.right);
  }
  return least;
}

const gapBelow = (box: Box, below: Box | undefined): number => (below && below.top >= box.top ? below.top - box.bottom : Infinity);

function medianHeight(rows: readonly AnswerRow[]): number {
  const heights = rows.flatMap(({ cells }) => cells.flatMap(({ provenance }) => (provenance?.box ? [boxHeight(provenance.box)] : [])));
  return Math.max(1, median(heights) ?? 1);
}

const fillOf = ({ cells }: AnswerRow): number => shareOf(cells.map(({ text }) => text !== ''));

/** Cells are asked for row by row. */
function rememberLast(compute: (row: number) => number): (row: number) => number {
  let last = -1;
  let value = 0;
  return (row) => {
    if (row !== last) [last, value] = [row, compute(row)];
    return value;
  };
}

/** The share that holds; of nothing, none. */
const shareOf = (flags: readonly boolean[]): number => flags.filter(Boolean).length / Math.max(1, flags.length);

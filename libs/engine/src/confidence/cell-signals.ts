import { parseDate, remembered } from '@gridline/values';
import type { Answer, AnswerRow } from '../model/answer';
import type { CheckResult } from '../model/extracted-document';
import { flag } from '../model/flag';
import { addToGroup } from '../model/grouped';
import type { Table } from '../model/table';
import { isAmount } from '../reckoning/read-amount';
import type { PageQualities } from './page-quality';
import { structureSignals } from './structure-signals';
import { CELL_SIGNALS } from './weights';

type Signals = Record<string, number>;

/** The signals of the cell in a row and a column of the answer. */
export type CellSignals = (row: number, column: number) => Signals;

/**
 * Named signals of the cells of the answer: how it and its page were read, how it fits its column and the shape of its table, what the sums
 * say about its row and table.
 */
export function cellSignals({ columns: labels, rows, source }: Answer, checks: readonly CheckResult[], pages: PageQualities): CellSignals {
  const columns = labels.map((_, index) => columnSignals(rows, index));
  const native = flag(source?.parts.some(({ method }) => method === 'native'));
  const sum = outcome(checks.filter((check) => check.name === 'linesMakeTotal' || check.name === 'openingPlusMovements'));
  const byRow = checksByRow(checks);
  const structure = structureSignals({ columns: labels, rows, fields: [], source }, checks);
  return (row, index) => {
    const own = outcome(byRow.get(row) ?? []);
    const { cells, kind } = rows[row]!;
    const cell = cells[index]!;
    const column = columns[index]!;
    const signals = structure(row, index);
    signals.native = native;
    signals.misread = 1 - (cell.readScore ?? 1);
    signals.pageMisread = pages(cell.provenance)?.misread ?? 0;
    signals.blank = flag(cell.text === '');
    signals.typeMisfit = flag(cell.text !== '' && valueKind(cell.text) !== column.kind);
    signals.textColumn = flag(column.kind === 'text');
    signals.columnFill = column.fill;
    signals.columnMisfit = column.misfit;
    signals.length = Math.log1p(cell.text.length);
    signals.notItem = flag(kind !== 'item');
    signals.edgeRow = flag(row === 0 || row === rows.length - 1);
    signals.sumProven = flag(sum > 0);
    signals.sumBroken = flag(sum < 0);
    signals.rowProven = flag(own > 0);
    signals.rowBroken = flag(own < 0);
    return withRecognised(signals, flag(cell.provenance?.reader === 'ocr'));
  };
}

/** What tells otherwise of a cell that was read off a picture: its text is long, it is blank, it stands beside others that make its row. */
function withRecognised(signals: Signals, recognised: 0 | 1): Signals {
  signals.recognised = recognised;
  signals.recognisedText = recognised * signals.textColumn!;
  signals.recognisedLength = recognised * signals.length!;
  signals.recognisedBlank = recognised * signals.blank!;
  signals.recognisedMisfit = recognised * signals.typeMisfit!;
  signals.recognisedProven = recognised * signals.rowProven!;
  return signals;
}

/** Signals of a whole table region, for the list of all tables found. */
export const tableSignals = (table: Table): Signals => ({
  native: flag(table.method === 'native'),
  misread: table.rows ? 0 : 1 - meanReadScore(table),
});

function meanReadScore({ cells }: Table): number {
  const scores = cells.map((cell) => cell.readScore ?? 1);
  return scores.reduce((a, b) => a + b, 0) / Math.max(1, scores.length);
}

type ValueKind = 'number' | 'date' | 'text' | 'blank';

const valueKind = remembered((text): ValueKind => {
  if (text === '') return 'blank';
  if (isAmount(text)) return 'number';
  return parseDate(text) ? 'date' : 'text';
});

interface ColumnSignals {
  kind: ValueKind;
  fill: number;
  /** Share of its filled cells that are of another kind than most. */
  misfit: number;
}

function columnSignals(rows: readonly AnswerRow[], column: number): ColumnSignals {
  const counts: Record<ValueKind, number> = { number: 0, date: 0, text: 0, blank: 0 };
  const step = Math.ceil(rows.length / CELL_SIGNALS.mostCounted);
  for (let row = 0; row < rows.length; row += step) counts[valueKind(rows[row]!.cells[column]!.text)]++;
  const kind = (['number', 'date', 'text'] as const).reduce((best, each) => (counts[each] > counts[best] ? each : best));
  const filled = counts.number + counts.date + counts.text;
  return {
    kind,
    fill: filled / Math.max(1, filled + counts.blank),
    misfit: 1 - counts[kind] / Math.max(1, filled),
  };
}

function checksByRow(checks: readonly CheckResult[]): Map<number, CheckResult[]> {
  const byRow = new Map<number, CheckResult[]>();
  for (const check of checks) if (check.row !== undefined) addToGroup(byRow, check.row, check);
  return byRow;
}

/** 1 where all passed, -1 where one failed, 0 where nothing was checked. */
function outcome(checks: readonly CheckResult[]): -1 | 0 | 1 {
  if (checks.length === 0) return 0;
  return checks.every((check) => check.passed) ? 1 : -1;
}

import { parseAmount, parseDate } from '@gridline/values';
import type { Answer } from '../model/answer';
import type { CheckResult } from '../model/extracted-document';
import type { Table } from '../model/table';
import { columnRole } from '../tables/column-role';

type Signals = Record<string, number>;

/** Named signals of every cell of the answer: reading score, fit to its column, what the sums say about its row and table. */
export function cellSignals(answer: Answer, checks: readonly CheckResult[]): Signals[][] {
  const columns = answer.columns.map((column, index) =>
    columnSignals(
      column.text,
      answer.rows.map((row) => row.cells[index]!.text),
    ),
  );
  const ruled = answer.source?.parts.some((part) => part.method === 'lattice') ? 1 : 0;
  const sum = outcome(checks.filter((check) => check.name === 'linesMakeTotal' || check.name === 'openingPlusMovements'));
  const byRow = checksByRow(checks);
  return answer.rows.map((row, rowIndex) => {
    const own = outcome(byRow.get(rowIndex) ?? []);
    return row.cells.map((cell, index) => {
      const column = columns[index]!;
      return {
        misread: 1 - (cell.readScore ?? 1),
        recognised: cell.provenance?.reader === 'ocr' ? 1 : 0,
        blank: cell.text === '' ? 1 : 0,
        typeMisfit: cell.text === '' || valueKind(cell.text) === column.kind ? 0 : 1,
        textColumn: column.kind === 'text' ? 1 : 0,
        columnFill: column.fill,
        headerKnown: column.headerKnown,
        length: Math.log1p(cell.text.length),
        ruled,
        sumBroken: sum < 0 ? 1 : 0,
        rowProven: own > 0 ? 1 : 0,
        rowBroken: own < 0 ? 1 : 0,
      };
    });
  });
}

/** Signals of a whole table region, for the list of all tables found. */
export function tableSignals(table: Table): Signals {
  const scores = table.cells.map((cell) => cell.readScore ?? 1);
  const readScore = scores.reduce((a, b) => a + b, 0) / Math.max(1, scores.length);
  return { misread: 1 - readScore, headerKnown: table.headerRows > 0 ? 1 : 0, ruled: table.method === 'lattice' ? 1 : 0 };
}

type ValueKind = 'number' | 'date' | 'text' | 'blank';

function valueKind(text: string): ValueKind {
  if (text === '') return 'blank';
  if (parseAmount(text)) return 'number';
  return parseDate(text) ? 'date' : 'text';
}

function columnSignals(label: string, texts: readonly string[]): { kind: ValueKind; fill: number; headerKnown: number } {
  const kinds = texts.map(valueKind);
  const filled = kinds.filter((kind) => kind !== 'blank');
  const count = (kind: ValueKind): number => filled.filter((each) => each === kind).length;
  const kind = (['number', 'date', 'text'] as const).reduce((best, each) => (count(each) > count(best) ? each : best));
  return { kind, fill: filled.length / Math.max(1, texts.length), headerKnown: columnRole(label) ? 1 : 0 };
}

function checksByRow(checks: readonly CheckResult[]): Map<number, CheckResult[]> {
  const byRow = new Map<number, CheckResult[]>();
  for (const check of checks) {
    if (check.row === undefined) continue;
    const own = byRow.get(check.row);
    if (own) own.push(check);
    else byRow.set(check.row, [check]);
  }
  return byRow;
}

/** 1 where all passed, -1 where one failed, 0 where nothing was checked. */
function outcome(checks: readonly CheckResult[]): -1 | 0 | 1 {
  if (checks.length === 0) return 0;
  return checks.every((check) => check.passed) ? 1 : -1;
}

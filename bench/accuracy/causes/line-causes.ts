import type { ExtractedDocument } from '@gridline/engine';
import { align, isMadeOfFields, type Alignment } from '../judging/judge-answer';
import { ALIKE, alikeness, isCellRight, lettersAndDigits } from '../judging/judge-value';
import type { Grid } from '../judging/truth';
import { addCause, type Causes } from './count-causes';
import { isOneOff } from './field-causes';

/** Of a row's texts, this many within another row make it a part of that row. */
const PART = 0.6;

/** Why the rows and cells of the answer's table are not the truth's. Rows and columns count once, cells one by one. */
export function lineCauses(truth: Grid, document: Pick<ExtractedDocument, 'columns' | 'rows'>): Causes {
  const causes: Causes = {};
  const rows = isMadeOfFields(document) ? [] : document.rows;
  const alignment = align(truth, rows);
  if (truth.rows.length === 0) return causes;
  if (alignment.rows.length === 0) return { 'table missed': 1 };
  addCause(causes, 'column missed', truth.columns.filter((_, column) => isFilled(truth, column) && !alignment.columns.has(column)).length);
  for (const cause of missedRows(truth, rows, alignment)) addCause(causes, cause);
  for (const cause of surplusRows(truth, document.columns, rows, alignment)) addCause(causes, cause);
  for (const cause of wrongCells(truth, rows, alignment)) addCause(causes, cause);
  return causes;
}

const isFilled = ({ rows }: Grid, column: number): boolean => rows.some((row) => row[column] !== '');

const texts = (row: readonly string[]): string[] => row.map(lettersAndDigits).filter(Boolean);

/** Whether most of a row's texts stand in a text. */
function isWithin(row: readonly string[], text: string): boolean {
  const parts = texts(row);
  return parts.length > 0 && parts.filter((part) => text.includes(part)).length >= PART * parts.length;
}

function missedRows({ rows: truth }: Grid, rows: readonly (readonly string[])[], alignment: Alignment): string[] {
  const found = new Set(alignment.rows.map(([row]) => row));
  const all = rows.map((row) => texts(row).join(' '));
  return truth.flatMap((row, index) => {
    if (found.has(index) || texts(row).length === 0) return [];
    return [all.some((text) => isWithin(row, text)) ? 'rows merged' : 'row missed'];
  });
}

function surplusRows(
  { rows: truth }: Grid,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  alignment: Alignment,
): string[] {
  const found = new Set(alignment.rows.map(([, row]) => row));
  const whole = truth.map((row) => texts(row).join(' '));
  const labels = texts(columns).join(' ');
  return rows.flatMap((row, index) => {
    if (found.has(index) || texts(row).length === 0) return [];
    if (isWithin(row, labels)) return ['header taken for row'];
    return [whole.some((text) => isWithin(row, text)) ? 'row split' : 'text taken for row'];
  });
}

function wrongCells(truth: Grid, rows: readonly (readonly string[])[], alignment: Alignment): string[] {
  return alignment.rows.flatMap(([truthRow, row]) =>
    [...alignment.columns].flatMap(([truthColumn, column]) => {
      const expected = truth.rows[truthRow]![truthColumn]!;
      const cell = rows[row]![column] ?? '';
      return expected === '' || isCellRight(expected, cell) ? [] : [cellCause(expected, cell, rows[row]!)];
    }),
  );
}

function cellCause(expected: string, cell: string, row: readonly string[]): string {
  const [a, b] = [lettersAndDigits(expected), lettersAndDigits(cell)];
  if (row.some((other) => isCellRight(expected, other))) return 'cell in another column';
  if (b === '') return 'cell left empty';
  if (a.includes(b)) return 'cell cut short';
  if (alikeness(a, b) >= ALIKE || isOneOff(a, b)) return 'letter misread';
  return lettersAndDigits(row.join('')).includes(a) ? 'cells merged or split' : 'wrong cell';
}

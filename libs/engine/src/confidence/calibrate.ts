import calibration from './calibration.data.json';
import type { Answer } from '../model/answer';
import type { Document } from '../model/document';
import type { CheckResult } from '../model/extracted-document';
import type { Table } from '../model/table';
import { cellSignals, tableSignals } from './cell-signals';
import { fieldSignals } from './field-signals';
import { probability, type LogisticModel } from './logistic';

/** Calibrated confidences of one answer, in the answer's own order. */
export interface Confidences {
  cells: number[][];
  columns: number[];
  /** Parallel to the answer's fields. */
  fields: number[];
  /** Parallel to the found tables. */
  tables: number[];
  document: number;
}

/** Turns the signals of every cell and field into probabilities by the fitted table. */
export function calibrate(document: Document, answer: Answer, tables: readonly Table[], checks: readonly CheckResult[]): Confidences {
  const cellModel: LogisticModel = calibration.cell;
  const fieldModel: LogisticModel = calibration.field;
  const fields = answer.fields.map((field) => probability(fieldModel, fieldSignals(field, document, checks)));
  const cells = answer.source
    ? cellSignals(answer, checks).map((row) => row.map((signals) => probability(cellModel, signals)))
    : answer.fields.map((_, index) => [fields[index]!, fields[index]!]);
  const columns = answer.columns.map((_, index) => mean(cells.map((row) => row[index]!)));
  return {
    cells,
    columns,
    fields,
    tables: tables.map((table) => probability(cellModel, tableSignals(table))),
    document: mean([...cells.flat(), ...fields]),
  };
}

/** The mean, rounded to four places; of nothing, 0: an empty answer is not to be trusted. */
function mean(values: readonly number[]): number {
  if (values.length === 0) return 0;
  return Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 10_000) / 10_000;
}

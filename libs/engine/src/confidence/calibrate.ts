import type { Answer } from '../model/answer';
import calibration from './calibration.data.json';
import type { AnswerSignals } from './collect-signals';
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

const CELL_MODEL: LogisticModel = calibration.cell;
const FIELD_MODEL: LogisticModel = calibration.field;

/** Turns the signals of every value into probabilities by the fitted table. An answer made of its fields has the fields' confidences as cells. */
export function calibrate(answer: Answer, signals: AnswerSignals): Confidences {
  const fields = signals.fields.map((field) => probability(FIELD_MODEL, field));
  const cells = answer.source
    ? signals.cells.map((row) => row.map((cell) => probability(CELL_MODEL, cell)))
    : fields.map((confidence) => [confidence, confidence]);
  return {
    cells,
    columns: answer.columns.map((_, index) => mean(cells.map((row) => row[index]!))),
    fields,
    tables: signals.tables.map((table) => probability(CELL_MODEL, table)),
    document: mean([...cells.flat(), ...fields]),
  };
}

/** The mean, rounded to four places; of nothing, 0: an empty answer is not to be trusted. */
function mean(values: readonly number[]): number {
  if (values.length === 0) return 0;
  return Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 10_000) / 10_000;
}

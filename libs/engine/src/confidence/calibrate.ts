import type { Answer } from '../model/answer';
import calibration from './calibration.data.json';
import type { AnswerSignals } from './collect-signals';
import { estimateBy } from './logistic';

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

const cellEstimate = estimateBy(calibration.cell);
const fieldEstimate = estimateBy(calibration.field);

/** Turns the signals of every value into probabilities by the fitted model. An answer made of its fields has the fields' confidences as cells. */
export function calibrate(answer: Answer, signals: AnswerSignals): Confidences {
  const fields = signals.fields.map(fieldEstimate);
  const cells = answer.source
    ? answer.rows.map((row, index) => row.cells.map((_, column) => cellEstimate(signals.cell(index, column))))
    : fields.map((confidence) => [confidence, confidence]);
  return {
    cells,
    columns: columnMeans(cells, answer.columns.length),
    fields,
    tables: signals.tables.map(cellEstimate),
    document: meanOfAll([...cells, fields]),
  };
}

/** The mean of every column's cells, walked row by row. */
function columnMeans(cells: readonly (readonly number[])[], columnCount: number): number[] {
  const sums = new Array<number>(columnCount).fill(0);
  for (const row of cells) row.forEach((value, column) => (sums[column]! += value));
  return sums.map((sum) => roundedMean(sum, cells.length));
}

function meanOfAll(lists: readonly (readonly number[])[]): number {
  let sum = 0;
  let count = 0;
  for (const list of lists) {
    for (const value of list) sum += value;
    count += list.length;
  }
  return roundedMean(sum, count);
}

/** A mean, rounded to four places; of nothing, 0: an empty answer is not to be trusted. */
export const roundedMean = (sum: number, count: number): number => (count === 0 ? 0 : Math.round((sum / count) * 10_000) / 10_000);

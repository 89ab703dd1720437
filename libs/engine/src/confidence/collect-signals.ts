import type { Answer } from '../model/answer';
import type { CheckResult } from '../model/extracted-document';
import type { Table } from '../model/table';
import { cellSignals, tableSignals } from './cell-signals';
import { fieldSignals } from './field-signals';

/** Named raw numbers that tell how far one value may be trusted. */
export type Signals = Record<string, number>;

/** The signals of every value of an answer, in the answer's own order. */
export interface AnswerSignals {
  cells: Signals[][];
  /** Parallel to the answer's fields. */
  fields: Signals[];
  /** Parallel to the found tables. */
  tables: Signals[];
}

/** What the steps before know about each value, as numbers: how it was read, how it was found, what the checks say. */
export function collectSignals(answer: Answer, tables: readonly Table[], checks: readonly CheckResult[]): AnswerSignals {
  return {
    cells: answer.source ? cellSignals(answer, checks) : [],
    fields: answer.fields.map((field) => fieldSignals(field, checks)),
    tables: tables.map(tableSignals),
  };
}

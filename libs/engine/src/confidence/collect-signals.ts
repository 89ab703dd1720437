import type { Answer } from '../model/answer';
import type { Document } from '../model/document';
import type { CheckResult } from '../model/extracted-document';
import type { Table } from '../model/table';
import { cellSignals, tableSignals, type CellSignals } from './cell-signals';
import { fieldSignals } from './field-signals';
import { pageQualities } from './page-quality';

/** Named raw numbers that tell how far one value may be trusted. */
export type Signals = Record<string, number>;

/** The signals of every value of an answer, in the answer's own order. */
export interface AnswerSignals {
  /** Of one cell, made when it is asked for: those of a million cells at once would take 300 MB. */
  cell: CellSignals;
  /** Parallel to the answer's fields. */
  fields: Signals[];
  /** Parallel to the found tables. */
  tables: Signals[];
}

/** What the steps before know about each value, as numbers: how it was read, how it was found, what the checks say. */
export function collectSignals(
  answer: Answer,
  tables: readonly Table[],
  checks: readonly CheckResult[],
  document: Pick<Document, 'pages'>,
): AnswerSignals {
  const pages = pageQualities(document);
  return {
    cell: answer.source ? cellSignals(answer, checks, pages) : () => ({}),
    fields: answer.fields.map((field) => fieldSignals(field, { answer, checks, pages })),
    tables: tables.map(tableSignals),
  };
}

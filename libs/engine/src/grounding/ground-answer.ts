import type { Convention } from '@gridline/values';
import { answerOfFields } from '../answer/shape-answer';
import { runChecks } from '../checks/run-checks';
import { toldChecks } from '../checks/check-result';
import { summarise } from '../classify/summarise';
import { roundedMean } from '../confidence/calibrate';
import { toMetadata, toProvenance } from '../confidence/to-extracted-document';
import { estimateBy, type Estimate, type LogisticModel } from '../confidence/logistic';
import type { Answer, AnswerCell, AnswerRow } from '../model/answer';
import type { Page } from '../model/page';
import type { CheckResult, ExtractedDocument } from '../model/extracted-document';
import type { Field } from '../model/field';
import type { Provenance } from '../model/table';
import { displayedAnswer } from '../readers/upright-pages';
import { groundRows, occurrencesOf, type GroundedCell } from './find-rows';
import grounding from './grounding.data.json';
import { agreementsOf } from './agreements';
import { groundFields, type GroundedField } from './ground-fields';
import { isByRule, signalsOfCell, signalsOfField, type GroundingSignals } from './grounding-signals';
import { checkAsField, checkOnPage } from './page-checks';
import { SecondOpinion } from './second-opinion';
import { PageIndex, type Occurrence } from './page-index';
import type { ModelAnswer } from './model-answer';
import type { Transcript } from './transcript';
import { GROUNDING } from './weights';

/** What a model's answer comes to, and what its confidences are made of, for the bench that fits them. */
export interface Grounded {
  result: ExtractedDocument;
  cellSignals: GroundingSignals[][];
  fieldSignals: GroundingSignals[];
}

const estimate = (model: LogisticModel): Estimate => {
  const ofFound = estimateBy(model);
  return (signals) => (isByRule(signals) ? GROUNDING.missing : ofFound(signals));
};

const cellEstimate = estimate(grounding.cell);
const fieldEstimate = estimate(grounding.field);

/**
 * Looks up on the pages what a model says of them. What stands there is answered as printed, with its place; what does not is kept with
 * a low confidence and named by the check `onPage`. The answer of our own engine for the same document is the second opinion.
 */
export function groundAnswer(transcript: Transcript, own: ExtractedDocument, model: ModelAnswer): Grounded {
  const { convention } = transcript;
  const pages = transcript.pages.map((page) => new PageIndex(page, convention));
  const readers = new Map(transcript.pages.map(({ number, reader, placed }) => [number, { reader, placed }]));
  const provenanceOf = (occurrence: Occurrence | undefined): Provenance | null => {
    const page = occurrence && readers.get(occurrence.page);
    return page ? { page: occurrence.page, ...(page.placed ? { box: occurrence.box } : {}), reader: page.reader } : null;
  };
  const cells = groundRows(model, pages, convention);
  const opinion = new SecondOpinion(own);
  const fields = groundFields(model, pages, convention, opinion);
  const answer = toAnswer(model, cells, fields, pages, provenanceOf, convention);
  const checks = [...runChecks(model.docType, answer, convention), ...checkOnPage(model, cells, fields), ...checkAsField(fields)];
  const agreements = agreementsOf(model.columns, cells, opinion, provenanceOf);
  const cellSignals = cells.map((row, at) =>
    row.map((cell, column) => ({ ...signalsOfCell(cell, row, failsIn(checks, at)), ...agreements[at]![column] })),
  );
  const fieldSignals = fields.map((field) => signalsOfField(field, opinion.ofField(field.key, field.value)));
  const result = toResult({
    model,
    answer,
    checks,
    own,
    cells: cellSignals.map((row) => row.map(cellEstimate)),
    fields: fieldSignals.map(fieldEstimate),
  });
  const turned = transcript.pages.filter((page) => page.placed) as unknown as Page[];
  return { result: displayedAnswer(result, turned), cellSignals, fieldSignals };
}

function toAnswer(
  { columns: labels }: ModelAnswer,
  cells: readonly GroundedCell[][],
  grounded: readonly GroundedField[],
  pages: readonly PageIndex[],
  provenanceOf: (occurrence: Occurrence | undefined) => Provenance | null,
  convention: Convention,
): Answer {
  const fields: Field[] = grounded.map(({ key, value, text, occurrence }) => ({
    key,
    value,
    text,
    provenance: provenanceOf(occurrence) ?? { page: 1, reader: 'model' },
    signals: {},
  }));
  if (labels.length === 0 || cells.length === 0) return answerOfFields(fields);
  const columns: AnswerCell[] = labels.map((text) => ({ text, provenance: provenanceOf(occurrencesOf(text, pages, convention)[0]) }));
  const rows: AnswerRow[] = cells.map((row) => ({
    kind: 'item',
    cells: row.map(({ text, occurrence }) => ({ text, provenance: provenanceOf(occurrence) })),
  }));
  return { columns, rows, fields, source: { parts: [], columns, rows } };
}

const failsIn = (checks: readonly CheckResult[], row: number): boolean => checks.some((check) => check.row === row && !check.passed);

interface Parts {
  model: ModelAnswer;
  answer: Answer;
  checks: CheckResult[];
  own: ExtractedDocument;
  cells: number[][];
  fields: number[];
}

function toResult({ model, answer, checks, own, cells, fields }: Parts): ExtractedDocument {
  const names = answer.columns.map(({ text }) => text);
  const shown = answer.source ? cells : fields.map((confidence) => [confidence, confidence]);
  const all = [...shown.flat(), ...fields];
  return {
    docType: model.docType,
    columns: names,
    rows: answer.rows.map((row) => row.cells.map(({ text }) => text)),
    metadata: toMetadata(answer, checks),
    summary: summarise(model.docType, answer),
    confidence: mean(all),
    fieldConfidence: Object.fromEntries(names.map((name, column) => [name, mean(shown.map((row) => row[column] ?? 0))])),
    metadataConfidence: Object.fromEntries(answer.fields.map(({ key }, index) => [key, fields[index]!])),
    cellConfidence: shown,
    provenance: toProvenance(answer),
    checks: toldChecks(checks),
    tables: own.tables,
    pageCount: own.pageCount,
    pages: own.pages,
    ...(own.language ? { language: own.language } : {}),
    ...(own.convention ? { convention: own.convention } : {}),
  };
}

const mean = (numbers: readonly number[]): number =>
  roundedMean(
    numbers.reduce((sum, each) => sum + each, 0),
    numbers.length,
  );

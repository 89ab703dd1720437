import { flag } from '../model/flag';
import { parseDate, type Convention } from '@gridline/values';
import { readAmount } from '../reckoning/read-amount';
import { answerOfFields } from '../answer/shape-answer';
import { runChecks } from '../checks/run-checks';
import { toldChecks } from '../checks/check-result';
import { summarise } from '../classify/summarise';
import { estimateBy, type Estimate, type LogisticModel } from '../confidence/logistic';
import { FIELD_TYPES } from '../lexicon/field-types';
import type { Answer, AnswerCell, AnswerRow } from '../model/answer';
import type { Page } from '../model/page';
import type { CheckResult, ExtractedDocument } from '../model/extracted-document';
import type { Field } from '../model/field';
import type { Provenance } from '../model/table';
import { displayedAnswer } from '../readers/upright-pages';
import { groundRows, occurrencesOf, type GroundedCell } from './find-rows';
import grounding from './grounding.data.json';
import { agreementsOf } from './agreements';
import { fieldDoubt } from './field-doubt';
import { SecondOpinion } from './second-opinion';
import { lettersOf } from '../lexicon/label-words';
import { PageIndex, type Occurrence } from './page-index';
import type { ModelAnswer } from './model-answer';
import type { Transcript } from './transcript';
import { GROUNDING } from './weights';

export type GroundingSignals = Record<string, number>;

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

/** What no page says, or says by chance alone, or that stands there as no field does, has one confidence by rule. */
export const isByRule = (signals: GroundingSignals): boolean =>
  signals['missing'] === 1 || signals['byChance'] === 1 || signals['unproven'] === 1;

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

/** A field of the model and where the page says it. */
interface GroundedField {
  key: string;
  /** In the canonical form of its key. */
  value: string;
  text: string;
  occurrence?: Occurrence;
  match: 'letters' | 'meaning' | 'none';
  /** In how many places of the document it stands. */
  occurrences: number;
  /** Why it is not believed, although it is printed. */
  doubt?: string;
}

function groundFields(
  { fields }: ModelAnswer,
  pages: readonly PageIndex[],
  convention: Convention,
  opinion: SecondOpinion,
): GroundedField[] {
  const seen = new Set<string>();
  return fields.flatMap(({ key, value }) => {
    if (seen.has(key) || value.trim() === '') return [];
    seen.add(key);
    const occurrences = occurrencesOf(value, pages, convention);
    const occurrence = occurrences[0];
    const text = occurrence?.match === 'meaning' ? occurrence.text : value;
    return [
      {
        key,
        value: canonical(key, value, convention),
        text,
        occurrence,
        match: occurrence?.match ?? 'none',
        occurrences: occurrences.length,
        doubt: fieldDoubt({ key, value: canonical(key, value, convention), occurrences }, pages, opinion),
      },
    ];
  });
}

/** Dates as ISO 8601, amounts as plain decimals, codes of registers without blanks; what cannot be read so stays as it is. */
function canonical(key: string, value: string, convention: Convention): string {
  const type = (FIELD_TYPES as Record<string, string>)[key];
  const text = value.trim();
  if (type === 'date') return parseDate(text, convention)?.iso ?? text;
  if (type === 'amount') return readAmount(text, convention)?.value ?? text;
  return type === 'vatId' || type === 'iban' || type === 'bic' ? text.replace(/\s/g, '') : text;
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

/** One check that names what no page says. */
function checkOnPage(model: ModelAnswer, cells: readonly GroundedCell[][], fields: readonly GroundedField[]): CheckResult[] {
  const missing = [
    ...fields.filter(({ match }) => match === 'none').map(({ key }) => key),
    ...cells.flatMap((row, at) =>
      row.flatMap(({ text, match }, column) =>
        text !== '' && match === 'none' ? [`row ${at + 1}, ${model.columns[column] ?? column + 1}`] : [],
      ),
    ),
  ];
  const told = missing.slice(0, TOLD_MISSING).join('; ');
  const more = missing.length > TOLD_MISSING ? ` and ${missing.length - TOLD_MISSING} more` : '';
  const detail = missing.length === 0 ? 'Every value stands on a page.' : `Not found on any page: ${told}${more}.`;
  return [{ name: 'onPage', passed: missing.length === 0, detail }];
}

/** Told only where it fails: of most documents nothing is doubted. */
function checkAsField(fields: readonly GroundedField[]): CheckResult[] {
  const doubted = fields.filter(({ doubt }) => doubt !== undefined);
  if (doubted.length === 0) return [];
  const told = doubted.map(({ key, doubt }) => `${key}: ${doubt}`).join('; ');
  return [{ name: 'asField', passed: false, detail: `Printed, but not believed: ${told}.` }];
}

/** Values that the check names one by one. */
const TOLD_MISSING = 20;

const failsIn = (checks: readonly CheckResult[], row: number): boolean => checks.some((check) => check.row === row && !check.passed);

function signalsOfCell(cell: GroundedCell, row: readonly GroundedCell[], isInFailedRow: boolean): GroundingSignals {
  const others = row.filter((other) => other !== cell && other.text !== '');
  const found = others.filter(({ match, besideRow }) => match !== 'none' && besideRow);
  return {
    letters: flag(cell.match === 'letters'),
    meaning: flag(cell.match === 'meaning'),
    blankThere: flag(cell.match === 'blank'),
    missing: flag(cell.match === 'none'),
    alone: flag(cell.match !== 'none' && !cell.besideRow),
    inColumn: flag(cell.inColumn),
    ...(cell.underLabel === undefined ? {} : { underLabel: flag(cell.underLabel) }),
    stray: flag(cell.stray),
    taken: flag(cell.taken),
    rowFound: others.length === 0 ? 1 : found.length / others.length,
    short: flag(cell.text !== '' && lettersOf(cell.text).length <= GROUNDING.shortLetters),
    failedRow: flag(isInFailedRow),
  };
}

function signalsOfField({ match, occurrences, value, doubt }: GroundedField, opinion: number | undefined): GroundingSignals {
  return {
    letters: flag(match === 'letters'),
    meaning: flag(match === 'meaning'),
    missing: flag(match === 'none'),
    unproven: flag(doubt !== undefined),
    many: flag(occurrences > 3),
    short: flag(lettersOf(value).length <= GROUNDING.shortLetters),
    agrees: Math.max(0, opinion ?? 0),
    disagrees: flag(opinion === -1),
  };
}

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
  const failed = [...new Set(checks.filter(({ passed }) => !passed).map(({ name }) => name))];
  const metadata = Object.fromEntries(answer.fields.map(({ key, value }) => [key, value]));
  const all = [...shown.flat(), ...fields];
  return {
    docType: model.docType,
    columns: names,
    rows: answer.rows.map((row) => row.cells.map(({ text }) => text)),
    metadata: { ...metadata, ...(failed.length > 0 ? { checksFailed: failed.join(', ') } : {}) },
    summary: summarise(model.docType, answer),
    confidence: mean(all),
    fieldConfidence: Object.fromEntries(names.map((name, column) => [name, mean(shown.map((row) => row[column] ?? 0))])),
    metadataConfidence: Object.fromEntries(answer.fields.map(({ key }, index) => [key, fields[index]!])),
    cellConfidence: shown,
    provenance: {
      columns: answer.columns.map(({ provenance }) => provenance),
      cells: answer.rows.map((row) => row.cells.map(({ provenance }) => provenance)),
      fields: Object.fromEntries(answer.fields.map(({ key, provenance }) => [key, provenance])),
    },
    checks: toldChecks(checks),
    tables: own.tables,
    pageCount: own.pageCount,
    pages: own.pages,
    ...(own.language ? { language: own.language } : {}),
    ...(own.convention ? { convention: own.convention } : {}),
  };
}

/** Rounded to four places; of nothing, 0. */
const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : Math.round((numbers.reduce((sum, each) => sum + each, 0) / numbers.length) * 10_000) / 10_000;

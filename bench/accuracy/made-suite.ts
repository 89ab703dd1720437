import { makeDocument, toPdf, toScan, type Damage, type MadeDocument, type Truth as MadeTruth } from '@gridline/testing';
import type { Truth } from './judging/truth';
import type { Run, RunInput } from './run-documents';
import type { Scores } from './score';
import { sharedCount } from './shared-count';

/** How many documents a made suite has: enough that one more or less wrong is half a per cent, over every layout, language and face. */
const PDFS = { count: 120, firstSeed: 0 };
/** Seeds of the scans begin apart, so that no scan is a PDF of the same suite. */
const SCANS = { count: 40, firstSeed: 1_000 };

/** The damages in turn. */
const DAMAGES: readonly Damage[] = [0, 1, 2, 3, 4];

/** A made document and what it says. */
export interface MadeInput extends RunInput {
  truth: MadeTruth;
}

/** Which documents are made: so many of the seeds from the first one on. */
export interface MadeRange {
  count: number;
  firstSeed: number;
}

/** The documents of a made suite, each made when its turn comes. */
export const madeInputs = (isScan: boolean, range: MadeRange = isScan ? SCANS : PDFS): MadeInput[] =>
  isScan ? scanInputs(range) : pdfInputs(range);

/** The suite's own range, or the beginning of it. */
export const madeRange = (isScan: boolean, limit = Infinity): MadeRange => {
  const range = isScan ? SCANS : PDFS;
  return { ...range, count: Math.min(limit, range.count) };
};

const pdfInputs = ({ count, firstSeed }: MadeRange): MadeInput[] =>
  Array.from({ length: count }, (_, index) => {
    const made = makeDocument(firstSeed + index);
    const name = nameOf(made);
    return { id: name, fileName: `${name}.pdf`, bytes: () => toPdf(made), truth: made.truth };
  });

/** Documents of one page: a scan is a picture of the first. */
function scanInputs({ count, firstSeed }: MadeRange): MadeInput[] {
  const inputs: MadeInput[] = [];
  for (let seed = firstSeed; inputs.length < count; seed++) {
    const made = makeDocument(seed);
    if (made.pages.length > 1) continue;
    const damage = DAMAGES[inputs.length % DAMAGES.length]!;
    const name = `${nameOf(made)}-damage-${damage}`;
    inputs.push({ id: name, fileName: `${name}.jpg`, bytes: () => toScan(made, damage), truth: made.truth });
  }
  return inputs;
}

const nameOf = ({ kind, seed, truth }: MadeDocument): string => `${kind}-${truth.language}-${seed}`;

/** What a made document says, in the form of the corpus's truth. */
export const toTruth = ({ fields, columns, rows }: MadeTruth): Truth => ({ fields, lineItems: { columns, rows } });

interface Tally {
  right: number;
  predicted: number;
  truth: number;
}

/** Scores answers against what the documents say: fields and cells by value, rows by all their cells. */
export function scoreMade(inputs: readonly MadeInput[], runs: readonly Run[]): Scores {
  const documents: Record<string, number> = {};
  const totals = { fields: noTally(), cells: noTally(), rows: noTally() };
  let docTypes = 0;
  inputs.forEach(({ id, truth }, index) => {
    const run = runs[index]!;
    const tallies = { fields: tallyFields(truth, run), cells: tallyCells(truth, run), rows: tallyRows(truth, run) };
    for (const key of ['fields', 'cells', 'rows'] as const) add(totals[key], tallies[key]);
    if (run.document?.docType === truth.docType) docTypes++;
    const parts = [tallies.cells, ...(tallies.fields.truth > 0 ? [tallies.fields] : [])].map(f1);
    documents[id] = parts.reduce((sum, part) => sum + part, 0) / parts.length;
  });
  const measures = { fields: f1(totals.fields), cells: f1(totals.cells), rows: f1(totals.rows), docType: docTypes / inputs.length };
  return { measures, documents, text: '' };
}

const noTally = (): Tally => ({ right: 0, predicted: 0, truth: 0 });

function add(total: Tally, { right, predicted, truth }: Tally): void {
  total.right += right;
  total.predicted += predicted;
  total.truth += truth;
}

const f1 = ({ right, predicted, truth }: Tally): number => (right === 0 ? 0 : (2 * right) / (predicted + truth));

/** Texts compared without case and white space, plain decimals by value. */
const same = (a: string, b: string): boolean => fold(a) === fold(b) || (isDecimal(a) && isDecimal(b) && Number(a) === Number(b));
const fold = (text: string): string => text.replace(/\s+/g, '').toLowerCase();
const isDecimal = (text: string): boolean => /^-?\d+(?:\.\d+)?$/.test(text);

/** Only keys that the truth has are judged: what else a document says is not wrong. */
function tallyFields({ fields }: MadeTruth, { document }: Run): Tally {
  const keys = Object.keys(fields);
  const predicted = keys.filter((key) => document?.metadata[key] !== undefined);
  return {
    right: predicted.filter((key) => same(fields[key]!, document!.metadata[key]!)).length,
    predicted: predicted.length,
    truth: keys.length,
  };
}

const tallyCells = (truth: MadeTruth, { document }: Run): Tally => tallyTexts(truth.rows.flat(), document?.rows.flat() ?? []);

const tallyRows = (truth: MadeTruth, { document }: Run): Tally => tallyTexts(truth.rows.map(joinRow), (document?.rows ?? []).map(joinRow));

const joinRow = (row: readonly string[]): string => row.filter((cell) => cell !== '').join('|');

function tallyTexts(truth: readonly string[], predicted: readonly string[]): Tally {
  const [expected, found] = [truth, predicted].map((texts) => texts.map(fold).filter(Boolean)) as [string[], string[]];
  return { right: sharedCount(found, expected), predicted: found.length, truth: expected.length };
}

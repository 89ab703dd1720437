import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  ENGINE_WEIGHTS,
  EngineError,
  groundAnswer,
  isByRule,
  openDocument,
  type Grounded,
  type TranscribedDocument,
} from '@gridline/engine';
import { Random } from '@gridline/testing';
import { corpusToFit } from '../accuracy/calibration/corpus-to-fit';
import { withUnseen } from '../accuracy/calibration/cross-validate';
import { fitLogistic } from '../accuracy/calibration/fit-logistic';
import { judgedDocuments, type JudgedDocument } from '../accuracy/calibration/judged-documents';
import type { Sample } from '../accuracy/calibration/sample';
import { measureReliability } from '../accuracy/reliability/reliability';
import { runCommand } from '../command-line/run-command';
import { writeBenchmarks } from '../report/write-section';
import { MANNERS, simulateModel, type Fault, type SimulatedAnswer } from './simulated-model';

/** The project's folder, seen from the built file in dist/bench/byok. */
const ROOT = join(__dirname, '..', '..', '..');
const TABLE = join(ROOT, 'libs', 'engine', 'src', 'grounding', 'grounding.data.json');

/** Suites whose truth is what the page prints, to the letter: a model could not have read it otherwise. */
const SUITES = ['made', 'world', 'invoice2data'];

const USAGE = `usage: npm run bench:grounding -- --corpus DIR [--readings DIR] [--write]

Has simulated models of three manners answer documents whose truth is known, looks their answers up on the pages, and fits the
confidence of what comes of it. Tells how many values that were made up come back believed.

  --write   replaces the engine's table and the section of docs/benchmarks.md`;

interface Value extends Sample {
  manner: string;
  fault: Fault;
}

async function main(argv: string[]): Promise<void> {
  const { corpus, writes } = await corpusToFit(argv);
  const documents = (await judgedDocuments(corpus)).filter(({ suite }) => SUITES.includes(suite));
  const said: Value[] = [];
  for (const [index, document] of documents.entries()) said.push(...(await askAbout(document, index)));
  const ofKind = (kind: Sample['kind']): Value[] => said.filter((value) => value.kind === kind);
  // Made documents are learnt from as well: what is looked up is what the page prints, whoever made it.
  const fitted = { cell: fitLogistic(found(ofKind('cell'))), field: fitLogistic(found(ofKind('field'))) };
  const page = toPage(said, documents.length);
  console.log(page);
  if (!writes) return;
  await writeFile(TABLE, `${JSON.stringify(fitted, null, 2)}\n`);
  await writeBenchmarks('Grounding', page);
}

async function askAbout(input: JudgedDocument, index: number): Promise<Value[]> {
  const read = await transcribed(input);
  if (!read) return [];
  return MANNERS.flatMap((manners, seed) => {
    const simulated = simulateModel(input.truth, manners, new Random(1000 * index + seed));
    const grounded = groundAnswer(read.transcript, read.result, simulated.answer);
    return toValues(input, manners.name, simulated, grounded);
  });
}

async function transcribed(input: JudgedDocument): Promise<TranscribedDocument | undefined> {
  try {
    const document = await openDocument(await input.bytes(), { fileName: input.fileName, password: input.password });
    const read = await document.extractWithTranscript();
    document.close();
    return read;
  } catch (error) {
    if (error instanceof EngineError) return undefined;
    throw error;
  }
}

function toValues(
  { suite, group }: JudgedDocument,
  manner: string,
  { answer, cellFaults, fieldFaults }: SimulatedAnswer,
  grounded: Grounded,
): Value[] {
  const value = (kind: Sample['kind'], signals: Sample['signals'], fault: Fault): Value => ({
    kind,
    suite,
    group,
    manner,
    signals,
    fault,
    right: fault === 'none',
  });
  return [
    ...cellFaults.flatMap((row, at) => row.map((fault, column) => value('cell', grounded.cellSignals[at]![column]!, fault))),
    ...answer.fields.map(({ key }, index) => value('field', grounded.fieldSignals[index] ?? {}, fieldFaults[key]!)),
  ];
}

const found = (values: readonly Value[]): Value[] => values.filter(({ signals }) => !isByRule(signals));

/** How many documents of each manner's are trusted wrongly, on layouts that the fit had not seen. */
function toPage(said: readonly Value[], documents: number): string {
  const kinds = (['cell', 'field'] as const).map((kind) => ({ kind, tested: testedOf(said.filter((value) => value.kind === kind)) }));
  const lines = kinds.flatMap(({ kind, tested }) => MANNERS.map(({ name }) => toRow(name, kind, tested.filter(({ manner }) => manner === name)))); // prettier-ignore
  return [
    `Made by \`npm run bench:grounding -- --corpus DIR --write\` on ${documents} documents of ${SUITES.join(', ')}. Simulated models spoil what is known to be printed; the confidence is that of a fit on other layouts.`,
    '',
    '| model | values | judged | wrong | made up, back at .5 or more | wrong, back at .5 or more | said at .95 or more | of these wrong | calibration error |',
    '|---|---|---|---|---|---|---|---|---|',
    ...lines,
  ].join('\n');
}

/** What became of the values of one kind that models of one manner said. */
function toRow(manner: string, kind: Sample['kind'], own: readonly Tested[]): string {
  const invented = own.filter(({ fault }) => fault === 'invented');
  const wrong = own.filter(({ right }) => !right);
  const sure = own.filter(({ confidence }) => confidence >= SURE);
  const believed = (values: readonly Tested[]): Tested[] => values.filter(({ confidence }) => confidence >= BELIEVED);
  const cells = [
    ...[manner, `${kind}s`, own.length, share(wrong, own), share(believed(invented), invented), share(believed(wrong), wrong)],
    ...[share(sure, own), share(sure.filter(({ right }) => !right), sure), measureReliability(own)?.calibrationError.toFixed(3) ?? '–'], // prettier-ignore
  ];
  return `| ${cells.join(' | ')} |`;
}

const SURE = 0.95;
const BELIEVED = 0.5;

/** A value with what a fit that has not seen its layout says of it. */
type Tested = Value & { confidence: number };

/** As the calibration is tested, in parts by layout; the manners of a document stay together. What has its confidence by rule keeps it. */
const testedOf = (values: readonly Value[]): Tested[] =>
  withUnseen(values, found).map((value) =>
    isByRule(value.signals) ? { ...value, confidence: ENGINE_WEIGHTS.grounding.GROUNDING.missing } : value,
  );

const share = (part: readonly unknown[], whole: readonly unknown[]): string =>
  whole.length === 0 ? '–' : (part.length / whole.length).toFixed(4);

void runCommand(USAGE, main);

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand, UsageError } from '../../command-line/run-command';
import { writeBenchmarks } from '../../report/write-section';
import { rememberReadings } from '../../same/remember-readings';
import { findCorpus } from '../find-corpus';
import { drawReliability } from '../reliability/diagram';
import { measureReliability } from '../reliability/reliability';
import { collectAll } from './collect-all';
import { crossValidate } from './cross-validate';
import { fitLogistic, learnable } from './fit-logistic';
import { CORPUS_FOLDERS, judgedDocuments } from './judged-documents';
import { calibrationMarkdown, describeCalibration, measureSuites, toPanel, type Calibration } from './report';
import type { Sample } from './sample';

/** The project's folder, seen from the built file in dist/bench/accuracy/calibration. */
const ROOT = join(__dirname, '..', '..', '..', '..');
const TABLE = join(ROOT, 'libs', 'engine', 'src', 'confidence', 'calibration.data.json');
const DOCS = join(ROOT, 'docs');

const USAGE = `usage: npm run bench:calibrate -- --corpus DIR [--sheet DIR]... [--readings DIR] [--write] [--samples FILE]
Reads every document once, fits the confidences, tests the fit on groups it has not seen. A sheet is a folder of papers in the form of the suite world. --write replaces the engine's table and the section of docs/benchmarks.md; --samples keeps what was judged; --readings what was recognised, for the next time.`;

/** Reads every document, judges its values, tests the fit on unseen groups, and writes the table fitted on all of them. */
async function main(argv: string[]): Promise<void> {
  const { values } = parseArgs({
    args: argv,
    options: {
      corpus: { type: 'string' },
      sheet: { type: 'string', multiple: true, default: [] },
      readings: { type: 'string' },
      write: { type: 'boolean', default: false },
      samples: { type: 'string' },
    },
  });
  // A table fitted on made documents alone would be trusted by documents that nobody made.
  if (!values.corpus) throw new UsageError('--corpus DIR is needed.');
  const corpus = findCorpus(values.corpus, CORPUS_FOLDERS);
  const startedAt = performance.now();
  if (values.readings) Object.assign(process.env, await rememberReadings(values.readings));
  const documents = await judgedDocuments(corpus, values.sheet);
  const { samples: collected, lost } = await collectAll(documents, { corpus, sheets: values.sheet }, (done) =>
    showProgress(done, documents.length),
  );
  const samples = collected.flat();
  if (values.samples) await writeFile(values.samples, JSON.stringify(samples));
  const ofKind = (kind: Sample['kind']): Sample[] => samples.filter((sample) => sample.kind === kind);
  const tested = { cell: crossValidate(ofKind('cell')), field: crossValidate(ofKind('field')) };
  const calibration: Calibration = {
    fittedOn: measureSuites(documents, samples, tested),
    cell: fitLogistic(learnable(ofKind('cell'))),
    field: fitLogistic(learnable(ofKind('field'))),
  };
  // Made documents would flatter the figure for all: nearly all their values are right.
  const real = <T extends { suite: string }>(values: readonly T[]): T[] => values.filter(({ suite }) => !suite.startsWith('made'));
  const overall = { cell: measureReliability(real(tested.cell))!, field: measureReliability(real(tested.field))! };
  console.log(describeCalibration(calibration, overall));
  for (const { suite, id } of lost) console.log(`lost: ${suite} ${id}, whose reader crashed or hung`);
  console.log(`${documents.length} documents in ${Math.round((performance.now() - startedAt) / 1_000)} s`);
  if (!values.write) return;
  await writeFile(TABLE, `${JSON.stringify(calibration, null, 2)}\n`);
  await writeFile(join(DOCS, 'reliability.svg'), drawReliability([toPanel('Cells', overall.cell), toPanel('Fields', overall.field)]));
  await writeBenchmarks('Calibration', calibrationMarkdown(calibration, overall));
  console.log('Written: libs/engine/src/confidence/calibration.data.json, docs/reliability.svg, docs/benchmarks.md');
}

function showProgress(done: number, total: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${done}/${total}${done === total ? '\r\x1b[K' : ''}`);
  else if (done % 100 === 0 || done === total) process.stderr.write(`${done}/${total}\n`);
}

void runCommand(USAGE, main);

import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { EngineError, openDocument } from '@gridline/engine';
import { fitLogistic } from './fit-logistic';
import { judgeAnswer, type Truth } from './judge-answer';
import { crossValidate, measureReliability, type Reliability } from './reliability';
import type { Sample } from './sample';

/** Suites with fields or line items to judge by; the tables of the others have no one answer. */
const SUITES = ['einvoice', 'invoice-fr', 'invoice2data', 'adbuy', 'sroie', 'bank'];

/** The project's folder, seen from the built file in dist/bench/accuracy/calibration. */
const ROOT = join(__dirname, '..', '..', '..', '..');
const TABLE = join(ROOT, 'libs', 'engine', 'src', 'confidence', 'calibration.data.json');

interface Entry {
  id: string;
  doc: string;
  truth: string;
  group?: string;
}

/** Reads every document of the suites, judges its values, tests the fit on unseen groups, and writes the table fitted on all of them. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { corpus: { type: 'string' }, write: { type: 'boolean', default: false } } });
  if (!values.corpus) throw new Error('usage: calibrate-engine --corpus DIR [--write]');
  const samples: Sample[] = [];
  const fittedOn: { suite: string; documents: number }[] = [];
  for (const suite of SUITES) {
    const entries = await readIndex(join(values.corpus, 'suites', suite));
    for (const entry of entries) samples.push(...(await judgeDocument(join(values.corpus, 'suites', suite), suite, entry)));
    fittedOn.push({ suite, documents: entries.length });
  }
  const ofKind = (kind: Sample['kind']): Sample[] => samples.filter((sample) => sample.kind === kind);
  for (const kind of ['cell', 'field'] as const) console.log(describe(kind, measureReliability(crossValidate(ofKind(kind)))));
  const table = { fittedOn, cell: fitLogistic(ofKind('cell')), field: fitLogistic(ofKind('field')) };
  if (values.write) await writeFile(TABLE, `${JSON.stringify(table, null, 2)}\n`);
}

async function readIndex(folder: string): Promise<Entry[]> {
  const index = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as { documents: Entry[] };
  return index.documents;
}

async function judgeDocument(folder: string, suite: string, entry: Entry): Promise<Sample[]> {
  const truth = JSON.parse(await readFile(join(folder, entry.truth), 'utf8')) as Truth;
  const samples: Sample[] = [];
  try {
    const document = await openDocument(await readFile(join(folder, entry.doc)), { fileName: basename(entry.doc) });
    const group = `${suite}/${entry.group ?? truth.fields?.sellerName ?? entry.id}`;
    await document.extract((answer, signals) => samples.push(...judgeAnswer(answer, signals, truth, group)));
    document.close();
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
  }
  return samples;
}

function describe(kind: string, { count, accuracy, calibrationError, brier, riskCoverage, bins }: Reliability): string {
  const lines = bins.map((bin) => `  ${bin.confidence.toFixed(3)} said, ${bin.accuracy.toFixed(3)} right (${bin.count})`);
  const figures = `accuracy ${accuracy.toFixed(3)}, calibration error ${calibrationError.toFixed(3)}, Brier ${brier.toFixed(4)}, risk-coverage ${riskCoverage.toFixed(4)}`;
  return [`${kind}s: ${count} judged on unseen groups, ${figures}`, ...lines].join('\n');
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

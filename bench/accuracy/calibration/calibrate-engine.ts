import { readFile, readdir, writeFile } from 'node:fs/promises';
import { basename, join, parse } from 'node:path';
import { parseArgs } from 'node:util';
import { EngineError, openDocument } from '@gridline/engine';
import { fitLogistic } from './fit-logistic';
import { judgeAnswer, type Truth } from './judge-answer';
import { crossValidate, measureReliability, type Reliability } from './reliability';
import type { Sample } from './sample';

/** Suites with fields or line items to judge by; the tables of the others have no one answer. `originals` are invoices with their XML inside. */
const SUITES: readonly { name: string; folder?: string }[] = [
  { name: 'einvoice' },
  { name: 'einvoice', folder: 'originals' },
  { name: 'invoice-fr' },
  { name: 'invoice2data' },
  { name: 'adbuy' },
  { name: 'sroie' },
  { name: 'bank' },
];

/** The project's folder, seen from the built file in dist/bench/accuracy/calibration. */
const ROOT = join(__dirname, '..', '..', '..', '..');
const TABLE = join(ROOT, 'libs', 'engine', 'src', 'confidence', 'calibration.data.json');

/** A document with the truth about it. */
interface Judgeable {
  id: string;
  path: string;
  truth: string;
  group?: string;
}

/** Reads every document of the suites, judges its values, tests the fit on unseen groups, and writes the table fitted on all of them. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { corpus: { type: 'string' }, write: { type: 'boolean', default: false } } });
  if (!values.corpus) throw new Error('usage: calibrate-engine --corpus DIR [--write]');
  const samples: Sample[] = [];
  const fittedOn: { suite: string; documents: number }[] = [];
  for (const { name, folder } of SUITES) {
    const suite = join(values.corpus, 'suites', name);
    const documents = await listDocuments(suite, folder);
    for (const document of documents) samples.push(...(await judgeDocument(name, document)));
    fittedOn.push({ suite: folder ? `${name}/${folder}` : name, documents: documents.length });
  }
  const ofKind = (kind: Sample['kind']): Sample[] => samples.filter((sample) => sample.kind === kind);
  for (const kind of ['cell', 'field'] as const) console.log(describe(kind, measureReliability(crossValidate(ofKind(kind)))));
  const table = { fittedOn, cell: fitLogistic(ofKind('cell')), field: fitLogistic(ofKind('field')) };
  if (values.write) await writeFile(TABLE, `${JSON.stringify(table, null, 2)}\n`);
}

/** The documents of a suite's index; with a folder, those of its files whose name is an id of the index. */
async function listDocuments(suite: string, folder?: string): Promise<Judgeable[]> {
  const index = JSON.parse(await readFile(join(suite, 'index.json'), 'utf8')) as {
    documents: (Omit<Judgeable, 'path'> & { doc: string })[];
  };
  const all = index.documents.map(({ doc, truth, ...rest }) => ({ ...rest, truth: join(suite, truth), path: join(suite, doc) }));
  if (!folder) return all;
  const files = new Map((await readdir(join(suite, folder))).map((file) => [parse(file).name, file]));
  return all.flatMap((document) => {
    const file = files.get(document.id);
    return file ? [{ ...document, path: join(suite, folder, file) }] : [];
  });
}

async function judgeDocument(suite: string, { id, path, truth: truthPath, group }: Judgeable): Promise<Sample[]> {
  const truth = JSON.parse(await readFile(truthPath, 'utf8')) as Truth;
  const samples: Sample[] = [];
  try {
    const document = await openDocument(await readFile(path), { fileName: basename(path) });
    const name = `${suite}/${group ?? truth.fields?.sellerName ?? id}`;
    await document.extract(({ answer }, signals) => samples.push(...judgeAnswer(answer, signals, truth, name)));
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

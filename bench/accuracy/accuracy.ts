import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeSection } from '../report/write-section';
import { selectDocuments } from './corpus';
import { currentCommit, History, type SuiteResult } from './history';
import before from './before.data.json';
import { causesToMarkdown, toMarkdown, worstToMarkdown } from './report/markdown';
import { describeResult } from './report/terminal';
import { analyse } from './analyse';
import type { Truth } from './judging/truth';
import { madeInputs, madeRange, scoreMade, toTruth } from './made-suite';
import { runDocuments, type Run, type RunTotals } from './run-documents';
import { score, type Scores } from './score';
import { SUITES, type CorpusKind, type Suite } from './suites';

/** The project's folder, seen from the built file in dist/bench/accuracy. */
const ROOT = join(__dirname, '..', '..', '..');

interface BenchArguments {
  /** Without one, only the made suites run. */
  corpus?: string;
  suites: Suite[];
  limit?: number;
  concurrency: number;
  write: boolean;
  /** Prints the scorer's own output too. */
  details: boolean;
}

const USAGE = `usage: npm run bench:accuracy -- [--corpus DIR] [--suite NAME]... [--limit N] [--concurrency N] [--details] [--write]
suites: ${SUITES.map(({ name }) => name).join(' ')}`;

async function main(): Promise<void> {
  const asked = readArguments(process.argv.slice(2));
  const history = new History(join(ROOT, '.bench', 'accuracy'));
  for (const suite of asked.suites) {
    const { result, text } = await runSuite(suite, asked);
    const before = await history.last(suite.name, result.isWhole, result.documents);
    if (asked.details) console.log(text);
    console.log(describeResult(suite, result, before));
    await history.keep(result);
  }
  if (asked.write) await writeSections(await history.wholeSuites());
}

async function writeSections(results: SuiteResult[]): Promise<void> {
  const page = join(ROOT, 'docs', 'benchmarks.md');
  await writeSection(page, 'Accuracy', toMarkdown(SUITES, results, before));
  await writeSection(page, 'Errors by cause', causesToMarkdown(SUITES, results));
  await writeSection(page, 'Worst documents', worstToMarkdown(SUITES, results));
}

function readArguments(argv: string[]): BenchArguments {
  const { values } = parseArgs({
    args: argv,
    options: {
      corpus: { type: 'string' },
      suite: { type: 'string', multiple: true },
      limit: { type: 'string' },
      concurrency: { type: 'string', default: '1' },
      details: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    },
  });
  const suites = SUITES.filter(({ name, kind }) => (values.suite ? values.suite.includes(name) : values.corpus || kind === 'made'));
  if (suites.length === 0 || suites.some(({ kind }) => kind !== 'made' && !values.corpus)) throw new Error(USAGE);
  return {
    corpus: values.corpus,
    suites,
    limit: values.limit === undefined ? undefined : Number(values.limit),
    concurrency: Number(values.concurrency),
    write: values.write,
    details: values.details,
  };
}

async function runSuite(suite: Suite, asked: BenchArguments): Promise<{ result: SuiteResult; text: string }> {
  const { totals, scores, truths } = await (suite.kind === 'made' ? runMade(suite, asked) : runCorpus(suite, suite.kind, asked));
  const result: SuiteResult = {
    suite: suite.name,
    documents: totals.runs.length,
    isWhole: asked.limit === undefined,
    measures: scores.measures,
    perDocument: scores.documents,
    ...analyse(suite.kind, totals.runs, truths),
    refused: suite.kind === 'robust' ? {} : refusals(totals.runs),
    pages: totals.pages,
    cpuSeconds: totals.cpuSeconds,
    peakMb: totals.peakMb,
    commit: currentCommit(ROOT),
    date: new Date().toISOString(),
  };
  return { result, text: scores.text };
}

interface Outcome {
  totals: RunTotals;
  scores: Scores;
  /** Parallel to the runs. */
  truths: Truth[];
}

async function runMade(suite: Suite, { limit, concurrency }: BenchArguments): Promise<Outcome> {
  const isScan = suite.folder === 'scan';
  const inputs = madeInputs(isScan, madeRange(isScan, limit));
  const totals = await runDocuments(inputs, concurrency, progressOf(suite, inputs.length));
  return { totals, scores: scoreMade(inputs, totals.runs), truths: inputs.map(({ truth }) => toTruth(truth)) };
}

async function runCorpus(suite: Suite, kind: CorpusKind, { corpus, limit, concurrency }: BenchArguments): Promise<Outcome> {
  const selection = await selectDocuments(corpus!, suite, limit);
  const totals = await runDocuments(selection.documents, concurrency, progressOf(suite, selection.documents.length));
  const scores = await score(suite, kind, selection, totals.runs);
  await rm(selection.folder, { recursive: true });
  return { totals, scores, truths: selection.documents.map(({ truth }) => truth) };
}

function progressOf(suite: Suite, total: number): () => void {
  let done = 0;
  return () => showProgress(suite, ++done, total);
}

function showProgress(suite: Suite, done: number, total: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${suite.name} ${done}/${total}${done === total ? '\r\x1b[K' : ''}`);
}

const refusals = (runs: readonly Run[]): Record<string, string> =>
  Object.fromEntries(runs.flatMap(({ id, error }) => (error ? [[id, `${error.code}: ${error.message}`]] : [])));

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

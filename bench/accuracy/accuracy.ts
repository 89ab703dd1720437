import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { countOf, runCommand, UsageError } from '../command-line/run-command';
import { writeBenchmarks } from '../report/write-section';
import { selectDocuments } from './corpus';
import { findCorpus } from './find-corpus';
import { currentCommit, History, type SuiteResult } from './history';
import before from './before.data.json';
import { causesToMarkdown, toMarkdown, worstToMarkdown } from './report/markdown';
import { describeResult } from './report/terminal';
import { analyse } from './analyse';
import type { Truth } from './judging/truth';
import { madeInputs, madeRange, scoreMade, toTruth } from './made-suite';
import { askOwnModel } from './ask-model';
import { runDocuments, type AskElsewhere, type Run, type RunTotals } from './run-documents';
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
  /** A model of one's own, where that is what is measured. */
  ask?: AskElsewhere;
}

const USAGE = `usage: npm run bench:accuracy -- [--corpus DIR] [--suite NAME]... [--limit N] [--concurrency N] [--details] [--write]
       npm run bench:accuracy -- --engine byok --model NAME [--provider NAME] [--base-url URL] ...
suites: ${SUITES.map(({ name }) => name).join(' ')}

  --corpus DIR       documents with their truth; without it only the made suites run
  --suite NAME       this suite alone; may be repeated
  --limit N          so many documents of each suite, spread over it
  --concurrency N    documents at once (default 1)
  --details          the scorer's own output, document by document
  --write            puts the tables into docs/benchmarks.md
  --engine byok      has a model of your own answer, as engine=byok does; its key is in MODEL_API_KEY. What it costs is for you to pay.
  --provider NAME    openai, anthropic, google or openai-compatible (default), which needs --base-url`;

async function main(argv: string[]): Promise<void> {
  const asked = readArguments(argv);
  const history = new History(join(ROOT, '.bench', 'accuracy'));
  for (const suite of asked.suites) {
    const { result, text } = await runSuite(suite, asked);
    const before = asked.ask ? undefined : await history.last(suite.name, result.isWhole, result.documents);
    if (asked.details) console.log(text);
    console.log(describeResult(suite, result, before));
    // The history and the page are our own engine's.
    if (!asked.ask) await history.keep(result);
  }
  if (asked.write) await writeSections(await history.wholeSuites());
}

async function writeSections(results: SuiteResult[]): Promise<void> {
  await writeBenchmarks('Accuracy', toMarkdown(SUITES, results, before));
  await writeBenchmarks('Errors by cause', causesToMarkdown(SUITES, results));
  await writeBenchmarks('Worst documents', worstToMarkdown(SUITES, results));
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
      engine: { type: 'string', default: 'hosted' },
      provider: { type: 'string' },
      model: { type: 'string' },
      'base-url': { type: 'string' },
    },
  });
  if (!['hosted', 'byok'].includes(values.engine)) throw new UsageError(`There is no engine ${values.engine}.`);
  if (values.engine === 'byok' && values.write) throw new UsageError('--write is for our own engine.');
  const unknown = values.suite?.find((name) => !SUITES.some((suite) => suite.name === name));
  if (unknown !== undefined) throw new UsageError(`There is no suite ${unknown}.`);
  const suites = SUITES.filter(({ name, kind }) => (values.suite ? values.suite.includes(name) : values.corpus || kind === 'made'));
  const ofCorpus = suites.filter(({ kind }) => kind !== 'made');
  if (ofCorpus.length > 0 && values.corpus === undefined) throw new UsageError(`The suite ${ofCorpus[0]!.name} needs --corpus DIR.`);
  return {
    corpus: values.corpus && findCorpus(values.corpus, [...new Set(ofCorpus.map(({ name, of }) => of ?? name))]),
    suites,
    limit: values.limit === undefined ? undefined : countOf(values.limit, '--limit'),
    concurrency: countOf(values.concurrency, '--concurrency'),
    write: values.write,
    details: values.details,
    ask: values.engine === 'byok' ? askOwnModel(values) : undefined,
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

async function runMade(suite: Suite, { limit, concurrency, ask }: BenchArguments): Promise<Outcome> {
  const isScan = suite.folder === 'scan';
  const inputs = madeInputs(isScan, madeRange(isScan, limit));
  const totals = await runDocuments(inputs, concurrency, progressOf(suite, inputs.length), ask);
  return { totals, scores: scoreMade(inputs, totals.runs), truths: inputs.map(({ truth }) => toTruth(truth)) };
}

async function runCorpus(suite: Suite, kind: CorpusKind, { corpus, limit, concurrency, ask }: BenchArguments): Promise<Outcome> {
  const selection = await selectDocuments(corpus!, suite, limit);
  const totals = await runDocuments(selection.documents, concurrency, progressOf(suite, selection.documents.length), ask);
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

void runCommand(USAGE, main);

import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeSection } from '../report/write-section';
import { selectDocuments } from './corpus';
import { currentCommit, History, type SuiteResult } from './history';
import { describeResult, toMarkdown } from './report';
import { runDocuments, type Run } from './run-documents';
import { score } from './score';
import { SUITES, type Suite } from './suites';

/** The project's folder, seen from the built file in dist/bench/accuracy. */
const ROOT = join(__dirname, '..', '..', '..');

interface BenchArguments {
  corpus: string;
  suites: Suite[];
  limit?: number;
  concurrency: number;
  write: boolean;
  /** Prints the scorer's own output too. */
  details: boolean;
}

const USAGE = `usage: npm run bench:accuracy -- --corpus DIR [--suite NAME]... [--limit N] [--concurrency N] [--details] [--write]
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
  if (asked.write) await writeSection(join(ROOT, 'docs', 'benchmarks.md'), 'Accuracy', toMarkdown(SUITES, await history.wholeSuites()));
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
  const suites = values.suite ? SUITES.filter(({ name }) => values.suite!.includes(name)) : [...SUITES];
  if (!values.corpus || suites.length === 0) throw new Error(USAGE);
  return {
    corpus: values.corpus,
    suites,
    limit: values.limit === undefined ? undefined : Number(values.limit),
    concurrency: Number(values.concurrency),
    write: values.write,
    details: values.details,
  };
}

async function runSuite(suite: Suite, { corpus, limit, concurrency }: BenchArguments): Promise<{ result: SuiteResult; text: string }> {
  const selection = await selectDocuments(corpus, suite, limit);
  const total = selection.documents.length;
  let done = 0;
  const { runs, pages, cpuSeconds, peakMb } = await runDocuments(selection.documents, concurrency, () =>
    showProgress(suite, ++done, total),
  );
  const { measures, documents, text } = await score(suite, selection, runs);
  await rm(selection.folder, { recursive: true });
  const result: SuiteResult = {
    suite: suite.name,
    documents: total,
    isWhole: limit === undefined,
    measures,
    perDocument: documents,
    refused: suite.kind === 'robust' ? {} : refusals(runs),
    pages,
    cpuSeconds,
    peakMb,
    commit: currentCommit(ROOT),
    date: new Date().toISOString(),
  };
  return { result, text };
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

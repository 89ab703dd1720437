import { once } from 'node:events';
import { RecogniserUnavailable } from '../model/machine-failed';
import { WorkerPool } from '../worker/worker-pool';
import { CommandError } from './command-error';
import { extractFile, type FileOutcome } from './extract-file';
import { listDocuments } from './list-documents';
import { ProgressBar } from './progress-bar';
import { HELP, readArguments, USAGE, UsageError, type ExtractArguments } from './read-arguments';
import { runInOrder } from './run-in-order';
import { showDocument } from './show-document';
import { toJsonLine } from './to-json-line';
import { TableWriter } from './write-table';

/** A long scan on a slow machine takes about a second a page, and the largest plan allows 500 pages. */
const TIME_LIMIT_MS = 600_000;

/** Several times what the heaviest document of the measured suites needs. */
const MEMORY_LIMIT_MB = 1_500;

async function main(): Promise<number> {
  const asked = readArguments(process.argv.slice(2));
  if (asked.help) {
    await print(`${HELP}\n`);
    return 0;
  }
  const paths = await listDocuments(asked.paths, asked.from);
  if (paths.length === 0) throw new CommandError('There is no document in what was named.');
  const pool = new WorkerPool({ size: asked.concurrency, timeLimitMs: TIME_LIMIT_MS, memoryLimitMb: MEMORY_LIMIT_MB });
  try {
    const refused = await extractAll(pool, paths, asked);
    // Lines of JSON tell of each refusal themselves.
    return refused > 0 && !asked.jsonLines ? 1 : 0;
  } finally {
    await pool.close();
  }
}

/** Extracts and reports document after document; answers how many were refused. */
async function extractAll(pool: WorkerPool, paths: readonly string[], asked: ExtractArguments): Promise<number> {
  const bar = new ProgressBar(paths.length, process.stderr);
  const writer = asked.format && asked.out ? new TableWriter(asked.format, asked.out) : undefined;
  await writer?.prepare();
  let refused = 0;
  for await (const outcome of runInOrder(paths, asked.concurrency, (path) => extractFile(pool, path, asked.password))) {
    if (!outcome.ok) refused++;
    bar.clear();
    if (outcome.ok) await writer?.write(outcome.document, outcome.path);
    await report(outcome, asked);
    bar.advance(outcome.ok);
  }
  bar.clear();
  return refused;
}

async function report(outcome: FileOutcome, { jsonLines, tables, format }: ExtractArguments): Promise<void> {
  if (jsonLines) await print(`${JSON.stringify(toJsonLine(outcome, tables))}\n`);
  else if (!format || !outcome.ok) await print(showDocument(outcome, tables));
}

async function print(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(explainFailure(error));
    process.exitCode = 2;
  },
);

/** What was typed or what stands in the way, in a line or two; anything else is our fault, and its stack is for whoever mends it. */
function explainFailure(error: unknown): unknown {
  if (error instanceof UsageError) return `${error.message}\n${USAGE}`;
  return error instanceof CommandError || error instanceof RecogniserUnavailable ? error.message : error;
}

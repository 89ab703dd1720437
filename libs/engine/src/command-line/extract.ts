import { once } from 'node:events';
import { WorkerPool } from '../worker/worker-pool';
import { extractFile, type FileOutcome } from './extract-file';
import { listDocuments } from './list-documents';
import { ProgressBar } from './progress-bar';
import { readArguments, USAGE, UsageError, type ExtractArguments } from './read-arguments';
import { runInOrder } from './run-in-order';
import { showDocument } from './show-document';
import { toJsonLine } from './to-json-line';
import { writeTable } from './write-table';

/** A long scan on a slow machine takes about a second a page, and the largest plan allows 500 pages. */
const TIME_LIMIT_MS = 600_000;

/** Several times what the heaviest document of the measured suites needs. */
const MEMORY_LIMIT_MB = 1_500;

async function main(): Promise<number> {
  const asked = readArguments(process.argv.slice(2));
  const paths = await listDocuments(asked.paths, asked.from);
  const pool = new WorkerPool({ size: asked.concurrency, timeLimitMs: TIME_LIMIT_MS, memoryLimitMb: MEMORY_LIMIT_MB });
  const bar = new ProgressBar(paths.length, process.stderr);
  let refused = 0;
  for await (const outcome of runInOrder(paths, asked.concurrency, (path) => extractFile(pool, path, asked.password))) {
    if (!outcome.ok) refused++;
    bar.clear();
    await report(outcome, asked);
    bar.advance(outcome.ok);
  }
  bar.clear();
  await pool.close();
  // Lines of JSON tell of each refusal themselves.
  return refused > 0 && !asked.jsonLines ? 1 : 0;
}

async function report(outcome: FileOutcome, { jsonLines, tables, format, out }: ExtractArguments): Promise<void> {
  if (format && out && outcome.ok) await writeTable(outcome.document, outcome.path, format, out);
  if (jsonLines) await print(`${JSON.stringify(toJsonLine(outcome, tables))}\n`);
  else if (!format || !outcome.ok) await print(showDocument(outcome));
}

async function print(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof UsageError ? `${error.message}\n${USAGE}` : error);
    process.exitCode = 2;
  },
);

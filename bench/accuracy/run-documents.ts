import { ServiceError } from '@gridline/contracts';
import { EngineError, WorkerPool, type ExtractedDocument, type TranscribedDocument } from '@gridline/engine';
import { cpuSeconds } from '../report/cpu-seconds';

/** A document to run; its bytes are read or made when its turn comes. */
export interface RunInput {
  id: string;
  fileName: string;
  password?: string;
  bytes: () => Promise<Uint8Array>;
}

/** What became of one document of a suite. */
export interface Run {
  id: string;
  seconds: number;
  document?: ExtractedDocument;
  error?: { code: string; message: string };
}

/** What a suite's documents took. */
export interface RunTotals {
  runs: Run[];
  pages: number;
  cpuSeconds: number;
  peakMb: number;
}

/** The longest a document of the suites may take; a hang is a failure, not a wait. */
const TIME_LIMIT_MS = 60_000;
const MEMORY_LIMIT_MB = 1_500;

/** How often the memory of this process and of its workers is looked at. */
const SAMPLE_MS = 50;

/** Has a document that was read answered for by something else than our engine. */
export type AskElsewhere = (pool: WorkerPool, read: TranscribedDocument) => Promise<ExtractedDocument>;

/** Extracts a suite's documents one after the other, or several at a time, in processes of their own. */
export async function runDocuments(
  documents: readonly RunInput[],
  concurrency: number,
  onDone: (run: Run) => void,
  ask?: AskElsewhere,
): Promise<RunTotals> {
  const pool = new WorkerPool({ size: concurrency, timeLimitMs: TIME_LIMIT_MS, memoryLimitMb: MEMORY_LIMIT_MB });
  const cpuBefore = cpuSeconds();
  let peakBytes = 0;
  const sampler = setInterval(() => (peakBytes = Math.max(peakBytes, process.memoryUsage.rss() + pool.heldBytes)), SAMPLE_MS);
  const queue = [...documents.entries()];
  const runs: Run[] = [];
  const workers = Array.from({ length: concurrency }, async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, input] = next;
      runs[index] = await runDocument(pool, input, ask);
      onDone(runs[index]);
    }
  });
  await Promise.all(workers);
  clearInterval(sampler);
  await pool.close();
  const pages = runs.reduce((sum, { document }) => sum + (document?.pageCount ?? 0), 0);
  return { runs, pages, cpuSeconds: cpuSeconds() - cpuBefore, peakMb: Math.round(peakBytes / 1_048_576) };
}

async function runDocument(pool: WorkerPool, input: RunInput, ask?: AskElsewhere): Promise<Run> {
  const bytes = await input.bytes();
  const startedAt = performance.now();
  const seconds = (): number => (performance.now() - startedAt) / 1_000;
  try {
    return { id: input.id, document: await answered(pool, bytes, input, ask), seconds: seconds() };
  } catch (error) {
    if (!(error instanceof EngineError || error instanceof ServiceError)) throw error;
    const cause = error.cause ? ` (${String(error.cause).split('\n', 2).join(' ')})` : '';
    return { id: input.id, error: { code: error.code, message: error.message + cause }, seconds: seconds() };
  }
}

/** A worker is given back before a model is asked: its answer is looked up in one. */
async function answered(
  pool: WorkerPool,
  bytes: Uint8Array,
  { fileName, password }: RunInput,
  ask?: AskElsewhere,
): Promise<ExtractedDocument> {
  const opened = await pool.open(bytes, { fileName, password });
  let read: TranscribedDocument;
  try {
    if (!ask) return await opened.extract();
    read = await opened.extractWithTranscript();
  } finally {
    opened.close();
  }
  return ask(pool, read);
}

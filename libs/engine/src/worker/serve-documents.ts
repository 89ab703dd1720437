import { parentPort } from 'node:worker_threads';
import type { EngineOptions, OpenedDocument } from '../extract-document';
import { EngineError } from '../model/engine-error';
import type { WorkerFailure, WorkerReply, WorkerRequest } from './worker-messages';

/** How often a thread tells what memory it holds; the pool polls the process's own memory besides. */
const MEMORY_REPORT_MS = 250;

/** Opens a document: the engine's own function, or a faulty one in the tests. */
type OpenDocument = (bytes: Uint8Array, options: EngineOptions) => Promise<OpenedDocument>;

/** The worker's side of the pool: serves one document at a time over the thread's port. */
export function serveDocuments(open: OpenDocument): void {
  if (!parentPort) throw new Error('serveDocuments runs in a worker thread');
  const port = parentPort;
  const reply = (message: WorkerReply): void => port.postMessage(message);
  let document: OpenedDocument | undefined;

  async function answer(request: WorkerRequest): Promise<void> {
    if (request.kind === 'open') {
      document = await open(request.bytes, { ...request.options, onProgress: (progress) => reply({ kind: 'progress', progress }) });
      reply({ kind: 'opened', format: document.format, pageCount: document.pageCount });
    } else if (request.kind === 'extract') {
      if (!document) throw new Error('extract before open');
      reply({ kind: 'extracted', result: await document.extract() });
    } else {
      document?.close();
      document = undefined;
    }
  }

  setInterval(() => reply({ kind: 'memory', bytes: heldBytes() }), MEMORY_REPORT_MS).unref();
  port.on('message', (request: WorkerRequest) => {
    answer(request).catch((error: unknown) => reply({ kind: 'failed', error: toFailure(error) }));
  });
  reply({ kind: 'ready' });
}

function heldBytes(): number {
  const { heapTotal, external } = process.memoryUsage();
  return heapTotal + external;
}

/** A refusal keeps its code; anything else that a document made the engine throw means that it cannot be read. */
function toFailure(error: unknown): WorkerFailure {
  if (error instanceof EngineError) return { code: error.code, message: error.message, cause: describe(error.cause) };
  return { code: 'corrupt_document', message: 'The document could not be read.', cause: describe(error) };
}

function describe(cause: unknown): string | undefined {
  if (cause === undefined) return undefined;
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
}

import type { EngineOptions, OpenedDocument } from '../extract-document';
import { EngineError } from '../model/engine-error';
import type { ExtractedDocument } from '../model/extracted-document';
import { MachineFailed } from '../model/machine-failed';
import { ownFigures } from './process-figures';
import type { SaidByModel, WorkerFailure, WorkerReply, WorkerRequest } from './worker-messages';

/** How often a process tells what it takes. */
const FIGURES_MS = 250;

/** Opens a document: the engine's own function, or a faulty one in the tests. */
type OpenDocument = (bytes: Uint8Array, options: EngineOptions) => Promise<OpenedDocument>;

/** Looks up what a model said. */
type Ground = (said: SaidByModel) => ExtractedDocument;

/** The worker's side of the pool: serves one document at a time to the process that started this one, and ends with it. */
export function serveDocuments(open: OpenDocument, ground?: Ground): void {
  const reply = (message: WorkerReply): void => void process.send!(message);
  let document: OpenedDocument | undefined;

  async function answer(request: WorkerRequest): Promise<void> {
    if (request.kind === 'open') {
      document = await open(request.bytes, { ...request.options, onProgress: (progress) => reply({ kind: 'progress', progress }) });
      reply({ kind: 'opened', format: document.format, pageCount: document.pageCount });
    } else if (request.kind === 'extract') {
      if (!document) throw new Error('extract before open');
      reply({
        kind: 'extracted',
        ...(request.withTranscript ? await document.extractWithTranscript() : { result: await document.extract() }),
      });
    } else if (request.kind === 'draw') {
      if (!document) throw new Error('draw before open');
      reply({ kind: 'drawn', image: await document.draw(request.picture) });
    } else if (request.kind === 'words') {
      if (!document) throw new Error('words before open');
      reply({ kind: 'words', words: await document.wordsOn(request.page) });
    } else if (request.kind === 'split') {
      if (!document) throw new Error('split before open');
      reply({ kind: 'parted', parts: await (request.withTranscript ? document.extractPartsWithTranscripts() : document.extractParts()) });
    } else if (request.kind === 'ground') {
      reply({ kind: 'extracted', result: ground!(request) });
    } else {
      document?.close();
      document = undefined;
    }
  }

  const tell = (): void => reply({ kind: 'figures', figures: ownFigures() });
  setInterval(tell, FIGURES_MS).unref();
  process.on('message', (request: WorkerRequest) => {
    answer(request)
      .catch((error: unknown) => reply(toReply(error)))
      .finally(tell);
  });
  process.on('disconnect', () => process.exit());
  // A terminal signals everything that it started; when this process ends is for its parent to say.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
  reply({ kind: 'ready' });
}

/** What the machine failed at is not held against the document. */
const toReply = (error: unknown): WorkerReply =>
  error instanceof MachineFailed ? { kind: 'lost', reason: error.message } : { kind: 'failed', error: toFailure(error) };

/** A refusal keeps its code; anything else that a document made the engine throw means that it cannot be read. */
function toFailure(error: unknown): WorkerFailure {
  if (error instanceof EngineError) return { code: error.code, message: error.message, cause: describe(error.cause) };
  return { code: 'corrupt_document', message: 'The document could not be read.', cause: describe(error) };
}

function describe(cause: unknown): string | undefined {
  if (cause === undefined) return undefined;
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
}

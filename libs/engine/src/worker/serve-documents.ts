import type { EngineOptions, OpenedDocument } from '../extract-document';
import { EngineError } from '../model/engine-error';
import type { ExtractedDocument } from '../model/extracted-document';
import { MachineFailed, RecogniserUnavailable } from '../model/machine-failed';
import { TELLS_OF_OTHERS, ownFigures } from './process-figures';
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
  const tell = (): void => {
    if (!TELLS_OF_OTHERS) reply({ kind: 'figures', figures: ownFigures() });
  };
  const server = new DocumentServer(reply, open, ground);
  if (!TELLS_OF_OTHERS) setInterval(tell, FIGURES_MS).unref();
  process.on('message', (request: WorkerRequest) => {
    server
      .answer(request)
      .catch((error: unknown) => reply(toReply(error)))
      .finally(tell);
  });
  process.on('disconnect', () => process.exit());
  // A terminal signals everything that it started; when this process ends is for its parent to say.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
  reply({ kind: 'ready' });
}

/** Answers what is asked of the document that is open. */
class DocumentServer {
  private document?: OpenedDocument;

  constructor(
    private readonly reply: (message: WorkerReply) => void,
    private readonly open: OpenDocument,
    private readonly ground?: Ground,
  ) {}

  async answer(request: WorkerRequest): Promise<void> {
    if (request.kind === 'open') return this.openDocument(request);
    if (request.kind === 'ground') return this.reply({ kind: 'extracted', result: this.ground!(request) });
    if (request.kind === 'close') {
      this.document?.close();
      this.document = undefined;
      return;
    }
    if (!this.document) throw new Error(`${request.kind} before open`);
    this.reply(await readFrom(this.document, request));
  }

  private async openDocument({ bytes, options }: Extract<WorkerRequest, { kind: 'open' }>): Promise<void> {
    const document = await this.open(bytes, {
      ...options,
      onProgress: (progress) => this.reply({ kind: 'progress', progress }),
      onRead: () => this.reply({ kind: 'read' }),
    });
    this.document = document;
    this.reply({ kind: 'opened', format: document.format, pageCount: document.pageCount });
  }
}

type Reading = Exclude<WorkerRequest, { kind: 'open' | 'ground' | 'close' }>;

async function readFrom(document: OpenedDocument, request: Reading): Promise<WorkerReply> {
  switch (request.kind) {
    case 'extract':
      return {
        kind: 'extracted',
        ...(request.withTranscript ? await document.extractWithTranscript() : { result: await document.extract() }),
      };
    case 'draw':
      return { kind: 'drawn', image: await document.draw(request.picture) };
    case 'words':
      return { kind: 'words', words: await document.wordsOn(request.page) };
    case 'split':
      return { kind: 'parted', parts: await (request.withTranscript ? document.extractPartsWithTranscripts() : document.extractParts()) };
  }
}

/** What the machine failed at is not held against the document. */
function toReply(error: unknown): WorkerReply {
  if (error instanceof RecogniserUnavailable) return { kind: 'unavailable', reason: describe(error)! };
  return error instanceof MachineFailed ? { kind: 'lost', reason: error.message } : { kind: 'failed', error: toFailure(error) };
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

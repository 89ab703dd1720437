import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Progress } from '../extract-document';
import { EngineError } from '../model/engine-error';
import type { ExtractedDocument } from '../model/extracted-document';
import type { WorkerFailure, WorkerOptions, WorkerReply, WorkerRequest } from './worker-messages';

/** Share of a worker's memory limit that its JavaScript heap may take; the rest is for pixels, PDFium and Tesseract. */
const HEAP_SHARE = 0.75;

/** The thread's own script, beside this file in whatever form this file runs. */
const OWN_SCRIPT = join(__dirname, `document-worker${extname(__filename)}`);

/** What bounds a worker. */
export interface WorkerLimits {
  /** Time for opening and extracting one document, counted only while the worker works on it. */
  timeLimitMs: number;
  memoryLimitMb: number;
  /** Another thread script; tests put faulty ones here. */
  script?: string;
}

interface Pending {
  resolve: (reply: WorkerReply) => void;
  reject: (error: Error) => void;
}

/** One thread that works on one document at a time. A document that passes a limit kills the thread and is told so; a dead worker never works again. */
export class EngineWorker {
  /** Bytes that the thread last said it holds. */
  heldBytes = 0;
  /** When the thread was last heard of, on the clock of `performance.now()`. */
  heardAt = performance.now();
  private readonly thread: Worker;
  private pending?: Pending;
  private onProgress?: (progress: Progress) => void;
  private timeLeftMs = 0;
  /** A thread that dies before it is ready dies of our fault, not of a document's. */
  private isReady = false;
  private death?: Error;

  constructor(private readonly limits: WorkerLimits) {
    // What libraries print about a document may quote it, so it stays out of the log.
    this.thread = new Worker(limits.script ?? OWN_SCRIPT, {
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: Math.round(limits.memoryLimitMb * HEAP_SHARE) },
    });
    this.thread.stdout.resume();
    this.thread.stderr.resume();
    this.thread.unref();
    this.thread.on('message', (reply: WorkerReply) => this.receive(reply));
    this.thread.on('error', (cause) => this.die(this.isReady ? fatal(cause) : cause));
    this.thread.on('exit', () => this.die(fatal(undefined)));
  }

  get isDead(): boolean {
    return this.death !== undefined;
  }

  get isBusy(): boolean {
    return this.pending !== undefined;
  }

  /** Hands a document over and answers its number of units. */
  async open(
    bytes: Uint8Array,
    options: WorkerOptions,
    onProgress?: (progress: Progress) => void,
  ): Promise<Extract<WorkerReply, { kind: 'opened' }>> {
    this.timeLeftMs = this.limits.timeLimitMs;
    this.onProgress = onProgress;
    const reply = await this.ask({ kind: 'open', bytes, options });
    return reply as Extract<WorkerReply, { kind: 'opened' }>;
  }

  async extract(): Promise<ExtractedDocument> {
    const reply = await this.ask({ kind: 'extract' });
    return (reply as Extract<WorkerReply, { kind: 'extracted' }>).result;
  }

  /** Frees the document; the worker is ready for the next. */
  closeDocument(): void {
    this.onProgress = undefined;
    if (!this.isDead) this.thread.postMessage({ kind: 'close' } satisfies WorkerRequest);
  }

  /** Ends the thread at once; whoever waits for it gets `reason`. */
  kill(reason: EngineError): void {
    this.die(reason);
  }

  async terminate(): Promise<void> {
    this.die(new EngineError('extraction_timeout', 'The extraction was stopped.'));
    await this.thread.terminate();
  }

  private async ask(request: WorkerRequest): Promise<WorkerReply> {
    if (this.death) throw this.death;
    const startedAt = performance.now();
    const timer = setTimeout(() => this.die(timedOut(this.limits.timeLimitMs)), this.timeLeftMs);
    this.thread.ref();
    try {
      return await new Promise<WorkerReply>((resolve, reject) => {
        this.pending = { resolve, reject };
        this.thread.postMessage(request);
      });
    } finally {
      clearTimeout(timer);
      this.pending = undefined;
      this.timeLeftMs -= performance.now() - startedAt;
      this.thread.unref();
    }
  }

  private receive(reply: WorkerReply): void {
    this.heardAt = performance.now();
    if (reply.kind === 'memory') this.noteMemory(reply.bytes);
    else if (reply.kind === 'ready') this.isReady = true;
    else if (reply.kind === 'progress') this.onProgress?.(reply.progress);
    else if (reply.kind === 'failed') this.pending?.reject(toError(reply.error));
    else this.pending?.resolve(reply);
  }

  private noteMemory(bytes: number): void {
    this.heldBytes = bytes;
    if (bytes > this.limits.memoryLimitMb * 1_048_576) this.die(outOfMemory());
  }

  private die(reason: Error): void {
    if (this.death) return;
    this.death = reason;
    this.pending?.reject(reason);
    void this.thread.terminate();
  }
}

/** The refusal of a document that needed more memory than a worker has. */
export const outOfMemory = (cause?: unknown): EngineError =>
  new EngineError('corrupt_document', 'The document needs more memory than is allowed.', { cause });

const timedOut = (limitMs: number): EngineError =>
  new EngineError('extraction_timeout', `The extraction took longer than ${Math.round(limitMs / 100) / 10} s and was stopped.`);

function fatal(cause: Error | undefined): EngineError {
  if (cause && 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY') return outOfMemory(cause);
  return new EngineError('corrupt_document', 'The document could not be read.', { cause });
}

const toError = ({ code, message, cause }: WorkerFailure): EngineError => new EngineError(code, message, { cause });

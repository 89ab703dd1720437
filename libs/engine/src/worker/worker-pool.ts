import type { EngineOptions, OpenedDocument } from '../extract-document';
import { EngineError } from '../model/engine-error';
import type { ExtractedDocument } from '../model/extracted-document';
import type { SaidByModel } from './worker-messages';
import { EngineWorker, type DocumentListener, type WorkerLimits } from './engine-worker';

/** How often a worker's memory is looked at: a runaway document grows by about 1 GB a second at most. */
const MEMORY_POLL_MS = 100;

interface Waiting {
  givesWay: boolean;
  resolve: (worker: EngineWorker) => void;
  reject: (error: Error) => void;
}

/** A pool's size and what bounds each of its workers. */
export interface WorkerPoolOptions extends WorkerLimits {
  size: number;
  /** Whether one worker more than is needed is started ahead, so that no document waits for the start of a process. */
  keepsSpare?: boolean;
}

/** How a pool opens a document. */
export type PoolOptions = Omit<EngineOptions, 'onRead'> &
  DocumentListener & {
    /** Whether everything else goes first from the beginning, not only while it is recognised. */
    givesWay?: boolean;
  };

/**
 * Processes that open and extract documents, as many at once as the pool is wide. A document that hangs, crashes or eats memory costs only
 * itself: its worker is replaced. Waiting documents are served in the order they came.
 */
export class WorkerPool {
  private readonly idle: EngineWorker[] = [];
  private readonly busy = new Set<EngineWorker>();
  private readonly waiting: Waiting[] = [];
  private poll?: NodeJS.Timeout;
  private isClosed = false;
  /** Why the last process that was asked for is not there. */
  private failedStart?: Error;

  constructor(private readonly options: WorkerPoolOptions) {
    this.startSpare();
  }

  /** How many documents it works on at once. */
  get size(): number {
    return this.options.size;
  }

  /** What its workers hold in memory. */
  get heldBytes(): number {
    return [...this.idle, ...this.busy].reduce((sum, worker) => sum + worker.figures.bytes, 0);
  }

  /** Rejects from a start that failed until one that does not; where a spare is kept, each call tries one. */
  async check(): Promise<void> {
    const { failedStart } = this;
    if (!failedStart) return;
    this.startSpare();
    throw failedStart;
  }

  /** Waits for a free worker and opens the document in it; the worker is held until `close` or a failure. */
  async open(bytes: Uint8Array, { onProgress, onProcessorTime, givesWay, ...options }: PoolOptions = {}): Promise<OpenedDocument> {
    const worker = await this.acquire(givesWay);
    const close = once(() => this.release(worker));
    const guarded = async <T>(work: Promise<T>): Promise<T> => {
      try {
        return await work;
      } catch (error) {
        close();
        throw error;
      }
    };
    const { format, pageCount } = await guarded(worker.open(bytes, options, { onProgress, onProcessorTime }));
    return {
      format,
      pageCount,
      extract: () => guarded(worker.extract()),
      extractWithTranscript: () => guarded(worker.extractWithTranscript()),
      extractParts: () => guarded(worker.extractParts()),
      extractPartsWithTranscripts: () => guarded(worker.extractPartsWithTranscripts()),
      draw: (picture) => guarded(worker.draw(picture)),
      wordsOn: (number) => guarded(worker.wordsOn(number)),
      close,
    };
  }

  /** Looks up what a model said, in a process as documents have: what a stranger's model says may be long in the looking up. */
  async ground(said: SaidByModel): Promise<ExtractedDocument> {
    const worker = await this.acquire();
    try {
      return await worker.ground(said);
    } finally {
      this.release(worker);
    }
  }

  /** Ends every worker; documents still in work fail. */
  async close(): Promise<void> {
    this.isClosed = true;
    clearInterval(this.poll);
    this.waiting.splice(0).forEach(({ reject }) => reject(poolClosed()));
    await Promise.all([...this.idle, ...this.busy].map((worker) => worker.terminate()));
    this.idle.length = 0;
  }

  private async acquire(givesWay = false): Promise<EngineWorker> {
    if (this.isClosed) throw poolClosed();
    this.poll ??= setInterval(() => this.busy.forEach((worker) => worker.watch()), MEMORY_POLL_MS).unref();
    if (this.busy.size >= this.options.size) return new Promise((resolve, reject) => this.waiting.push({ givesWay, resolve, reject }));
    return this.hold(givesWay);
  }

  private hold(givesWay: boolean): EngineWorker {
    const held = this.takeIdle(givesWay) ?? this.startWorker();
    if (givesWay) held.precedence.giveWay();
    else this.busy.forEach((worker) => worker.precedence.giveWayAnew());
    this.busy.add(held);
    this.startSpare();
    return held;
  }

  private release(worker: EngineWorker): void {
    worker.closeDocument();
    this.busy.delete(worker);
    if (this.isClosed) return;
    if (worker.isWorn) void worker.terminate();
    if (!worker.isDead) this.idle.push(worker);
    this.serveNext();
  }

  /** Whoever cannot have a process is told so; it costs neither the document before nor the ones behind. */
  private serveNext(): void {
    const next = this.waiting.shift();
    if (!next) return this.startSpare();
    try {
      next.resolve(this.hold(next.givesWay));
    } catch (error) {
      next.reject(error as Error);
      this.serveNext();
    }
  }

  /** Who gives way takes first who could not take its priority back; nobody else takes that one. The last that worked is the warmest. */
  private takeIdle(givesWay: boolean): EngineWorker | undefined {
    const alive = this.idle.filter(({ isDead }) => !isDead);
    const found = alive.findLast((worker) => worker.precedence.isLowered === givesWay) ?? (givesWay ? alive.at(-1) : undefined);
    this.idle.splice(0, this.idle.length, ...alive.filter((worker) => worker !== found));
    return found;
  }

  private startSpare(): void {
    if (!this.options.keepsSpare || this.idle.some(({ isDead, precedence }) => !isDead && !precedence.isLowered)) return;
    if (this.busy.size >= this.options.size) return;
    try {
      const spare = this.startWorker();
      spare.precedence.startBehindOthers();
      this.idle.push(spare);
    } catch {
      // Nobody waits for it: who needs a process is told why there is none.
    }
  }

  /** Where there are as many as the pool is wide, an idle one ends: it is left because it may not take its priority back. */
  private startWorker(): EngineWorker {
    if (this.busy.size + this.idle.length >= this.options.size) void this.idle.shift()?.terminate();
    try {
      const worker = new EngineWorker(this.options);
      worker.started.then(
        () => (this.failedStart = undefined),
        (error: Error) => this.noteFailedStart(error),
      );
      return worker;
    } catch (error) {
      this.noteFailedStart(error as Error);
      throw error;
    }
  }

  /** One that was ended by us could have started. */
  private noteFailedStart(error: Error): void {
    if (!(error instanceof EngineError)) this.failedStart = error;
  }
}

function once(work: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    work();
  };
}

const poolClosed = (): Error => new Error('the worker pool is closed');

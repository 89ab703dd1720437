import type { EngineOptions, OpenedDocument } from '../extract-document';
import { EngineWorker, outOfMemory, type WorkerLimits } from './engine-worker';

/** How often the process's memory is looked at: a runaway document grows by about 1 GB a second at most. */
const MEMORY_POLL_MS = 100;

/** A thread that has not been heard of for this long is inside one long call: it is suspected first of eating memory. */
const SILENT_MS = 1_000;

interface Waiting {
  resolve: (worker: EngineWorker) => void;
  reject: (error: Error) => void;
}

/** A pool's size and what bounds each of its workers. */
export interface WorkerPoolOptions extends WorkerLimits {
  size: number;
}

/**
 * Worker threads that open and extract documents, as many at once as the pool is wide. A document that hangs, crashes or eats memory costs
 * only itself: its worker is replaced. Waiting documents are served in the order they came.
 */
export class WorkerPool {
  private readonly idle: EngineWorker[] = [];
  private readonly busy = new Set<EngineWorker>();
  private readonly waiting: Waiting[] = [];
  private readonly baselineBytes = process.memoryUsage.rss();
  private poll?: NodeJS.Timeout;
  private isClosed = false;

  constructor(private readonly options: WorkerPoolOptions) {}

  /** Waits for a free worker and opens the document in it; the worker is held until `close` or a failure. */
  async open(bytes: Uint8Array, { onProgress, ...options }: EngineOptions = {}): Promise<OpenedDocument> {
    const worker = await this.acquire();
    const close = once(() => this.release(worker));
    const guarded = async <T>(work: Promise<T>): Promise<T> => {
      try {
        return await work;
      } catch (error) {
        close();
        throw error;
      }
    };
    const { format, pageCount } = await guarded(worker.open(bytes, options, onProgress));
    return { format, pageCount, extract: () => guarded(worker.extract()), close };
  }

  /** Ends every worker; documents still in work fail. */
  async close(): Promise<void> {
    this.isClosed = true;
    clearInterval(this.poll);
    this.waiting.splice(0).forEach(({ reject }) => reject(poolClosed()));
    await Promise.all([...this.idle, ...this.busy].map((worker) => worker.terminate()));
    this.idle.length = 0;
  }

  private async acquire(): Promise<EngineWorker> {
    if (this.isClosed) throw poolClosed();
    this.poll ??= setInterval(() => this.watchMemory(), MEMORY_POLL_MS).unref();
    if (this.busy.size >= this.options.size) return new Promise((resolve, reject) => this.waiting.push({ resolve, reject }));
    return this.hold(this.idle.pop());
  }

  private hold(worker: EngineWorker | undefined): EngineWorker {
    const held = worker && !worker.isDead ? worker : new EngineWorker(this.options);
    this.busy.add(held);
    return held;
  }

  private release(worker: EngineWorker): void {
    worker.closeDocument();
    this.busy.delete(worker);
    const next = this.waiting.shift();
    if (next) next.resolve(this.hold(worker));
    else if (!worker.isDead) this.idle.push(worker);
  }

  /** Native memory belongs to the process, not to a thread: past what all workers together may hold, the likeliest culprit goes. */
  private watchMemory(): void {
    const grown = process.memoryUsage.rss() - this.baselineBytes;
    const threads = this.busy.size + this.idle.length;
    if (grown <= threads * this.options.memoryLimitMb * 1_048_576) return;
    const now = performance.now();
    const suspicion = (worker: EngineWorker): number => (now - worker.heardAt > SILENT_MS ? 1e15 : 0) + worker.heldBytes;
    const suspects = [...this.busy].filter((worker) => worker.isBusy).sort((a, b) => suspicion(b) - suspicion(a));
    suspects[0]?.kill(outOfMemory());
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

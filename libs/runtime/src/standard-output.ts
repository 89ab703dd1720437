import { writeSync } from 'node:fs';
import { counter } from './metrics';

/**
 * What is kept for a reader that is behind: some 3,000 lines, ten times a pipe. More of it would be memory that nobody asked for, and of a reader that
 * stands still no buffer is large enough.
 */
const KEPT_BYTES = 1024 * 1024;

/** How soon it is looked whether the reader takes more, where nothing more is written. */
const AGAIN_MS = 50;

/** The last lines of a process say why it ends; so long it waits for a reader that is behind. */
const LEAVING_MS = 1_000;
const LOOK_MS = 10;

/**
 * Standard output, written at once as long as its reader takes it. A process that waits for its log serves nobody: of a reader that stands still, what there
 * is no room for is left out and counted. Nothing is left to flush but what such a reader was not given.
 */
export class StandardOutput {
  private waiting: Buffer[] = [];
  private bytes = 0;
  private timer: NodeJS.Timeout | undefined;

  /** `process.stdout` is asked for its number and nothing else: it makes a pipe say that it is full, in place of waiting. */
  constructor(private readonly fd = process.stdout.fd) {
    linesLost();
    process.once('exit', () => this.leave());
  }

  write(line: string): void {
    if (this.waiting.length > 0) this.writeWaiting();
    if (this.waiting.length > 0) return this.keep(Buffer.from(line));
    const bytes = Buffer.from(line);
    const rest = this.restOf(bytes);
    if (rest.length > 0) this.keep(rest, rest.length < bytes.length);
  }

  private writeWaiting(): void {
    while (this.waiting.length > 0) {
      const [first] = this.waiting as [Buffer];
      const rest = this.restOf(first);
      this.bytes -= first.length - rest.length;
      if (rest.length > 0) {
        this.waiting[0] = rest;
        return;
      }
      this.waiting.shift();
    }
  }

  /** What is not taken now. Nothing is kept of what cannot be written at all: the reader left, or a file's disk is full. */
  private restOf(bytes: Buffer): Buffer {
    try {
      return bytes.subarray(writeSync(this.fd, bytes));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EAGAIN') return bytes;
      linesLost().inc();
      return bytes.subarray(bytes.length);
    }
  }

  /** The rest of a line that was begun is kept in any case: the next would be read as a part of it. */
  private keep(bytes: Buffer, isBegun = false): void {
    if (!isBegun && this.bytes + bytes.length > KEPT_BYTES) return void linesLost().inc();
    this.waiting.push(bytes);
    this.bytes += bytes.length;
    this.timer ??= setTimeout(() => this.again(), AGAIN_MS).unref();
  }

  private again(): void {
    this.timer = undefined;
    this.writeWaiting();
    if (this.waiting.length > 0) this.timer = setTimeout(() => this.again(), AGAIN_MS).unref();
  }

  private leave(): void {
    const never = new Int32Array(new SharedArrayBuffer(4));
    const until = performance.now() + LEAVING_MS;
    for (this.writeWaiting(); this.waiting.length > 0 && performance.now() < until; this.writeWaiting()) Atomics.wait(never, 0, 0, LOOK_MS);
  }
}

const linesLost = () =>
  counter({
    name: 'log_lines_lost_total',
    help: 'Lines of the log that were left out because its reader stood still, left, or had no room.',
  });

import type { Socket } from 'node:net';
import { Away, isAway } from '@gridline/runtime';
import { Client, type ClientConfig } from 'pg';

type AnyFunction = (...values: unknown[]) => unknown;

/** A connection that is closed in good order says so within this time, or is cut: its peer may be gone without a word. */
const GOODBYE_MS = 1_000;

/**
 * What moved in a tick, in bytes, for it to be no silence: a server sends by 8 KiB, so that less is the end of an answer, or an answer that drips,
 * as over a line that loses most of what it carries. Byte by byte, one was waited for without end.
 */
const LEAST_BYTES = 512;

/** A connection that knows whether it waits for an answer, and that can be given up at once with everything that waits on it. */
export class TimedClient extends Client {
  private unanswered = 0;
  /** Questions so far. */
  private asked = 0;
  private isBroken = false;
  private lastRead = 0;
  private lastToWrite = 0;
  private quietTicks = 0;

  /** A pooler's sessions are another's at the next transaction, with the statements that were prepared on them. */
  private readonly isPooled: boolean;

  constructor(config?: ClientConfig & { isPooled?: boolean }) {
    super(config);
    this.isPooled = config?.isPooled ?? false;
    for (const event of ['error', 'end'] as const) this.on(event, () => (this.isBroken = true));
  }

  /** Counts the ticks in which a question was open and the server sent and took next to nothing, and answered none. */
  tick(): number {
    const { bytesRead, writableLength } = this.socket;
    const moved = bytesRead - this.lastRead + Math.abs(writableLength - this.lastToWrite);
    this.quietTicks = this.unanswered > 0 && moved < LEAST_BYTES ? this.quietTicks + 1 : 0;
    [this.lastRead, this.lastToWrite] = [bytesRead, writableLength];
    return this.quietTicks;
  }

  /** By its number; undefined where none waits. */
  get openQuestion(): number | undefined {
    return this.unanswered > 0 ? this.asked : undefined;
  }

  /** The server's process that serves it. */
  get backendId(): number {
    return (this as unknown as { processID: number }).processID;
  }

  /** Cuts the connection; whatever waits on it fails with the reason. A question that was sent may still be carried out. */
  giveUp(reason: Away): void {
    this.socket.destroy(reason);
  }

  /** Every form of pg's `query`; an answer that never came because the connection broke is told as `Away`. */
  override query(...given: unknown[]): never {
    const values = this.isPooled ? [withoutName(given[0]), ...given.slice(1)] : given;
    this.asked++;
    this.unanswered++;
    this.quietTicks = 0;
    const callback = values.at(-1);
    if (typeof callback === 'function') {
      const answered = (error: unknown, result: unknown): unknown => {
        this.noteAnswer();
        return (callback as AnyFunction)(error ? this.explain(error) : error, result);
      };
      return super.query(...([...values.slice(0, -1), answered] as unknown as [string])) as never;
    }
    const answer = super.query(...(values as [string])) as Promise<unknown>;
    return answer
      .catch((error: unknown) => {
        throw this.explain(error);
      })
      .finally(() => this.noteAnswer()) as never;
  }

  override end(...values: unknown[]): never {
    setTimeout(() => this.socket.destroy(), GOODBYE_MS).unref();
    return super.end(...(values as [])) as never;
  }

  /** The next in its line has all the time again. */
  private noteAnswer(): void {
    this.unanswered--;
    this.quietTicks = 0;
  }

  private explain(error: unknown): unknown {
    return this.isBroken && !isAway(error) ? new Away('The connection to PostgreSQL broke.', { cause: error }) : error;
  }

  private get socket(): Socket {
    return this.connection.stream as Socket;
  }
}

/** What pg itself made of a query is left as it is; the services name none of those. */
const withoutName = (query: unknown): unknown =>
  typeof query === 'object' && query !== null && Object.getPrototypeOf(query) === Object.prototype ? { ...query, name: undefined } : query;

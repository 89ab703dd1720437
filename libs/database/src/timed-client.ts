import type { Socket } from 'node:net';
import { Away, isAway } from '@gridline/runtime';
import { Client, type ClientConfig } from 'pg';

type AnyFunction = (...values: unknown[]) => unknown;

/** A connection that is closed in good order says so within this time, or is cut: its peer may be gone without a word. */
const GOODBYE_MS = 1_000;

/** A connection that knows whether it waits for an answer, and that can be given up at once with everything that waits on it. */
export class TimedClient extends Client {
  private unanswered = 0;
  private isBroken = false;
  private lastSeen = '';
  private quietTicks = 0;

  /** A pooler's sessions are another's at the next transaction, with the statements that were prepared on them. */
  private readonly isPooled: boolean;

  constructor(config?: ClientConfig & { isPooled?: boolean }) {
    super(config);
    this.isPooled = config?.isPooled ?? false;
    for (const event of ['error', 'end'] as const) this.on(event, () => (this.isBroken = true));
  }

  /** Counts the ticks in which a question was open and the server neither sent nor took a byte. */
  tick(): number {
    const { bytesRead, writableLength } = this.socket;
    const seen = `${bytesRead} ${writableLength}`;
    this.quietTicks = this.unanswered > 0 && seen === this.lastSeen ? this.quietTicks + 1 : 0;
    this.lastSeen = seen;
    return this.quietTicks;
  }

  /** Cuts the connection; whatever waits on it fails with the reason. A question that was sent may still be carried out. */
  giveUp(reason: Away): void {
    this.socket.destroy(reason);
  }

  /** Every form of pg's `query`; an answer that never came because the connection broke is told as `Away`. */
  override query(...given: unknown[]): never {
    const values = this.isPooled ? [withoutName(given[0]), ...given.slice(1)] : given;
    this.unanswered++;
    this.quietTicks = 0;
    const callback = values.at(-1);
    if (typeof callback === 'function') {
      const answered = (error: unknown, result: unknown): unknown => {
        this.unanswered--;
        return (callback as AnyFunction)(error ? this.explain(error) : error, result);
      };
      return super.query(...([...values.slice(0, -1), answered] as unknown as [string])) as never;
    }
    const answer = super.query(...(values as [string])) as Promise<unknown>;
    return answer
      .catch((error: unknown) => {
        throw this.explain(error);
      })
      .finally(() => this.unanswered--) as never;
  }

  override end(...values: unknown[]): never {
    setTimeout(() => this.socket.destroy(), GOODBYE_MS).unref();
    return super.end(...(values as [])) as never;
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

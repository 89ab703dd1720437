import { Away, isAway } from '@gridline/runtime';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { TimedClient } from './timed-client';

/** Ticks of a time limit: the silence is measured to a quarter, and a process that was paused itself counts one tick, not its pause. */
const TICKS = 4;

/**
 * So many connections are kept however long nobody asks; the others end when they lay idle for ten seconds. What asks first on a new one makes the server's process
 * read its catalogues and map the memory that it shares: 20 to 200 ms of CPU for a page of a list of a million that costs 3 to 15 from then on (docs/decisions/lists-from-counts.md).
 */
export const KEPT = 4;

export interface TimedPoolConfig extends PoolConfig {
  /** How long connecting, waiting for a connection, and the server's silence within a query may each take. */
  timeLimitMs: number;
  /** Whether a pooler stands before the server. */
  isPooled?: boolean;
}

type Connected = (error: Error | undefined, client: PoolClient | undefined, done: (release?: boolean | Error) => void) => void;

/**
 * A pool whose connections may stop working without breaking: a query that hears nothing for the time limit fails, and its connection
 * is destroyed with those that lie idle, which went the same way, so that the next query is asked on a new one.
 */
export class TimedPool extends Pool {
  private readonly connected = new Set<TimedClient>();
  private readonly idle = new Set<TimedClient>();
  private readonly ticking: NodeJS.Timeout;
  /** Connections that were made so far. */
  opened = 0;

  constructor({ timeLimitMs, ...config }: TimedPoolConfig) {
    super({ min: KEPT, ...config, connectionTimeoutMillis: timeLimitMs, Client: TimedClient as unknown as PoolConfig['Client'] });
    this.on('connect', (client) => {
      this.opened++;
      this.connected.add(client as unknown as TimedClient);
    });
    this.on('acquire', (client) => this.idle.delete(client as unknown as TimedClient));
    this.on('release', (_error, client) => this.idle.add(client as unknown as TimedClient));
    this.on('remove', (client) => this.forget(client as unknown as TimedClient));
    this.ticking = setInterval(() => this.tick(), timeLimitMs / TICKS);
    this.ticking.unref();
  }

  /** Both forms; a connection that cannot be had in time is told as `Away`. */
  override connect(callback?: Connected): never {
    if (callback)
      return super.connect(((error: Error | undefined, client: PoolClient, done: () => void) =>
        callback(error && toAway(error), client, done)) as never) as never;
    return super.connect().catch((error: unknown) => {
      throw toAway(error as Error);
    }) as never;
  }

  override end(callback?: () => void): never {
    clearInterval(this.ticking);
    return (callback ? super.end(callback) : super.end()) as never;
  }

  private tick(): void {
    const silent = [...this.connected].filter((client) => client.tick() >= TICKS);
    if (silent.length === 0) return;
    const reason = new Away('PostgreSQL did not answer in time.');
    for (const client of [...silent, ...this.idle]) client.giveUp(reason);
  }

  private forget(client: TimedClient): void {
    this.connected.delete(client);
    this.idle.delete(client);
  }
}

/** Of a failure to connect: what PostgreSQL itself said, such as a wrong password, stays as it is. */
export const toAway = (error: Error): Error =>
  isAway(error) || 'code' in error ? error : new Away('PostgreSQL cannot be reached.', { cause: error });

import { Away } from '@gridline/runtime';
import { Client, Pool, type PoolConfig } from 'pg';
import { TimedClient } from './timed-client';

/** What each look may take, to connect and to be answered. */
const LOOK_LIMIT_MS = 5_000;
/** So many looks in a row must say the same before a statement is given up. */
const LOOKS = 3;

export interface MigrationPoolConfig extends PoolConfig {
  /** Between two looks whether the server is still at work on what waits. */
  lookMs: number;
}

/** A statement that waits, and at how many looks the server did not work on it. */
interface Waiting {
  question: number;
  idleLooks: number;
}

/**
 * Connections on which a statement takes as long as it takes: an index of hours is hours of silence. Whether the server is at work on it is asked on a
 * connection of its own; where it is not, or cannot be asked, what waits is given up. Else a start would wait for ever behind a connection that somebody in between forgot.
 */
export class MigrationPool extends Pool {
  private readonly waiting = new Map<TimedClient, Waiting>();
  private readonly looking: NodeJS.Timeout;
  private isLooking = false;

  constructor(private readonly settings: MigrationPoolConfig) {
    super({ ...settings, Client: TimedClient as unknown as PoolConfig['Client'] });
    this.on('connect', (client) => this.waiting.set(client as unknown as TimedClient, { question: 0, idleLooks: 0 }));
    this.on('remove', (client) => this.waiting.delete(client as unknown as TimedClient));
    this.looking = setInterval(() => void this.look(), settings.lookMs);
    this.looking.unref();
  }

  override end(callback?: () => void): never {
    clearInterval(this.looking);
    return (callback ? super.end(callback) : super.end()) as never;
  }

  private async look(): Promise<void> {
    if (this.isLooking || ![...this.waiting.keys()].some(({ openQuestion }) => openQuestion !== undefined)) return;
    this.isLooking = true;
    // What waits now: the next statement of the connection has all its looks.
    const asked = [...this.waiting].map(([client, waiting]) => ({ client, waiting, question: client.openQuestion }));
    const atWork = await this.atWork();
    let isSilent = false;
    for (const { client, waiting, question } of asked) {
      const isIdle = question !== undefined && client.openQuestion === question && !atWork.has(client.backendId);
      waiting.idleLooks = isIdle ? (waiting.question === question ? waiting.idleLooks : 0) + 1 : 0;
      waiting.question = question ?? 0;
      isSilent ||= waiting.idleLooks >= LOOKS;
    }
    // Where the lock is lost nothing may be migrated, and the other way round nobody needs it.
    const reason = new Away('PostgreSQL is not at work on a migration, and does not answer it.');
    if (isSilent) for (const client of this.waiting.keys()) client.giveUp(reason);
    this.isLooking = false;
  }

  /** The server's processes that are at work for this role; none where it cannot be asked. */
  private async atWork(): Promise<Set<number>> {
    const { connectionString, host, port, user, password, database, ssl } = this.settings;
    const client = new Client({
      ...{ connectionString, host, port, user, password, database, ssl },
      ...{ connectionTimeoutMillis: LOOK_LIMIT_MS, query_timeout: LOOK_LIMIT_MS },
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rows } = await client.query<{ pid: number }>(
        `SELECT pid FROM pg_stat_activity WHERE usename = current_user AND state NOT LIKE 'idle%'`,
      );
      return new Set(rows.map(({ pid }) => pid));
    } catch {
      return new Set();
    } finally {
      void client.end().catch(() => undefined);
    }
  }
}

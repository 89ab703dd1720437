import { Away } from '@gridline/runtime';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { CommittedWork } from './committed-work';
import { commonOptions, connection, pooledConnection, type DatabaseOptions } from './database-options';
import { checkMigrated, migrate } from './migrate';
import { TimedPool, type TimedPoolConfig } from './timed-pool';

/** Connections of one process at most. */
export const DEFAULT_POOL_SIZE = 10;

/** A client is answered 503 within three seconds; this leaves one for the rest of its request. */
export const DEFAULT_TIME_LIMIT_SECONDS = 2;

/** A wait for another's lock ends before it is taken for silence, which would cost the connection, and those that lie idle. */
const LOCK_LIMITS = 0.75;

/**
 * What was given up on holds its locks no longer than this. Five times the silence that a query is allowed, because a large result
 * that is still arriving is not silent.
 */
const STATEMENT_LIMITS = 5;

/** A transaction whose process is gone or paused, likewise; the outbox's, which waits for the broker, is the longest: two seconds. */
const IDLE_TRANSACTION_LIMITS = 2.5;

/** A server that takes longer is as good as away. */
const REACH_MS = 1_500;

/** Runs the migrations that are due, unless that is another's task, and connects: every query then ends in time, or fails. */
export async function openDatabase(options: DatabaseOptions): Promise<DataSource> {
  if (!/^[a-z_]+$/.test(options.schema)) throw new RangeError('a schema name has lower-case letters only');
  const migrates = options.migrates ?? true;
  if (migrates) await migrate(options);
  const dataSource = await dataSourceOf(options).initialize();
  if (!migrates) {
    await checkMigrated(dataSource, options).catch(async (error: unknown) => {
      await dataSource.destroy();
      throw error;
    });
  }
  return dataSource;
}

function dataSourceOf(options: DatabaseOptions): DataSource {
  const { schema, isPooled = false, timeLimitSeconds = DEFAULT_TIME_LIMIT_SECONDS, poolSize = DEFAULT_POOL_SIZE } = options;
  const timeLimitMs = timeLimitSeconds * 1000;
  const limits = {
    lock_timeout: timeLimitMs * LOCK_LIMITS,
    statement_timeout: timeLimitMs * STATEMENT_LIMITS,
    idle_in_transaction_session_timeout: timeLimitMs * IDLE_TRANSACTION_LIMITS,
  };
  return new DataSource({
    ...commonOptions(options),
    migrations: [],
    subscribers: [CommittedWork],
    // pg, with a pool of ours in the place of its own.
    driver: Object.assign(Object.create(pg) as typeof pg, { Pool: TimedPool }),
    poolSize,
    extra: { ...(isPooled ? pooledConnection(schema) : connection(schema, limits)), isPooled, timeLimitMs } satisfies TimedPoolConfig,
  });
}

/** What is asked of a database, and said by one that takes nothing in: a stand-by, or one that its host set so, as some do when its disk is full. */
const IS_READ_ONLY = `SELECT current_setting('transaction_read_only') = 'on' AS refuses`;

/** Resolves where the server answers this process, and takes writes. */
export async function checkDatabase(dataSource: DataSource): Promise<void> {
  refuseReadOnly(await dataSource.query(IS_READ_ONLY));
}

/** Resolves where the server takes a connection, answers and takes writes; past the connections that this process has. */
export async function reachDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: REACH_MS, query_timeout: REACH_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ refuses: boolean }>(IS_READ_ONLY);
    refuseReadOnly(rows);
  } finally {
    await client.end();
  }
}

function refuseReadOnly([row]: { refuses: boolean }[]): void {
  if (row?.refuses) throw new Away('PostgreSQL takes no writes.');
}

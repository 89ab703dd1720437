import pg from 'pg';
import { DataSource, type DataSourceOptions, type EntitySchema, type MigrationInterface } from 'typeorm';
import { CommittedWork } from './committed-work';
import { SnakeNamingStrategy } from './snake-naming.strategy';
import { TimedPool, type TimedPoolConfig } from './timed-pool';

export interface DatabaseOptions {
  url: string;
  /** The service's own schema; it is made if it is not there. */
  schema: string;
  entities: (EntitySchema | (new () => object))[];
  /** Oldest first; each runs once, in a transaction. */
  migrations: (new () => MigrationInterface)[];
  /** Connections of this process at most. */
  poolSize?: number;
  /** How long connecting, waiting for a connection, and the server's silence within a query may each take. */
  timeLimitSeconds?: number;
}

const DEFAULT_POOL_SIZE = 10;

/** A client is answered 503 within three seconds; this leaves one for the rest of its request. */
export const DEFAULT_TIME_LIMIT_SECONDS = 2;

/**
 * What was given up on holds its locks no longer than this. Five times the silence that a query is allowed, because a large result
 * that is still arriving is not silent.
 */
const STATEMENT_LIMITS = 5;

/** A transaction whose process is gone or paused, likewise; the outbox's, which waits for the broker, is the longest: two seconds. */
const IDLE_TRANSACTION_LIMITS = 2.5;

/** When the first keep-alive probe is sent; the system's own two hours are longer than any firewall remembers a connection. */
const KEEP_ALIVE_MS = 5_000;

/** A server that is just starting, or a busy machine, may take this long to let the migrations in. */
const MIGRATION_CONNECT_MS = 10_000;
/** One connection holds the lock, the other migrates. */
const MIGRATION_CONNECTIONS = 2;

/** Any number that no other program on the database is likely to lock; services queue on it while one of them migrates. */
const MIGRATION_LOCK = 7_110_842_163;

/** Runs the migrations that are due, one service process at a time, and connects: every query then ends in time, or fails. */
export async function openDatabase(options: DatabaseOptions): Promise<DataSource> {
  if (!/^[a-z_]+$/.test(options.schema)) throw new RangeError('a schema name has lower-case letters only');
  await migrate(options);
  const timeLimitMs = (options.timeLimitSeconds ?? DEFAULT_TIME_LIMIT_SECONDS) * 1000;
  const dataSource = new DataSource({
    ...commonOptions(options),
    migrations: [],
    subscribers: [CommittedWork],
    // pg, with a pool of ours in the place of its own.
    driver: Object.assign(Object.create(pg) as typeof pg, { Pool: TimedPool }),
    poolSize: options.poolSize ?? DEFAULT_POOL_SIZE,
    extra: {
      ...connection(options.schema, {
        statement_timeout: timeLimitMs * STATEMENT_LIMITS,
        idle_in_transaction_session_timeout: timeLimitMs * IDLE_TRANSACTION_LIMITS,
      }),
      timeLimitMs,
    } satisfies TimedPoolConfig,
  });
  return dataSource.initialize();
}

const commonOptions = (options: DatabaseOptions) =>
  ({
    type: 'postgres',
    url: options.url,
    schema: options.schema,
    entities: options.entities,
    migrations: options.migrations,
    migrationsTableName: 'migrations',
    migrationsTransactionMode: 'each',
    namingStrategy: new SnakeNamingStrategy(),
    synchronize: false,
    // Every error is thrown, and logged once by whoever catches it; TypeORM's own lines are not JSON.
    logging: false,
  }) satisfies DataSourceOptions;

/** What was answered must outlive the server's process, whatever the server's own setting is. */
function connection(schema: string, limits: Record<string, number> = {}) {
  const settings = { synchronous_commit: 'on', ...limits };
  return {
    application_name: schema,
    options: Object.entries(settings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  };
}

/** On connections of its own: a migration takes as long as it takes. */
async function migrate(options: DatabaseOptions): Promise<void> {
  const dataSource = await new DataSource({
    ...commonOptions(options),
    poolSize: MIGRATION_CONNECTIONS,
    connectTimeoutMS: MIGRATION_CONNECT_MS,
    extra: connection(options.schema),
  }).initialize();
  const lock = dataSource.createQueryRunner();
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    // Asked first: a role that owns its schema alone may not even try to make one.
    const found: unknown[] = await lock.query('SELECT FROM pg_namespace WHERE nspname = $1', [options.schema]);
    if (found.length === 0) await lock.query(`CREATE SCHEMA IF NOT EXISTS "${options.schema}"`);
    await dataSource.runMigrations();
  } finally {
    // Their end frees the lock.
    await lock.release();
    await dataSource.destroy();
  }
}

import { Away } from '@gridline/runtime';
import pg from 'pg';
import { DataSource, type QueryRunner } from 'typeorm';
import { commonOptions, connection, type DatabaseOptions } from './database-options';
import { MigrationPool, type MigrationPoolConfig } from './migration-pool';
import { toAway } from './timed-pool';

/** A server that is just starting, or a busy machine, may take this long to let the migrations in. */
const CONNECT_MS = 10_000;
/** So often is looked whether the server is at work on what a migration waits for: what it is not is given up after three looks. */
const LOOK_MS = 10_000;
/** The lock's connection gives a sign at each look; who gives none for as many is gone. */
const IDLE_LOOKS = 6;
/** One connection holds the lock, the other migrates. */
const CONNECTIONS = 2;

/** Any number that no other program on the database is likely to lock; the schema's name is the other half. */
const LOCK_CLASS = 711_084_216;

/**
 * A statement that waits for a lock has every later query wait behind it: it gives up instead, and the whole migration is tried again when
 * those before it are done.
 */
const LOCK_WAIT_MS = 3_000;
const ATTEMPTS = 20;
const PAUSE_MS = 1_000;
const LOCK_POLL_MS = 100;
const LOCK_NOT_AVAILABLE = '55P03';

/** The schema lacks what this release needs, and it is another's task to migrate it. */
export class NotMigrated extends Away {
  constructor(schema: string, lacking: readonly string[]) {
    super(`The schema "${schema}" lacks ${lacking.join(', ')}: run the command \`migrate\` of this release.`);
  }
}

/** Runs the migrations that are due, one process a schema at a time, on connections of its own: a migration takes as long as it takes. */
export async function migrate(options: DatabaseOptions, lookMs = LOOK_MS): Promise<void> {
  const dataSource = await connect(options, lookMs);
  const lock = dataSource.createQueryRunner();
  const signs = new Signs(lock, lookMs);
  try {
    await lock.query('SET lock_timeout = 0');
    await lockSchema(lock, options.schema);
    signs.start();
    // Asked first: a role that owns its schema alone may not even try to make one.
    const found: unknown[] = await lock.query('SELECT FROM pg_namespace WHERE nspname = $1', [options.schema]);
    if (found.length === 0) await lock.query(`CREATE SCHEMA IF NOT EXISTS "${options.schema}"`);
    await patiently(() => dataSource.runMigrations());
    await signs.stop();
    await grant(lock, options);
  } finally {
    await signs.stop();
    // Their end frees the lock.
    await lock.release();
    await dataSource.destroy();
  }
}

/** Connections that wait for long statements, and notice a server that is gone. */
function connect(options: DatabaseOptions, lookMs: number): Promise<DataSource> {
  const dataSource = new DataSource({
    ...commonOptions({ ...options, url: options.directUrl ?? options.url }),
    migrations: options.migrations,
    // pg, with a pool of ours in the place of its own.
    driver: Object.assign(Object.create(pg) as typeof pg, { Pool: MigrationPool }),
    poolSize: CONNECTIONS,
    connectTimeoutMS: CONNECT_MS,
    extra: { ...connection(options.schema, limitsOf(lookMs)), lookMs } satisfies MigrationPoolConfig,
  });
  return dataSource.initialize().catch((error: Error) => {
    throw toAway(error);
  });
}

/** Tells the server, one question after the other, that the process that holds the lock is there. */
class Signs {
  private timer: NodeJS.Timeout | undefined;
  private asked: Promise<unknown> | undefined;

  constructor(
    private readonly lock: QueryRunner,
    private readonly everyMs: number,
  ) {}

  start(): void {
    this.timer = setInterval(() => {
      this.asked ??= this.lock
        .query('SELECT')
        .catch(() => undefined)
        .finally(() => (this.asked = undefined));
    }, this.everyMs);
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.asked;
  }
}

/**
 * What the server ends by itself, since it is not told of a connection that somebody in between forgot: the lock of a process that gives no sign any
 * more, and a transaction without its next statement. Else the next to migrate would wait for it without end.
 */
const limitsOf = (lookMs: number): Record<string, number> => ({
  lock_timeout: LOCK_WAIT_MS,
  idle_session_timeout: IDLE_LOOKS * lookMs,
  idle_in_transaction_session_timeout: IDLE_LOOKS * lookMs,
});

/** Rejects with NotMigrated where one of the release's migrations has not run. */
export async function checkMigrated(dataSource: DataSource, { schema, migrations }: DatabaseOptions): Promise<void> {
  const [{ there }] = (await dataSource.query('SELECT to_regclass($1) IS NOT NULL AS there', [`${schema}.migrations`])) as [
    { there: boolean },
  ];
  const rows: { name: string }[] = there ? await dataSource.query(`SELECT name FROM "${schema}".migrations`) : [];
  const done = new Set(rows.map(({ name }) => name));
  const lacking = migrations.map(({ name }) => name).filter((name) => !done.has(name));
  if (lacking.length > 0) throw new NotMigrated(schema, lacking);
}

/** Asked for again and again: a statement that waits holds a snapshot, which an index that is made CONCURRENTLY would wait for in turn. */
async function lockSchema(runner: QueryRunner, schema: string): Promise<void> {
  const ask = 'SELECT pg_try_advisory_lock($1, hashtext($2)) AS locked';
  const [{ locked }] = (await runner.query(ask, [LOCK_CLASS, schema])) as [{ locked: boolean }];
  if (locked) return;
  await new Promise((resolve) => setTimeout(resolve, LOCK_POLL_MS));
  await lockSchema(runner, schema);
}

/** Each migration is a transaction of its own: what is done stays done. */
async function patiently(run: () => Promise<unknown>, attempts = ATTEMPTS): Promise<void> {
  try {
    await run();
  } catch (error) {
    if ((error as { code?: unknown }).code !== LOCK_NOT_AVAILABLE || attempts === 1) throw error;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    await patiently(run, attempts - 1);
  }
}

/** Where the service runs as another role than the one that migrates, it may read and write rows, and change nothing else. */
async function grant(runner: QueryRunner, { url, directUrl, schema }: DatabaseOptions): Promise<void> {
  const [user, owner] = [url, directUrl ?? url].map((each) => decodeURIComponent(new URL(each).username));
  if (!user || user === owner) return;
  const role = `"${user.replaceAll('"', '""')}"`;
  const within = `IN SCHEMA "${schema}"`;
  for (const statement of [
    `GRANT USAGE ON SCHEMA "${schema}" TO ${role}`,
    ...['GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES', 'GRANT USAGE ON ALL SEQUENCES', 'GRANT EXECUTE ON ALL ROUTINES'].map(
      (granting) => `${granting} ${within} TO ${role}`,
    ),
  ])
    await runner.query(statement);
}

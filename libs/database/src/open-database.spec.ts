import { isAway } from '@gridline/runtime';
import { createTestDatabase, type TestDatabase } from '@gridline/testing';
import type { DataSource } from 'typeorm';
import { HalfOpenProxy } from '../../../test/support/half-open-proxy';
import { checkDatabase, openDatabase, reachDatabase } from './open-database';

/** Short, so that the tests are; long enough for a busy machine to answer a query. */
const TIME_LIMIT_SECONDS = 1;
/** How much longer a busy machine may make it; without the limit nothing would be heard for ever. */
const BUSY_MACHINE_SECONDS = 10;

describe('a database whose connections stop working without breaking', () => {
  let database: TestDatabase;
  let proxy: HalfOpenProxy;
  let dataSource: DataSource;

  beforeAll(async () => void (database = await createTestDatabase()));
  afterAll(() => database.drop());
  beforeEach(async () => {
    proxy = await HalfOpenProxy.start(database.url);
    const options = { url: proxy.url, schema: 'timed', entities: [], migrations: [], poolSize: 4, timeLimitSeconds: TIME_LIMIT_SECONDS };
    dataSource = await openDatabase(options);
  });
  afterEach(async () => {
    await dataSource.destroy();
    await proxy.stop();
  });

  const ask = (): Promise<unknown> => dataSource.query('SELECT 1 AS one');
  /** Its error and how long it took to come. */
  const failure = async (work: Promise<unknown>): Promise<{ error: unknown; seconds: number }> => {
    const start = performance.now();
    const error: unknown = await work.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    return { error, seconds: (performance.now() - start) / 1000 };
  };

  it('fails a query that hears nothing for the time limit, as away, and asks the next on a new connection', async () => {
    await Promise.all([ask(), ask(), ask(), ask()]);
    proxy.swallowExisting();
    const { error, seconds } = await failure(ask());
    expect(isAway(error)).toBe(true);
    expect(seconds).toBeGreaterThan(0.7 * TIME_LIMIT_SECONDS);
    expect(seconds).toBeLessThan(TIME_LIMIT_SECONDS + BUSY_MACHINE_SECONDS);
    expect(await ask()).toEqual([{ one: 1 }]);
    expect((await failure(Promise.all([ask(), ask(), ask(), ask()]))).error).toBeUndefined();
  });

  it('fails a transaction once, without asking the lost connection to roll back', async () => {
    const transaction = dataSource.transaction(async (tx) => {
      await tx.query('SELECT 1');
      proxy.swallowExisting();
      await tx.query('SELECT 2');
    });
    const { error, seconds } = await failure(transaction);
    expect(isAway(error)).toBe(true);
    expect(seconds).toBeLessThan(TIME_LIMIT_SECONDS + BUSY_MACHINE_SECONDS);
    expect(await ask()).toEqual([{ one: 1 }]);
  });

  it('fails in time where nothing can be reached at all, however many wait, and serves again as soon as it can be', async () => {
    proxy.swallowAll();
    const waiting = await Promise.all(Array.from({ length: 12 }, () => failure(ask())));
    expect(waiting.every(({ error }) => isAway(error))).toBe(true);
    expect(Math.max(...waiting.map(({ seconds }) => seconds))).toBeLessThan(2 * TIME_LIMIT_SECONDS + BUSY_MACHINE_SECONDS);
    proxy.heal();
    expect(await ask()).toEqual([{ one: 1 }]);
  });

  it('fails a query whose answer drips', async () => {
    await ask();
    proxy.slowDown({ of: /./s, byteMs: 100 });
    const { error, seconds } = await failure(ask());
    expect(isAway(error)).toBe(true);
    expect(seconds).toBeLessThan(TIME_LIMIT_SECONDS + BUSY_MACHINE_SECONDS);
    proxy.heal();
    expect(await ask()).toEqual([{ one: 1 }]);
  });

  it('lets small answers come one after the other, however long all of them take', async () => {
    await dataSource.transaction(async (tx) => {
      const eight = Array.from({ length: 8 }, () => tx.query(`SELECT 1 AS one, pg_sleep(${TIME_LIMIT_SECONDS / 4})`));
      expect(await Promise.all(eight)).toHaveLength(8);
    });
  });

  it('lets a result come as long as it keeps coming, and ends a statement that nobody waits for', async () => {
    const slowly = "SELECT pg_sleep(0.1), repeat('x', 20000) AS text FROM generate_series(1, 15)";
    expect(await dataSource.query(slowly)).toHaveLength(15);
    const [settings] = (await dataSource.query(
      `SELECT current_setting('statement_timeout') AS statement, current_setting('idle_in_transaction_session_timeout') AS idle`,
    )) as [Record<string, string>];
    expect(settings).toEqual({ statement: '5s', idle: '2500ms' });
  });

  it("ends a wait for another's lock as away, and keeps the connection", async () => {
    const pids = async (): Promise<unknown> => {
      const each = await Promise.all([1, 2].map(() => dataSource.query('SELECT pg_backend_pid() AS pid, pg_sleep(0.05)')));
      return (each as [{ pid: number }][]).map(([{ pid }]) => pid).sort();
    };
    const before = await pids();
    await dataSource.transaction(async (tx) => {
      await tx.query('SELECT pg_advisory_xact_lock(1)');
      const { error } = await failure(dataSource.query('SELECT pg_advisory_xact_lock(1)'));
      expect(isAway(error)).toBe(true);
    });
    expect(await pids()).toEqual(before);
  });

  it('compiles no statement, however dear it looks, and keeps what it answered', async () => {
    const settings = `SELECT current_setting('jit') AS jit, current_setting('synchronous_commit') AS kept`;
    expect(await dataSource.query(settings)).toEqual([{ jit: 'off', kept: 'on' }]);
  });

  it('leaves what PostgreSQL says of the query itself as it is', async () => {
    const { error } = await failure(dataSource.query('SELECT 1 / 0'));
    expect(isAway(error)).toBe(false);
    expect(error).toMatchObject({ code: '22012' });
  });
});

describe('a database that answers and takes no writes', () => {
  it('is told as away, to who has connections and to who makes one', async () => {
    const database = await createTestDatabase();
    const options = { url: database.url, schema: 'timed', entities: [], migrations: [], poolSize: 1 };
    const before = await openDatabase(options);
    await checkDatabase(before);
    await reachDatabase(database.url);
    await before.query(`ALTER DATABASE "${new URL(database.url).pathname.slice(1)}" SET default_transaction_read_only = on`);
    await before.destroy();
    const after = await openDatabase({ ...options, migrates: false });
    await expect(checkDatabase(after)).rejects.toThrow('PostgreSQL takes no writes.');
    await expect(reachDatabase(database.url)).rejects.toThrow('PostgreSQL takes no writes.');
    await after.destroy();
    await database.drop();
  });
});

import { createServer, type AddressInfo, type Socket } from 'node:net';
import { isAway } from '@gridline/runtime';
import { createTestDatabase, type TestDatabase } from '@gridline/testing';
import { Client } from 'pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { HalfOpenProxy } from '../../../test/support/half-open-proxy';
import type { DatabaseOptions } from './database-options';
import { NotMigrated, migrate } from './migrate';
import { openDatabase } from './open-database';

/** A migration's own way to wait; what it waits for is the test's. */
let hold: (() => Promise<void>) | undefined;

class Notes1700000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await hold?.();
    await runner.query('CREATE TABLE slow.note (id bigserial PRIMARY KEY, text text)');
  }

  async down(): Promise<void> {}
}

class Titles1700000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE slow.note ADD COLUMN title text');
  }

  async down(): Promise<void> {}
}

class Indexed1700000000001 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX CONCURRENTLY note_text ON slow.note (text) WHERE text IS NOT NULL');
  }

  async down(): Promise<void> {}
}

class Quick1700000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE quick.note (id bigserial PRIMARY KEY, text text)');
  }

  async down(): Promise<void> {}
}

describe('migrations', () => {
  let database: TestDatabase;
  let slow: DatabaseOptions;
  let quick: DatabaseOptions;

  beforeEach(async () => {
    database = await createTestDatabase();
    slow = { url: database.url, schema: 'slow', entities: [], migrations: [Notes1700000000000] };
    quick = { url: database.url, schema: 'quick', entities: [], migrations: [Quick1700000000000] };
    hold = undefined;
  });
  afterEach(() => database.drop());

  it('of one schema keep no other from migrating and starting', async () => {
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    const begun = new Promise<void>((begin) => (hold = () => (begin(), held)));
    const migrating = migrate(slow);
    await begun;
    await (await openDatabase(quick)).destroy();
    letGo();
    await migrating;
  });

  it('make an index while others write, also where another process waits for its turn', async () => {
    const asking = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND query LIKE '%advisory_lock($1%'`;
    hold = async () => {
      while ((await database.query(asking)).length < 2);
    };
    const indexed = { ...slow, migrations: [Notes1700000000000, Indexed1700000000001] };
    await Promise.all([migrate(indexed), migrate(indexed)]);
    expect(await database.query(`SELECT indisvalid FROM pg_index WHERE indexrelid = 'slow.note_text'::regclass`)).toEqual([
      { indisvalid: true },
    ]);
  });

  it('run once where two processes of a service start together', async () => {
    const sources = await Promise.all([openDatabase(slow), openDatabase(slow)]);
    expect(await sources[0]!.query('SELECT count(*)::int AS n FROM slow.migrations')).toEqual([{ n: 1 }]);
    await Promise.all(sources.map((source) => source.destroy()));
  });

  it('give up a lock that they cannot have soon, so that nothing waits behind them, and try again', async () => {
    await migrate(slow);
    const reader = new Client({ connectionString: database.url });
    await reader.connect();
    await reader.query('BEGIN');
    await reader.query('SELECT FROM slow.note');
    let isDone = false;
    const migrating = migrate({ ...slow, migrations: [...slow.migrations, Titles1700000000001] }).then(() => (isDone = true));
    await waiting("SELECT FROM pg_locks WHERE NOT granted AND relation = 'slow.note'::regclass", true);
    await waiting("SELECT FROM pg_locks WHERE NOT granted AND relation = 'slow.note'::regclass", false);
    expect(isDone).toBe(false);
    await reader.end();
    await migrating;
    expect(await database.query('SELECT title FROM slow.note')).toEqual([]);
  });

  describe('on a way to the server that neither works nor breaks', () => {
    /** Between two looks. */
    const LOOK_MS = 200;
    let way: HalfOpenProxy;
    beforeEach(async () => void (way = await HalfOpenProxy.start(database.url)));
    afterEach(() => way.stop());

    /** One that a lock keeps at work until the test lets it go. */
    class Locked1700000000001 implements MigrationInterface {
      async up(runner: QueryRunner): Promise<void> {
        await runner.query('SET LOCAL lock_timeout = 0');
        await runner.query('ALTER TABLE slow.note ADD COLUMN title text');
      }

      async down(): Promise<void> {}
    }
    const locked = (): DatabaseOptions => ({ ...slow, url: way.url, migrations: [...slow.migrations, Locked1700000000001] });
    const waits = "SELECT FROM pg_locks WHERE NOT granted AND relation = 'slow.note'::regclass";

    async function whileLocked(work: (letGo: () => Promise<void>) => Promise<void>): Promise<void> {
      await migrate(slow);
      const reader = new Client({ connectionString: database.url });
      await reader.connect();
      await reader.query('BEGIN');
      await reader.query('SELECT FROM slow.note');
      await work(async () => void (await reader.query('COMMIT')));
      await reader.end();
    }

    it.each([
      ['the server has done it and nobody hears of it', () => way.swallowExisting()],
      ['nothing comes through at all', () => way.swallowAll()],
    ])('are given up, and told as what may be tried again, where %s', (_, begin) =>
      whileLocked(async (letGo) => {
        const migrating = migrate(locked(), LOOK_MS).catch((error: unknown) => error);
        await waiting(waits, true);
        begin();
        await letGo();
        expect(isAway(await migrating)).toBe(true);
        // The server was told nothing either: it ends what holds the lock by itself.
        await migrate({ ...locked(), url: database.url });
        expect(await database.query('SELECT title FROM slow.note')).toEqual([]);
      }),
    );

    it('are waited for as long as the server is at work on them, however long it says nothing', () =>
      whileLocked(async (letGo) => {
        let isDone = false;
        const migrating = migrate(locked(), LOOK_MS).then(() => (isDone = true));
        await waiting(waits, true);
        // Three looks, and as many again.
        await new Promise((resolve) => setTimeout(resolve, 6 * LOOK_MS));
        expect(isDone).toBe(false);
        await letGo();
        await migrating;
      }));
  });

  it("are another's task where the service is told so: it starts once they have run, and says which are lacking before", async () => {
    const waits = { ...slow, migrates: false };
    await expect(openDatabase(waits)).rejects.toThrow(/"slow" lacks Notes1700000000000: run the command `migrate`/);
    await expect(openDatabase(waits)).rejects.toBeInstanceOf(NotMigrated);
    await migrate(slow);
    const dataSource = await openDatabase(waits);
    expect(await dataSource.query('SELECT * FROM slow.note')).toEqual([]);
    await dataSource.destroy();
  });

  it('run as a role of their own; the service reads and writes rows and changes no table', async () => {
    const role = `runtime_${Math.random().toString(36).slice(2)}`;
    await database.query(`CREATE ROLE ${role} LOGIN PASSWORD 'runtime'`);
    const url = Object.assign(new URL(database.url), { username: role, password: 'runtime' }).toString();
    const dataSource = await openDatabase({ ...slow, url, directUrl: database.url });
    await dataSource.query("INSERT INTO slow.note (text) VALUES ('kept')");
    expect(await dataSource.query('SELECT text FROM slow.note')).toEqual([{ text: 'kept' }]);
    await expect(dataSource.query('ALTER TABLE slow.note ADD COLUMN more text')).rejects.toThrow('must be owner');
    await expect(dataSource.query('CREATE TABLE slow.other ()')).rejects.toThrow('permission denied');
    await dataSource.destroy();
    await database.query(`DROP OWNED BY ${role}`);
    await database.query(`DROP ROLE ${role}`);
  });

  async function waiting(sql: string, wanted: boolean): Promise<void> {
    while ((await database.query(sql)).length > 0 !== wanted);
  }

  it.each([
    ['says nothing', () => undefined],
    ['hangs up', (socket: Socket) => socket.destroy()],
  ])('say that PostgreSQL is away where what answers for it %s', async (_, answer) => {
    const server = createServer();
    const met = new Promise<void>((meet) =>
      server.on('connection', (socket) => {
        answer(socket);
        meet();
      }),
    );
    await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
    const { port } = server.address() as AddressInfo;
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'hrtime', 'Date'] });
    const migrating = migrate({ ...slow, url: `postgres://u:p@127.0.0.1:${port}/gridline` }).catch((error: unknown) => error);
    await met;
    jest.advanceTimersByTime(10_000);
    jest.useRealTimers();
    const error = await migrating;
    server.close();
    expect((error as Error).message).toBe('PostgreSQL cannot be reached.');
    expect(isAway(error)).toBe(true);
  });
});

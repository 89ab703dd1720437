import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createTestDatabase, projectRoot, type TestDatabase } from '@gridline/testing';
import pino from 'pino';
import type { DataSource } from 'typeorm';
import { announceWork, hearWork } from './committed-work';
import { openDatabase } from './open-database';
import { WokenLoop } from './woken-loop';

/** A loop whose rounds a test counts; `round` says whether there may be more. */
function counted(round: (number: number) => Promise<boolean>): { started: WokenLoop; until: (rounds: number) => Promise<void> } {
  let rounds = 0;
  let tell = (): void => undefined;
  const started = new WokenLoop({
    name: 'count',
    logger: pino({ level: 'silent' }),
    round: () => {
      rounds++;
      tell();
      return round(rounds);
    },
  });
  started.start();
  const until = (wanted: number): Promise<void> =>
    new Promise((resolve) => {
      tell = () => {
        if (rounds >= wanted) resolve();
      };
      tell();
    });
  return { started, until };
}

describe('a loop over what is in the database', () => {
  let loop: WokenLoop;
  afterEach(() => loop.stop());

  it('goes on at once while there may be more, now and then in any case, and after a round that failed', async () => {
    const { started, until } = counted((number) => (number === 50 ? Promise.reject(new Error('no')) : Promise.resolve(number < 50)));
    loop = started;
    await until(52);
  });

  it('goes on at once when it is woken, also where that was while a round ran', async () => {
    let finish = (): void => undefined;
    const first = new Promise<boolean>((resolve) => (finish = () => resolve(false)));
    const { started, until } = counted((number) => (number === 1 ? first : Promise.resolve(false)));
    loop = started;
    await until(1);
    loop.wake();
    finish();
    await until(2);
    for (let rounds = 3; rounds < 100; rounds++) {
      loop.wake();
      await until(rounds);
    }
  });

  it('is stopped when the round under way is over', async () => {
    let finish = (): void => undefined;
    const slow = new Promise<boolean>((resolve) => (finish = () => resolve(true)));
    const { started, until } = counted(() => slow);
    loop = started;
    await until(1);
    let stopped = false;
    const stop = loop.stop().then(() => (stopped = true));
    await new Promise((resolve) => setImmediate(resolve));
    expect(stopped).toBe(false);
    finish();
    await stop;
  });
});

describe('work that a transaction makes', () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  let heard: number;
  let stopHearing: () => void;

  beforeAll(async () => {
    database = await createTestDatabase();
    dataSource = await openDatabase({ url: database.url, schema: 'test', entities: [], migrations: [] });
  });
  beforeEach(() => {
    heard = 0;
    stopHearing = hearWork(dataSource, 'letters', () => heard++);
  });
  afterEach(() => stopHearing());
  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  it('is heard of once the transaction has committed, once for all of it, and by nobody who listens for another kind', async () => {
    let others = 0;
    const stop = hearWork(dataSource, 'parcels', () => others++);
    await dataSource.transaction(async (tx) => {
      await tx.transaction((savepoint) => Promise.resolve(announceWork(savepoint, 'letters')));
      announceWork(tx, 'letters');
      await tx.query('SELECT 1');
      expect(heard).toBe(0);
    });
    expect([heard, others]).toEqual([1, 0]);
    stop();
  });

  it('is not heard of where the transaction was rolled back, nor with the next one on its connection', async () => {
    const failing = dataSource.transaction((tx) => {
      announceWork(tx, 'letters');
      return Promise.reject(new Error('no'));
    });
    await expect(failing).rejects.toThrow('no');
    await dataSource.transaction((tx) => tx.query('SELECT 1'));
    expect(heard).toBe(0);
  });

  it('is heard of at once outside of a transaction, and no more after hearing was stopped', () => {
    announceWork(dataSource.manager, 'letters');
    stopHearing();
    announceWork(dataSource.manager, 'letters');
    expect(heard).toBe(1);
  });

  it("is heard within the process alone: PostgreSQL's NOTIFY lets one transaction of the whole server commit at a time, and nothing asks for it", () => {
    const sources = ['apps', 'libs'].flatMap((folder) =>
      readdirSync(join(projectRoot(), folder), { recursive: true, encoding: 'utf8' })
        .filter((path) => /^[^/]+\/src\/.*(?<!\.spec)\.ts$/.test(path))
        .map((path) => join(folder, path)),
    );
    expect(sources.length).toBeGreaterThan(500);
    const asks = sources.filter((path) => /pg_notify|[`'"]\s*NOTIFY\s/i.test(readFileSync(join(projectRoot(), path), 'utf8')));
    expect(asks).toEqual([]);
  });
});

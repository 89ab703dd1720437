import { openDatabase } from '@gridline/database';
import { SetClock, createTestDatabase, type TestDatabase } from '@gridline/testing';
import pino from 'pino';
import type { DataSource } from 'typeorm';
import { ClaimsService } from './claims.service';
import { extractionService } from '../extraction.service';
import { Extraction } from '../extractions/extraction.entity';
import { ModelQueue, RunQueue } from './run-queue';
import type { RunsService } from './runs.service';

const START = '2026-03-01T12:00:00Z';

/** Runs that end when the test says so. */
class HeldRuns {
  readonly running = new Map<string, () => void>();
  readonly begun: string[] = [];

  async run({ id }: Extraction): Promise<void> {
    this.begun.push(id);
    await new Promise<void>((resolve) => this.running.set(id, resolve));
  }

  /** How many runs of an account, which its ids begin with, are under way. */
  of(account: string): number {
    return [...this.running.keys()].filter((id) => id.startsWith(account)).length;
  }
}

describe('RunQueue', () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  let clock: SetClock;
  let claims: ClaimsService;
  let runs: HeldRuns;
  let queue: RunQueue;

  beforeAll(async () => {
    database = await createTestDatabase();
    dataSource = await openDatabase({ url: database.url, schema: 'extraction', ...extractionService.database });
  });
  beforeEach(async () => {
    clock = new SetClock(START);
    claims = new ClaimsService(dataSource, clock);
    await dataSource.query('TRUNCATE extraction.extraction, extraction.file CASCADE');
  });
  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  /** Documents `a1`, `a2` ... of the account `a`, queued a second apart. */
  async function add(account: string, count: number, bytes = 1_000, secondsAgo = 0, engine = 'hosted'): Promise<void> {
    for (let number = 1; number <= count; number++) {
      const id = `${account}${number}`;
      const at = new Date(Date.parse(START) + (number - secondsAgo) * 1000);
      await dataSource.query(
        `INSERT INTO extraction.file (id, account_id, name, storage_key, bytes, sha256, created_at) VALUES ($1, $2, '', '', $3, '', $4)`,
        [id, account, bytes, at],
      );
      await dataSource.query(
        `INSERT INTO extraction.extraction (id, account_id, file_id, file_name, state, plan, engine, label, fingerprint, created_at, signed_at)
         VALUES ($1, $2, $1, '', 'queued', 'free', $4, '', '', $3, $3)`,
        [id, account, at, engine],
      );
    }
  }

  function start(workers: number): void {
    runs = new HeldRuns();
    queue = new RunQueue(claims, runs as unknown as RunsService, workers, pino({ level: 'silent' }));
  }

  /** Ends a run as its service would, and lets the queue begin what follows. */
  async function end(id: string): Promise<void> {
    await dataSource.query(`UPDATE extraction.extraction SET state = 'completed' WHERE id = $1`, [id]);
    runs.running.get(id)!();
    runs.running.delete(id);
    await new Promise(setImmediate);
    await queue.fill();
  }

  const claim = async (): Promise<string | undefined> => (await claims.next())?.id;

  it('claims by account, the one with the fewest runs first, and within it by age', async () => {
    await add('a', 3);
    await add('b', 2);
    expect([await claim(), await claim(), await claim(), await claim(), await claim(), await claim()]).toEqual([
      'a1',
      'b1',
      'a2',
      'b2',
      'a3',
      undefined,
    ]);
  });

  it('claims a row once, whoever asks at the same moment', async () => {
    await add('a', 20);
    const claimed = await Promise.all(Array.from({ length: 30 }, claim));
    const found = claimed.filter((id) => id !== undefined);
    expect(new Set(found).size).toBe(found.length);
    const { length } = (await dataSource.query(`SELECT FROM extraction.extraction WHERE state = 'running'`)) as unknown[];
    expect(length).toBe(found.length);
  });

  it('claims small files before large ones of the same account, until these have waited for half a minute', async () => {
    await add('large', 1, 5_000_000);
    await add('small', 1, 100, -10);
    expect(await claim()).toBe('small1');
    await add('patient', 1, 5_000_000, 40);
    expect(await claim()).toBe('patient1');
  });

  it('claims a run again without a heartbeat, and counts the attempt', async () => {
    await add('a', 1);
    expect((await claims.next())?.attempts).toBe(1);
    expect(await claim()).toBeUndefined();
    clock.set('2026-03-01T12:00:07Z');
    expect((await claims.next({ withoutIds: ['a1'] }))?.attempts).toBeUndefined();
    expect((await claims.next())?.attempts).toBe(2);
  });

  it('says of a run whether its account has others, whose documents give way to those of who has one', async () => {
    await add('a', 3);
    await add('b', 1);
    const claimed = [await claims.next(), await claims.next(), await claims.next()].map((each) => [each?.id, each?.isOneOfMany]);
    expect(claimed).toEqual([
      ['a1', true],
      ['b1', false],
      ['a2', true],
    ]);
    await dataSource.query(`UPDATE extraction.extraction SET state = 'completed' WHERE id IN ('a1', 'a2')`);
    expect((await claims.next())?.isOneOfMany).toBe(false);
  });

  it('gives an account all workers while nobody else waits, and keeps one place more for who comes', async () => {
    start(3);
    await add('a', 10);
    expect(await queue.fill()).toBe(3);
    await add('b', 4);
    await queue.fill();
    expect([runs.of('a'), runs.of('b')]).toEqual([3, 1]);
  });

  it.each([2, 3, 5])('of %d workers, no account holds more than all but one while another waits', async (workers) => {
    start(workers);
    await add('a', 30);
    await queue.fill();
    await add('b', 30);
    await queue.fill();
    for (let ended = 0; ended < 25; ended++) {
      await end([...runs.running.keys()][0]!);
      if (ended > 1) expect(Math.max(runs.of('a'), runs.of('b'))).toBeLessThanOrEqual(Math.max(1, workers - 1));
      expect(runs.running.size).toBeGreaterThanOrEqual(workers);
    }
    expect(
      Math.abs(runs.begun.filter((id) => id.startsWith('a')).length - runs.begun.filter((id) => id.startsWith('b')).length),
    ).toBeLessThanOrEqual(workers + 1);
  });

  it('runs one account after the other with one worker, and a third beside them', async () => {
    start(1);
    await add('a', 3);
    await queue.fill();
    await add('b', 3);
    await queue.fill();
    expect([runs.of('a'), runs.of('b')]).toEqual([1, 1]);
    await end('a1');
    expect([runs.of('a'), runs.of('b')]).toEqual([1, 1]);
  });

  it('keeps half of the places of the lane of models from an account whose model hangs', async () => {
    runs = new HeldRuns();
    const models = new ModelQueue(claims, runs as unknown as RunsService, 8, pino({ level: 'silent' }), 'byok');
    for (const account of ['a', 'b', 'c']) await add(account, 10, 1_000, 0, 'byok');
    await dataSource.query(`UPDATE extraction.extraction SET state = 'failed' WHERE account_id <> 'a'`);
    await models.fill();
    expect(runs.of('a')).toBe(4);
    await dataSource.query(`UPDATE extraction.extraction SET state = 'queued' WHERE account_id <> 'a'`);
    await models.fill();
    expect([runs.of('a'), runs.of('b'), runs.of('c')]).toEqual([4, 2, 2]);
  });

  it('begins nothing more once it is stopped, and waits for what is in hand', async () => {
    start(2);
    await add('a', 3);
    await queue.fill();
    let isOver = false;
    const stopped = queue.stop().then(() => (isOver = true));
    await queue.fill();
    expect([runs.begun, isOver]).toEqual([['a1', 'a2'], false]);
    for (const finish of runs.running.values()) finish();
    await stopped;
  });

  it('counts what waits, of one account', async () => {
    await add('a', 3);
    await add('b', 1);
    await claim();
    expect([await claims.waiting('a'), await claims.waiting('b'), await claims.waiting('c')]).toEqual([2, 1, 0]);
  });
});

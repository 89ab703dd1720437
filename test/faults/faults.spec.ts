import { writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { System } from '../support/system';
import { FAULTS_INTRO, Figures } from '../support/figures';
import { booksInWords, expectBooksToAgree } from './books';
import { CountedLoad } from './counted-load';
import { describeDependencies } from './dependencies.suite';
import { describePauses } from './pauses.suite';
import { reckon, type Reckoning } from './reckoning';
import { SeededRandom } from './seeded-random';

/** Seeds of each fault: one in the usual run of the tests, more where FAULT_RUNS asks for them. */
const RUNS = Number(process.env.FAULT_RUNS ?? 1);
/** Where the figures of every run are written, if anywhere. */
const REPORT = process.env.FAULT_REPORT;

const KILLED = ['gateway', 'usage', 'extraction', 'redis', 'nats', 'postgres'] as const;

describe('a counted load', () => {
  let system: System;
  const figures: Record<string, Reckoning[]> = {};
  const tables = new Figures();

  beforeAll(async () => {
    system = await System.start({ ownServers: true, gateways: 2, env: { TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'warn' } });
  });

  afterAll(async () => {
    await system.stop();
    await tables.write('Faults: kills', FAULTS_INTRO);
    if (REPORT) await writeFile(REPORT, JSON.stringify(figures, null, 2));
  });

  describeDependencies(() => system);
  describePauses(() => system);

  it.each(KILLED)(
    'loses and doubles nothing when %s is killed in its middle and started again',
    async (part) => {
      await expectExact(part, async (random) => {
        await system.kill(part);
        await delay(random.between(0, 800));
        await system.restart(part);
      });
    },
    RUNS * 30_000 + 240_000,
  );

  it(
    'loses and doubles nothing when Redis is emptied in its middle',
    async () => {
      await expectExact('flushall', async () => {
        const redis = new Redis(system.redisUrl);
        await redis.flushall();
        await redis.quit();
      });
    },
    RUNS * 30_000 + 240_000,
  );

  /** Runs the load once per seed with the fault in its middle, then holds every run against the books. */
  async function expectExact(name: string, fault: (random: SeededRandom) => Promise<void>): Promise<void> {
    const loads: CountedLoad[] = [];
    for (let seed = 1; seed <= RUNS; seed++) loads.push(await runWith(seed, fault));
    const reckonings: Reckoning[] = [];
    for (const load of loads) reckonings.push(await reckon(load, system.databaseUrl));
    figures[name] = reckonings;
    for (const { answered, open, ...books } of reckonings)
      tables.add('Processes that are killed, and a Redis that is emptied', {
        fault: name,
        answered,
        'failed or cut': open,
        books: booksInWords({ answered, open, ...books }),
      });
    for (const reckoning of reckonings) expectBooksToAgree(reckoning);
  }

  async function runWith(seed: number, fault: (random: SeededRandom) => Promise<void>): Promise<CountedLoad> {
    const random = new SeededRandom(seed);
    const load = new CountedLoad(system.gatewayUrls, seed);
    await load.prepare(system.databaseUrl);
    const running = load.run();
    await delay(random.between(300, 1_500));
    await fault(random);
    await delay(random.between(300, 1_000));
    load.stop();
    await running;
    return load;
  }
});

import { RecogniserUnavailable, WorkerLost } from '@gridline/engine';
import pino from 'pino';
import type { DataSource } from 'typeorm';
import { ExtractionDatabase } from '../fixtures/extraction-database';
import { runsWith } from '../fixtures/runs-with';
import { ClaimsService } from './claims.service';
import type { Extraction } from '../extractions/extraction.entity';
import { RecogniserWatch } from './recogniser-watch';
import type { RunsService } from './runs.service';

describe('a document during which processes die', () => {
  let its: ExtractionDatabase;

  let recogniser: RecogniserWatch;
  /** The runs of processes that died, which go on in this one until the test is over. */
  let dead: Promise<void>[];
  let over: Promise<never>;
  let end: (reason: Error) => void;

  beforeEach(async () => {
    its = await ExtractionDatabase.open();
    dead = [];
    over = new Promise((_, reject) => (end = reject));
    over.catch(() => undefined);
  });
  afterEach(async () => {
    end(new Error('The test is over.'));
    await Promise.allSettled(dead);
    await its.close();
  });

  /** A process of the service, whose engine does not end: all that it began is running when it dies, and asks the database nothing more. */
  function processThat(opens: () => Promise<never>, isDead = () => false): RunsService {
    const query = (...asked: Parameters<DataSource['query']>): Promise<unknown> =>
      isDead() ? Promise.reject(new Error('This process is dead.')) : its.dataSource.query(...asked);
    const dataSource = Object.create(its.dataSource, { query: { value: query } }) as DataSource;
    recogniser = new RecogniserWatch(pino({ level: 'silent' }));
    return runsWith(its, opens, { recogniser, dataSource });
  }

  /** The next of the queue, all of them or fewer. */
  async function claimed(count: number): Promise<Extraction[]> {
    const claims = new ClaimsService(its.dataSource, its.clock);
    const all: (Extraction | null)[] = [];
    for (let one = 0; one < count; one++) all.push(await claims.next());
    return all.filter((one) => one !== null);
  }

  /** Begins these in one process, which dies once `open` of them are in the engine. */
  async function die(ids: readonly string[], open: number): Promise<void> {
    let [inEngine, isDead] = [0, false];
    const reached = new Promise<void>((resolve) => {
      const runs = processThat(
        () => {
          if (++inEngine === open) resolve();
          return over;
        },
        () => isDead,
      );
      void claimed(ids.length).then((all) => dead.push(...all.map((one) => runs.run(one))));
    });
    await reached;
    isDead = true;
    its.clock.set(new Date(its.clock.now().getTime() + 60_000).toISOString());
  }

  it('is not blamed for deaths in company, however many; it runs alone after the first', async () => {
    const ids = await Promise.all([1, 2, 3].map(() => its.accept()));
    await die(ids, 3);
    for (let death = 0; death < 4; death++) await die(ids, 1);
    const blamed = await Promise.all(ids.map(async (id) => (await its.row(id)).deaths_alone));
    expect(Math.max(...(blamed as number[]))).toBeLessThan(3);
    expect((await Promise.all(ids.map((id) => its.row(id)))).every((row) => row.state === 'running')).toBe(true);
  });

  it('is given up once a process died three times while it ran alone', async () => {
    const id = await its.accept();
    for (let death = 0; death < 4; death++) await die([id], 1);
    await processThat(() => Promise.reject(new Error('not reached'))).run((await claimed(1))[0]!);
    expect(await its.row(id)).toMatchObject({
      state: 'failed',
      error_code: 'corrupt_document',
      error_detail: 'Reading the document failed repeatedly.',
    });
  });

  it('is queued again where somebody killed the engine, and given up once that happened three times while it ran alone', async () => {
    const id = await its.accept();
    const runs = processThat(() => Promise.reject(new WorkerLost('ended by SIGKILL')));
    for (let death = 0; death < 4; death++) {
      await expect(runs.run((await claimed(1))[0]!)).rejects.toBeInstanceOf(WorkerLost);
      expect(await its.row(id)).toMatchObject({ state: 'queued', suspect: true, deaths_alone: death });
    }
    await runs.run((await claimed(1))[0]!);
    expect(await its.row(id)).toMatchObject({ state: 'failed', error_code: 'corrupt_document' });
  });

  it('is told to come again where the recogniser cannot be started: neither blamed nor counted, and the service says so', async () => {
    const id = await its.accept();
    const runs = processThat(() => Promise.reject(new RecogniserUnavailable('tesseract cannot be started.')));
    await expect(recogniser.check()).resolves.toBeUndefined();
    await runs.run((await claimed(1))[0]!);
    expect(await its.row(id)).toMatchObject({ state: 'failed', error_code: 'busy', suspect: false, deaths_alone: 0 });
    expect(await its.dataSource.query('SELECT FROM extraction.failure')).toEqual([]);
    await expect(recogniser.check()).rejects.toThrow('cannot be started');
  });
});

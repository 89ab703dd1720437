import { ServiceError } from '@gridline/contracts';
import { EngineError, type WorkerPool } from '@gridline/engine';
import pino from 'pino';
import { register } from 'prom-client';
import { ExtractionDatabase } from '../fixtures/extraction-database';
import { runsWith } from '../fixtures/runs-with';
import { ClaimsService } from '../runs/claims.service';
import { Deletions } from '../removal/deletions.service';
import { FailureBudget } from './failure-budget';
import { QueueRoom } from './queue-room';
import { RetriesService } from '../runs/retries.service';
import { measureQueue } from '../runs/run.metrics';

describe('what the failures of an account may take of the engine', () => {
  let its: ExtractionDatabase;
  let budget: FailureBudget;
  let claims: ClaimsService;

  beforeEach(async () => {
    its = await ExtractionDatabase.open();
    budget = new FailureBudget(its.dataSource, its.clock);
    claims = new ClaimsService(its.dataSource, its.clock);
  });
  afterEach(() => its.close());

  const later = (seconds: number): void => its.clock.set(new Date(its.clock.now().getTime() + 1000 * seconds).toISOString());

  /** Runs what the account sends next: the engine opens it after so many seconds of a processor, and goes on as the test says. */
  async function run(seconds: number, extract: (id: string) => Promise<unknown>, accountId = 'acc_1'): Promise<string> {
    const id = await its.accept(accountId);
    await runNext(seconds, extract);
    return id;
  }

  async function runNext(seconds: number, extract: (id: string) => Promise<unknown>): Promise<void> {
    const claimed = (await claims.next())!;
    const open = (...[, options]: Parameters<WorkerPool['open']>): Promise<unknown> => {
      options!.onProcessorTime!(1000 * seconds, 'open');
      return Promise.resolve({ format: 'csv', pageCount: 1, extract: () => extract(claimed.id), close: () => undefined });
    };
    await runsWith(its, open).run(claimed);
  }

  const refused = (): Promise<never> => Promise.reject(new EngineError('corrupt_document', 'The document could not be read.'));
  const deletions = (): Deletions => new Deletions(its.dataSource, its.storage, its.outbox, its.clock, pino({ level: 'silent' }));

  it('is half a minute in any minute', async () => {
    await run(20, refused);
    expect(await budget.retryAfterSeconds('acc_1')).toBeUndefined();
    later(10);
    await run(15, refused);
    expect(await budget.retryAfterSeconds('acc_1')).toBe(50);
    expect(await budget.retryAfterSeconds('acc_2')).toBeUndefined();
    later(50);
    expect(await budget.retryAfterSeconds('acc_1')).toBeUndefined();
  });

  it.each([
    ['that the month has no pages for', 'pe_budget_exceeded'],
    ["that its caller's model is not to be asked about", 'max_cost_exceeded'],
  ] as const)('is used by a document as well %s', async (_, code) => {
    await run(31, () => Promise.reject(new ServiceError(code, 'No.')));
    expect(await budget.retryAfterSeconds('acc_1')).toBe(60);
  });

  it('is not used by what fails through us', async () => {
    await run(31, () => Promise.reject(new Error('ours')));
    await run(31, () => Promise.reject(new ServiceError('busy', 'Later.')));
    expect(await budget.retryAfterSeconds('acc_1')).toBeUndefined();
  });

  it('is not given back by running a failed document again, or by deleting it', async () => {
    const id = await run(16, refused);
    await new RetriesService(its.dataSource, its.outbox, its.secrets, its.clock).retry({ accountId: 'acc_1', id });
    await runNext(16, refused);
    await deletions().delete([id]);
    expect(await budget.retryAfterSeconds('acc_1')).toBe(60);
  });

  it('is used by a run whose extraction is deleted before it is done', async () => {
    const result = { result: { pageCount: 1, tables: [] } };
    await run(31, async (id) => {
      await deletions().delete([id]);
      return result;
    });
    expect(await budget.retryAfterSeconds('acc_1')).toBe(60);
  });

  it('holds for what waits already, as the rest of a batch, which does not refuse others', async () => {
    await its.accept();
    later(1);
    const waiting = await its.accept();
    await runNext(31, refused);
    expect(await claims.next()).toBeNull();
    const others = await its.accept('acc_2');
    expect((await claims.next())?.id).toBe(others);
    await its.set(others, { state: 'completed' });
    later(59);
    await its.set(waiting, { signed_at: new Date(its.clock.now().getTime() - 400_000) });
    expect(await new QueueRoom(its.clock, { seconds: 300, documents: 100 }).isFull(its.dataSource.manager)).toBe(false);
    later(2);
    expect((await claims.next())?.id).toBe(waiting);
  });

  describe('as what is waiting tells of it', () => {
    beforeEach(() => measureQueue(its.dataSource, its.clock));
    afterEach(() => register.clear());

    /** What replicas are added for, and what is said to wait. */
    const measured = async (): Promise<number[]> =>
      Promise.all(
        ['extraction_queued_oldest_seconds', 'extraction_queued'].map(
          async (name) => (await register.getSingleMetric(name)!.get()).values[0]?.value ?? 0,
        ),
      );
    const isFull = (): Promise<boolean> => new QueueRoom(its.clock, { seconds: 15, documents: 100 }).isFull(its.dataSource.manager);

    it('asks for no replica, and refuses nobody else, for what waits because of it', async () => {
      await its.accept();
      await its.accept();
      later(20);
      expect(await measured()).toEqual([20, 2]);
      await runNext(31, refused);
      expect(await measured()).toEqual([0, 1]);
      later(59);
      expect(await measured()).toEqual([0, 1]);
    });

    it('counts the wait of what was held back from the moment that it may begin', async () => {
      await its.accept();
      await its.accept();
      await runNext(20, refused);
      later(30);
      await its.accept();
      await runNext(20, refused);
      later(40);
      expect(await measured()).toEqual([10, 1]);
      expect(await isFull()).toBe(false);
      later(10);
      expect(await measured()).toEqual([20, 1]);
      expect(await isFull()).toBe(true);
    });
  });
});

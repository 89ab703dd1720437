import { ExtractionDatabase } from '../fixtures/extraction-database';
import { QueueRoom, type QueueLimits } from './queue-room';

describe('QueueRoom', () => {
  let its: ExtractionDatabase;

  beforeAll(async () => void (its = await ExtractionDatabase.open()));
  beforeEach(() => its.dataSource.query('TRUNCATE extraction.extraction, extraction.file CASCADE'));
  afterAll(() => its.close());

  const isFull = (limits: Partial<QueueLimits>): Promise<boolean> =>
    new QueueRoom(its.clock, { seconds: 300, documents: 10_000, ...limits }).isFull(its.dataSource.manager);
  const waitsFor = (id: string, seconds: number): Promise<void> =>
    its.set(id, { signed_at: new Date(its.clock.now().getTime() - seconds * 1000) });

  it('has room however many wait, while nobody without a run waits for long', async () => {
    expect(await isFull({})).toBe(false);
    for (let count = 0; count < 20; count++) await waitsFor(await its.accept(`acc_${count}`), 299);
    expect(await isFull({})).toBe(false);
  });

  it('is full while somebody who has nothing running waits for longer', async () => {
    await waitsFor(await its.accept('acc_1'), 301);
    expect(await isFull({})).toBe(true);
  });

  it('has room for others while only the backlog of one account, which has runs, is old', async () => {
    await its.set(await its.accept('acc_1'), { state: 'running' });
    await waitsFor(await its.accept('acc_1'), 3_000);
    expect(await isFull({})).toBe(false);
  });

  it.each([
    ['a document that ended processes', { deaths_alone: 1 }],
    ["a document for a caller's model", { engine: 'byok' }],
  ])('does not go by %s', async (_what, columns) => {
    const id = await its.accept('acc_1');
    await its.set(id, columns);
    await waitsFor(id, 3_000);
    expect(await isFull({})).toBe(false);
  });

  it('is full at a number of documents, whatever they wait', async () => {
    for (const account of ['acc_1', 'acc_2']) await its.accept(account);
    expect(await isFull({ documents: 2 })).toBe(true);
    expect(await isFull({ documents: 3 })).toBe(false);
  });

  it('looks once a second', async () => {
    const room = new QueueRoom(its.clock, { seconds: 300, documents: 1 });
    expect(await room.isFull(its.dataSource.manager)).toBe(false);
    await its.accept('acc_1');
    expect(await room.isFull(its.dataSource.manager)).toBe(false);
    its.clock.set(new Date(its.clock.now().getTime() + 1_000).toISOString());
    expect(await room.isFull(its.dataSource.manager)).toBe(true);
  });
});

import { openedConnections } from '@gridline/database';
import { Round } from '@gridline/runtime';
import { ExtractionDatabase } from '../fixtures/extraction-database';
import { ListCounts } from './list-counts.service';
import { ListStretches } from './list-stretches.service';
import { ListWarmth } from './list-warmth.service';

describe('the pages that are asked for before anybody does', () => {
  let its: ExtractionDatabase;
  let warmth: ListWarmth;
  let asked: jest.SpyInstance;

  beforeAll(async () => {
    its = await ExtractionDatabase.open();
    for (const [account, count] of Object.entries({ acc_1: 4, acc_2: 3 })) {
      for (let n = 0; n < count; n++) {
        const id = await its.accept(account);
        await its.set(id, { state: 'completed', doc_type: 'Invoice', confidence: 0.9, needs_review: 0 });
      }
    }
    await new ListStretches(its.dataSource).fold({ long: 4, stretches: 2 });
  });
  beforeEach(() => {
    warmth = new ListWarmth(its.dataSource);
    asked = jest.spyOn(ListCounts.prototype, 'page');
  });
  afterEach(() => void jest.restoreAllMocks());
  afterAll(() => its.close());

  /** Whose list was asked for, in which orders. */
  const queries = (): Set<string> =>
    new Set(asked.mock.calls.map(([{ accountId, sort }]: [{ accountId: string; sort: string }]) => `${accountId} ${sort}`));

  it('are of long lists, in each order, and asked again only once there are new connections', async () => {
    await warmth.warm(new Round());
    expect([...queries()].sort()).toEqual(['acc_1 confidence', 'acc_1 created_at', 'acc_1 doc_type', 'acc_1 file_name']);
    expect(asked.mock.calls.length % 4).toBe(0);
    asked.mockClear();
    await warmth.warm(new Round());
    expect(asked).not.toHaveBeenCalled();
    const opened = openedConnections(its.dataSource);
    await Promise.all(Array.from({ length: 10 }, () => its.dataSource.query('SELECT pg_sleep(0.01)')));
    expect(openedConnections(its.dataSource)).toBeGreaterThan(opened);
    await warmth.warm(new Round());
    expect(asked).toHaveBeenCalled();
  });

  it('are no more once the service stops, and all of them are asked for next time', async () => {
    const stopped = new Round(AbortSignal.abort(new Error('stopped')));
    await expect(warmth.warm(stopped)).rejects.toThrow('stopped');
    expect(asked).not.toHaveBeenCalled();
    await warmth.warm(new Round());
    expect(queries().size).toBe(4);
  });
});

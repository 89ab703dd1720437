import type { Storage } from '@gridline/storage';
import { EntityManager } from 'typeorm';
import { ExtractionDatabase } from '../fixtures/extraction-database';
import type { Deletions } from '../removal/deletions.service';
import { ForgettingService } from './forgetting.service';

/** Tables that tell whose their rows are. */
const OF_ACCOUNTS = `
  SELECT c.relname AS name FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
  WHERE c.relnamespace = 'extraction'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition AND a.attname = 'account_id' AND NOT a.attisdropped`;

describe('ForgettingService', () => {
  let its: ExtractionDatabase;

  beforeAll(async () => (its = await ExtractionDatabase.open()));
  afterAll(() => its.close());

  it('removes from every table that says whose its rows are, and nothing of others', async () => {
    const moments = (): Promise<{ account_id: string }[]> =>
      its.dataSource.query('SELECT account_id FROM extraction.listed_mark_moment ORDER BY account_id');
    await its.dataSource.query(`INSERT INTO extraction.listed_mark_moment (account_id, key, stretch, moments)
      VALUES ('acc_1', 'some', 1, ARRAY[now()]), ('acc_2', 'some', 1, ARRAY[now()])`);
    const asked = jest.spyOn(EntityManager.prototype, 'query');
    await new ForgettingService(its.dataSource, {} as Storage, {} as Deletions).forget('acc_1');
    const removed = asked.mock.calls.flatMap(([sql]) => /^DELETE FROM extraction\.(\w+)/.exec(sql)?.[1] ?? []);
    asked.mockRestore();
    const tables: { name: string }[] = await its.dataSource.query(OF_ACCOUNTS);
    expect(tables.length).toBeGreaterThan(10);
    expect(tables.map(({ name }) => name).filter((name) => !removed.includes(name))).toEqual([]);
    expect(await moments()).toEqual([{ account_id: 'acc_2' }]);
  });
});

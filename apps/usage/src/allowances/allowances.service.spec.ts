import { openDatabase } from '@gridline/database';
import { SetClock, createTestDatabase, type TestDatabase } from '@gridline/testing';
import type { DataSource } from 'typeorm';
import { usageService } from '../usage.service';
import { AllowancesService } from './allowances.service';

const ENTRIES = 2_500;

describe('the ledger of an account that leaves', () => {
  let database: TestDatabase;
  let source: DataSource;

  beforeAll(async () => {
    database = await createTestDatabase();
    source = await openDatabase({ url: database.url, schema: 'usage', ...usageService.database });
    await database.query(`INSERT INTO usage.usage_entry (account_id, month, recorded_at, calls, call_ids)
      SELECT account, '2026-0' || 1 + n % 3, timestamptz '2026-01-01' + make_interval(mins => n), 1, ARRAY['call_' || n]
      FROM generate_series(1, ${ENTRIES}) n, unnest(ARRAY['acc_leaves', 'acc_stays']) account`);
  });
  afterAll(async () => {
    await source.destroy();
    await database.drop();
  });

  // One that hears nothing for two seconds is given up, and what it did is undone: all of a million, and so never.
  it('is removed by statements of a thousand entries at most, and nothing of others', async () => {
    const asked = jest.spyOn(source, 'query');
    await new AllowancesService(source, new SetClock('2026-03-20T12:00:00Z')).forget('acc_leaves');
    const answers = (await Promise.all(asked.mock.results.map(({ value }) => value as Promise<unknown>))) as [unknown, number][];
    const removed = asked.mock.calls.flatMap(([sql], at) => (sql.startsWith('DELETE') ? [answers[at]![1]] : []));
    expect(removed.reduce((sum, count) => sum + count, 0)).toBe(ENTRIES);
    expect(Math.max(...removed)).toBeLessThanOrEqual(1_000);
    expect(await database.query('SELECT account_id, count(*)::int AS n FROM usage.usage_entry GROUP BY 1')).toEqual([
      { account_id: 'acc_stays', n: ENTRIES },
    ]);
  });
});

import { runInContext } from '@gridline/runtime';
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

  describe('an account of many extractions', () => {
    const COUNT = 2_500;
    const rowsOf = async (table: string): Promise<number> => {
      const [row] = (await its.dataSource.query(`SELECT count(*)::int AS n FROM extraction.${table} WHERE account_id = 'acc_many'`)) as [
        { n: number },
      ];
      return row.n;
    };
    let removedBytes: string[];
    let made = 0;
    const storage = { remove: (key: string) => Promise.resolve(void removedBytes.push(key)) } as unknown as Storage;
    const forget = (): Promise<void> => new ForgettingService(its.dataSource, storage, {} as Deletions).forget('acc_many');

    /** Emptied, as what its owner or the sweep deleted, of which no list tells. */
    beforeEach(async () => {
      removedBytes = [];
      const id = await its.accept('acc_many', { fileId: `file_many_${++made}` });
      await its.set(id, { state: 'completed', deleted_at: its.clock.now() });
      const extraction = await its.row(id);
      const copy = async (table: string, of: string, changed: Record<string, string>): Promise<void> => {
        const columns: { name: string }[] = await its.dataSource.query(
          `SELECT column_name AS name FROM information_schema.columns WHERE table_schema = 'extraction' AND table_name = $1`,
          [table],
        );
        const names = columns.map(({ name }) => name);
        await its.dataSource.query(
          `INSERT INTO extraction.${table} (${names.join(', ')}) SELECT ${names.map((name) => changed[name] ?? name).join(', ')}
           FROM extraction.${table}, generate_series(2, ${COUNT}) n WHERE id = $1`,
          [of],
        );
      };
      await copy('file', String(extraction.file_id), { id: `id || '_' || n`, storage_key: `storage_key || '_' || n` });
      await copy('extraction', id, { id: `id || '_' || n`, file_id: `file_id || '_' || n`, idempotency_key: 'NULL' });
      await its.dataSource.query(
        `INSERT INTO extraction.listed_count (account_id, by, bucket, doc_type, needs_review, n, is_folded)
         SELECT 'acc_many', 'created_at', n, '', false, 1, false FROM generate_series(1, ${COUNT}) n`,
      );
    });

    // One that hears nothing for two seconds is given up, and what it did is undone: all of half a million, and so never.
    it('is removed by statements of a thousand rows at most', async () => {
      const asked = jest.spyOn(its.dataSource, 'query');
      await forget();
      const answers = (await Promise.all(asked.mock.results.map(({ value }) => value as Promise<unknown>))) as [unknown, number][];
      const removed = asked.mock.calls.flatMap(([sql], at) => (/^\s*DELETE/.test(sql) ? [answers[at]![1]] : []));
      asked.mockRestore();
      expect(Math.max(...removed)).toBeLessThanOrEqual(1_000);
      expect(removedBytes).toHaveLength(COUNT);
      expect(await Promise.all(['extraction', 'file', 'listed_count', 'listed_change'].map(rowsOf))).toEqual([0, 0, 0, 0]);
    });

    it('is removed no further once nobody waits for it; who asks again finds that much less', async () => {
      let left = 3;
      const asked = jest.spyOn(EntityManager.prototype, 'query');
      const context = { requestId: 'req_1', usefulUntil: Infinity };
      asked.mockImplementation(async function (this: EntityManager, sql: string, values?: object) {
        if (sql.includes('DELETE') && --left === 0) context.usefulUntil = 0;
        return this.dataSource.query<unknown>(sql, values as unknown[], this.queryRunner);
      });
      await expect(runInContext(context, forget)).rejects.toMatchObject({ code: 'busy' });
      asked.mockRestore();
      const rest = (await rowsOf('extraction')) + (await rowsOf('file')) + (await rowsOf('listed_count'));
      expect(rest).toBeGreaterThan(COUNT);
      expect(rest).toBeLessThan(3 * COUNT);
      await forget();
      expect(await Promise.all(['extraction', 'file', 'listed_count'].map(rowsOf))).toEqual([0, 0, 0]);
    });
  });
});

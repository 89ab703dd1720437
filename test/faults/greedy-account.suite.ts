import { Client } from 'pg';
import { json, TestAccount, type Reply } from '../support/account';
import { csvOf } from '../support/documents';
import type { Given } from '../support/on-system';
import type { System } from '../support/system';

/** More than the connections to the database that a service has. */
const AT_ONCE = 30;
/** Large answers of several megabytes each, asked for at once. */
const LARGE_AT_ONCE = 30;
const ROWS = 20_000;

/** An account that asks for much at once, in the system of the caller. */
export function describeGreedyAccount(given: () => Given<System>): void {
  describe('an account that asks for much at once', () => {
    let system: System;
    let greedy: TestAccount;
    let other: TestAccount;

    beforeEach(async () => {
      ({ system, account: greedy } = given());
      other = await TestAccount.create(system.baseUrl);
    });

    it('waits for itself: corrections that wait for one another leave connections to the database for others', async () => {
      const { body } = await greedy.infer(csvOf(3));
      const client = new Client({ connectionString: system.databaseUrl });
      await client.connect();
      await client.query('BEGIN');
      await client.query('SELECT FROM extraction.extraction WHERE id = $1 FOR UPDATE', [body.id]);
      const correct = (): Promise<Reply> => greedy.bySession(`/api/extractions/${body.id}`, json('PATCH', { label: 'mine' }));
      const corrections = Array.from({ length: AT_ONCE }, correct);
      await holders(client);
      const seen = await Promise.all(Array.from({ length: 4 }, () => other.bySession('/api/extractions')));
      await client.query('COMMIT');
      await client.end();
      expect(seen.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      for (const { status } of await Promise.all(corrections)) expect([200, 503]).toContain(status);
      expect(await correct()).toMatchObject({ status: 200, body: { label: 'mine' } });
    });

    it('is answered large tables whole, a few at a time, and the rest is told to come again before anything is sent', async () => {
      const { body } = await greedy.infer(csvOf(ROWS), {}, { Prefer: 'wait=50' });
      expect(body.rows).toHaveLength(ROWS);
      const replies = await Promise.all(Array.from({ length: LARGE_AT_ONCE }, () => greedy.bySession(`/api/extractions/${body.id}`)));
      for (const { status, body: answer } of replies)
        if (status === 200) expect(answer.rows).toHaveLength(ROWS);
        else expect({ status, code: answer.code }).toEqual({ status: 503, code: 'busy' });
      expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    });

    /** Resolves once corrections wait for the row that `client` holds, as many as will. */
    async function holders(client: Client): Promise<void> {
      const count = async (): Promise<number> => {
        const { rows } = await client.query<{ n: number }>(
          `SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
        return rows[0]!.n;
      };
      for (let before = -1, now = await count(); now === 0 || now > before; now = await count()) {
        before = now;
        await client.query('SELECT pg_sleep(0.1)');
      }
    }
  });
}

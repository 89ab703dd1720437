import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import type { TestAccount } from '../support/account';
import { csvOf } from '../support/documents';
import type { Given } from '../support/on-system';
import type { System } from '../support/system';

/** Longer than any gateway waits for an answer, which is 2.5 s. */
const LATE_MS = 4_000;

/** An answer that comes when nobody waits for it any more, in the system of the caller. */
export function describeLateAccept(given: () => Given<System>): void {
  describe('when an upload is taken in late', () => {
    let system: System;
    let account: TestAccount;

    beforeEach(() => void ({ system, account } = given()));

    /** The uploads of the account that the storage holds. */
    const stored = (): Promise<string[]> => readdir(join(system.storageDir, 'files', account.id)).catch(() => []);

    async function expectTakenInOnce(key: string): Promise<void> {
      const again = await account.infer(csvOf(3), {}, { 'Idempotency-Key': key });
      expect(again.status).toBe(201);
      expect(again.body.rows).toHaveLength(3);
      const { body } = await account.bySession('/api/extractions');
      expect(body.data.map(({ state }: { state: string }) => state)).toEqual(['completed']);
      const usage = await account.bySession('/api/usage');
      expect(usage.body.pe.used).toBe(1);
    }

    it('by a database that answers late: 503 soon, the upload stays, and the retry under its key gets its table', async () => {
      const client = new Client({ connectionString: system.databaseUrl });
      await client.connect();
      await client.query('BEGIN');
      await client.query('LOCK TABLE extraction.file IN ACCESS EXCLUSIVE MODE');
      const late = delay(LATE_MS);
      const first = await account.infer(csvOf(3), {}, { 'Idempotency-Key': 'late-1' });
      await late;
      await client.query('COMMIT');
      await client.end();
      expect(first).toMatchObject({ status: 503, body: { code: 'busy', retryable: true } });
      expect(Number(first.headers.get('Retry-After'))).toBeGreaterThan(0);
      expect(await stored()).toHaveLength(1);
      await expectTakenInOnce('late-1');
    });

    it('by a service that was stopped for a while: what nobody waits for any more is not done, and charges nothing', async () => {
      process.kill(system.pid('extraction')!, 'SIGSTOP');
      const late = delay(LATE_MS);
      const first = await account.infer(csvOf(3)).finally(async () => {
        await late;
        process.kill(system.pid('extraction')!, 'SIGCONT');
      });
      expect(first).toMatchObject({ status: 503, body: { code: 'busy' } });
      expect(await stored()).toHaveLength(1);
      await expectTakenInOnce('late-2');
    });

    it('by a service that is being started anew: the client sees nothing of it', async () => {
      await system.kill('extraction');
      const [, reply] = await Promise.all([system.restart('extraction'), account.infer(csvOf(3), {}, { 'Idempotency-Key': 'late-3' })]);
      expect([201, 503]).toContain(reply.status);
      // Where it is not known whether the upload was taken in, a busy machine's 503, it is left to the sweeper.
      expect((await stored()).length).toBeLessThanOrEqual(1);
      if (reply.status === 201) expect(await stored()).toHaveLength(1);
      await expectTakenInOnce('late-3');
    });
  });
}

import { childProcesses, procFile } from '@gridline/testing';
import type { Reply, TestAccount, TestFile } from '../support/account';
import { csvOf, scannedPdf } from '../support/documents';
import type { Given } from '../support/on-system';
import type { System } from '../support/system';
import { until } from '../support/until';

/** Processes of the engine that somebody kills, in the system of the caller. */
export function describeEngineKilled(given: () => Given<System>): void {
  describe('when processes of the engine are killed in a running system', () => {
    let system: System;
    let account: TestAccount;

    beforeEach(() => void ({ system, account } = given()));

    const states = async (): Promise<string[]> => {
      const { body } = await account.bySession('/api/extractions?limit=10');
      return body.data.map(({ state }: { state: string }) => state);
    };

    const running = async (count: number): Promise<void> => {
      await until(states, (all) => all.filter((state) => state === 'running').length >= count);
    };

    /** As a client does: what a busy machine could not take in is sent again, under its key. */
    const inferUntilTaken = (file: TestFile, key: string): Promise<Reply> =>
      until(
        () => account.infer(file, {}, { 'Idempotency-Key': key }),
        ({ status }) => status !== 503 && status !== 409,
      );

    it('finishes every document, each charged once, and the service lives on', async () => {
      const extraction = system.pid('extraction')!;
      const scans = [1, 2, 3].map(async (number) => inferUntilTaken(await scannedPdf(1, 4), `scan-${number}`));
      const small = [1, 2].map((number) => inferUntilTaken(csvOf(number), `small-${number}`));
      for (let kill = 0; kill < 2; kill++) {
        await running(1);
        for (const pid of childProcesses(extraction)) ifThere(() => process.kill(pid, 'SIGKILL'));
      }
      const replies = await Promise.all([...scans, ...small]);
      expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 201));
      expect(system.pid('extraction')).toBe(extraction);
      const { body } = await account.bySession('/api/usage');
      expect(body).toMatchObject({ pe: { used: 5 } });
    });

    it('reads documents in processes that were told none of the secrets', async () => {
      // One that was killed is replaced while this looks.
      const environments = async (): Promise<string[]> =>
        childProcesses(system.pid('extraction')!).flatMap((pid) => procFile(pid, 'environ') ?? []);
      const told = await until(environments, (all) => all.length > 0 && all.every((environment) => environment.includes('PATH=')));
      for (const environment of told) expect(environment).not.toMatch(/MASTER_KEY|DATABASE_URL|NATS_URL|REDIS_URL|postgres:/);
    });
  });
}

/** What is asked of a process, or nothing where it has ended meanwhile. */
function ifThere<T>(ask: () => T): T | undefined {
  try {
    return ask();
  } catch (error) {
    if (['ESRCH', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

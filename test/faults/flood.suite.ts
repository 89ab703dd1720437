import { getPriority } from 'node:os';
import { childProcesses } from '@gridline/testing';
import { TestAccount, type Reply, type TestFile } from '../support/account';
import { csvOf, scannedPdf } from '../support/documents';
import type { Given } from '../support/on-system';
import type { System } from '../support/system';
import { until } from '../support/until';

/** A flood in the system of the caller, which has as many workers; what is left of it is not waited for, so that it comes last. */
export function describeFlood(given: () => Given<System>, workers: number): void {
  describe('an account that floods the queue', () => {
    let system: System;
    let greedy: TestAccount;
    let other: TestAccount;
    let slow: TestFile;

    // Each test goes on from what the same two have sent before.
    const accounts: TestAccount[] = [];
    beforeAll(async () => void (slow = await scannedPdf(1, 12)));
    beforeEach(async () => {
      ({ system } = given());
      while (accounts.length < 2) accounts.push(await TestAccount.create(system.baseUrl));
      [greedy, other] = accounts as [TestAccount, TestAccount];
    });

    const send = (account: TestAccount, file: TestFile): Promise<Reply> => account.infer(file, {}, { Prefer: 'respond-async' });

    async function count(account: TestAccount, wanted: string): Promise<number> {
      const { body } = await account.bySession('/api/extractions?limit=100');
      return body.data.filter(({ state }: { state: string }) => state === wanted).length;
    }

    it('lets all others go first on the processor, with sheets as with scans', async () => {
      const service = system.pid('extraction')!;
      const [own, sheet] = [getPriority(service), csvOf(15_000)];
      for (let sent = 0; sent < 3; sent++) expect((await send(greedy, sheet)).status).toBe(202);
      await until(
        () => Promise.resolve(childProcesses(service).map(nicenessOf)),
        (all) => all.some((niceness) => niceness > own),
      );
      await until(
        () => count(greedy, 'completed'),
        (completed) => completed === 3,
      );
    });

    it("does not make another's small files wait: each is done while the flood still waits", async () => {
      for (let sent = 0; sent < 12; sent++) expect((await send(greedy, slow)).status).toBe(202);
      await until(
        () => count(greedy, 'running'),
        (running) => running >= workers,
      );
      for (let sent = 0; sent < 3; sent++) expect((await other.infer(csvOf(2 + sent))).status).toBe(201);
      expect(await count(greedy, 'queued')).toBeGreaterThan(4);
    });

    it('holds no more than all workers but one while another waits', async () => {
      for (let sent = 0; sent < 4; sent++) await send(other, slow);
      const begunBefore = 12 - (await count(greedy, 'queued'));
      await until(
        async () => ({ queued: await count(other, 'queued'), begun: 12 - (await count(greedy, 'queued')) }),
        ({ queued, begun }) => queued < 4 && begun > begunBefore,
      );
      const running = await count(greedy, 'running');
      // Who waits now did so then.
      if ((await count(other, 'queued')) > 0) expect(running).toBeLessThanOrEqual(Math.max(1, workers - 1));
    });
  });
}

/** No number where it has ended since it was listed. */
function nicenessOf(pid: number): number {
  try {
    return getPriority(pid);
  } catch {
    return NaN;
  }
}

import { Visitor } from '../browser/support/visitor';
import { uploadForm, type Reply, type TestAccount } from '../support/account';
import { describeInBrowser, launchBrowser } from '../support/browser';
import { csvOf } from '../support/documents';
import type { Given } from '../support/on-system';
import { whileEnginePaused } from '../support/paused-engine';
import type { System } from '../support/system';
import { until } from '../support/until';

/** Services that are killed or asked to stop while they work, in the system of the caller. */
export function describeProcessesDie(given: () => Given<System>): void {
  describe('when a process dies in mid-run', () => {
    let system: System;
    let account: TestAccount;

    beforeEach(() => void ({ system, account } = given()));

    /** Sends a document and does something while it is being read. */
    async function inferWhile(act: () => Promise<void>, signal?: AbortSignal): Promise<Reply | Error> {
      return whileEnginePaused(system, async () => {
        const replying = account
          .byKey('/api/v1/infer', { method: 'POST', body: uploadForm(csvOf(3)), signal })
          .catch((error: Error) => error);
        await running(account);
        await act();
        return { replying };
      }).then(({ replying }) => replying);
    }

    it('still answers 201 after a kill -9 of extraction, stored once and charged once', async () => {
      const reply = await inferWhile(() => system.kill('extraction').then(() => system.restart('extraction')));
      expect(reply).toMatchObject({ status: 201 });
      const { headers, body } = reply as Reply;
      expect(headers.get('X-PE-Used')).toBe('1');
      const list = await account.byKey('/api/v1/extractions');
      expect(list.body.data.map(({ id }: { id: string }) => id)).toEqual([body.id]);
    });

    it('finishes what is in flight when extraction is asked to stop', async () => {
      let stopped: Promise<void> | undefined;
      const reply = await inferWhile(() => Promise.resolve(void (stopped = system.restart('extraction'))));
      expect(reply).toMatchObject({ status: 201 });
      await stopped;
    });

    it('answers who waits 202 with Location when the gateway is asked to stop; the run is stored and charged once', async () => {
      const reply = (await inferWhile(() => system.restart('gateway'))) as Reply;
      expect(reply).toMatchObject({ status: 202, body: { id: expect.stringMatching(/^ext_/) } });
      const { status, body } = await account.byKey(`${reply.headers.get('Location')}?wait=50`);
      expect({ status, id: body.id }).toEqual({ status: 200, id: reply.body.id });
      const pe = () => account.bySession('/api/usage').then(({ body }) => (body as { pe: { used: number } }).pe.used);
      await until(pe, (used) => used > 0);
      expect(await pe()).toBe(1);
    });

    it('stores a run whose client has left, and has a line of the log for the request that was cut', async () => {
      const leaving = new AbortController();
      const reply = await inferWhile(() => Promise.resolve(leaving.abort()), leaving.signal);
      expect((reply as Error).message).toContain('aborted');
      await finished(account);
      const { body } = await account.byKey('/api/v1/extractions');
      expect(body.data).toMatchObject([{ fileName: 'items.csv' }]);
      const lines = system.logs('gateway').filter((line) => line.includes('"status":"cut"'));
      expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
        { msg: 'request', method: 'POST', route: '/api/v1/infer', accountId: account.id, keyId: expect.stringMatching(/^key_/) },
      ]);
    });

    describeInBrowser('the app, where the gateway is killed', () => {
      it('sends what it could not send, and goes on following what it had sent', async () => {
        const browser = await launchBrowser();
        try {
          const visitor = await Visitor.open(browser, `${system.baseUrl}/app`);
          const { page } = visitor;
          await visitor.signUp();
          const uploads = page.getByRole('region', { name: 'Uploads' });
          await whileEnginePaused(system, async () => {
            await visitor.upload({ ...csvOf(3), name: 'first.csv' });
            await uploads.getByText('Waiting for its turn').or(uploads.getByText('Reading page')).first().waitFor();
            await system.kill('gateway');
            await visitor.upload({ ...csvOf(3), name: 'second.csv' });
            await uploads.getByText('No connection').first().waitFor();
            await system.restart('gateway');
          });
          // One of them is opened when it is done; it leaves the tray then.
          for (const name of ['first.csv', 'second.csv']) {
            const inTray = uploads.getByRole('listitem').filter({ hasText: name }).getByRole('link', { name: 'Open' });
            await inTray.or(page.getByRole('heading', { name })).first().waitFor();
          }
          const { data } = (await (await page.request.get(`${system.baseUrl}/api/extractions`)).json()) as { data: unknown[] };
          expect(data).toHaveLength(2);
        } finally {
          await browser.close();
        }
      });
    });

    it('answers busy with a time to wait while extraction is away, and recovers by itself', async () => {
      await system.kill('extraction');
      const away = await account.infer(csvOf(1));
      expect(away).toMatchObject({ status: 503, body: { code: 'busy', retryable: true } });
      expect(Number(away.headers.get('Retry-After'))).toBeGreaterThan(0);
      await system.restart('extraction');
      expect((await account.infer(csvOf(1))).status).toBe(201);
    });
  });
}

const states = async (account: TestAccount): Promise<string[]> => {
  const { body } = await account.bySession('/api/extractions?limit=5');
  return body.data.map(({ state }: { state: string }) => state);
};

async function running(account: TestAccount): Promise<void> {
  await until(
    () => states(account),
    (all) => all.includes('running'),
  );
}

async function finished(account: TestAccount): Promise<void> {
  await until(
    () => states(account),
    (all) => !all.some((state) => state === 'running' || state === 'queued'),
  );
}

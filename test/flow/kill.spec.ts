import { TestAccount } from '../support/account';
import { csvOf, scannedPdf } from '../support/documents';
import { System } from '../support/system';

describe('when a process dies in mid-run', () => {
  let system: System;
  let account: TestAccount;

  beforeAll(async () => {
    system = await System.start();
    account = await TestAccount.create(system.baseUrl);
  });
  afterAll(() => system.stop());

  it('still answers 201 after a kill -9 of extraction, stored once and charged once', async () => {
    const waiting = account.infer(await scannedPdf(4));
    await running(account);
    await system.kill('extraction');
    await system.restart('extraction');
    const { status, headers, body } = await waiting;
    expect(status).toBe(201);
    expect(headers.get('X-PE-Used')).toBe('4');
    const list = await account.byKey('/api/v1/extractions');
    expect(list.body.data.map(({ id }: { id: string }) => id)).toEqual([body.id]);
  });

  it('finishes what is in flight when extraction is asked to stop', async () => {
    const waiting = account.infer(await scannedPdf(2));
    await running(account);
    await system.restart('extraction');
    expect((await waiting).status).toBe(201);
  });

  it('stores a run whose client has left', async () => {
    const leaving = new AbortController();
    const form = new FormData();
    const { bytes } = await scannedPdf(1);
    form.append('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), 'left.pdf');
    const request = account.byKey('/api/v1/infer', { method: 'POST', body: form, signal: leaving.signal });
    await running(account);
    leaving.abort();
    await expect(request).rejects.toThrow('aborted');
    await finished(account);
    const { body } = await account.byKey('/api/v1/extractions?limit=1');
    expect(body.data[0].fileName).toBe('left.pdf');
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

const states = async (account: TestAccount): Promise<string[]> => {
  const { body } = await account.bySession('/api/extractions?limit=5');
  return body.data.map(({ state }: { state: string }) => state);
};

async function running(account: TestAccount): Promise<void> {
  while (!(await states(account)).includes('running'));
}

async function finished(account: TestAccount): Promise<void> {
  while ((await states(account)).some((state) => state === 'running' || state === 'queued'));
}

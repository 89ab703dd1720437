import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { request, type TestAccount } from '../support/account';
import { csvOf, scannedInvoicePdf } from '../support/documents';
import { onOwnSystem } from '../support/on-system';
import { NEITHER_EXPORT_NOR_WEBHOOKS, type System } from '../support/system';

/** Tries of one document after which it would be given up, were it blamed. */
const TRIES = 5;

describe("when the machine's recogniser cannot be started", () => {
  let system: System;
  let account: TestAccount;
  let folder: string;

  const install = (content: string): Promise<void> => writeFile(join(folder, 'tesseract'), content, { mode: 0o755 });

  onOwnSystem(
    async () => {
      folder = await mkdtemp(join(tmpdir(), 'gridline-recogniser-'));
      await install('#!/bin/sh\necho tesseract 5.3.0\n');
      return { without: NEITHER_EXPORT_NOR_WEBHOOKS, env: { PATH: [folder, process.env['PATH']].join(delimiter) } };
    },
    (given) => ({ system, account } = given),
  );
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('tells who sends pictures to come again, blames no document, and says that it is not ready; the rest is read', async () => {
    await install('\x7fELF');
    const scan = await scannedInvoicePdf('7');
    for (let time = 0; time < TRIES; time++) {
      const refused = await account.infer(scan, {}, { 'Idempotency-Key': 'scan' });
      expect(refused).toMatchObject({ status: 503, body: { code: 'busy', retryable: true } });
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    }
    const management = system.managementUrl('extraction');
    expect(await request(`${management}/health/ready`)).toMatchObject({ status: 503, body: { missing: ['recogniser'] } });
    const { body } = await request(`${management}/health/dependencies`);
    expect(body.dependencies).toMatchObject({ recogniser: { status: 'down', required: true }, database: { status: 'up' } });
    const read = await account.infer(csvOf(2));
    expect(read.status).toBe(201);
    expect(read.headers.get('X-PE-Used')).toBe('1');
  });
});

import { TestAccount } from '../support/account';
import { csvOf, invoicePdf, scannedPdf } from '../support/documents';
import { System } from '../support/system';

/** Ten scanned pages take several times as long on any machine, and a page of text far less, on a busy one too. */
const EXTRACTION_SECONDS = '6';

describe('a document that would take too much', () => {
  let system: System;
  let account: TestAccount;

  beforeAll(async () => {
    system = await System.start({ env: { EXTRACTION_SECONDS, WORKERS: '1' } });
    account = await TestAccount.create(system.baseUrl);
  });
  afterAll(() => system.stop());

  it('costs its request a clear error and nothing else: the next document is served, no PE is charged', async () => {
    const slow = await account.infer(await scannedPdf(10));
    expect(slow).toMatchObject({ status: 504, body: { code: 'extraction_timeout', retryable: true } });
    expect(slow.headers.get('X-PE-Used')).toBe('0');
    const next = await account.infer(await invoicePdf());
    expect(next.status).toBe(201);
    expect(next.headers.get('X-PE-Used')).toBe('1');
  });

  it('may be sent again under the same idempotency key after a timeout', async () => {
    const slow = await scannedPdf(10);
    await account.infer(slow, {}, { 'Idempotency-Key': 'slow' });
    const again = await account.infer(slow, {}, { 'Idempotency-Key': 'slow' });
    expect(again).toMatchObject({ status: 504, body: { code: 'extraction_timeout' } });
    expect((await account.infer(csvOf(1))).status).toBe(201);
  });
});

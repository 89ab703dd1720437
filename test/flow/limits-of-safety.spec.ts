import type { Reply, TestAccount, TestFile } from '../support/account';
import { csvOf } from '../support/documents';
import { onOwnSystem } from '../support/on-system';
import { whileEnginePaused } from '../support/paused-engine';
import { NEITHER_EXPORT_NOR_WEBHOOKS, type System } from '../support/system';

/** Short, since the tests wait for it; a small file takes far less, on a busy machine too. */
const EXTRACTION_SECONDS = '3';

describe('a document that would take too much', () => {
  let system: System;
  let account: TestAccount;

  onOwnSystem({ without: NEITHER_EXPORT_NOR_WEBHOOKS, env: { EXTRACTION_SECONDS } }, (given) => ({ system, account } = given));

  /** After a document that comes to its end, so that a process is paused that has come to its beginning. */
  async function inferForEver(file: TestFile, headers = {}): Promise<Reply> {
    expect((await account.infer(csvOf(1))).status).toBe(201);
    return whileEnginePaused(system, () => account.infer(file, {}, headers));
  }

  it('costs its request a clear error and nothing else: the next document is served, no PE is charged', async () => {
    const slow = await inferForEver(csvOf(2));
    expect(slow).toMatchObject({ status: 504, body: { code: 'extraction_timeout', retryable: true } });
    expect(slow.headers.get('X-PE-Used')).toBe('1');
    const next = await account.infer(csvOf(3));
    expect(next.status).toBe(201);
    expect(next.headers.get('X-PE-Used')).toBe('2');
  });

  it('may be sent again under the same idempotency key after a timeout', async () => {
    const headers = { 'Idempotency-Key': 'slow' };
    await inferForEver(csvOf(2), headers);
    expect(await inferForEver(csvOf(2), headers)).toMatchObject({ status: 504, body: { code: 'extraction_timeout' } });
    expect((await account.infer(csvOf(2), {}, headers)).status).toBe(201);
  });
});

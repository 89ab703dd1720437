import { json, TestAccount, type Reply, type TestFile } from '../support/account';
import { csvOf, speckledPdf } from '../support/documents';
import { onOwnSystem } from '../support/on-system';
import { until } from '../support/until';

/** Together more than the half minute that failures may take; where a processor is faster than ours, the file is sent twice. */
const PAGES = 3;

/** Forty seconds of both cores: by `npm run bench:faults`. What they exhaust is held in every run by `failure-budget.spec.ts`. */
const describeLong = process.env['FIGURES'] ? describe : describe.skip;

describeLong('an account whose documents fail after much work', () => {
  let account: TestAccount;

  // It is the work that counts, not the time: a busy machine may be long at it.
  onOwnSystem({ env: { WORKERS: '2', EXTRACTION_SECONDS: '900' } }, (given) => ({ account } = given));

  /** Sends it and waits until it has failed; answers its id, undefined where it was refused. */
  async function fail(file: TestFile): Promise<string | undefined> {
    const { status, body } = await account.infer(file, {}, { Prefer: 'respond-async' });
    if (status === 429) return undefined;
    const ended = await until(
      () => account.bySession(`/api/extractions/${body.id}`),
      (reply) => reply.status !== 202,
    );
    expect(ended).toMatchObject({ status: 200, body: { state: 'failed', error: { code: 'no_content' } } });
    return body.id as string;
  }

  it('may send no more for the rest of a minute by any door, while others are served', async () => {
    const other = await TestAccount.create(account.baseUrl);
    const file = await speckledPdf(PAGES);
    const failing = fail(file);
    expect((await other.infer(csvOf(3))).status).toBe(201);
    const id = await failing;
    while (await fail(file));

    const doors: (() => Promise<Reply>)[] = [
      () => account.infer(csvOf(3)),
      () => account.inferBySession(csvOf(3)),
      () => account.bySession(`/api/extractions/${id}/retry`, json('POST', {})),
    ];
    for (const door of doors) {
      const refused = await door();
      expect(refused).toMatchObject({ status: 429, body: { code: 'failure_limit_exceeded', retryable: true } });
      const seconds = Number(refused.headers.get('Retry-After'));
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(60);
    }
    expect((await other.infer(csvOf(3))).status).toBe(201);
    const { body } = await account.bySession('/api/usage');
    expect(body.pe.used).toBe(0);
  });
});

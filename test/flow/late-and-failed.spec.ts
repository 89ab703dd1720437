import { TestAccount, type Reply, type TestFile } from '../support/account';
import { blankPdf, scannedPdf } from '../support/documents';
import { forgetMinuteLimits } from '../support/minute-limits';
import { System } from '../support/system';

/** Less than a few scanned pages take, more than a small file does. */
const WAIT_SECONDS = 2;

describe('a run that outlasts its wait, or fails', () => {
  let system: System;
  let account: TestAccount;
  let scan: TestFile;
  let blank: TestFile;

  beforeAll(async () => {
    [scan, blank] = [await scannedPdf(4), await blankPdf()];
    system = await System.start({ env: { INFER_WAIT_SECONDS: `${WAIT_SECONDS}` } });
  });
  beforeEach(async () => {
    await forgetMinuteLimits(system.redisUrl);
    account = await TestAccount.create(system.baseUrl);
  });
  afterAll(() => system.stop());

  /** Asks for the extraction until its run has ended; in the app, which may ask as often as it likes. */
  async function ended(id: string): Promise<Reply> {
    for (;;) {
      const reply = await account.bySession(`/api/extractions/${id}`);
      if (reply.status !== 202) return reply;
    }
  }

  it.each([
    ['with a key', '/api/v1/extractions/', 'infer'],
    ['of a session', '/api/extractions/', 'inferBySession'],
  ] as const)('an upload %s answers 202 with its place once the wait is over, and is charged once', async (_, place, send) => {
    const waiting = await account[send](scan);
    expect(waiting).toMatchObject({ status: 202, body: { id: expect.stringMatching(/^ext_/) } });
    expect(['queued', 'running']).toContain(waiting.body.state);
    expect(waiting.headers.get('Location')).toBe(place + waiting.body.id);
    expect(Number(waiting.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await ended(waiting.body.id)).toMatchObject({ status: 200, body: { id: waiting.body.id } });
    const { body } = await account.bySession('/api/usage');
    expect(body).toMatchObject({ pe: { used: 4 } });
  });

  describe('failed', () => {
    let id: string;
    beforeEach(async () => {
      const accepted = await account.infer(blank, {}, { Prefer: 'respond-async', 'Idempotency-Key': 'blank' });
      id = accepted.body.id;
      await ended(id);
    });

    it('is told as what it is, for ever: 200 with its state and its error', async () => {
      const reply = await account.byKey(`/api/v1/extractions/${id}`);
      expect(reply.status).toBe(200);
      expect(reply.body).toEqual({ id, state: 'failed', error: { code: 'no_content', detail: expect.any(String) } });
      const inApp = await account.bySession(`/api/extractions/${id}`);
      expect(inApp).toMatchObject({ status: 200, body: { id, state: 'failed', error: { code: 'no_content' } } });
    });

    it.each(['json', 'csv', 'xlsx'])('has no export as %s: 409', async (format) => {
      const reply = await account.byKey(`/api/v1/extractions/${id}/export?format=${format}`);
      expect(reply).toMatchObject({ status: 409, body: { code: 'extraction_failed', retryable: false } });
      const inApp = await account.bySession(`/api/extractions/${id}/export?format=${format}`);
      expect(inApp).toMatchObject({ status: 409, body: { code: 'extraction_failed' } });
    });

    it('answers its error to a replay of the upload', async () => {
      const replayed = await account.infer(blank, {}, { 'Idempotency-Key': 'blank' });
      expect(replayed).toMatchObject({ status: 422, body: { code: 'no_content' } });
      expect(replayed.headers.get('Idempotency-Replayed')).toBe('true');
    });
  });
});

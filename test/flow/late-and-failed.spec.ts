import type { Reply, TestAccount, TestFile } from '../support/account';
import { blankPdf, csvOf } from '../support/documents';
import { onOwnSystem } from '../support/on-system';
import { whileEnginePaused } from '../support/paused-engine';
import type { System } from '../support/system';
import { until } from '../support/until';

/** Short, since a test waits for it. */
const WAIT_SECONDS = 1;

describe('a run that outlasts its wait, or fails', () => {
  let system: System;
  let account: TestAccount;

  onOwnSystem({ without: ['webhooks'], env: { INFER_WAIT_SECONDS: `${WAIT_SECONDS}` } }, (given) => ({ system, account } = given));

  /** Asks for the extraction until its run has ended; in the app, which may ask as often as it likes. */
  const ended = (id: string): Promise<Reply> =>
    until(
      () => account.bySession(`/api/extractions/${id}`),
      ({ status }) => status !== 202,
    );

  it.each([
    ['with a key', '/api/v1/extractions/', 'infer'],
    ['of a session', '/api/extractions/', 'inferBySession'],
  ] as const)('an upload %s answers 202 with its place once the wait is over, and is charged once', async (_, place, send) => {
    const waiting = await whileEnginePaused(system, () => account[send](csvOf(3)));
    expect(waiting).toMatchObject({ status: 202, body: { id: expect.stringMatching(/^ext_/) } });
    expect(['queued', 'running']).toContain(waiting.body.state);
    expect(waiting.headers.get('Location')).toBe(place + waiting.body.id);
    expect(Number(waiting.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await ended(waiting.body.id)).toMatchObject({ status: 200, body: { id: waiting.body.id } });
    const { body } = await account.bySession('/api/usage');
    expect(body).toMatchObject({ pe: { used: 1 } });
  });

  describe('failed', () => {
    let blank: TestFile;
    let id: string;
    beforeEach(async () => {
      blank = await blankPdf();
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

import { TestAccount, request } from '../support/account';
import { csvOf, invoicePdf } from '../support/documents';
import { whileEnginePaused } from '../support/paused-engine';
import { onSharedSystem } from '../support/on-system';
import type { SharedSystem } from '../support/shared-system';

let system: SharedSystem;
let account: TestAccount;

onSharedSystem((given) => ({ system, account } = given));

describe('waiting for an extraction', () => {
  it('holds one call until the run ends, and counts it once', async () => {
    const { headers } = await account.infer(await invoicePdf(), {}, { Prefer: 'respond-async' });
    const before = Number((await account.byKey('/api/v1/usage')).body.usage.calls);
    const done = await account.byKey(`${headers.get('Location')}?wait=50`);
    expect(done).toMatchObject({ status: 200, body: { docType: 'Invoice' } });
    expect(done.headers.get('X-Usage-Calls')).toBe(String(before + 1));
  });

  it('takes the wait from Prefer, and answers 202 with Retry-After when it is over', async () => {
    await whileEnginePaused(system, async () => {
      const { headers } = await account.infer(csvOf(1), {}, { Prefer: 'respond-async' });
      const pending = await account.byKey(headers.get('Location')!, { headers: { Prefer: 'wait=1' } });
      expect(pending).toMatchObject({ status: 202, body: { state: expect.stringMatching(/queued|running/) } });
      expect(Number(pending.headers.get('Retry-After'))).toBeGreaterThanOrEqual(1);
    });
  });

  it('waits on infer as long as it is asked to', async () => {
    const reply = await whileEnginePaused(system, () => account.infer(csvOf(1), {}, { Prefer: 'wait=1' }));
    expect(reply).toMatchObject({ status: 202, body: { id: expect.stringMatching(/^ext_/) } });
    expect(reply.headers.get('Preference-Applied')).toBe('wait=1');
    expect(await account.byKey(`${reply.headers.get('Location')}?wait=50`)).toMatchObject({
      status: 200,
      body: { rows: [expect.any(Array)] },
    });
  });

  it.each(['0', '51', '1e1', 'x', ''])('refuses wait=%s', async (wait) => {
    const { body } = await account.infer(csvOf(1));
    expect(await account.byKey(`/api/v1/extractions/${body.id}?wait=${wait}`)).toMatchObject({
      status: 400,
      body: { code: 'invalid_parameter', errors: [{ location: 'query.wait' }] },
    });
  });
});

describe('lists and bodies', () => {
  it.each(['limit=1e1', 'limit=0x10', 'limit=+5', 'limit=%205', 'limit=0', 'limit=101', 'page=1.0'])('refuse %s', async (query) => {
    expect(await account.byKey(`/api/v1/extractions?${query}`)).toMatchObject({ status: 400, body: { code: 'invalid_parameter' } });
    expect(await account.bySession(`/api/extractions?${query}`)).toMatchObject({ status: 400, body: { code: 'invalid_parameter' } });
  });

  it('sort file names as people do', async () => {
    for (const name of ['invoice 10.csv', 'Invoice 9.csv', 'invoice 1.csv']) await account.infer({ ...csvOf(1), name });
    const { body } = await account.byKey('/api/v1/extractions?sort=file_name&order=asc');
    expect(body.data.map(({ fileName }: { fileName: string }) => fileName)).toEqual(['invoice 1.csv', 'Invoice 9.csv', 'invoice 10.csv']);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'of JSON routes that come as %s are answered 415',
    async (type) => {
      const refused = await account.bySession('/api/tokens', { method: 'POST', headers: { 'Content-Type': type }, body: '{"name":"a"}' });
      expect(refused).toMatchObject({ status: 415, body: { code: 'unsupported_media_type' } });
    },
  );

  it.each(['br', 'gzip'])('over 1 KB are compressed with %s, and event streams are not', async (encoding) => {
    const headers = { 'Accept-Encoding': encoding };
    const { body } = await account.infer(csvOf(200), {}, headers);
    expect(body.rows).toHaveLength(200);
    const list = await account.byKey('/api/v1/extractions', { headers });
    expect(list.headers.get('Content-Encoding')).toBe(encoding);
    expect(list.headers.get('Vary')).toContain('Accept-Encoding');
    expect((await account.byKey('/api/v1/usage', { headers })).headers.get('Content-Encoding')).toBeNull();
    const events = await account.bySession(`/api/extract/infer/${body.id}/events`, { headers });
    expect(events.headers.get('Content-Encoding')).toBeNull();
    expect(
      (await request(`${system.baseUrl}/openapi.json`, { headers: { 'Accept-Encoding': 'identity' } })).headers.get('Content-Encoding'),
    ).toBeNull();
  });
});

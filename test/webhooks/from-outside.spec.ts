import { answering, type Receiver } from '@gridline/testing';
import { Webhook } from 'standardwebhooks';
import { json, request, TestAccount } from '../support/account';
import { expectDocumentedEvent } from '../support/documented';
import { invoicesPdf } from '../support/documents';
import { onSharedSystem } from '../support/on-system';
import type { SharedSystem } from '../support/shared-system';

const csv = { name: 'prices.csv', bytes: Buffer.from('Item,Quantity,Total\nScrew,10,12.50\nNail,20,3.20\n') };

describe('webhooks, from outside', () => {
  let system: SharedSystem;
  let receiver: Receiver;
  let account: TestAccount;

  onSharedSystem((given) => ({ system, account } = given));
  beforeEach(async () => void (receiver = await system.receiver('webhooks')));
  afterEach(() => receiver.stop());

  const post = (path: string, body: unknown = {}) => account.bySession(path, json('POST', body));
  const create = (path = '/hook') => post('/api/webhooks', { url: receiver.url(path), description: 'Books' });

  it('an extraction is told with the table that the API answered, signed with the secret shown once', async () => {
    const created = await create();
    expect(created).toMatchObject({ status: 201, body: { url: receiver.url(), status: 'enabled', description: 'Books' } });
    expect(created.headers.get('cache-control')).toBe('no-store');
    const inferred = await account.infer(csv);
    await receiver.received(1);
    const { body, headers } = receiver.requests[0]!;
    const told = new Webhook(created.body.secret as string).verify(body.toString(), headers as Record<string, string>);
    const { columns, rows, metadata, docType, confidence } = inferred.body;
    expect(told).toEqual({ event: 'extraction.completed', data: { columns, rows, metadata, docType, confidence } });
    await expectDocumentedEvent(system.baseUrl, 'extraction.completed', told);
    expect(Object.keys(JSON.parse(body.toString()).data as object)).toEqual(['columns', 'rows', 'metadata', 'docType', 'confidence']);
    const shown = await account.bySession(`/api/webhooks/${created.body.id}`);
    expect(shown.body).not.toHaveProperty('secret');
  });

  it('of a file that was split each document is told, with the run of the file', async () => {
    await create();
    const { body: split } = await account.infer(await invoicesPdf(['A-1', 'A-2']), { split: 'auto' });
    await receiver.received(2);
    const told = receiver.requests.map(({ headers }) => [headers['x-service-extraction'], headers['x-service-parent']]);
    expect(told.sort()).toEqual((split.parts as { id: string }[]).map(({ id }) => [id, split.id]).sort());
    expect(told).toHaveLength(2);
  });

  it('every event that an endpoint may ask for is told as the reference describes it', async () => {
    const { body: endpoint } = await create();
    const events = ['extraction.completed', 'extraction.failed', 'extraction.reviewed', 'batch.completed'];
    await account.bySession(`/api/webhooks/${endpoint.id}`, json('PATCH', { events }));
    const { body: extraction } = await account.infer(csv);
    await account.infer({ name: 'none.pdf', bytes: Buffer.from('%PDF-1.7 broken') });
    const changes = [{ kind: 'cell', row: 0, column: 0, value: 'as it should be' }];
    await account.bySession(`/api/extractions/${extraction.id}`, json('PATCH', { changes }));
    await account.bySession(`/api/extractions/${extraction.id}/approval`, { method: 'PUT' });
    const form = new FormData();
    form.append('file', new Blob([csv.bytes]), csv.name);
    await account.byKey('/api/v1/batches', { method: 'POST', body: form });
    await receiver.received(5);
    const told = receiver.requests.map(({ body }) => JSON.parse(body.toString()) as { event: string; data?: { rows?: string[][] } });
    expect(new Set(told.map(({ event }) => event))).toEqual(new Set(events));
    expect(told.find(({ event }) => event === 'extraction.reviewed')!.data!.rows![0]![0]).toBe('as it should be');
    for (const each of told) await expectDocumentedEvent(system.baseUrl, each.event, each);
  });

  it('the log shows the delivery, and it can be delivered again', async () => {
    const { body: endpoint } = await create();
    await account.infer(csv);
    await receiver.received(1);
    const deliveries = async () => (await account.bySession(`/api/webhooks/${endpoint.id}/deliveries?limit=5`)).body;
    const [delivery] = (await deliveries()).data;
    const again = await post(`/api/webhooks/${endpoint.id}/deliveries/${delivery.id}/redeliver`);
    expect(again.status).toBe(202);
    await receiver.received(2);
    expect(receiver.requests[1]!.headers['webhook-id']).toBe(receiver.requests[0]!.headers['webhook-id']);
    expect((await deliveries()).data).toHaveLength(1);
  });

  it('a test answers 200 with what came of it', async () => {
    const { body: endpoint } = await create();
    receiver.reaction = answering(500, {}, 'broken');
    expect(await post(`/api/webhooks/${endpoint.id}/test`)).toMatchObject({
      status: 200,
      body: { delivered: false, httpStatus: 500, errorCode: 'http_5xx', durationMs: expect.any(Number), responseSnippet: 'broken' },
    });
  });

  it('an endpoint is listed, described, disabled, enabled, given a new secret and removed', async () => {
    const { body: endpoint } = await create();
    const path = `/api/webhooks/${endpoint.id}`;
    expect((await account.bySession('/api/webhooks')).body.data).toMatchObject([{ id: endpoint.id }]);
    const changed = await account.bySession(path, json('PATCH', { status: 'disabled', description: 'Old books' }));
    expect(changed).toMatchObject({ status: 200, body: { status: 'disabled', disabledReason: 'requested', description: 'Old books' } });
    expect(await post(`${path}/test`)).toMatchObject({ status: 409, body: { code: 'webhook_disabled' } });
    expect((await account.bySession(path, json('PATCH', { status: 'enabled' }))).body).toMatchObject({ status: 'enabled' });
    const rotated = await post(`${path}/rotate-secret`);
    expect(rotated).toMatchObject({ status: 200, body: { secret: expect.stringMatching(/^whsec_/) } });
    expect(rotated.body.secret).not.toBe(endpoint.secret);
    expect((await account.bySession(path, { method: 'DELETE' })).status).toBe(204);
    expect(await account.bySession(path)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it.each([
    ['a URL that is not https', { url: 'http://example.com/' }, 400, 'webhook_url_rejected'],
    ['a URL of a private address', { url: 'https://169.254.169.254/latest' }, 400, 'webhook_url_rejected'],
    ['no URL', {}, 400, 'invalid_parameter'],
    ['a description that is too long', { url: 'https://example.com/', description: 'x'.repeat(201) }, 400, 'invalid_parameter'],
  ])('%s is refused', async (_what, body, status, code) => {
    const refused = await post('/api/webhooks', body);
    expect(refused).toMatchObject({ status, body: { code } });
    expect(JSON.stringify(refused.body)).not.toContain('169.254');
  });

  it('the sixth endpoint, and the same URL twice, are conflicts', async () => {
    for (let i = 0; i < 5; i++) expect((await create(`/${i}`)).status).toBe(201);
    expect(await create('/0')).toMatchObject({ status: 409, body: { code: 'webhook_url_exists' } });
    expect(await create('/5')).toMatchObject({ status: 409, body: { code: 'webhook_limit_reached' } });
  });

  it('no route answers without a session, with a key alone, to another site, or to another account', async () => {
    const { body: endpoint } = await create();
    const url = `${system.baseUrl}/api/webhooks`;
    expect(await request(url)).toMatchObject({ status: 401, body: { code: 'session_required' } });
    expect(await account.byKey('/api/webhooks')).toMatchObject({ status: 401, body: { code: 'session_required' } });
    const headers = { Cookie: account.cookie, Origin: 'https://evil.example', 'Content-Type': 'application/json' };
    const foreign = await request(url, { method: 'POST', headers, body: JSON.stringify({ url: 'https://example.com/' }) });
    expect(foreign).toMatchObject({ status: 403, body: { code: 'csrf_failed' } });
    const other = await TestAccount.create(system.baseUrl);
    expect(await other.bySession(`/api/webhooks/${endpoint.id}`)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });
});

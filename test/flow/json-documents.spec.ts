import type { Receiver } from '@gridline/testing';
import { json, type TestAccount } from '../support/account';
import { csvOf, invoicePdf } from '../support/documents';
import { onSharedSystem } from '../support/on-system';
import type { SharedSystem } from '../support/shared-system';

describe('a document in JSON', () => {
  let system: SharedSystem;
  let account: TestAccount;
  let server: Receiver;
  const infer = (body: unknown, headers = {}) => {
    const init = json('POST', body);
    return account.byKey('/api/v1/infer', { ...init, headers: { ...(init.headers as object), ...headers } });
  };

  onSharedSystem((given) => ({ system, account } = given));
  beforeEach(async () => void (server = await system.receiver('documents')));
  afterEach(() => server.stop());

  const serve = (bytes: Uint8Array, headers: Record<string, string> = {}) => {
    server.reaction = (_request, response) => void response.writeHead(200, headers).end(bytes);
  };

  it('by base64 is read as one that is sent as a form', async () => {
    const { bytes } = await invoicePdf();
    const reply = await infer({
      base64: Buffer.from(bytes).toString('base64'),
      fileName: 'mine.pdf',
      label: 'May',
      reference: 'r 1',
      include: ['tables'],
    });
    expect(reply).toMatchObject({ status: 201, body: { fileName: 'mine.pdf', docType: 'Invoice', tables: expect.any(Array) } });
    expect(reply.headers.get('X-Service-Reference')).toBe('r 1');
  });

  it('by url is fetched, named by its server, and runs once under its idempotency key', async () => {
    serve((await invoicePdf()).bytes, { 'Content-Disposition': 'attachment; filename="theirs.pdf"' });
    const headers = { 'Idempotency-Key': 'by-url' };
    const reply = await infer({ url: server.url('/path/x.pdf') }, headers);
    expect(reply).toMatchObject({ status: 201, body: { fileName: 'theirs.pdf', docType: 'Invoice' } });
    const again = await infer({ url: server.url('/path/x.pdf') }, headers);
    expect(again.body.id).toBe(reply.body.id);
    expect(again.headers.get('Idempotency-Replayed')).toBe('true');
  });

  it('follows redirects to checked addresses alone', async () => {
    const { bytes } = csvOf(2);
    server.reaction = ({ path }, response) => {
      if (path === '/moved') response.writeHead(302, { Location: '/here/list.csv' }).end();
      else if (path === '/inside') response.writeHead(302, { Location: 'https://127.0.0.1:1/' }).end();
      else if (path === '/plain') response.writeHead(302, { Location: `http://127.0.0.1:${server.port}/` }).end();
      else if (path === '/round') response.writeHead(302, { Location: '/round' }).end();
      else response.writeHead(200).end(bytes);
    };
    expect(await infer({ url: server.url('/moved') })).toMatchObject({ status: 201, body: { fileName: 'list.csv' } });
    for (const path of ['/inside', '/plain'])
      expect(await infer({ url: server.url(path) })).toMatchObject({ status: 400, body: { code: 'document_url_rejected' } });
    expect(await infer({ url: server.url('/round') })).toMatchObject({ status: 422, body: { code: 'document_fetch_failed' } });
  });

  it.each([
    'https://169.254.169.254/latest',
    'http://example.com/a.pdf',
    'https://user@example.com/',
    'file:///etc/passwd',
    'https://[::1]/',
  ])('is never fetched from %s, and the address is not echoed', async (url) => {
    const reply = await infer({ url });
    expect(reply).toMatchObject({ status: 400, body: { code: 'document_url_rejected' } });
    expect(JSON.stringify(reply.body)).not.toContain(url);
  });

  it('that its server does not have, or that is larger than the plan takes, is refused', async () => {
    server.reaction = (_request, response) => void response.writeHead(404).end();
    expect(await infer({ url: server.url('/none') })).toMatchObject({ status: 422, body: { code: 'document_fetch_failed' } });
    serve(new Uint8Array(11 * 1024 * 1024));
    expect(await infer({ url: server.url('/large') })).toMatchObject({ status: 413, body: { code: 'file_too_large' } });
    serve(new Uint8Array(0));
    expect(await infer({ url: server.url('/empty') })).toMatchObject({ status: 400, body: { code: 'empty_file' } });
  });

  it.each([
    [{}, 400, 'missing_file'],
    [{ url: 'https://example.com/', base64: 'AAAA' }, 400, 'too_many_files'],
    [{ base64: '%%%' }, 400, 'invalid_parameter'],
    [{ base64: 'AAAA', lable: 'x' }, 400, 'invalid_parameter'],
    [{ base64: 'AAAA', pages: 'x' }, 400, 'invalid_parameter'],
    [{ base64: '' }, 400, 'empty_file'],
  ])('of %j is refused with %i %s', async (body, status, code) => {
    expect(await infer(body)).toMatchObject({ status, body: { code } });
  });

  it('that is no JSON, or too much of it, is refused', async () => {
    const headers = { 'Content-Type': 'application/json' };
    const broken = await account.byKey('/api/v1/infer', { method: 'POST', headers, body: '{"url":' });
    expect(broken).toMatchObject({ status: 400, body: { code: 'invalid_json' } });
    const large = await infer({ base64: 'A'.repeat(15_000_000) });
    expect(large).toMatchObject({ status: 413, body: { code: 'file_too_large' } });
    const misnamed = await infer({ file: 'A'.repeat(500_000) });
    expect(misnamed).toMatchObject({ status: 413, body: { code: 'file_too_large', detail: expect.stringContaining('beside base64') as string } }); // prettier-ignore
    const nested = (depth: number): string => `{"base64":"YQ==","schema":${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}}`;
    for (const [depth, status, code] of [
      [20_000, 400, 'invalid_parameter'],
      [1_000_000, 413, 'file_too_large'],
    ] as const)
      expect(await account.byKey('/api/v1/infer', { method: 'POST', headers, body: nested(depth) })).toMatchObject({
        status,
        body: { code },
      });
  });

  it('whose base64 has escaped slashes and ends of lines is taken', async () => {
    const lines = Buffer.from(`Item,Price\n${'ÿÿÿ,1.50\n'.repeat(100_000)}`)
      .toString('base64')
      .replace(/.{76}/g, '$&\r\n');
    const body = JSON.stringify({ base64: lines, fileName: 'many.csv' }).replaceAll('/', '\\/');
    const headers = { 'Content-Type': 'application/json', Prefer: 'respond-async' };
    expect(await account.byKey('/api/v1/infer', { method: 'POST', headers, body })).toMatchObject({ status: 202 });
  });
});

import { ERRORS } from '@gridline/contracts';
import { TestAccount, json, request, uploadForm, type Reply } from '../support/account';
import { blankPdf, csvOf, hugePng, invoicePdf, pagesPdf } from '../support/documents';
import { encryptedPdf } from '../support/encrypted-pdf';
import { onSharedSystem } from '../support/on-system';
import type { SharedSystem } from '../support/shared-system';

const text = (content: string | Uint8Array, name = 'file.bin') => ({
  name,
  bytes: typeof content === 'string' ? new TextEncoder().encode(content) : content,
});

const withCookie = ({ cookie }: TestAccount, init: RequestInit): RequestInit => ({
  ...init,
  headers: { 'Content-Type': 'application/json', Cookie: cookie },
});

describe('errors, as clients meet them', () => {
  let system: SharedSystem;
  let account: TestAccount;

  onSharedSystem((given) => ({ system, account } = given));

  function expectProblem(reply: Reply, code: keyof typeof ERRORS): void {
    expect(reply.body).toMatchObject({ code, status: ERRORS[code].status, title: ERRORS[code].title, retryable: ERRORS[code].retryable });
    expect(reply.status).toBe(ERRORS[code].status);
    expect(reply.headers.get('Content-Type')).toContain('application/problem+json');
    expect(reply.body.type).toBe(`/docs/errors/${code}`);
    expect(reply.body.requestId).toBe(reply.headers.get('X-Request-Id'));
  }

  it.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=x',
    'limit=0',
    'limit=101',
    'limit=',
    'sort=size',
    'order=up',
    'page=1&page=2',
    'limit=5&limit=5',
    'doc_type=',
  ])('refuses the list query %s, naming the parameter', async (query) => {
    const reply = await account.byKey(`/api/v1/extractions?${query}`);
    expectProblem(reply, 'invalid_parameter');
    expect(reply.body.errors[0].location).toBe(`query.${query.split('=')[0]}`);
  });

  it('ignores query parameters it does not know, whatever they say, on every kind of route', async () => {
    const unknown = 'colour=red&colour=blue&Limit=0&%E2%82%AC=&__proto__=1';
    const sent = await account.byKey(`/api/v1/infer?${unknown}`, { method: 'POST', body: uploadForm(csvOf(2)) });
    expect(sent.status).toBe(201);
    const { id } = sent.body as { id: string };
    for (const path of [
      '/api/v1/extractions?limit=1',
      `/api/v1/extractions/${id}?`,
      `/api/v1/extractions/${id}/export?format=json`,
      '/api/v1/usage?',
    ]) {
      const [plain, asked] = [await account.byKey(path), await account.byKey(`${path}&${unknown}`)];
      expect({ path, status: asked.status, names: Object.keys(asked.body) }).toEqual({ path, status: 200, names: Object.keys(plain.body) });
    }
    for (const path of ['/api/extractions?', '/api/tokens?', '/api/webhooks?', '/api/usage?', '/api/auth/session?'])
      expect({ path, status: (await account.bySession(path + unknown)).status }).toEqual({ path, status: 200 });
  });

  it.each([
    ['engine', 'fast'],
    ['doc_type', 'Novel'],
    ['label', 'x'.repeat(201)],
    ['reference', 'x'.repeat(257)],
    ['pages', 'x'],
    ['schema', 'x'],
    ['include', 'x'],
    ['split', 'x'],
    ['max_cost', '1e3'],
  ])('refuses the form part %s=%s', async (name, value) => {
    const reply = await account.infer(csvOf(1), { [name]: value });
    expectProblem(reply, 'invalid_parameter');
    expect(reply.body.errors[0].location).toBe(`form.${name}`);
  });

  it.each(['lable', 'webhooks'])('refuses the form part %s, which it does not know, by name', async (name) => {
    const reply = await account.infer(csvOf(1), { [name]: 'x' });
    expectProblem(reply, 'invalid_parameter');
    expect(reply.body.errors).toEqual([{ location: `form.${name}`, message: 'not known here' }]);
  });

  it.each([
    ['POST', '/api/auth/sign-up', { email: 'a@example.com', password: 'correct horse battery staple', admin: true }, 'body.admin'],
    ['POST', '/api/auth/sign-in', { email: 'a@example.com', password: 'x', remember: true }, 'body.remember'],
    ['POST', '/api/tokens', { name: 'x', scope: ['usage:read'] }, 'body.scope'],
    ['POST', '/api/webhooks', { url: 'https://example.com', secret: 'x' }, 'body.secret'],
    ['PATCH', '/api/webhooks/end_x', { address: 'https://example.com' }, 'body.address'],
    ['PATCH', '/api/extractions/ext_x', { lable: 'x' }, 'body.lable'],
    ['PATCH', '/api/extractions/ext_x', { cells: [{ row: 0, column: 0, value: '', text: '' }] }, 'body.cells.0.text'],
  ])('refuses an unknown member of %s %s by name', async (method, path, body, location) => {
    const reply = await account.bySession(path, withCookie(account, json(method, body)));
    expectProblem(reply, 'invalid_parameter');
    expect(reply.body.errors).toEqual([{ location, message: 'not known here' }]);
  });

  it.each([
    ['/api/v1/extractions/ext%00x', 'path.id'],
    ['/api/v1/extractions/ext%00x/export', 'path.id'],
    ['/api/v1/extractions?doc_type=a%00b', 'query.doc_type'],
    ['/api/v1/extractions?unknown=%00', 'query.unknown'],
  ])('refuses U+0000 in %s, and counts the call', async (path, location) => {
    const reply = await account.byKey(path);
    expectProblem(reply, 'invalid_parameter');
    expect(reply.body.errors[0].location).toBe(location);
    expect(reply.headers.get('X-Usage-Calls')).toBe('1');
  });

  it('refuses U+0000 in JSON, in the paths of session routes and in forms; a path of a file has none', async () => {
    const members: [string, string, unknown, string][] = [
      ['POST', '/api/auth/sign-in', { email: 'a@example.com', password: 'x\0y' }, 'body.password'],
      ['POST', '/api/tokens', { name: 'x\0y' }, 'body.name'],
      ['PATCH', '/api/extractions/ext_x', { cells: [{ row: 0, column: 0, value: '\0' }] }, 'body.cells.0.value'],
      ['PATCH', '/api/extractions/ext_x', { 'la\0bel': 'x' }, 'body'],
      ['DELETE', '/api/files/file%00', {}, 'path.id'],
    ];
    for (const [method, path, body, location] of members) {
      const reply = await account.bySession(path, withCookie(account, json(method, body)));
      expectProblem(reply, 'invalid_parameter');
      expect(reply.body.errors[0].location).toBe(location);
    }
    for (const part of ['label', 'password', 'doc_type']) {
      const reply = await account.infer(csvOf(1), { [part]: 'x\0y' });
      expectProblem(reply, 'invalid_parameter');
      expect(reply.body.errors[0].location).toBe(`form.${part}`);
    }
    for (const path of ['/samples/%00', '/app/%00', '/docs/errors/%00', '/docs/assets/%00', '/%00'])
      expect((await request(system.baseUrl + path)).status).toBeLessThan(500);
  });

  it('refuses a form without a file, with two, with an empty one, and one that is broken', async () => {
    const post = (body: FormData | string, type?: string): Promise<Reply> =>
      account.byKey('/api/v1/infer', { method: 'POST', body, headers: type ? { 'Content-Type': type } : {} });
    const withoutFile = new FormData();
    withoutFile.append('label', 'x');
    expectProblem(await post(withoutFile), 'missing_file');
    const two = uploadForm(csvOf(1));
    two.append('file', new Blob(['a,b']), 'b.csv');
    expectProblem(await post(two), 'too_many_files');
    expectProblem(await account.infer(text('', 'empty.pdf')), 'empty_file');
    expectProblem(await post('not multipart at all', 'multipart/form-data'), 'invalid_multipart');
    expectProblem(
      await post('--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\na,b', 'multipart/form-data; boundary=x'),
      'invalid_multipart',
    );
    expectProblem(await post('{}', 'application/json'), 'missing_file');
    expectProblem(await post('a,b', 'text/csv'), 'unsupported_media_type');
  });

  it('judges a file by its bytes, whatever its name', async () => {
    const bytes = Uint8Array.from({ length: 4_000 }, (_, index) => (index * 131 + (index >> 3) * 17) % 256);
    expectProblem(await account.infer(text(bytes, 'invoice.pdf')), 'unsupported_media_type');
  });

  it('cuts a file that is larger than the plan takes', async () => {
    const reply = await account.infer(text(new Uint8Array(11 * 1024 * 1024), 'big.bin'));
    expectProblem(reply, 'file_too_large');
  });

  it('cuts a stream that grows past the limit without having said so', async () => {
    const chunk = new Uint8Array(64 * 1024);
    const head = new TextEncoder().encode('--x\r\nContent-Disposition: form-data; name="file"; filename="a.bin"\r\n\r\n');
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(sent === 0 ? head : chunk);
        sent += chunk.length;
        if (sent > 40 * 1024 * 1024) controller.close();
      },
    });
    const reply = await account.byKey('/api/v1/infer', {
      method: 'POST',
      body,
      duplex: 'half',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
    } as RequestInit);
    expectProblem(reply, 'file_too_large');
  });

  it('refuses a bad idempotency key', async () => {
    expectProblem(await account.infer(csvOf(1), {}, { 'Idempotency-Key': 'has blanks' }), 'invalid_idempotency_key');
    expectProblem(await account.infer(csvOf(1), {}, { 'Idempotency-Key': 'x'.repeat(129) }), 'invalid_idempotency_key');
  });

  it('refuses documents that cannot be read, and charges nothing for them', async () => {
    expectProblem(await account.infer(await pagesPdf(11)), 'page_limit_exceeded');
    expectProblem(await account.infer(encryptedPdf('secret', 'open sesame')), 'encrypted_document');
    expectProblem(await account.infer(encryptedPdf('secret', 'open sesame'), { password: 'wrong' }), 'encrypted_document');
    expectProblem(await account.infer(text('%PDF-1.7\nthis is no document', 'a.pdf')), 'corrupt_document');
    expectProblem(await account.infer(hugePng()), 'image_too_large');
    expectProblem(await account.infer(await blankPdf()), 'no_content');
    const { headers } = await account.infer(csvOf(1));
    expect(headers.get('X-PE-Used')).toBe('1');
  });

  it('opens an encrypted document with its password', async () => {
    const { status } = await account.infer(encryptedPdf('Invoice number: 4711', 'open sesame'), { password: 'open sesame' });
    expect(status).toBe(201);
  });

  it('refuses a document whose pages would pass the budget', async () => {
    const ten = await pagesPdf(10);
    for (let sent = 0; sent < 10; sent++) expect((await account.infer(ten)).status).toBe(201);
    const reply = await account.infer(csvOf(1));
    expectProblem(reply, 'pe_budget_exceeded');
    expect(reply.headers.get('X-PE-Remaining')).toBe('0');
    expect(reply.headers.get('X-PE-Charged')).toBe('0');
  });

  it('answers an unknown path and an unknown id alike, and names the methods a path takes', async () => {
    expectProblem(await account.byKey('/api/v1/extractions/ext_none'), 'not_found');
    expectProblem(await account.byKey('/api/v1/nothing'), 'not_found');
    expectProblem(await request(`${system.baseUrl}/nothing`), 'not_found');
    const wrong = await account.byKey('/api/v1/infer');
    expectProblem(wrong, 'method_not_allowed');
    expect(wrong.headers.get('Allow')).toBe('POST');
  });

  it('answers one identical 401 for every bad key, without counters', async () => {
    const keys = ['', 'nonsense', `svc_live_${'0'.repeat(64)}`, `svc_live_${'0'.repeat(63)}`];
    const replies = await Promise.all(
      keys.map((key) => request(`${system.baseUrl}/api/v1/usage`, { headers: key ? { 'X-API-Key': key } : {} })),
    );
    for (const reply of replies) {
      expectProblem(reply, 'invalid_api_key');
      expect(reply.headers.get('WWW-Authenticate')).toBe('Bearer');
      expect([...reply.headers.keys()].filter((name) => /^(x-)?ratelimit|^x-(usage|pe)-/.test(name))).toEqual([]);
      expect({ ...reply.body, requestId: '' }).toEqual({ ...replies[0]!.body, requestId: '' });
    }
    const inQuery = await request(`${system.baseUrl}/api/v1/usage?api_key=${account.key}`);
    expectProblem(inQuery, 'invalid_api_key');
  });

  it('does not let a key into the session routes', async () => {
    for (const path of ['/api/tokens', '/api/webhooks', '/api/extractions', '/api/usage', '/api/auth/session']) {
      expectProblem(await account.byKey(path), 'session_required');
    }
  });

  it('answers malformed JSON and malformed paths with a problem', async () => {
    const malformed = await account.bySession('/api/tokens', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"name":',
    });
    expectProblem(malformed, 'invalid_json');
    expectProblem(await account.bySession('/api/extractions/%E0%A4%A'), 'invalid_parameter');
  });

  it('refuses what another site sent', async () => {
    const foreign = { 'Content-Type': 'application/json', Origin: 'https://evil.example' };
    expectProblem(await account.bySession('/api/tokens', { ...json('POST', { name: 'x' }), headers: foreign }), 'csrf_failed');
    const crossSite = { 'Sec-Fetch-Site': 'cross-site' };
    expectProblem(
      await account.bySession('/api/extract/infer', { method: 'POST', body: uploadForm(csvOf(1)), headers: crossSite }),
      'csrf_failed',
    );
  });

  it('takes over a well-formed request id and no other', async () => {
    const given = await account.byKey('/api/v1/usage', { headers: { 'X-Request-Id': 'trace-1.2:3' } });
    expect(given.headers.get('X-Request-Id')).toBe('trace-1.2:3');
    const odd = await account.byKey('/api/v1/usage', { headers: { 'X-Request-Id': 'has blanks' } });
    expect(odd.headers.get('X-Request-Id')).toMatch(/^req_/);
  });

  it('stores nothing of what it refused', async () => {
    await account.infer(text('', 'empty.pdf'));
    await account.infer(csvOf(1), { engine: 'fast' });
    expect((await account.byKey('/api/v1/extractions')).body.pagination.total).toBe(0);
    expect((await account.infer(await invoicePdf())).status).toBe(201);
  });
});

import { TestAccount, json, request } from '../support/account';
import { documentedFetch } from '../support/documented';
import { csvOf, invoicePdf } from '../support/documents';
import { onSharedSystem } from '../support/on-system';
import type { SharedSystem } from '../support/shared-system';

describe('accounts and sessions', () => {
  let system: SharedSystem;
  let account: TestAccount;

  onSharedSystem((given) => ({ system, account } = given));

  const post = (path: string, body: unknown) => request(system.baseUrl + path, json('POST', body));

  it('signs up, in and out with an HttpOnly, SameSite cookie that is new each time', async () => {
    expect((await account.bySession('/api/auth/session')).body.account).toMatchObject({ id: account.id, email: account.email });
    const signIn = await post('/api/auth/sign-in', { email: account.email.toUpperCase(), password: TestAccount.password });
    expect(signIn.status).toBe(200);
    const cookie = signIn.headers.getSetCookie()[0]!;
    expect(cookie).toMatch(/^svc_session=[\w-]{43};.*HttpOnly.*SameSite=Lax/);
    expect(cookie.split(';')[0]).not.toBe(account.cookie);
    expect((await account.bySession('/api/auth/sign-out', { method: 'POST' })).status).toBe(204);
    expect((await account.bySession('/api/auth/session')).body.code).toBe('session_required');
  });

  it.each([
    ['short', 'fourteen chars', 'invalid_parameter'],
    ['long', 'x'.repeat(129), 'invalid_parameter'],
    ['of one character', 'aaaaaaaaaaaaaaaa', 'invalid_parameter'],
    ['often chosen', 'passwordpassword', 'invalid_parameter'],
    ['a run', 'abcdefghijklmnopq', 'invalid_parameter'],
  ])('refuses a password that is %s', async (_, password, code) => {
    expect((await post('/api/auth/sign-up', { email: 'someone@example.com', password })).body.code).toBe(code);
  });

  it('answers the same for an unknown address and a wrong password', async () => {
    const wrong = await post('/api/auth/sign-in', { email: account.email, password: 'not the right one at all' });
    const unknown = await post('/api/auth/sign-in', { email: 'nobody@example.com', password: 'not the right one at all' });
    expect(wrong.status).toBe(401);
    expect({ ...wrong.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
  });

  it('refuses a second account with the same address', async () => {
    expect(await post('/api/auth/sign-up', { email: account.email, password: TestAccount.password })).toMatchObject({
      status: 409,
      body: { code: 'email_taken' },
    });
  });

  it('slows down guessing', async () => {
    const replies = [];
    for (let guess = 0; guess < 11; guess++)
      replies.push(await post('/api/auth/sign-in', { email: 'guessed@example.com', password: `guess number ${guess}` }));
    expect(replies.at(-1)).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } });
    expect(Number(replies.at(-1)!.headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  it('runs a document of the app on the same budget, and serves its file again', async () => {
    const { bytes, name } = await invoicePdf();
    const form = new FormData();
    form.append('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), name);
    const run = await account.bySession('/api/extract/infer', { method: 'POST', body: form });
    expect(run.status).toBe(201);
    expect((await account.byKey('/api/v1/usage')).body.usage.calls).toBe(1);
    expect((await account.bySession('/api/usage')).body.usage).toMatchObject({ calls: 1 });
    const file = await documentedFetch(`${system.baseUrl}/api/files/${run.body.fileId}`, { headers: { Cookie: account.cookie } });
    expect(file.headers.get('Content-Type')).toBe('application/pdf');
    expect(Buffer.from(await file.arrayBuffer())).toEqual(Buffer.from(bytes));
  });

  it('lets a person label, correct and remove', async () => {
    const { body: extraction } = await account.infer(csvOf(3));
    const path = `/api/extractions/${extraction.id}`;
    const change = json('PATCH', { label: 'checked', cells: [{ row: 1, column: 1, value: 'Corrected' }] });
    expect(
      (await account.bySession(path, { ...change, headers: { 'Content-Type': 'application/json', Cookie: account.cookie } })).status,
    ).toBe(200);
    const { body } = await account.byKey(`/api/v1/extractions/${extraction.id}/export`);
    expect(body).toMatchObject({ label: 'checked' });
    expect(body.rows[1][1]).toBe('Corrected');
    expect((await account.bySession(path, { method: 'DELETE' })).status).toBe(204);
    expect((await account.byKey(`/api/v1/extractions/${extraction.id}`)).status).toBe(404);
  });

  it('never shows one account what another has', async () => {
    const owner = await TestAccount.create(system.baseUrl);
    const stranger = await TestAccount.create(system.baseUrl);
    const { body: extraction } = await owner.infer(csvOf(1));
    const unknown = await stranger.byKey('/api/v1/extractions/ext_unknown');
    for (const path of [`/api/v1/extractions/${extraction.id}`, `/api/v1/extractions/${extraction.id}/export`]) {
      const reply = await stranger.byKey(path);
      expect(reply.status).toBe(404);
      expect({ ...reply.body, instance: '', requestId: '' }).toEqual({ ...unknown.body, instance: '', requestId: '' });
    }
    const asSession: [string, RequestInit][] = [
      [`/api/extractions/${extraction.id}`, {}],
      [`/api/extractions/${extraction.id}/export`, {}],
      [`/api/extractions/${extraction.id}`, { method: 'DELETE' }],
      [`/api/extract/infer/${extraction.id}/events`, {}],
      [`/api/files/${extraction.fileId}`, {}],
      [`/api/files/${extraction.fileId}`, { method: 'DELETE' }],
    ];
    for (const [path, init] of asSession) expect((await stranger.bySession(path, init)).status).toBe(404);
    expect((await owner.byKey(`/api/v1/extractions/${extraction.id}`)).status).toBe(200);
  });

  it('tells the app how a run goes on, to its end', async () => {
    const form = new FormData();
    form.append('file', new Blob(['a,b\n1,2\n3,4\n']), 'a.csv');
    const accepted = await account.bySession('/api/extract/infer', { method: 'POST', body: form, headers: { Prefer: 'respond-async' } });
    expect(accepted.status).toBe(202);
    const events = await account.bySession(`/api/extract/infer/${accepted.body.id}/events`);
    expect(events.body).toContain(`event: finished\ndata: {"id":"${accepted.body.id}","state":"completed"}`);
  });
});

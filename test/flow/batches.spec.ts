import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { zipOf } from '@gridline/testing';
import { PLANS } from '@gridline/contracts';
import { Client } from 'pg';
import { TestAccount, type Reply, type TestFile } from '../support/account';
import { blankPdf, csvOf, invoicePdf } from '../support/documents';
import { onSharedSystem } from '../support/on-system';
import type { SharedSystem } from '../support/shared-system';
import { until } from '../support/until';

const form = (files: TestFile[], parts: Record<string, string> = {}): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(parts)) data.append(name, value);
  for (const { name, bytes } of files) data.append('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), name);
  return data;
};

const archiveOf = (files: TestFile[]): TestFile => ({
  name: 'many.zip',
  bytes: zipOf(Object.fromEntries(files.map(({ name, bytes }) => [name, bytes]))),
});

describe('a batch', () => {
  let system: SharedSystem;
  let account: TestAccount;

  onSharedSystem((given) => ({ system, account } = given));

  const send = (files: TestFile[], parts = {}, headers = {}) =>
    account.byKey('/api/v1/batches', { method: 'POST', body: form(files, parts), headers });

  /** The batch at its end. By the session's list, which counts no call and no minute. */
  async function done({ headers, body: { id } }: Reply): Promise<Reply['body']> {
    await until(
      () => account.bySession('/api/extractions?limit=100'),
      ({ body }) => body.data.every(({ state }: { state: string }) => state === 'completed' || state === 'failed'),
    );
    expect(headers.get('Location')).toBe(`/api/v1/batches/${id}`);
    return (await account.byKey(`/api/v1/batches/${id}`)).body;
  }

  /** What the account's key did yesterday and today, once nothing is held any more. */
  async function usedByKey(): Promise<Record<'calls' | 'pages' | 'pe', number>> {
    await until(
      () => account.bySession('/api/usage'),
      ({ body }) => body.pe.held === 0,
    );
    const [from, to] = [Date.now() - 86_400_000, Date.now()].map((time) => new Date(time).toISOString().slice(0, 10));
    const [key] = (await account.bySession('/api/tokens')).body.data;
    const { days } = (await account.bySession(`/api/usage/daily?from=${from}&to=${to}&key=${key.id}`)).body;
    const sum = (name: string): number => days.reduce((total: number, day: Record<string, number>) => total + day[name]!, 0);
    return { calls: sum('calls'), pages: sum('pages'), pe: sum('pe') };
  }

  it('makes an extraction of each document, tells how far they are, and counts and charges each as if sent alone', async () => {
    const before = (await account.byKey('/api/v1/usage')).body.usage.calls;
    const sent = await send([csvOf(2), await invoicePdf(), await blankPdf(), { name: 'none.csv', bytes: new Uint8Array() }], {
      reference: 'May',
    });
    expect(sent).toMatchObject({ status: 202, body: { id: expect.stringMatching(/^bat_/), total: 4, reference: 'May' } });
    expect(sent.headers.get('X-Service-Reference')).toBe('May');
    const batch = await done(sent);
    expect(batch).toMatchObject({ state: 'completed', total: 4, completed: 2, failed: 2 });
    expect(batch.items).toMatchObject([
      { fileName: 'items.csv', state: 'completed', id: expect.stringMatching(/^ext_/) },
      { fileName: 'invoice.pdf', state: 'completed' },
      { fileName: 'blank.pdf', state: 'failed', error: { code: 'no_content' } },
      { fileName: 'none.csv', state: 'refused', id: null, error: { code: 'empty_file' } },
    ]);
    const usage = (await account.byKey('/api/v1/usage')).body.usage.calls;
    // Three documents were taken in; then come the batch's own answer and this question.
    expect(usage - before).toBe(3 + 1 + 1);
    expect(await usedByKey()).toEqual({ calls: usage, pages: 2, pe: 2 });
    const statement = (await account.bySession('/api/usage')).body;
    expect(statement.pe.used).toBe(2);
    const found = await account.byKey('/api/v1/extractions?reference=May');
    expect(found.body.pagination.total).toBe(2);
  });

  it('may be a ZIP; an office file, which is one too, is a document', async () => {
    const zip = await done(
      await send([archiveOf([csvOf(1), { ...csvOf(2), name: 'folder/more.csv' }, { name: '__MACOSX/._x', bytes: new Uint8Array([1]) }])]),
    );
    expect(zip).toMatchObject({ total: 2, completed: 2 });
    expect(zip.items.map(({ fileName }: { fileName: string }) => fileName).sort()).toEqual(['items.csv', 'more.csv']);
  });

  it('is exported as one table whose first column is the source', async () => {
    const batch = await done(
      await send([
        { ...csvOf(1), name: 'a.csv' },
        { ...csvOf(2), name: 'b.csv' },
      ]),
    );
    const { body } = await account.byKey(`/api/v1/batches/${batch.id}/export?format=json`);
    expect(body.columns).toEqual(['Source', 'Position', 'Description', 'Amount']);
    expect(body.rows.map((row: string[]) => row.slice(0, 2))).toEqual([
      ['a.csv', '1'],
      ['b.csv', '1'],
      ['b.csv', '2'],
    ]);
    const csv = await account.byKey(`/api/v1/batches/${batch.id}/export`);
    expect(csv.headers.get('Content-Type')).toContain('text/csv');
    expect(csv.body.split('\r\n')).toHaveLength(5);
  });

  it('is run once under its idempotency key, and refuses other documents under it', async () => {
    const headers = { 'Idempotency-Key': 'batch-1' };
    const first = await send([csvOf(1), csvOf(2)], {}, headers);
    const before = (await account.bySession('/api/usage')).body.usage.calls;
    const again = await send([csvOf(1), csvOf(2)], {}, headers);
    expect((await account.bySession('/api/usage')).body.usage.calls).toBe(before + 1);
    expect(again.body.id).toBe(first.body.id);
    expect(again.headers.get('Idempotency-Replayed')).toBe('true');
    expect(await send([csvOf(3)], {}, headers)).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } });
    expect((await done(first)).items).toHaveLength(2);
  });

  it('of nothing, of too much, or with parts of a single document is refused, and stores nothing', async () => {
    expect(await send([])).toMatchObject({ status: 400 });
    expect(await send(Array(101).fill(csvOf(1)))).toMatchObject({ status: 400, body: { code: 'too_many_files' } });
    expect(await send([csvOf(1)], { password: 'x' })).toMatchObject({ status: 400, body: { code: 'invalid_parameter' } });
    expect(await send([csvOf(1)], { lable: 'x' })).toMatchObject({ status: 400, body: { code: 'invalid_parameter' } });
    const strange = form([csvOf(1)]);
    strange.append('lable', new Blob(['x']), 'x.csv');
    for (const path of ['/api/v1/batches', '/api/v1/infer'])
      expect(await account.byKey(path, { method: 'POST', body: strange })).toMatchObject({
        status: 400,
        body: { code: 'invalid_parameter', errors: [{ location: 'form.lable' }] },
      });
    expect((await account.bySession('/api/extractions')).body.data).toEqual([]);
    expect(await readdir(join(system.storageDir, 'files', account.id))).toEqual([]);
  });

  it('leaves nothing in the storage of what was not taken in', async () => {
    const database = new Client({ connectionString: system.databaseUrl });
    await database.connect();
    await database.query(
      `INSERT INTO extraction.file (id, account_id, name, storage_key, bytes, sha256, created_at)
       VALUES ('file_of_' || $1, $1, '', '', $2, '', now())`,
      [account.id, PLANS.free.storedBytes - 1],
    );
    await database.end();
    const sent = await send([csvOf(1), csvOf(2)]);
    expect(sent.body.items).toMatchObject(Array(2).fill({ state: 'refused', error: { code: 'storage_limit_reached' } }));
    expect(await readdir(join(system.storageDir, 'files', account.id))).toEqual([]);
  });

  it('of another account is not found', async () => {
    const sent = await send([csvOf(1)]);
    const other = await TestAccount.create(system.baseUrl);
    for (const path of ['', '/export'])
      expect(await other.byKey(`/api/v1/batches/${sent.body.id}${path}`)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });
});

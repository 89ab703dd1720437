import { readdir } from 'node:fs/promises';
import { PAGE_PICTURES_PER_MINUTE } from '@gridline/contracts';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import sharp from 'sharp';
import { TestAccount, json, type Reply } from '../support/account';
import { documentedFetch } from '../support/documented';
import { csvOf, invoicePdf } from '../support/documents';
import { encryptedPdf } from '../support/encrypted-pdf';
import { onSharedSystem } from '../support/on-system';
import type { SharedSystem } from '../support/shared-system';
import { until } from '../support/until';
import { unzipped } from '../support/unzipped';

/** How dark the darkest pixel of a part of a picture is; 255 is white. */
async function darkest(image: sharp.Sharp, part: sharp.Region): Promise<number> {
  const { channels } = await sharp(await image.clone().extract(part).png().toBuffer()).stats();
  return channels[0]!.min;
}

describe('looking through a document', () => {
  let system: SharedSystem;
  let account: TestAccount;

  onSharedSystem((given) => ({ system, account } = given));

  describe('the picture of a page', () => {
    /** On a machine that is busy, what draws may be too: it is asked again, as it asks for. */
    const picture = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
      until(
        () => documentedFetch(system.baseUrl + path, { headers: { Cookie: account.cookie, ...headers } }),
        ({ status }) => status !== 503,
      );

    it('is WebP of the width asked for, on which the boxes of values hold their print', async () => {
      const { body } = await account.infer(await invoicePdf());
      const { pages } = (await account.bySession(`/api/extractions/${body.id}/pages`)).body;
      expect(pages).toEqual([{ number: 1, width: 595, height: 842, hasPicture: true }]);
      const answer = await picture(`/api/extractions/${body.id}/pages/1?width=1190`);
      expect(answer.headers.get('Content-Type')).toBe('image/webp');
      const image = sharp(Buffer.from(await answer.arrayBuffer()));
      expect(await image.metadata()).toMatchObject({ format: 'webp', width: 1190, height: 1684 });
      const { provenance } = (await account.bySession(`/api/extractions/${body.id}`)).body;
      const { left, top, right, bottom } = provenance.fields.grossTotal.box;
      const cut = {
        left: Math.round(left * 2),
        top: Math.round(top * 2),
        width: Math.round((right - left) * 2),
        height: Math.round((bottom - top) * 2),
      };
      expect(await darkest(image, cut)).toBeLessThan(60);
      expect(await darkest(image, { ...cut, left: cut.left + cut.width + 4 })).toBeGreaterThan(200);
    });

    it('may be kept by the browser of this session, and is not drawn again', async () => {
      const { body } = await account.infer(await invoicePdf());
      const path = `/api/extractions/${body.id}/pages/1?width=300`;
      const first = await picture(path);
      expect(first.headers.get('Cache-Control')).toBe('private, max-age=604800, immutable');
      expect(first.headers.get('Vary')).toContain('Cookie');
      const tag = first.headers.get('ETag')!;
      expect((await picture(path, { 'If-None-Match': tag })).status).toBe(304);
      const stranger = await TestAccount.create(system.baseUrl);
      expect((await stranger.bySession(path, { headers: { 'If-None-Match': tag, Cookie: stranger.cookie } })).status).toBe(404);
      await account.bySession(`/api/extractions/${body.id}`, { method: 'DELETE' });
      expect((await picture(path, { 'If-None-Match': tag })).status).toBe(404);
    });

    it('of a locked PDF needs its password, which is not kept', async () => {
      const { body } = await account.infer(encryptedPdf('Invoice number: 4711', 'öffne dich'), { password: 'öffne dich' });
      const path = `/api/extractions/${body.id}/pages/1?width=100`;
      const refused = await account.bySession(path);
      expect(refused).toMatchObject({ status: 422, body: { code: 'encrypted_document' } });
      expect(refused.headers.get('Cache-Control')).not.toContain('immutable');
      const answer = await picture(path, { 'X-Document-Password': encodeURIComponent('öffne dich') });
      expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/webp']);
      expect((await picture(path, { 'X-Document-Password': '%E0%A4%A' })).status).toBe(400);
    });

    /** As if so many attempts of a kind had been made, in a minute that lasts as long as the test. */
    const forAnotherMinute = async (kind: string, attempts: number): Promise<void> => {
      const redis = new Redis(system.redisUrl);
      await redis.set(`${system.redisPrefix}attempts:${kind}:${account.id}`, attempts, 'EX', 3_600);
      await redis.quit();
    };

    it('is drawn so often in a minute; what the browser has kept is not counted', async () => {
      const { body } = await account.infer(csvOf(2));
      const path = `/api/extractions/${body.id}/pages/1`;
      expect((await picture(path)).status).toBe(404);
      await forAnotherMinute('page-pictures', PAGE_PICTURES_PER_MINUTE - 1);
      expect((await picture(path)).status).toBe(404);
      const refused = await picture(path);
      expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([429, true]);
      expect((await account.bySession(`${path}/words`)).body.code).toBe('rate_limit_exceeded');
      const tag = `"${body.id}-1-1000-1"`;
      expect((await picture(path, { 'If-None-Match': tag })).status).toBe(304);
    });

    it('does not exist of a sheet, of a page that is not there, and once the file is removed', async () => {
      const sheet = await account.infer(csvOf(2));
      const invoice = await account.infer(await invoicePdf());
      const at = (reply: Reply, page: string) => account.bySession(`/api/extractions/${reply.body.id}/pages/${page}`);
      const none = { status: 404, body: { code: 'no_page_picture' } };
      for (const [reply, page] of [
        [sheet, '1'],
        [invoice, '2'],
      ] as const)
        expect(await at(reply, page)).toMatchObject(none);
      for (const page of ['0', 'x', '1e1'])
        expect(await at(invoice, page)).toMatchObject({ status: 400, body: { errors: [{ location: 'path.number' }] } });
      expect(await at(invoice, '1?width=2401')).toMatchObject({ status: 400, body: { code: 'invalid_parameter' } });
      await account.bySession(`/api/files/${invoice.body.fileId}`, { method: 'DELETE' });
      expect(await at(invoice, '1')).toMatchObject(none);
      expect((await account.bySession(`/api/extractions/${invoice.body.id}/pages`)).body.pages[0].hasPicture).toBe(false);
    });
  });

  it('answers the words of a page where they stand on its picture, those of a locked one for its password, to nobody else', async () => {
    const invoice = await account.infer(await invoicePdf());
    const words = (id: string, page = '1', init: RequestInit = {}) => account.bySession(`/api/extractions/${id}/pages/${page}/words`, init);
    const { body, headers } = await words(invoice.body.id);
    expect(headers.get('Cache-Control')).toBe('private, max-age=604800, immutable');
    const { fields } = (await account.bySession(`/api/extractions/${invoice.body.id}`)).body.provenance;
    const { text, box } = body.words.find((word: { text: string }) => word.text === 'NF-20417');
    expect([text, box]).toEqual(['NF-20417', fields.invoiceNumber.box]);
    expect(body.words.map((word: { text: string }) => word.text)).toContain('Invoice');
    expect(await words(invoice.body.id, '2')).toMatchObject({ status: 404, body: { code: 'no_page_picture' } });
    const stranger = await TestAccount.create(system.baseUrl);
    expect(await words(invoice.body.id, '1', { headers: { Cookie: stranger.cookie } })).toMatchObject({ status: 404 });
    const locked = (await account.infer(encryptedPdf('Invoice number: 4711', 'open'), { password: 'open' })).body.id;
    expect(await words(locked)).toMatchObject({ status: 422, body: { code: 'encrypted_document' } });
    const opened = await words(locked, '1', { headers: { Cookie: account.cookie, 'X-Document-Password': 'open' } });
    expect(opened.body.words.map((word: { text: string }) => word.text)).toEqual(['Invoice', 'number:', '4711']);
  });

  describe('corrections', () => {
    const TABLE = 'Item,Quantity,Unit price,Amount\nChair,2,50.00,100.00\nDesk,1,99.90,99.90\nLamp,3,10.00,30.00\n';

    /** One of a version that is named is sent again where the machine is so busy that its answer was lost. */
    const change = (id: string, body: object, version?: number, who = account): Promise<Reply> =>
      until(
        () =>
          who.bySession(`/api/extractions/${id}`, {
            ...json('PATCH', body),
            headers: {
              'Content-Type': 'application/json',
              Cookie: who.cookie,
              ...(version === undefined ? {} : { 'If-Match': `"${id}.${version}"` }),
            },
          }),
        ({ status }) => version === undefined || status !== 503,
      );
    const stored = async (id: string, query = ''): Promise<Reply['body']> =>
      (await account.byKey(`/api/v1/extractions/${id}${query}`)).body;
    const review = async (id: string, query = ''): Promise<Reply['body']> =>
      (await account.bySession(`/api/extractions/${id}/review${query}`)).body;
    const table = async (): Promise<string> =>
      (await account.infer({ name: 'items.csv', bytes: new TextEncoder().encode(TABLE) })).body.id as string;

    it('of every kind are what the key API, exports and lists answer, and the record tells both', async () => {
      const id = await table();
      const before = await stored(id);
      const changes = [
        { kind: 'cell', row: 0, column: 0, value: 'Armchair' },
        { kind: 'row_added', row: 3, values: ['Rug', '1', '5.00', '5.00'] },
        { kind: 'row_removed', row: 1 },
        { kind: 'header', column: 3, value: 'Total' },
        { kind: 'field', field: 'invoiceNumber', value: 'A-7' },
        { kind: 'doc_type', value: 'Purchase Order' },
      ];
      const reply = await change(id, { changes }, 0);
      expect(reply).toMatchObject({ status: 200, body: { id, version: 1, rowCount: 3, docType: 'Purchase Order', reviewedAt: null } });
      const rows = [
        ['Armchair', '2', '50.00', '100.00'],
        ['Lamp', '3', '10.00', '30.00'],
        ['Rug', '1', '5.00', '5.00'],
      ];
      const columns = ['Item', 'Quantity', 'Unit price', 'Total'];
      const corrected = { columns, rows, docType: 'Purchase Order' };
      expect(await stored(id)).toMatchObject({ ...corrected, metadata: { invoiceNumber: 'A-7' } });
      expect((await account.byKey('/api/v1/extractions')).body.data).toEqual([expect.objectContaining(corrected)]);
      const { body: csv } = await account.byKey(`/api/v1/extractions/${id}/export?format=csv`);
      expect(csv.replace('\uFEFF', '').trim().split('\r\n')).toEqual([columns, ...rows].map((row) => row.join(',')));
      const { corrections, review: state } = await stored(id, '?include=corrections');
      expect(state).toMatchObject({ version: 1, reviewedAt: null });
      const line = { version: 1, by: account.id, at: expect.any(String) };
      expect(corrections).toEqual([
        { ...line, kind: 'cell', row: 0, column: 0, from: 'Chair', to: 'Armchair' },
        { ...line, kind: 'row_added', row: 3, from: null, to: rows[2] },
        { ...line, kind: 'row_removed', row: 1, from: before.rows[1], to: null },
        { ...line, kind: 'header', column: 3, from: 'Amount', to: 'Total' },
        { ...line, kind: 'field', field: 'invoiceNumber', from: null, to: 'A-7' },
        { ...line, kind: 'doc_type', from: before.docType, to: 'Purchase Order' },
      ]);
      const { provenance } = (await account.bySession(`/api/extractions/${id}`)).body;
      expect([provenance.cells.length, provenance.cellConfidence.length]).toEqual([3, 3]);
    });

    it('are taken back one request after another, each by a line more, until nothing is corrected', async () => {
      const id = await table();
      const [before, toLookAt] = [await stored(id), await review(id)];
      await change(id, {
        changes: [
          { kind: 'row_removed', row: 0 },
          { kind: 'cell', row: 0, column: 1, value: '7' },
        ],
      });
      await change(id, {
        changes: [
          { kind: 'field', field: 'issueDate', value: '2026-01-02' },
          { kind: 'header', column: 0, value: 'What' },
        ],
      });
      await change(id, {
        changes: [
          { kind: 'table', table: 0 },
          { kind: 'doc_type', value: 'Other' },
          { kind: 'row_added', row: 0 },
        ],
      });
      for (let version = 4; version <= 6; version++) expect((await change(id, { undo: true })).body.version).toBe(version);
      expect(await change(id, { undo: true })).toMatchObject({ status: 400, body: { code: 'invalid_parameter' } });
      expect(await stored(id)).toEqual(before);
      expect(await review(id)).toEqual({ ...toLookAt, version: 6 });
      const { corrections } = await stored(id, '?include=corrections');
      expect(corrections.map(({ version, undoes }: { version: number; undoes?: number }) => [version, undoes])).toEqual([
        ...[
          [1, undefined],
          [1, undefined],
          [2, undefined],
          [2, undefined],
          [3, undefined],
          [3, undefined],
          [3, undefined],
        ],
        ...[
          [4, 3],
          [4, 3],
          [4, 3],
          [5, 2],
          [5, 2],
          [6, 1],
          [6, 1],
        ],
      ]);
    });

    it('of two tabs: the second is told, and nothing of it is done', async () => {
      const id = await table();
      const { headers } = await account.bySession(`/api/extractions/${id}`);
      expect(headers.get('ETag')).toBe(`"${id}.0"`);
      const both = await Promise.all(
        ['one', 'two'].map((value) => change(id, { changes: [{ kind: 'cell', row: 0, column: 0, value }] }, 0)),
      );
      expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
      const done = both.find(({ status }) => status === 200)!;
      expect(done.headers.get('ETag')).toBe(`"${id}.1"`);
      expect(both.find(({ status }) => status === 412)!.body.code).toBe('version_conflict');
      expect((await stored(id)).rows[0][0]).toBe(both[0] === done ? 'one' : 'two');
      const approval = { method: 'PUT', headers: { Cookie: account.cookie, 'If-Match': `"${id}.0"` } };
      expect((await account.bySession(`/api/extractions/${id}/approval`, approval)).status).toBe(412);
    });

    it('whose answer was lost are answered as done when they are sent again, and done once', async () => {
      const id = await table();
      const { rows } = await stored(id);
      const added = { changes: [{ kind: 'row_added', row: 0 }] };
      const approval = { method: 'PUT', headers: { Cookie: account.cookie, 'If-Match': `"${id}.2"` } };
      for (const [version, send] of [
        [1, () => change(id, added, 0)],
        [2, () => change(id, { undo: true }, 1)],
        [3, () => account.bySession(`/api/extractions/${id}/approval`, approval)],
      ] as const) {
        const [first, again] = [await send(), await send()];
        expect([first.status, first.body.version, again.status, again.headers.get('ETag')]).toEqual([
          200,
          version,
          200,
          `"${id}.${version}"`,
        ]);
        expect(again.body).toEqual(first.body);
      }
      expect((await stored(id)).rows).toEqual(rows);
      expect((await stored(id, '?include=corrections')).corrections).toHaveLength(2);
    });

    it('are all done or none, and refused where they lie outside', async () => {
      const id = await table();
      const before = await stored(id);
      const outside = [
        { kind: 'cell', row: 3, column: 0, value: 'x' },
        { kind: 'cell', row: 0, column: 4, value: 'x' },
        { kind: 'row_added', row: 4 },
        { kind: 'row_added', row: 0, values: ['1', '2', '3', '4', '5'] },
        { kind: 'row_removed', row: 3 },
        { kind: 'header', column: 4, value: 'x' },
        { kind: 'table', table: 9 },
        { kind: 'field', field: 'checksFailed', value: 'x' },
        { kind: 'doc_type', value: 'Novel' },
        { kind: 'poem' },
      ];
      for (const bad of outside)
        expect(await change(id, { changes: [{ kind: 'cell', row: 0, column: 0, value: 'kept out' }, bad] })).toMatchObject({
          status: 400,
          body: { code: 'invalid_parameter' },
        });
      expect(await change(id, { undo: true, changes: [outside[0]] })).toMatchObject({ status: 400 });
      const stranger = await TestAccount.create(system.baseUrl);
      expect(await change(id, { label: 'mine' }, undefined, stranger)).toMatchObject({ status: 404 });
      expect(await stored(id, '?include=corrections')).toMatchObject({ ...before, corrections: [], review: { version: 0 } });
    });

    it('run the checks again, which say with figures what does not come out', async () => {
      const { body } = await account.infer(await invoicePdf());
      const detailOf = (reply: Reply): string[] =>
        reply.body.checks.filter(({ passed }: { passed: boolean }) => !passed).map(({ detail }: { detail: string }) => detail);
      const wrong = await change(body.id, { changes: [{ kind: 'field', field: 'grossTotal', value: '1,232.40' }] });
      expect(detailOf(wrong)).toContain('Net and tax make 1,322.40, the total says 1,232.40.');
      expect(wrong.body.metadata.checksFailed).toContain('netPlusTax');
      const amount = await change(body.id, { changes: [{ kind: 'cell', row: 0, column: 4, value: '90.00' }] });
      expect(detailOf(amount)).toContain('Row 1: quantity times price makes 900.00, the amount says 90.00.');
      await change(body.id, { undo: true });
      const right = await change(body.id, { undo: true });
      expect(detailOf(right)).toEqual([]);
      expect(right.body.metadata).not.toHaveProperty('checksFailed');
    });

    it('and what is left to look at are one number on every door, down to none when it is approved', async () => {
      const { body } = await account.infer(await invoicePdf());
      const threshold = (value: number) =>
        account.bySession('/api/settings/review', {
          ...json('PUT', { threshold: value }),
          headers: { 'Content-Type': 'application/json', Cookie: account.cookie },
        });
      const numbers = async (): Promise<number[]> => {
        const told = await review(body.id);
        const { data } = (await account.bySession('/api/extractions')).body;
        const listed = await account.byKey('/api/v1/extractions?needs_review=true');
        expect(listed.body.data).toHaveLength(told.needsReview > 0 ? 1 : 0);
        expect((await account.bySession('/api/extractions?needs_review=false')).body.data).toHaveLength(told.needsReview > 0 ? 0 : 1);
        const detail = (await account.bySession(`/api/extractions/${body.id}`)).body.review.needsReview;
        return [
          told.items.length,
          told.needsReview,
          data[0].needsReview,
          detail,
          (await stored(body.id, '?include=corrections')).review.needsReview,
        ];
      };
      const same = async (): Promise<number> => {
        const all = await numbers();
        expect(new Set(all).size).toBe(1);
        return all[0]!;
      };
      await threshold(0);
      expect(await same()).toBe(0);
      expect((await threshold(1)).body).toEqual({ threshold: 1 });
      expect(await same()).toBeGreaterThan(10);
      await change(body.id, { changes: [{ kind: 'field', field: 'sellerName', value: null }] });
      const [first] = (await review(body.id)).items;
      await change(body.id, {
        changes: [
          { kind: 'cell', row: 0, column: 1, value: 'Oak desk' },
          { kind: 'row_added', row: 1 },
        ],
      });
      await change(body.id, {
        changes: [
          { kind: 'field', field: 'netTotal', value: '5' },
          { kind: 'row_removed', row: 2 },
        ],
      });
      await same();
      expect(first.kind).not.toBe('missing');
      const parts = await Promise.all([0, 5].map((from) => review(body.id, `?from=${from}&count=5`)));
      expect(parts.flatMap(({ items }) => items)).toEqual((await review(body.id, '?count=10')).items);
      const approved = await account.bySession(`/api/extractions/${body.id}/approval`, { method: 'PUT' });
      expect(approved.body).toMatchObject({ needsReview: 0, reviewedAt: expect.any(String), reviewedBy: account.id });
      expect(await same()).toBe(0);
      expect((await account.bySession('/api/extractions?reviewed=true')).body.data).toHaveLength(1);
      const changed = await change(body.id, { changes: [{ kind: 'cell', row: 0, column: 1, value: 'Elm desk' }] });
      expect(changed.body).toMatchObject({ reviewedAt: null, reviewedBy: null });
      expect(await same()).toBeGreaterThan(10);
    });

    it('count a field that should be there and is not, until somebody says that there is none', async () => {
      const { body } = await account.infer(await invoicePdf());
      const missing = async () => (await review(body.id)).items.filter(({ kind }: { kind: string }) => kind === 'missing');
      expect(await missing()).toEqual([]);
      await change(body.id, { changes: [{ kind: 'doc_type', value: 'Bank Statement' }] });
      expect(await missing()).toEqual([
        { kind: 'missing', field: 'accountNumber' },
        { kind: 'missing', field: 'closingBalance' },
      ]);
      await change(body.id, {
        changes: [
          { kind: 'field', field: 'accountNumber', value: null },
          { kind: 'field', field: 'closingBalance', value: '7' },
        ],
      });
      expect(await missing()).toEqual([]);
      await change(body.id, { undo: true });
      expect(await missing()).toHaveLength(2);
    });

    it('reach every chunk of a large table, and are gone with the extraction', async () => {
      const { body } = await account.infer(csvOf(2_600));
      const id = body.id as string;
      const reply = await change(id, {
        changes: [
          { kind: 'row_removed', row: 999 },
          { kind: 'row_added', row: 1_500, values: ['new', 'row', '1'] },
          { kind: 'cell', row: 2_599, column: 1, value: 'last' },
          { kind: 'row_added', row: 2_600, values: ['end', 'row', '2'] },
          { kind: 'row_removed', row: 0 },
        ],
      });
      expect(reply.body.rowCount).toBe(2_600);
      const rows = (body.rows as string[][]).toSpliced(999, 1).toSpliced(1_500, 0, ['new', 'row', '1']);
      rows[2_599] = rows[2_599]!.with(1, 'last');
      expect((await stored(id)).rows).toEqual([...rows, ['end', 'row', '2']].slice(1));
      await change(id, { changes: [{ kind: 'table', table: 0 }] });
      await account.bySession(`/api/extractions/${id}`, { method: 'DELETE' });
      const client = new Client({ connectionString: system.databaseUrl });
      await client.connect();
      const left = await client.query(
        `SELECT extraction_id FROM extraction.correction WHERE extraction_id = $1 UNION ALL
         SELECT extraction_id FROM extraction.replaced_chunk WHERE extraction_id = $1 UNION ALL
         SELECT extraction_id FROM extraction.row_chunk WHERE extraction_id = $1`,
        [id],
      );
      await client.end();
      expect(left.rows).toEqual([]);
    });
  });

  describe('a table', () => {
    it('is read some rows at a time, from anywhere, as it is corrected; the extraction comes without them where asked', async () => {
      const { body } = await account.infer(csvOf(2_300));
      const path = `/api/extractions/${body.id}`;
      await account.bySession(path, {
        ...json('PATCH', {
          changes: [
            { kind: 'row_removed', row: 0 },
            { kind: 'cell', row: 1_999, column: 1, value: 'mended' },
          ],
        }),
        headers: { 'Content-Type': 'application/json', Cookie: account.cookie },
      });
      const { body: whole } = await account.bySession(path);
      for (const [from, count] of [
        [0, 3],
        [997, 5],
        [1_999, 500],
        [2_290, 100],
        [5_000, 10],
      ] as const) {
        const { body: part } = await account.bySession(`${path}/tables/answer/rows?from=${from}&count=${count}`);
        expect(part).toEqual({
          ...{ from, rowCount: 2_299, nextFrom: from + count < 2_299 ? from + count : null },
          rows: whole.rows.slice(from, from + count),
          provenance: whole.provenance.cells.slice(from, from + count),
          confidence: whole.provenance.cellConfidence.slice(from, from + count),
        });
      }
      const found = await account.bySession(`${path}/tables/0/rows?from=1999&count=2`);
      expect(found.body).toEqual({ from: 1_999, rowCount: 2_300, rows: body.rows.slice(1_999, 2_001), nextFrom: 2_001 });
      expect((await account.bySession(`${path}/tables`)).body.tables).toMatchObject([{ rowCount: 2_300 }]);
      expect((await account.bySession(`${path}/tables/1/rows`)).status).toBe(404);
      for (const table of ['x', '-1']) expect((await account.bySession(`${path}/tables/${table}/rows`)).status).toBe(400);
      expect((await account.bySession(`${path}/tables/0/rows?count=501`)).status).toBe(400);
      const { rows: _, provenance, ...head } = whole;
      const light = { ...head, rows: [], rowsOmitted: 2_299, provenance: { ...provenance, cells: [], cellConfidence: [] } };
      expect((await account.bySession(`${path}?rows=false`)).body).toEqual(light);
    });
  });

  describe('a document that failed', () => {
    const retry = (id: string, body: object): Promise<Reply> =>
      account.bySession(`/api/extractions/${id}/retry`, {
        ...json('POST', body),
        headers: { 'Content-Type': 'application/json', Cookie: account.cookie },
      });

    it('is run again with its password under its own id, and charged once', async () => {
      await account.infer(encryptedPdf('Invoice number: 4711', 'open sesame'));
      const [failed] = (await account.bySession('/api/extractions?state=failed')).body.data;
      expect(failed.error.code).toBe('encrypted_document');
      const ended = async (): Promise<Reply['body']> => (await account.byKey(`/api/v1/extractions/${failed.id}?wait=50`)).body;
      expect(await retry(failed.id, {})).toMatchObject({ status: 202, body: { id: failed.id, state: 'queued' } });
      expect(await ended()).toMatchObject({ state: 'failed', error: { code: 'encrypted_document' } });
      expect((await retry(failed.id, { password: 'open sesame' })).status).toBe(202);
      expect(await ended()).toMatchObject({ id: failed.id, metadata: { invoiceNumber: '4711' } });
      expect((await account.bySession('/api/usage')).body).toMatchObject({ pe: { used: 1 } });
      expect(await retry(failed.id, {})).toMatchObject({ status: 409, body: { code: 'extraction_not_failed' } });
      expect((await retry('ext_unknown', {})).status).toBe(404);
    });

    it('is removed with its file', async () => {
      await account.infer(encryptedPdf('Invoice number: 4711', 'open sesame'));
      const [failed] = (await account.bySession('/api/extractions?state=failed')).body.data;
      expect((await account.bySession(`/api/extractions/${failed.id}`, { method: 'DELETE' })).status).toBe(204);
      expect((await account.bySession(`/api/files/${failed.fileId}`)).status).toBe(404);
      expect((await retry(failed.id, {})).status).toBe(404);
    });
  });

  it('is listed in the order and of the type that are asked for, and exported with others as a ZIP', async () => {
    const sent = [{ ...csvOf(2), name: 'b.csv' }, { ...csvOf(3), name: 'A.csv' }, await invoicePdf(), { ...csvOf(4), name: 'b.csv' }];
    const ids: string[] = [];
    for (const file of sent) ids.push((await account.infer(file)).body.id);
    const names = async (query: string): Promise<string[]> =>
      (await account.bySession(`/api/extractions?${query}`)).body.data.map(({ fileName }: { fileName: string }) => fileName);
    expect(await names('')).toEqual(['b.csv', 'invoice.pdf', 'A.csv', 'b.csv']);
    expect(await names('sort=file_name&order=asc')).toEqual(['A.csv', 'b.csv', 'b.csv', 'invoice.pdf']);
    expect(await names('sort=created_at&order=asc&doc_type=table')).toEqual(['b.csv', 'A.csv', 'b.csv']);
    expect(await names('sort=doc_type&order=asc&limit=1&page=2')).toHaveLength(1);
    expect((await account.bySession('/api/extractions?sort=price')).status).toBe(400);

    const exported = (of: readonly string[], cookie = account.cookie) =>
      documentedFetch(`${system.baseUrl}/api/extractions/export?ids=${of.join(',')}&format=csv`, { headers: { Cookie: cookie } });
    const answer = await exported([ids[0]!, ids[3]!, ids[1]!]);
    expect(answer.headers.get('Content-Type')).toBe('application/zip');
    const entries = await unzipped(Buffer.from(await answer.arrayBuffer()));
    expect([...entries.keys()]).toEqual(['b.csv', 'b (2).csv', 'A.csv']);
    expect(entries.get('b (2).csv')!.toString()).toContain('Item 4');
    const other = await TestAccount.create(system.baseUrl);
    expect((await exported(ids, other.cookie)).status).toBe(404);
    expect((await exported([])).status).toBe(400);
  });

  describe('an account', () => {
    const send = (method: string, body: object, who = account): Promise<Reply> =>
      who.bySession('/api/account', { ...json(method, body), headers: { 'Content-Type': 'application/json', Cookie: who.cookie } });

    it('has its name changed, and its address by who knows the password', async () => {
      const other = await TestAccount.create(system.baseUrl);
      expect((await send('PATCH', { name: 'Ada' })).body.account).toMatchObject({ name: 'Ada', email: account.email });
      const email = `new-${account.email}`;
      expect(await send('PATCH', { email })).toMatchObject({ status: 400, body: { code: 'invalid_parameter' } });
      expect((await send('PATCH', { email, currentPassword: 'not the right one' })).status).toBe(401);
      const currentPassword = TestAccount.password;
      expect(await send('PATCH', { email: other.email, currentPassword })).toMatchObject({ status: 409, body: { code: 'email_taken' } });
      expect((await send('PATCH', { email, currentPassword })).body.account).toMatchObject({ name: 'Ada', email });
    });

    it('takes everything along as a ZIP: what it is, each extraction as it is corrected, and the files as they were sent', async () => {
      const [invoice, csv] = [await invoicePdf(), csvOf(3)];
      const [one, two] = [(await account.infer(invoice)).body, (await account.infer({ ...csv, name: 'a:b/..\\c.csv' })).body];
      const failed = await account.infer({ name: 'none.pdf', bytes: Buffer.from('%PDF-1.7 broken') });
      expect(failed.status).toBe(422);
      await account.bySession(`/api/extractions/${one.id}`, {
        ...json('PATCH', { changes: [{ kind: 'doc_type', value: 'Quote' }] }),
        headers: { 'Content-Type': 'application/json', Cookie: account.cookie },
      });
      const answer = await documentedFetch(`${system.baseUrl}/api/account/export`, { headers: { Cookie: account.cookie } });
      expect(answer.headers.get('Content-Type')).toBe('application/zip');
      const entries = await unzipped(Buffer.from(await answer.arrayBuffer()));
      const stored = (await account.bySession(`/api/extractions/${one.id}?include=tables,corrections`)).body;
      expect(JSON.parse(entries.get(`extractions/${one.id}.json`)!.toString())).toMatchObject(stored);
      expect(stored.docType).toBe('Quote');
      expect(entries.get(`files/${one.fileId}/invoice.pdf`)).toEqual(Buffer.from(invoice.bytes));
      const [path, bytes] = [...entries].find(([name]) => name.startsWith(`files/${two.fileId}/`))!;
      expect(path.split('/')).toHaveLength(3);
      expect(bytes).toEqual(Buffer.from(csv.bytes));
      const own = JSON.parse(entries.get('account.json')!.toString());
      expect(own).toMatchObject({ id: account.id, email: account.email, keys: [{ name: 'test' }], webhooks: [], retentionDays: null });
      expect(JSON.stringify(own)).not.toContain(account.key);
      expect([...entries.values()].map(String).filter((text) => text.includes('"state":"failed"'))).toHaveLength(1);
      expect((await documentedFetch(`${system.baseUrl}/api/account/export`)).status).toBe(401);
    });

    it('that is closed is let in nowhere, and nothing of it is left in any table or in the storage', async () => {
      const { body } = await account.infer(await invoicePdf());
      const post = (path: string, content: object, method = 'POST') =>
        account.bySession(path, { ...json(method, content), headers: { 'Content-Type': 'application/json', Cookie: account.cookie } });
      await post(`/api/extractions/${body.id}`, { changes: [{ kind: 'table', table: 0 }] }, 'PATCH');
      await post('/api/webhooks', { url: 'https://example.com/hook' });
      await post('/api/settings/retention', { retentionDays: 30 }, 'PUT');
      await post('/api/settings/review', { threshold: 0.5 }, 'PUT');
      await post('/api/schemas/mine', { type: 'object', properties: { total: { type: 'string' } } }, 'PUT');
      await account.infer(csvOf(40), {}, { Prefer: 'respond-async' });
      const client = new Client({ connectionString: system.databaseUrl });
      await client.connect();
      const stored = await keysUnder(system.storageDir);
      expect(await rowsOf(client, account.id)).toEqual(
        expect.arrayContaining(['extraction.correction', 'extraction.extraction', 'usage.usage_entry']),
      );
      expect((await send('DELETE', { currentPassword: 'not the right one' })).status).toBe(401);
      expect((await send('DELETE', { currentPassword: TestAccount.password })).status).toBe(204);
      expect((await account.bySession('/api/auth/session')).status).toBe(401);
      expect((await account.byKey('/api/v1/usage')).status).toBe(401);
      // As if a minute had passed, in which what was under way has come to its end.
      await client.query(`UPDATE gateway.account SET closed_at = closed_at - interval '2 minutes' WHERE id = $1`, [account.id]);
      while ((await rowsOf(client, account.id)).length > 0) await new Promise((resolve) => setTimeout(resolve, 200));
      await client.end();
      const left = await keysUnder(system.storageDir);
      expect(stored.some((key) => key.includes(account.id))).toBe(true);
      expect(left.filter((key) => key.includes(account.id))).toEqual([]);
    });
  });
});

/** The files of a storage. */
const keysUnder = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`);

/** Every table of every schema with a row that holds the text anywhere. */
async function rowsOf(client: Client, text: string): Promise<string[]> {
  const { rows: tables } = await client.query<{ name: string }>(
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_schema IN ('gateway', 'extraction', 'usage', 'webhooks') ORDER BY 1`,
  );
  const found = [];
  for (const { name } of tables) {
    const { rows } = await client.query(`SELECT FROM ${name} t WHERE t::text LIKE $1 LIMIT 1`, [`%${text}%`]);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

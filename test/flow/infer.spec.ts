import { readFileSync } from 'node:fs';
import ExcelJS from 'exceljs';
import { TestAccount, type Reply } from '../support/account';
import { documentedFetch } from '../support/documented';
import { INVOICE_DESCRIPTIONS, csvOf, invoicePdf, pagesPdf, scannedPdf } from '../support/documents';
import { onSharedSystem } from '../support/on-system';
import type { SharedSystem } from '../support/shared-system';
import { until } from '../support/until';

describe('from upload to export', () => {
  let system: SharedSystem;
  let account: TestAccount;

  onSharedSystem((given) => ({ system, account } = given));

  it('answers 201 with exactly the members of the specification', async () => {
    const { status, headers, body } = await account.infer(await invoicePdf());
    expect(status).toBe(201);
    expect(Object.keys(body).sort()).toEqual(
      ['columns', 'confidence', 'createdAt', 'docType', 'fileId', 'fileName', 'id', 'metadata', 'rows'].sort(),
    );
    expect(body).toMatchObject({
      fileName: 'invoice.pdf',
      docType: 'Invoice',
      metadata: { invoiceNumber: 'NF-20417', issueDate: '2025-03-14', grossTotal: '1322.40' },
    });
    expect(body.rows.map((row: string[]) => row[1])).toEqual(INVOICE_DESCRIPTIONS);
    expect(body.createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(headers.get('Location')).toBe(`/api/v1/extractions/${body.id}`);
  });

  it('charges a page for a page and says so on the answer', async () => {
    const { headers } = await account.infer(await pagesPdf(3));
    expect(headers.get('X-PE-Charged')).toBe('3');
    expect(headers.get('X-PE-Used')).toBe('3');
    expect(headers.get('X-PE-Remaining')).toBe('97');
  });

  it('takes a key in either header, and refuses two that differ', async () => {
    const other = await TestAccount.create(system.baseUrl);
    const byApiKey = await documentedFetch(`${system.baseUrl}/api/v1/usage`, { headers: { 'X-API-Key': account.key } });
    expect(byApiKey.status).toBe(200);
    const both = await account.byKey('/api/v1/usage', { headers: { 'X-API-Key': other.key } });
    expect(both).toMatchObject({ status: 401, body: { code: 'invalid_api_key' } });
  });

  it('lists what was stored, newest first, without the export members', async () => {
    await account.infer(csvOf(2));
    await account.infer(await invoicePdf());
    const { body } = await account.byKey('/api/v1/extractions?limit=1');
    expect(body.pagination).toEqual({ page: 1, limit: 1, total: 2, totalPages: 2, hasMore: true });
    expect(Object.keys(body.data[0]).sort()).toEqual(['columns', 'confidence', 'createdAt', 'docType', 'fileId', 'fileName', 'id', 'rows']);
    expect(body.data[0].fileName).toBe('invoice.pdf');
  });

  it('filters by document type in any case, and answers an empty page past the end', async () => {
    await account.infer(await invoicePdf());
    const found = await account.byKey('/api/v1/extractions?doc_type=iNvOiCe');
    expect(found.body.pagination.total).toBe(1);
    const none = await account.byKey('/api/v1/extractions?doc_type=Receipt');
    expect(none.body).toEqual({ data: [], pagination: { page: 1, limit: 20, total: 0, totalPages: 0, hasMore: false } });
    const past = await account.byKey('/api/v1/extractions?page=9');
    expect(past).toMatchObject({ status: 200, body: { data: [] } });
  });

  it('exports as JSON, CSV and XLSX', async () => {
    const { body: extraction } = await account.infer(await invoicePdf(), { label: 'March' });
    const path = `/api/v1/extractions/${extraction.id}/export`;
    const asJson = await account.byKey(path);
    expect(asJson.body).toEqual({ ...extraction, label: 'March', fieldConfidence: expect.any(Object), summary: expect.any(String) });
    const csv = Buffer.from(
      await (await documentedFetch(system.baseUrl + `${path}?format=csv`, { headers: { 'X-API-Key': account.key } })).arrayBuffer(),
    );
    expect(csv.subarray(0, 3).toString('hex')).toBe('efbbbf');
    expect(csv.toString('utf8').split('\r\n')[0]).toContain('Description');
    const xlsx = await documentedFetch(system.baseUrl + `${path}?format=xlsx`, { headers: { 'X-API-Key': account.key } });
    expect(xlsx.headers.get('Content-Disposition')).toBe(`attachment; filename="invoice.xlsx"; filename*=UTF-8''invoice.xlsx`);
    const book = new ExcelJS.Workbook();
    await book.xlsx.load(await xlsx.arrayBuffer());
    expect(book.worksheets.map(({ name }) => name)).toEqual(['Data', 'Details']);
    expect(book.getWorksheet('Data')!.rowCount).toBe(INVOICE_DESCRIPTIONS.length + 1);
  });

  it('answers at once when asked to, then 202 and 200 where Location says', async () => {
    const accepted = await account.infer(await invoicePdf(), {}, { Prefer: 'respond-async' });
    expect(accepted).toMatchObject({ status: 202, body: { state: 'queued' } });
    const location = accepted.headers.get('Location')!;
    const done = await until(
      () => account.byKey(location),
      ({ status }) => status !== 202,
    );
    expect(done).toMatchObject({ status: 200, body: { docType: 'Invoice' } });
  });

  it('tells how far a run is while it goes on', async () => {
    const { headers } = await account.infer(await scannedPdf(3), {}, { Prefer: 'respond-async' });
    const location = headers.get('Location')!.replace('/api/v1', '/api');
    const reply = await until(
      () => account.bySession(location),
      ({ status, body }) => status !== 202 || body.progress !== undefined,
    );
    expect(reply).toMatchObject({
      status: 202,
      body: { state: 'running', progress: { phase: expect.any(String), page: expect.any(Number), pageCount: 3 } },
    });
  });

  it('tells the place and the confidence of every cell to who asks for them', async () => {
    const { body: extraction } = await account.infer(await invoicePdf());
    const { body } = await account.byKey(`/api/v1/extractions/${extraction.id}?include=provenance`);
    expect(body.provenance.cells).toHaveLength(extraction.rows.length);
    expect(body.provenance.cells[0][1]).toMatchObject({ page: 1, box: { left: expect.any(Number) } });
    expect(body.provenance.cellConfidence[0][1]).toBeGreaterThan(0);
    expect(body.provenance.fields.invoiceNumber).toMatchObject({ page: 1 });
  });

  describe('with an Idempotency-Key', () => {
    it('runs the same document once and replays its answer for nothing', async () => {
      const document = await invoicePdf();
      const first = await account.infer(document, {}, { 'Idempotency-Key': 'order-1' });
      const again = await account.infer(document, {}, { 'Idempotency-Key': 'order-1' });
      expect(again.status).toBe(201);
      expect(again.body).toEqual(first.body);
      expect(again.headers.get('Idempotency-Replayed')).toBe('true');
      expect(again.headers.get('X-PE-Charged')).toBe('0');
      expect(again.headers.get('X-PE-Used')).toBe('1');
    });

    it('refuses another document under it', async () => {
      await account.infer(csvOf(1), {}, { 'Idempotency-Key': 'order-2' });
      const other = await account.infer(csvOf(2), {}, { 'Idempotency-Key': 'order-2' });
      expect(other).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } });
    });

    it('stores one extraction for ten requests at once', async () => {
      const send = (): Promise<Reply> => account.infer(csvOf(3), {}, { 'Idempotency-Key': 'order-3' });
      const replies = await Promise.all(Array.from({ length: 10 }, send));
      // A machine that is busy enough makes some of them `busy`; they may ask again, as the one below does.
      expect(replies.every(({ status, body }) => status === 201 || ['idempotency_in_progress', 'busy'].includes(body.code))).toBe(true);
      const { body: stored } = await until(send, ({ status }) => status === 201);
      for (const { status, body } of replies) if (status === 201) expect(body.id).toBe(stored.id);
      const { body } = await account.byKey('/api/v1/extractions');
      expect(body.pagination.total).toBe(1);
    });
  });

  it('reads what the README says: the sample is served and comes out right', async () => {
    const sample = await fetch(`${system.baseUrl}/samples/invoice.pdf`);
    expect(Buffer.from(await sample.arrayBuffer())).toEqual(readFileSync('apps/gateway/samples/invoice.pdf'));
  });
});

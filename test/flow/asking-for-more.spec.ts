import ExcelJS from 'exceljs';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { TestAccount, type TestFile } from '../support/account';
import { documentedFetch } from '../support/documented';
import { csvOf, invoicePdf, invoicesPdf, pagesPdf } from '../support/documents';
import { onSharedSystem } from '../support/on-system';
import type { SharedSystem } from '../support/shared-system';
import { until } from '../support/until';

/** An XLSX with a table on each of two sheets. */
async function twoSheets(): Promise<TestFile> {
  const book = new ExcelJS.Workbook();
  book.addWorksheet('Sales').addRows([
    ['Month', 'Amount'],
    ['May', 10],
    ['June', 20],
  ]);
  book.addWorksheet('Staff').addRows([
    ['Name', 'Hours'],
    ['Ada', 7],
  ]);
  return { name: 'two.xlsx', bytes: new Uint8Array(await book.xlsx.writeBuffer()) };
}

/** Three pages, each with a ruled table of its own. */
async function ruledPdf(): Promise<TestFile> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (const number of [1, 2, 3]) {
    const page = pdf.addPage([595, 842]);
    [
      ['Code', `Price ${number}`],
      [`A${number}`, '1.50'],
      [`B${number}`, '2.50'],
    ].forEach((row, y) =>
      row.forEach((text, x) => {
        page.drawRectangle({ x: 60 + x * 150, y: 700 - y * 24, width: 150, height: 24, borderWidth: 1 });
        page.drawText(text, { x: 66 + x * 150, y: 708 - y * 24, size: 10, font });
      }),
    );
  }
  return { name: 'prices.pdf', bytes: await pdf.save() };
}

describe('what a request may ask for besides', () => {
  let system: SharedSystem;
  let account: TestAccount;

  onSharedSystem((given) => ({ system, account } = given));

  describe('splitting a file', () => {
    const NUMBERS = ['NF-1001', 'NF-1002', 'NF-1003'];

    it('makes an extraction of each document in it, charges its pages alone, and answers the same again', async () => {
      const headers = { 'Idempotency-Key': 'split' };
      const file = await invoicesPdf(NUMBERS);
      const sent = await account.infer(file, { split: 'auto', reference: 'May' }, headers);
      expect(sent).toMatchObject({ status: 201, body: { state: 'split', fileName: 'invoices.pdf', pageCount: 3 } });
      expect(sent.headers.get('X-PE-Charged')).toBe('3');
      expect(sent.headers.get('Location')).toBe(`/api/v1/extractions/${sent.body.id}`);
      const { parts } = sent.body;
      expect(parts).toMatchObject(
        NUMBERS.map((number, index) => ({
          id: expect.stringMatching(/^ext_/),
          fileId: sent.body.fileId,
          docType: 'Invoice',
          metadata: { invoiceNumber: number },
          rows: expect.any(Array),
          ...{ firstPage: index + 1, lastPage: index + 1, splitConfidence: expect.any(Number) },
        })),
      );
      const again = await account.infer(file, { split: 'auto', reference: 'May' }, headers);
      expect(again.headers.get('Idempotency-Replayed')).toBe('true');
      expect(again.body).toEqual(sent.body);
      expect((await account.byKey(`/api/v1/extractions/${sent.body.id}`)).body).toEqual(sent.body);
      const listed = (await account.byKey('/api/v1/extractions?reference=May')).body.data;
      expect(listed.map(({ id }: { id: string }) => id).sort()).toEqual(parts.map(({ id }: { id: string }) => id).sort());
      await untilCharged(3);
    });

    it('is waited for, and has no table of its own', async () => {
      const sent = await account.infer(await invoicesPdf(NUMBERS), { split: 'auto', include: 'tables' }, { Prefer: 'respond-async' });
      expect(sent.status).toBe(202);
      const { body } = await account.byKey(`${sent.headers.get('Location')}?wait=50&include=tables`);
      expect(body.parts.map(({ tables }: { tables: unknown[] }) => tables.length > 0)).toEqual([true, true, true]);
      expect(await account.byKey(`/api/v1/extractions/${body.id}/export`)).toMatchObject({
        status: 409,
        body: { code: 'extraction_split' },
      });
      const [{ id }] = body.parts;
      await account.bySession(`/api/extractions/${id}`, { method: 'DELETE' });
      expect((await account.byKey(`/api/v1/extractions/${body.id}`)).body.parts).toHaveLength(2);
    });

    it('leaves a file of one document one part', async () => {
      const { body } = await account.infer(await invoicePdf(), { split: 'auto' });
      expect(body).toMatchObject({ state: 'split', pageCount: 1, parts: [{ firstPage: 1, lastPage: 1, splitConfidence: 1 }] });
      expect((await account.infer(await invoicePdf(), { split: 'none' })).body.docType).toBe('Invoice');
    });

    /** Units charged, once nothing is held any more. */
    async function untilCharged(units: number): Promise<void> {
      const { body } = await until(
        () => account.bySession('/api/usage'),
        ({ body: { pe } }) => pe.held === 0,
      );
      expect([body.pe.used, body.ledger.pe]).toEqual([units, units]);
    }
  });

  describe('all tables', () => {
    it('come with infer and with the extraction, each with its place, and change no other member', async () => {
      const { body } = await account.infer(await ruledPdf(), { include: 'tables' });
      const { tables, ...plain } = body;
      expect(tables.map(({ page, columns, rows }: { page: number; columns: string[]; rows: string[][] }) => [page, columns, rows])).toEqual(
        [1, 2, 3].map((number) => [
          number,
          ['Code', `Price ${number}`],
          [
            [`A${number}`, '1.50'],
            [`B${number}`, '2.50'],
          ],
        ]),
      );
      expect(tables[0]).toMatchObject({
        box: { left: expect.any(Number) },
        header: [['Code', 'Price 1']],
        spans: [],
        confidence: expect.any(Number),
      });
      const { body: stored } = await account.byKey(`/api/v1/extractions/${body.id}?include=tables`);
      expect(stored.tables).toEqual(tables);
      expect(stored).toMatchObject(plain);
      const { body: export_ } = await account.byKey(`/api/v1/extractions/${body.id}/export`);
      expect(export_).not.toHaveProperty('tables');
      const { body: asked } = await account.byKey(`/api/v1/extractions/${body.id}/export?tables=all`);
      expect(asked).toEqual({ ...export_, tables });
    });

    it('are a sheet each of a workbook, by their names', async () => {
      const { body } = await account.infer(await twoSheets(), { include: 'tables' });
      expect(body.tables.map(({ title }: { title: string }) => title)).toEqual(['Sales', 'Staff']);
      const path = `/api/v1/extractions/${body.id}/export?format=xlsx&tables=all`;
      const answer = await documentedFetch(system.baseUrl + path, { headers: { 'X-API-Key': account.key } });
      const book = new ExcelJS.Workbook();
      await book.xlsx.load(await answer.arrayBuffer());
      expect(book.worksheets.map(({ name }) => name)).toEqual(['Data', 'Details', 'Sales', 'Staff']);
      expect(book.getWorksheet('Staff')!.getRow(2).getCell(1).value).toBe('Ada');
    });

    it('do not fit into CSV, and other words are refused', async () => {
      const { body } = await account.infer(csvOf(2));
      const path = `/api/v1/extractions/${body.id}`;
      for (const query of ['/export?format=csv&tables=all', '/export?tables=some', '?include=pictures', '?include=tables,tables'])
        expect(await account.byKey(path + query)).toMatchObject({ status: 400, body: { code: 'invalid_parameter' } });
      expect(await account.infer(csvOf(2), { include: 'rows' })).toMatchObject({ status: 400, body: { code: 'invalid_parameter' } });
    });

    it('come with places where both are asked for', async () => {
      const { body } = await account.infer(await invoicePdf(), { include: 'tables,provenance' });
      expect(body).toMatchObject({ tables: expect.any(Array), provenance: { cells: expect.any(Array) } });
    });
  });

  describe('pages', () => {
    it('that are chosen are the only ones that are read and charged', async () => {
      const reply = await account.infer(await pagesPdf(5), { pages: '2,-1', include: 'provenance' });
      expect(reply.status).toBe(201);
      expect(reply.headers.get('X-PE-Charged')).toBe('2');
      expect(reply.body.provenance.pages.map(({ number }: { number: number }) => number)).toEqual([2, 5]);
    });

    it('keep their numbers', async () => {
      const { body } = await account.infer(await ruledPdf(), { pages: '3', include: 'tables' });
      expect(body.tables.map(({ page, columns }: { page: number; columns: string[] }) => [page, columns[1]])).toEqual([[3, 'Price 3']]);
    });

    it('may be more than the plan takes in the document, when those that are chosen are not', async () => {
      const report = await pagesPdf(12);
      expect(await account.infer(report)).toMatchObject({ status: 422, body: { code: 'page_limit_exceeded' } });
      expect((await account.infer(report, { pages: '1-10' })).headers.get('X-PE-Charged')).toBe('10');
    });

    it('are sheets of a workbook', async () => {
      const reply = await account.infer(await twoSheets(), { pages: '2', include: 'tables' });
      expect(reply.body.tables.map(({ title }: { title: string }) => title)).toEqual(['Staff']);
      expect(reply.headers.get('X-PE-Charged')).toBe('1');
    });

    it('that are not there, are no pages, or are asked of a format without any, are refused and not charged', async () => {
      const report = await pagesPdf(2);
      for (const pages of ['7', '0', 'all', '5-3']) {
        const reply = await account.infer(report, { pages });
        expect(reply).toMatchObject({ status: 400, body: { code: 'invalid_parameter' } });
        expect(reply.headers.get('X-PE-Charged')).toBe('0');
      }
      expect(await account.infer(csvOf(3), { pages: '1' })).toMatchObject({ status: 400, body: { code: 'invalid_parameter' } });
    });
  });

  describe('a reference', () => {
    it('is echoed, stays with the extraction and finds it', async () => {
      const { body, headers } = await account.infer(csvOf(1), { reference: 'order 7 é' });
      expect(headers.get('X-Service-Reference')).toBe('order 7 %C3%A9');
      await account.infer(csvOf(1), { reference: 'order 8' });
      expect((await account.byKey(`/api/v1/extractions/${body.id}`)).headers.get('X-Service-Reference')).toBe('order 7 %C3%A9');
      const found = await account.byKey(`/api/v1/extractions?reference=${encodeURIComponent('order 7 é')}`);
      expect(found.body.data.map(({ id }: { id: string }) => id)).toEqual([body.id]);
    });

    it.each(['', 'x'.repeat(257), 'a\nb'])('of 1 to 256 characters is taken, not %j', async (reference) => {
      expect(await account.infer(csvOf(1), { reference })).toMatchObject({ status: 400, body: { code: 'invalid_parameter' } });
    });
  });

  describe('the list', () => {
    const idsOf = ({ body }: { body: { data: { id: string }[] } }) => body.data.map(({ id }) => id);

    it('is filtered by time, label, name, confidence and need of review', async () => {
      const first = (await account.infer({ ...csvOf(1), name: 'May 100%.csv' }, { label: 'May' })).body;
      const second = (await account.infer({ ...csvOf(1), name: 'June.csv' })).body;
      const list = async (query: string) => idsOf(await account.byKey(`/api/v1/extractions?${query}`));
      expect(await list('label=May')).toEqual([first.id]);
      expect(await list('file_name=100%25')).toEqual([first.id]);
      expect(await list('file_name=JUNE')).toEqual([second.id]);
      expect(await list(`created_after=${second.createdAt}`)).toEqual([second.id]);
      expect(await list(`created_before=${second.createdAt}`)).toEqual([first.id]);
      expect(await list('created_after=2020-01-01')).toHaveLength(2);
      expect(await list('created_after=2999-01-01')).toEqual([]);
      expect(await list('min_confidence=0')).toHaveLength(2);
      const sure = await list('needs_review=false');
      const unsure = await list('needs_review=true');
      expect([...sure, ...unsure].sort()).toEqual([first.id, second.id].sort());
    });

    it.each([
      'created_after=May',
      'created_before=2026-13-01',
      'min_confidence=2',
      'min_confidence=x',
      'needs_review=1',
      'label=',
      'cursor=zzz',
      'cursor=&page=2',
    ])('refuses %s', async (query) => {
      expect(await account.byKey(`/api/v1/extractions?${query}`)).toMatchObject({ status: 400, body: { code: 'invalid_parameter' } });
    });

    it.each(['sort=created_at', 'sort=file_name&order=asc', 'sort=confidence', 'sort=doc_type'])(
      'is walked by cursor with %s: each once, whatever is added meanwhile',
      async (sort) => {
        const made: string[] = [];
        for (const name of ['b.csv', 'A.csv', 'c.csv', 'a 10.csv', 'a 9.csv'])
          made.push((await account.infer({ ...csvOf(1), name })).body.id);
        const walked: string[] = [];
        for (let cursor: string | null = ''; cursor !== null;) {
          const page = await account.byKey(`/api/v1/extractions?${sort}&limit=2&cursor=${cursor}`);
          expect(page.status).toBe(200);
          walked.push(...idsOf(page));
          cursor = page.body.nextCursor;
          if (walked.length === 2) await account.infer({ ...csvOf(1), name: 'zz.csv' });
        }
        expect(walked.filter((id) => made.includes(id)).sort()).toEqual([...made].sort());
        expect(new Set(walked).size).toBe(walked.length);
        const other = await account.byKey(
          `/api/v1/extractions?sort=created_at&order=asc&cursor=${Buffer.from('["confidence","desc","1","ext_1"]').toString('base64url')}`,
        );
        expect(other).toMatchObject({ status: 400, body: { errors: [{ location: 'query.cursor' }] } });
      },
    );

    it('has no member more without a cursor', async () => {
      expect(Object.keys((await account.byKey('/api/v1/extractions')).body).sort()).toEqual(['data', 'pagination']);
    });
  });

  it('values that are less sure are listed with their places', async () => {
    const { body } = await account.infer(await invoicePdf());
    const all = (await account.byKey(`/api/v1/extractions/${body.id}?low_confidence=1&include=provenance`)).body;
    const cells = all.lowConfidence.filter(({ row }: { row?: number }) => row !== undefined);
    expect(cells.length).toBeGreaterThan(0);
    for (const { row, column, value, confidence } of cells) {
      expect(value).toBe(all.rows[row][column]);
      expect(confidence).toBe(all.provenance.cellConfidence[row][column]);
    }
    expect((await account.byKey(`/api/v1/extractions/${body.id}?low_confidence=0`)).body.lowConfidence).toEqual([]);
  });
});

import sharp from 'sharp';
import { TestAccount, type Reply } from '../support/account';
import { csvOf, invoicePdf } from '../support/documents';
import { encryptedPdf } from '../support/encrypted-pdf';
import { forgetMinuteLimits } from '../support/minute-limits';
import { System } from '../support/system';

/** How dark the darkest pixel of a part of a picture is; 255 is white. */
async function darkest(image: sharp.Sharp, part: sharp.Region): Promise<number> {
  const { channels } = await sharp(await image.clone().extract(part).png().toBuffer()).stats();
  return channels[0]!.min;
}

describe('looking through a document', () => {
  let system: System;
  let account: TestAccount;

  beforeAll(async () => {
    system = await System.start();
  }, 120_000);
  beforeEach(async () => {
    await forgetMinuteLimits(system.redisUrl);
    account = await TestAccount.create(system.baseUrl);
  });
  afterAll(() => system.stop());

  describe('the picture of a page', () => {
    const picture = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
      fetch(system.baseUrl + path, { headers: { Cookie: account.cookie, ...headers } });

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

    it('does not exist of a sheet, of a page that is not there, of a number that is none, and once the file is removed', async () => {
      const sheet = await account.infer(csvOf(2));
      const invoice = await account.infer(await invoicePdf());
      const at = (reply: Reply, page: string) => account.bySession(`/api/extractions/${reply.body.id}/pages/${page}`);
      const none = { status: 404, body: { code: 'no_page_picture' } };
      for (const [reply, page] of [
        [sheet, '1'],
        [invoice, '2'],
        [invoice, '0'],
        [invoice, 'x'],
      ] as const)
        expect(await at(reply, page)).toMatchObject(none);
      expect(await at(invoice, '1?width=2401')).toMatchObject({ status: 400, body: { code: 'invalid_parameter' } });
      await account.bySession(`/api/files/${invoice.body.fileId}`, { method: 'DELETE' });
      expect(await at(invoice, '1')).toMatchObject(none);
      expect((await account.bySession(`/api/extractions/${invoice.body.id}/pages`)).body.pages[0].hasPicture).toBe(false);
    });
  });
});

import { TestAccount, json } from '../support/account';
import { csvOf, invoicePdf } from '../support/documents';
import { onSharedSystem } from '../support/on-system';
import type { SharedSystem } from '../support/shared-system';

const SCHEMA = {
  type: 'object',
  properties: {
    invoice_no: { type: 'string' },
    invoice_date: { type: 'string', format: 'date' },
    grand_total: { type: 'number' },
    iban: { type: 'string' },
    lines: {
      type: 'array',
      items: { type: 'object', properties: { amount: { type: 'number' }, description: { type: 'string' }, sku: { type: 'string' } } },
    },
  },
};
const ANSWER = {
  metadata: { invoice_no: 'NF-20417', invoice_date: '2025-03-14', grand_total: '1322.40' },
  columns: ['amount', 'description', 'sku'],
  rows: [
    ['900.00', 'Oak desk', ''],
    ['142.00', 'Desk lamp', ''],
    ['60.00', 'Delivery', ''],
  ],
};

describe("an answer in the caller's form", () => {
  let system: SharedSystem;
  let account: TestAccount;

  onSharedSystem((given) => ({ system, account } = given));

  it('has the names, order and kinds of the schema, and nothing that is not on the page', async () => {
    const { status, body } = await account.infer(await invoicePdf(), { schema: JSON.stringify(SCHEMA) });
    expect(status).toBe(201);
    expect(body).toMatchObject(ANSWER);
    expect(body.metadata).toEqual(ANSWER.metadata);
    const exported = (await account.byKey(`/api/v1/extractions/${body.id}/export`)).body;
    expect(exported).toMatchObject(ANSWER);
    expect(Object.keys(exported.fieldConfidence)).toEqual(ANSWER.columns);
  });

  it('may be saved, listed, used by its name in JSON too, and removed', async () => {
    const saved = await account.bySession('/api/schemas/invoices', json('PUT', { schema: SCHEMA }));
    expect(saved).toMatchObject({ status: 200, body: { name: 'invoices', schema: SCHEMA } });
    expect((await account.bySession('/api/schemas')).body.data).toEqual([saved.body]);
    const { bytes } = await invoicePdf();
    const base64 = Buffer.from(bytes).toString('base64');
    const byName = await account.byKey('/api/v1/infer', json('POST', { base64, fileName: 'a.pdf', schema: 'invoices' }));
    expect(byName.body).toMatchObject(ANSWER);
    const inPlace = await account.byKey('/api/v1/infer', json('POST', { base64, fileName: 'a.pdf', schema: SCHEMA }));
    expect(inPlace.body).toMatchObject(ANSWER);
    expect((await account.bySession('/api/schemas/invoices', { method: 'DELETE' })).status).toBe(204);
    expect(await account.bySession('/api/schemas/invoices')).toMatchObject({ status: 404 });
    expect(await account.infer(csvOf(1), { schema: 'invoices' })).toMatchObject({
      status: 400,
      body: { code: 'invalid_parameter', errors: [{ location: 'form.schema' }] },
    });
  });

  it('of another account is not found', async () => {
    await account.bySession('/api/schemas/mine', json('PUT', { schema: SCHEMA }));
    const other = await TestAccount.create(system.baseUrl);
    expect(await other.bySession('/api/schemas/mine')).toMatchObject({ status: 404 });
    expect((await other.bySession('/api/schemas')).body.data).toEqual([]);
    expect(await other.infer(csvOf(1), { schema: 'mine' })).toMatchObject({ status: 400 });
  });

  it.each(['{', '{}', '[]', '{"type":"object","properties":{"a":{"type":"boolean"}}}', 'no such name'])(
    'is refused for %s',
    async (schema) => {
      expect(await account.infer(csvOf(1), { schema })).toMatchObject({ status: 400, body: { code: 'invalid_parameter' } });
    },
  );

  it('is saved only where it is one, under a plain name', async () => {
    const bad = json('PUT', { schema: { type: 'string' } });
    expect(await account.bySession('/api/schemas/a', bad)).toMatchObject({ status: 400, body: { code: 'invalid_parameter' } });
    expect(await account.bySession('/api/schemas/a.b', json('PUT', { schema: SCHEMA }))).toMatchObject({ status: 400 });
  });
});

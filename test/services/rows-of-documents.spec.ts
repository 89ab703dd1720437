import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '@gridline/testing';
import { Client } from 'pg';
import { KEPT_ROWS } from '../../bench/capacity/needs';
import { json, TestAccount, type TestFile } from '../support/account';
import { scannedPdf } from '../support/documents';
import { Figures } from '../support/figures';
import { System } from '../support/system';

const INTRO =
  'Made by `npm run bench:rows`: what documents add to the tables of all services, with their indexes, beyond the first 80; nine in ten the sample invoice, one in ten a scan of a page, each told to one endpoint in one attempt.';

const [BEFORE, MEASURED] = [80, 240];
/** As many as a free account sends in a minute. */
const OF_ACCOUNT = 20;

/** By command (npm run bench:rows): docs/capacity.md is computed from it. */
const suite = process.env.FIGURES ? describe : describe.skip;

suite('what a document leaves in PostgreSQL', () => {
  let system: System;
  let client: Client;
  let sent = 0;
  const figures = new Figures();

  beforeAll(async () => {
    // Nobody listens there, so that an attempt fails at once.
    system = await System.start({ env: { LOG_LEVEL: 'warn', TRUSTED_PROXIES: '127.0.0.1', WEBHOOK_PRIVATE_TARGETS: '127.0.0.1:9' } });
    client = new Client({ connectionString: system.databaseUrl });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await system.stop();
    await figures.write('Rows', INTRO);
  });

  it('is a few kilobytes, most of them as long as the document', async () => {
    const invoice = await readFile(join(projectRoot(), 'apps/gateway/samples/invoice.pdf'));
    const scan = await scannedPdf(1, 4);
    const next = (): TestFile =>
      sent % 10 === 0 ? scan : { name: 'invoice.pdf', bytes: Buffer.concat([invoice, Buffer.from(`\n%${sent}`)]) };
    await send(BEFORE, next);
    const before = await bytesByTable();
    await send(MEASURED, next);
    const after = await bytesByTable();
    for (const [rows, { tables }] of Object.entries(KEPT_ROWS)) {
      const added = [...after].filter(([name]) => tables.test(name)).map(([name, bytes]) => bytes - (before.get(name) ?? 0));
      const bytes = Math.round(added.reduce((sum, each) => sum + each, 0) / MEASURED);
      figures.add('Bytes of a document', { rows, bytes });
      expect(bytes).toBeGreaterThan(0);
    }
    // What is in no kind of rows is next to nothing.
    const others = [...after].filter(([name]) => !Object.values(KEPT_ROWS).some(({ tables }) => tables.test(name)));
    const left = others.reduce((sum, [name, bytes]) => sum + bytes - (before.get(name) ?? 0), 0) / MEASURED;
    expect(left).toBeLessThan(500);
  }, 900_000);

  async function send(count: number, next: () => TestFile): Promise<void> {
    for (let left = count; left > 0; left -= OF_ACCOUNT) {
      const account = await TestAccount.create(system.baseUrl);
      await account.bySession('/api/webhooks', json('POST', { url: 'https://127.0.0.1:9/hook', description: '' }));
      for (let n = 0; n < OF_ACCOUNT; n++, sent++) {
        const { status } = await account.infer(next(), {}, { 'X-Forwarded-For': `10.0.${Math.floor(sent / OF_ACCOUNT)}.1` });
        expect(status).toBe(201);
      }
    }
  }

  /** A partitioned table's by the name of the whole. */
  async function bytesByTable(): Promise<Map<string, number>> {
    const { rows } = await client.query<{ name: string; bytes: number }>(`
      SELECT n.nspname || '.' || coalesce(whole.relname, c.relname) AS name, sum(pg_total_relation_size(c.oid))::float8 AS bytes
      FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      LEFT JOIN pg_inherits i ON i.inhrelid = c.oid LEFT JOIN pg_class whole ON whole.oid = i.inhparent
      WHERE c.relkind = 'r' AND n.nspname IN ('gateway', 'extraction', 'usage', 'webhooks') GROUP BY 1`);
    return new Map(rows.map(({ name, bytes }) => [name, bytes]));
  }
});

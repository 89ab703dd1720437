import { readdir } from 'node:fs/promises';
import { copyExtraction } from '@gridline/testing';
import type { TestAccount } from '../support/account';
import { documentedFetch } from '../support/documented';
import { csvOf } from '../support/documents';
import { onSharedSystem } from '../support/on-system';
import type { SharedSystem } from '../support/shared-system';

const NATS_MESSAGE_BYTES = 1_048_576;

describe('answers larger than a NATS message', () => {
  let system: SharedSystem;
  let account: TestAccount;
  /** What was there before the first test, which other specs may have left. */
  let before: string[] | undefined;

  onSharedSystem((given) => ({ system, account } = given));
  beforeEach(async () => void (before ??= await passing()));

  it('lists 100 extractions of 2,000 rows each', async () => {
    const { body: original } = await account.infer(csvOf(2_000));
    await copyExtraction(system.databaseUrl, original.id, 99);
    const { status, body } = await account.byKey('/api/v1/extractions?limit=100');
    expect(status).toBe(200);
    expect(body.data).toHaveLength(100);
    expect(body.data.every(({ rows }: { rows: string[][] }) => rows.length === 2_000)).toBe(true);
    expect(JSON.stringify(body).length).toBeGreaterThan(5 * NATS_MESSAGE_BYTES);
  });

  it('exports 100,000 rows in every format', async () => {
    // More than three messages in each, and more than is held in memory for one that passes.
    const rows = 100_000;
    const { status, body: extraction } = await account.infer(csvOf(rows));
    expect(status).toBe(201);
    expect(extraction.rows).toHaveLength(rows);
    const csv = await account.byKey(`/api/v1/extractions/${extraction.id}/export?format=csv`);
    expect(csv.body.trimEnd().split('\r\n')).toHaveLength(rows + 1);
    const json = await account.byKey(`/api/v1/extractions/${extraction.id}/export?format=json`);
    expect(json.body.rows.at(-1)).toEqual(extraction.rows.at(-1));
    const xlsx = await documentedFetch(`${system.baseUrl}/api/v1/extractions/${extraction.id}/export?format=xlsx`, {
      headers: { 'X-API-Key': account.key },
    });
    expect(
      Buffer.from(await xlsx.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
  });

  it('leaves nothing behind in the storage but the files', async () => {
    expect(await passing()).toEqual(before);
  });

  /** What the services have put into the storage for one another to take. */
  async function passing(): Promise<string[]> {
    const folders = ['answers', 'exports'].map((folder) => readdir(`${system.storageDir}/${folder}`).catch(() => []));
    return (await Promise.all(folders)).flat();
  }
});

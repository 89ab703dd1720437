import pino from 'pino';
import { ExtractionDatabase } from '../fixtures/extraction-database';
import { Deletions } from './deletions.service';

/** What the books and the sweep need, none of it said by the document or its sender. */
const KEPT = [
  'id',
  'account_id',
  'file_id',
  'state',
  'plan',
  'engine',
  'error_code',
  'batch_id',
  'key_id',
  'parent_id',
  'split',
  'fingerprint',
];

describe('an extraction that was deleted', () => {
  let its: ExtractionDatabase;

  beforeAll(async () => void (its = await ExtractionDatabase.open()));
  afterAll(() => its.close());

  it('has nothing left that the document or its sender said, in any column there is', async () => {
    const columns: { name: string; type: string }[] = await its.dataSource.query(
      `SELECT column_name AS name, udt_name AS type FROM information_schema.columns
       WHERE table_schema = 'extraction' AND table_name = 'extraction' AND udt_name IN ('text', '_text', 'json', 'jsonb') ORDER BY 1`,
    );
    const said = columns.filter(({ name }) => !KEPT.includes(name));
    expect(said.length).toBeGreaterThan(12);
    const id = await its.accept('acc_1');
    const word = 'Zweckform';
    const values: Record<string, string> = { text: word, _text: `{${word}}`, json: `["${word}"]`, jsonb: `["${word}"]` };
    await its.set(id, { state: 'completed', ...Object.fromEntries(said.map(({ name, type }) => [name, values[type]])) });
    expect(JSON.stringify(await its.row(id))).toContain(word);
    await new Deletions(its.dataSource, its.storage, its.outbox, its.clock, pino({ level: 'silent' })).delete([id]);
    const row = await its.row(id);
    expect(Object.entries(row).filter(([, value]) => JSON.stringify(value)?.includes(word))).toEqual([]);
  });

  it('is not found, nor is one of another account', async () => {
    const deletions = new Deletions(its.dataSource, its.storage, its.outbox, its.clock, pino({ level: 'silent' }));
    const id = await its.accept('acc_1');
    await expect(deletions.deleteOwned({ accountId: 'acc_2', id })).rejects.toMatchObject({ code: 'not_found' });
    expect((await its.row(id)).deleted_at).toBeNull();
    expect(await deletions.deleteOwned({ accountId: 'acc_1', id })).toEqual({ id });
    await expect(deletions.deleteOwned({ accountId: 'acc_1', id })).rejects.toMatchObject({ code: 'not_found' });
  });
});

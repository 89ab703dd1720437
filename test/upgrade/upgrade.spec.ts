import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '@gridline/database';
import { createTestDatabase, type TestDatabase } from '@gridline/testing';
import { STORING_SERVICES } from './storing-services';

const DUMP = readFileSync(join(__dirname, 'schema-0.1.0.sql'), 'utf8');
/** The same release an hour or two earlier, before its first migration was edited. */
const EARLIER_DUMP = DUMP.replace('metadata json NOT NULL', 'metadata jsonb NOT NULL').replace(
  'field_confidence json ',
  'field_confidence jsonb ',
);

describe('a database of the release before', () => {
  const open: TestDatabase[] = [];
  let fresh: object;

  beforeAll(async () => {
    fresh = await catalogOf(await migrated());
  });
  afterAll(() => Promise.all(open.map((database) => database.drop())));

  it.each([
    ['0.1.0', DUMP],
    ['0.1.0 before its first migration was edited', EARLIER_DUMP],
  ])('of %s becomes what a new one is', async (_, dump) => {
    expect(await catalogOf(await migrated(dump))).toEqual(fresh);
  });

  it('keeps what is in it', async () => {
    const database = await migrated(EARLIER_DUMP);
    const rows = await database.query('SELECT account_id, doc_type, metadata, field_confidence FROM extraction.extraction');
    const metadata = { currency: 'EUR', invoiceNumber: '1' };
    expect(rows).toEqual([{ account_id: 'acc_1', doc_type: 'Invoice', metadata, field_confidence: { currency: 0.9 } }]);
    expect(await database.query('SELECT email FROM gateway.account')).toEqual([{ email: 'ada@example.com' }]);
  });

  /** A database that the services of today have started on. */
  async function migrated(dump?: string): Promise<TestDatabase> {
    const database = await createTestDatabase();
    open.push(database);
    if (dump) await database.query(dump);
    for (const { name, migrations } of STORING_SERVICES) {
      await (await openDatabase({ url: database.url, schema: name, entities: [], migrations })).destroy();
    }
    return database;
  }
});

/** Every column, index, constraint and function of the services' schemas. */
async function catalogOf(database: TestDatabase): Promise<object> {
  const ours = `IN (${STORING_SERVICES.map(({ name }) => `'${name}'`).join(', ')})`;
  const [columns, indexes, constraints, functions] = await Promise.all([
    database.query(`SELECT table_schema, table_name, column_name, data_type, column_default, is_nullable, is_identity
      FROM information_schema.columns WHERE table_schema ${ours} ORDER BY 1, 2, 3`),
    database.query(`SELECT indexdef FROM pg_indexes WHERE schemaname ${ours} ORDER BY 1`),
    database.query(`SELECT conrelid::regclass::text AS relation, conname, pg_get_constraintdef(oid) FROM pg_constraint
      WHERE connamespace::regnamespace::text ${ours} ORDER BY 1, 2`),
    database.query(
      `SELECT regexp_replace(pg_get_functiondef(oid), '\\s+', ' ', 'g') FROM pg_proc WHERE pronamespace::regnamespace::text ${ours} ORDER BY 1`,
    ),
  ]);
  const migrations = await Promise.all(
    STORING_SERVICES.map(({ name }) => database.query(`SELECT name FROM "${name}".migrations ORDER BY timestamp`)),
  );
  return { columns, indexes, constraints, functions, migrations };
}

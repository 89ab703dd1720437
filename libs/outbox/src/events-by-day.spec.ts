import { openDatabase } from '@gridline/database';
import { newId } from '@gridline/runtime';
import { createTestDatabase, type TestDatabase } from '@gridline/testing';
import type { DataSource } from 'typeorm';
import { Inbox } from './inbox';
import { boundEvents, outboxTables, outboxTrace, splitEvents } from './outbox-tables';

const DAY_MS = 86_400_000;

describe('outbox and inbox in parts by day', () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  /** The database's moment at which it was told where days begin: it may be midnight at any other. */
  let start: number;
  /** As the release before made and filled them; events of these many days ago. */
  const BEFORE = [20, 9, 1, 0];

  beforeAll(async () => {
    database = await createTestDatabase();
    dataSource = await openDatabase({ url: database.url, schema: 'test', entities: [], migrations: [] });
    await dataSource.transaction(async (tx) => {
      start = ((await tx.query('SELECT now() AS now')) as [{ now: Date }])[0].now.getTime();
      for (const statement of [...outboxTables('test'), outboxTrace('test')]) await tx.query(statement);
      for (const days of BEFORE) await event(-days, tx);
      for (const statement of boundEvents('test')) await tx.query(statement);
    });
  });
  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  it('are made of what was there, while others write, under the rights that others had', async () => {
    await database.query(`CREATE ROLE ${role}`);
    await database.query(`GRANT USAGE ON SCHEMA test TO ${role}`);
    await database.query(`GRANT SELECT, INSERT, UPDATE, DELETE ON test.outbox, test.inbox TO ${role}`);
    // The statements of the service meanwhile wait for the split, or come before it.
    const split = dataSource.transaction(async (tx) => {
      for (const statement of splitEvents('test')) await tx.query(statement);
    });
    await Promise.all([split, ...Array.from({ length: 20 }, () => event(0))]);
    expect(await count('outbox')).toBe(BEFORE.length + 20);
    expect(await count('outbox_first')).toBe(BEFORE.length + 20);
    expect(await dataSource.query(`SELECT has_table_privilege('${role}', 'test.outbox', 'DELETE') AS may`)).toEqual([{ may: true }]);
  });

  it('are made ahead by a service that may make no table, and a row of each day stands in its own', async () => {
    await database.query(`GRANT EXECUTE ON ALL ROUTINES IN SCHEMA test TO ${role}`);
    await dataSource.transaction(async (tx) => {
      await tx.query(`SET LOCAL ROLE ${role}`);
      await tx.query('SELECT test.outbox_parts($1)', [inDays(9)]);
    });
    expect(await parts('outbox')).toEqual(['outbox_first', ...[9, 10, 11, 12].map(nameIn), 'outbox_rest'].sort());
    await Promise.all([event(8), event(9), event(12), event(13)]);
    expect(await Promise.all(['outbox_first', 'outbox_rest', nameIn(9), nameIn(12)].map(count))).toEqual([BEFORE.length + 21, 1, 1, 1]);
  });

  it('lose no row to the release before, which removes rows by their place on the disk', async () => {
    const places = await database.query<{ n: number }>('SELECT count(*)::int AS n FROM test.outbox GROUP BY ctid HAVING count(*) > 1');
    expect(places.length).toBeGreaterThan(0);
    const before = await count('outbox');
    await database.query('DELETE FROM "test".outbox WHERE ctid = ANY (ARRAY(SELECT ctid FROM "test".outbox LIMIT 2000))');
    expect(await count('outbox')).toBe(before);
    await database.query(`DELETE FROM test.outbox WHERE data ->> 'accountId' = 'acc_1'`);
    expect(await count('outbox')).toBe(before);
  });

  it('know an event that was handled days ago', async () => {
    const inbox = new Inbox(dataSource);
    const id = newId('evt', inDays(-3).getTime());
    const handle = (): Promise<boolean> => inbox.once('consumer', id, () => Promise.resolve());
    expect(await handle()).toBe(true);
    await database.query('SELECT test.inbox_parts($1)', [inDays(10)]);
    expect(await handle()).toBe(false);
  });

  it('are dropped when all of a day is over, and not while a row of it waits', async () => {
    await database.query('UPDATE test.outbox SET published_at = created_at');
    const late = await event(9);
    await database.query('SELECT test.outbox_parts($1)', [inDays(18)]);
    expect(await parts('outbox')).toEqual([...[9, 11, 12, 18, 19, 20, 21].map(nameIn), 'outbox_rest'].sort());
    await database.query('UPDATE test.outbox SET published_at = $2 WHERE id = $1', [late, inDays(17)]);
    await database.query('SELECT test.outbox_parts($1)', [inDays(18)]);
    expect(await parts('outbox')).toContain(nameIn(9));
    await database.query('SELECT test.outbox_parts($1)', [inDays(26)]);
    expect(await parts('outbox')).toEqual([...[19, 20, 21, 26, 27, 28, 29].map(nameIn), 'outbox_rest'].sort());
    expect(await count('outbox')).toBe(0);
  });

  /** An event of so many days on, written then. */
  async function event(days: number, by: Pick<DataSource, 'query'> = dataSource): Promise<string> {
    const id = newId('evt', inDays(days).getTime());
    await by.query(`INSERT INTO test.outbox (id, kind, subject, data, created_at) VALUES ($1, 'event', 'counted', '{}', $2)`, [
      id,
      inDays(days),
    ]);
    return id;
  }

  const inDays = (days: number): Date => new Date(start + days * DAY_MS);
  const nameIn = (days: number): string => `outbox_${inDays(days).toISOString().slice(0, 10).replaceAll('-', '')}`;
  const count = async (table: string): Promise<number> =>
    (await database.query<{ n: number }>(`SELECT count(*)::int AS n FROM test.${table}`))[0]!.n;

  const parts = async (table: string): Promise<string[]> =>
    (
      await database.query<{ name: string }>(
        'SELECT relname AS name FROM pg_inherits JOIN pg_class ON oid = inhrelid WHERE inhparent = $1::regclass ORDER BY 1',
        [`test.${table}`],
      )
    ).map(({ name }) => name);
});

const role = newId('evt');

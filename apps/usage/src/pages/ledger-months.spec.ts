import { openDatabase } from '@gridline/database';
import { SetClock, createTestDatabase, type TestDatabase } from '@gridline/testing';
import type { DataSource } from 'typeorm';
import { AllowancesService } from '../allowances/allowances.service';
import { usageService } from '../usage.service';
import { HoldsService } from './holds.service';

const { entities, migrations } = usageService.database;
const isSplit = ({ name }: { name: string }): boolean => /^(WhereMonthsBegin|EntriesByMonth)/.test(name);

describe('the ledger in parts by month', () => {
  let database: TestDatabase;
  let source: DataSource;
  const accountId = 'acc_1';
  const engine = 'hosted';

  beforeAll(async () => {
    database = await createTestDatabase();
    const before = { url: database.url, schema: 'usage', entities, migrations: migrations.filter((each) => !isSplit(each)) };
    source = await openDatabase(before);
    await holdsIn(0).settle(source, { accountId, extractionId: 'ext_before', pages: 1, engine });
    await (await openDatabase({ ...before, migrations })).destroy();
  });
  afterAll(async () => {
    await source.destroy();
    await database.drop();
  });

  it('has what was there before it had parts, and counts its entries on', async () => {
    await holdsIn(0).settle(source, { accountId, extractionId: 'ext_before', pages: 1, engine });
    await holdsIn(0).settle(source, { accountId, extractionId: 'ext_after', pages: 2, engine });
    const entries = await database.query('SELECT id, extraction_id, pe FROM usage.usage_entry ORDER BY id');
    expect(entries).toEqual([
      { id: '1', extraction_id: 'ext_before', pe: 1 },
      { id: '2', extraction_id: 'ext_after', pe: 2 },
    ]);
  });

  it('has a run once, also where it is told of in two months at the same time', async () => {
    const run = { accountId, extractionId: 'ext_twice', pages: 3, engine } as const;
    await parts(1);
    let second: Promise<unknown> = Promise.resolve();
    await source.transaction(async (tx) => {
      await holdsIn(0).settle(tx, run);
      second = expect(holdsIn(3).settle(source, run)).rejects.toThrow('a run is charged once');
      while ((await waiting()).length === 0);
    });
    await second;
    await holdsIn(3).settle(source, run);
    expect(await ledgerIn(0)).toMatchObject({ peCharged: 6 });
    expect(await ledgerIn(3)).toMatchObject({ peCharged: 0 });
  });

  it('drops a month two years after it, and is added to and never changed in every part', async () => {
    await holdsIn(4).settle(source, { accountId, extractionId: 'ext_later', pages: 4, engine });
    expect(await database.query('SELECT tableoid::regclass::text AS part FROM usage.usage_entry WHERE pe = 4')).toEqual([
      { part: `usage.usage_entry_${monthIn(4).replace('-', '')}` },
    ]);
    await expect(database.query('DELETE FROM usage.usage_entry WHERE pe = 4')).rejects.toThrow('never changed');
    await parts(27);
    expect(await database.query('SELECT extraction_id FROM usage.usage_entry')).toEqual([{ extraction_id: 'ext_later' }]);
    await parts(29);
    expect(await database.query('SELECT extraction_id FROM usage.usage_entry')).toEqual([]);
  });

  const holdsIn = (months: number): HoldsService => new HoldsService(source, new SetClock(inMonths(months)));
  const ledgerIn = async (months: number) =>
    (await new AllowancesService(source, new SetClock(inMonths(months))).statement(accountId)).ledger;
  const parts = (months: number): Promise<unknown> => database.query('SELECT usage.usage_entry_parts($1)', [inMonths(months)]);
  const waiting = (): Promise<object[]> =>
    database.query(`SELECT FROM pg_locks JOIN pg_database d ON d.oid = database
      WHERE datname = current_database() AND locktype = 'advisory' AND NOT granted`);
});

const today = new Date();
/** The middle of a month, so many months on. */
const inMonths = (months: number): string => new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + months, 15, 12)).toISOString();
const monthIn = (months: number): string => inMonths(months).slice(0, 7);

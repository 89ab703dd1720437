import { openDatabase } from '@gridline/database';
import type { EngineName, PlanName } from '@gridline/contracts';
import { SetClock, createTestDatabase, type TestDatabase } from '@gridline/testing';
import type { DataSource } from 'typeorm';
import { AllowancesService } from '../allowances/allowances.service';
import { usageService } from '../usage.service';
import { HoldsService } from './holds.service';

describe('processing units', () => {
  let database: TestDatabase;
  let source: DataSource;
  let clock: SetClock;
  let holds: HoldsService;
  let allowances: AllowancesService;

  beforeAll(async () => {
    database = await createTestDatabase();
    source = await openDatabase({ url: database.url, schema: 'usage', ...usageService.database });
  });

  beforeEach(() => {
    clock = new SetClock('2026-11-20T10:00:00Z');
    holds = new HoldsService(source, clock);
    allowances = new AllowancesService(source, clock);
  });

  afterAll(async () => {
    await source.destroy();
    await database.drop();
  });

  const plan = (accountId: string, name: PlanName, pePerMonth: number | null = null): Promise<unknown> =>
    allowances.setPlan({ accountId, plan: name, callsPerMonth: null, pePerMonth });
  const hold = (accountId: string, extractionId: string, pages: number, engine: EngineName = 'hosted'): Promise<boolean> =>
    holds.hold({ accountId, extractionId, pages, engine });
  const settle = (accountId: string, extractionId: string, pages: number, engine: EngineName = 'hosted'): Promise<void> =>
    holds.settle(source, { accountId, extractionId, pages, engine });
  const ledger = async (accountId: string) => {
    const { counters, ledger } = await allowances.statement(accountId);
    expect(counters.peUsed).toBe(ledger.peCharged + ledger.peHeld);
    return ledger;
  };

  it('lets exactly three of ten parallel one-page runs hold where three units are left', async () => {
    await plan('acc_three', 'free', 3);
    const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => hold('acc_three', `ext_three_${i}`, 1)));
    expect(answers.filter(Boolean)).toHaveLength(3);
    expect(await ledger('acc_three')).toMatchObject({ peCharged: 0, peHeld: 3 });
  });

  it('sets nothing aside for a run that does not fit whole', async () => {
    await plan('acc_fit', 'free', 10);
    await hold('acc_fit', 'ext_fit_1', 8);
    expect(await hold('acc_fit', 'ext_fit_2', 3)).toBe(false);
    expect(await ledger('acc_fit')).toMatchObject({ peHeld: 8 });
  });

  it('holds once for a run that asks twice, also after it was settled', async () => {
    expect([await hold('acc_twice', 'ext_twice', 2), await hold('acc_twice', 'ext_twice', 2)]).toEqual([true, true]);
    await settle('acc_twice', 'ext_twice', 2);
    expect(await hold('acc_twice', 'ext_twice', 2)).toBe(true);
    expect(await ledger('acc_twice')).toMatchObject({ peCharged: 2, peHeld: 0 });
  });

  it('charges what was read and frees the rest, once however often it is told', async () => {
    await hold('acc_rest', 'ext_rest', 5);
    await Promise.all([settle('acc_rest', 'ext_rest', 3), settle('acc_rest', 'ext_rest', 3), settle('acc_rest', 'ext_rest', 3)]);
    expect(await ledger('acc_rest')).toMatchObject({ peCharged: 3, peHeld: 0 });
  });

  it('charges a stored run whose hold was freed before', async () => {
    await hold('acc_freed', 'ext_freed', 4);
    await holds.release(source, 'ext_freed');
    expect(await ledger('acc_freed')).toMatchObject({ peHeld: 0 });
    await settle('acc_freed', 'ext_freed', 4);
    expect(await ledger('acc_freed')).toMatchObject({ peCharged: 4, peHeld: 0 });
  });

  it('frees a hold once, also when it is told so by many at a time', async () => {
    await hold('acc_free', 'ext_free', 4);
    await Promise.all(Array.from({ length: 5 }, () => holds.release(source, 'ext_free')));
    expect(await ledger('acc_free')).toMatchObject({ peCharged: 0, peHeld: 0 });
  });

  it('charges each document of a split file from what its run holds, once, and frees what is of none', async () => {
    await hold('acc_split', 'ext_file', 5);
    const part = (id: string, pages: number, heldPages = pages): Promise<void> =>
      holds.settle(source, {
        ...{ accountId: 'acc_split', extractionId: id, pages, engine: 'hosted' },
        heldBy: { extractionId: 'ext_file', pages: heldPages },
      });
    await Promise.all([part('ext_part_1', 1), part('ext_part_1', 1)]);
    expect(await ledger('acc_split')).toMatchObject({ peCharged: 1, peHeld: 4 });
    await part('ext_part_2', 3, 4);
    expect(await ledger('acc_split')).toMatchObject({ peCharged: 4, peHeld: 0 });
    // A sweeper may have ended the hold before.
    await part('ext_part_3', 2);
    expect(await ledger('acc_split')).toMatchObject({ peCharged: 6, peHeld: 0 });
  });

  it('charges the month in which the units were held', async () => {
    clock.set('2026-11-30T23:59:59Z');
    await hold('acc_month', 'ext_month', 2);
    clock.set('2026-12-01T00:00:05Z');
    await settle('acc_month', 'ext_month', 2);
    expect(await ledger('acc_month')).toMatchObject({ peCharged: 0, peHeld: 0 });
    clock.set('2026-11-30T23:59:59Z');
    expect(await ledger('acc_month')).toMatchObject({ peCharged: 2, peHeld: 0 });
  });

  it.each<[PlanName, number]>([
    ['free', 2],
    ['starter', 2],
    ['pro', 0],
    ['scale', 0],
  ])("costs %s %i units for two pages read by the caller's own model", async (name, cost) => {
    await plan(`acc_byok_${name}`, name);
    await hold(`acc_byok_${name}`, `ext_byok_${name}`, 2, 'byok');
    await settle(`acc_byok_${name}`, `ext_byok_${name}`, 2, 'byok');
    const { entries } = await allowances.statement(`acc_byok_${name}`);
    expect(entries).toEqual([
      { extractionId: `ext_byok_${name}`, engine: 'byok', pages: 2, pe: cost, recordedAt: '2026-11-20T10:00:00.000Z' },
    ]);
  });

  it("lets a run of the caller's own model through on a used-up budget where it costs nothing", async () => {
    await plan('acc_used_up', 'pro', 0);
    expect(await hold('acc_used_up', 'ext_own', 5, 'byok')).toBe(true);
    expect(await hold('acc_used_up', 'ext_ours', 1)).toBe(false);
  });

  it('gives holds that were quiet to one sweeper, and again only when they are due again', async () => {
    await hold('acc_quiet', 'ext_quiet', 1);
    clock.set('2026-11-20T10:05:00Z');
    const before = new Date('2026-11-20T10:04:00Z');
    const taken = (await Promise.all([holds.takeQuiet(before, 500), holds.takeQuiet(before, 500)])).flat();
    expect(taken.filter(({ extraction_id }) => extraction_id === 'ext_quiet')).toHaveLength(1);
  });
});

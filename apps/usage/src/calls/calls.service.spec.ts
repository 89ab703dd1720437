import { openDatabase } from '@gridline/database';
import { newId } from '@gridline/runtime';
import { SetClock, createTestDatabase, type TestDatabase } from '@gridline/testing';
import type { DataSource } from 'typeorm';
import { AllowancesService } from '../allowances/allowances.service';
import { usageService } from '../usage.service';
import { CallsService, type Admission } from './calls.service';

describe('the monthly allowance', () => {
  let database: TestDatabase;
  /** Two processes of the service: each with its own connections. */
  let sources: DataSource[];
  let clock: SetClock;

  beforeAll(async () => {
    database = await createTestDatabase();
    sources = [];
    for (let i = 0; i < 2; i++) {
      sources.push(await openDatabase({ url: database.url, schema: 'usage', ...usageService.database, poolSize: 4 }));
    }
  });

  beforeEach(() => (clock = new SetClock('2026-11-20T10:00:00Z')));

  afterAll(async () => {
    await Promise.all(sources.map((source) => source.destroy()));
    await database.drop();
  });

  const services = (): [CallsService, CallsService] => [new CallsService(sources[0]!, clock), new CallsService(sources[1]!, clock)];
  const allowances = (): AllowancesService => new AllowancesService(sources[0]!, clock);
  const grant = (accountId: string, callsPerMonth: number | null): Promise<unknown> =>
    allowances().setPlan({ accountId, plan: 'free', callsPerMonth, pePerMonth: null });
  const ask = (service: CallsService, accountId: string, callId = newId('call')): Promise<Admission> =>
    service.admit({ accountId, callId });
  const admittedOf = (answers: Admission[]): number => answers.filter(({ admitted }) => admitted).length;

  it('admits exactly one of 1,000 parallel calls in two processes where one is left', async () => {
    await grant('acc_one', 1);
    const both = services();
    const answers = await Promise.all(Array.from({ length: 1_000 }, (_, i) => ask(both[i % 2]!, 'acc_one')));
    expect(admittedOf(answers)).toBe(1);
    expect(answers.every(({ counters }) => counters.calls === 1)).toBe(true);
  });

  it('gives each of many parallel calls its own number, up to the limit', async () => {
    await grant('acc_numbers', 300);
    const both = services();
    const answers = await Promise.all(Array.from({ length: 400 }, (_, i) => ask(both[i % 2]!, 'acc_numbers')));
    const numbers = answers.filter(({ admitted }) => admitted).map(({ counters }) => counters.calls);
    expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 300 }, (_, i) => i + 1));
  });

  it('counts accounts of one batch apart', async () => {
    const [service] = services();
    const answers = await Promise.all(['acc_a', 'acc_b', 'acc_a'].map((accountId) => ask(service, accountId)));
    expect(answers.map(({ counters }) => counters.calls)).toEqual([1, 1, 2]);
  });

  it('goes on for all others while the month of an account is locked', async () => {
    const [service] = services();
    await Promise.all(['acc_locked', 'acc_free'].map((accountId) => ask(service, accountId)));
    await sources[1]!.transaction(async (tx) => {
      await tx.query(`SELECT FROM usage.month_total WHERE account_id = 'acc_locked' FOR UPDATE`);
      const together = () => Promise.allSettled(['acc_locked', 'acc_free'].map((accountId) => ask(service, accountId)));
      expect((await together())[0]!.status).toBe('rejected');
      // The wait of the first may have cost the second its answer once; from then on they are apart.
      expect((await together()).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    });
    expect((await ask(service, 'acc_locked')).admitted).toBe(true);
  });

  it('never deadlocks between processes that count the same accounts in another order', async () => {
    const both = services();
    const accounts = Array.from({ length: 20 }, (_, i) => `acc_order_${i}`);
    const asked = Array.from({ length: 400 }, (_, i) => ask(both[i % 2]!, accounts[(i * (i % 2 ? 7 : 13)) % 20]!));
    expect(admittedOf(await Promise.all(asked))).toBe(400);
  });

  it('counts a call once that is asked about again after its answer was lost', async () => {
    const [first, second] = services();
    await first.admit({ accountId: 'acc_lost', callId: 'call_lost' });
    const again = await second.admit({ accountId: 'acc_lost', callId: 'call_lost', retry: true });
    expect(again).toMatchObject({ admitted: true, counters: { calls: 1 } });
  });

  it('counts a call once whose first question is handled after the second', async () => {
    const [first, second] = services();
    await second.admit({ accountId: 'acc_late', callId: 'call_late', retry: true });
    await first.admit({ accountId: 'acc_late', callId: 'call_late' });
    expect((await allowances().counters('acc_late')).calls).toBe(1);
  });

  it('counts calls once whose two questions are handled at the same time', async () => {
    const [first, second] = services();
    const ids = Array.from({ length: 100 }, () => newId('call'));
    await Promise.all(
      ids.flatMap((callId) => [
        first.admit({ accountId: 'acc_same', callId }),
        second.admit({ accountId: 'acc_same', callId, retry: true }),
      ]),
    );
    expect((await allowances().counters('acc_same')).calls).toBe(100);
  });

  it('counts a call once whose two questions are found together by a process that was paused', async () => {
    const [service] = services();
    const questions = [{ retry: undefined }, { retry: true }].map((again) =>
      service.admit({ accountId: 'acc_pause', callId: 'call_pause', ...again }),
    );
    for (const answer of await Promise.all(questions)) expect(answer).toMatchObject({ admitted: true, counters: { calls: 1 } });
  });

  it('counts a retried call once although the month ended between its questions', async () => {
    const [first, second] = services();
    clock.set('2026-11-30T23:59:59.900Z');
    await first.admit({ accountId: 'acc_midnight', callId: 'call_midnight' });
    clock.set('2026-12-01T00:00:00.100Z');
    const again = await second.admit({ accountId: 'acc_midnight', callId: 'call_midnight', retry: true });
    expect(again).toMatchObject({ admitted: true, counters: { month: '2026-12', calls: 0 } });
  });

  it('starts anew with the month, at midnight UTC, and says how long that is', async () => {
    await grant('acc_month', 1);
    const [service] = services();
    clock.set('2026-11-30T23:59:00Z');
    expect(await ask(service, 'acc_month')).toMatchObject({ admitted: true, counters: { month: '2026-11', resetSeconds: 60 } });
    expect(await ask(service, 'acc_month')).toMatchObject({ admitted: false, counters: { calls: 1 } });
    clock.set('2026-12-01T00:00:00Z');
    expect(await ask(service, 'acc_month')).toMatchObject({ admitted: true, counters: { month: '2026-12', calls: 1 } });
  });

  it('lets an upgrade and a downgrade take effect with the next call', async () => {
    const [service] = services();
    await grant('acc_plan', 1);
    await ask(service, 'acc_plan');
    expect((await ask(service, 'acc_plan')).admitted).toBe(false);
    await allowances().setPlan({ accountId: 'acc_plan', plan: 'pro', callsPerMonth: null, pePerMonth: null });
    expect(await ask(service, 'acc_plan')).toMatchObject({ admitted: true, counters: { plan: 'pro', calls: 2, callsLimit: 100_000 } });
    await grant('acc_plan', 2);
    expect(await ask(service, 'acc_plan')).toMatchObject({ admitted: false, counters: { calls: 2, callsLimit: 2 } });
  });

  it('counts calls of an unlimited plan as well', async () => {
    await allowances().setPlan({ accountId: 'acc_scale', plan: 'scale', callsPerMonth: null, pePerMonth: null });
    const answer = await ask(services()[0], 'acc_scale');
    expect(answer.counters).toMatchObject({ unlimited: true, callsLimit: 2_147_483_647, calls: 1 });
  });

  it('explains every call by an entry of the ledger, which cannot be changed', async () => {
    const both = services();
    await Promise.all(Array.from({ length: 50 }, (_, i) => ask(both[i % 2]!, 'acc_ledger')));
    const statement = await allowances().statement('acc_ledger');
    expect(statement.ledger.calls).toBe(50);
    expect(statement.counters.calls).toBe(50);
    await expect(database.query("UPDATE usage.usage_entry SET calls = 1 WHERE account_id = 'acc_ledger'")).rejects.toThrow('never changed');
    await expect(database.query("DELETE FROM usage.usage_entry WHERE account_id = 'acc_ledger'")).rejects.toThrow('never changed');
  });

  it('changes nothing when it refuses', async () => {
    await grant('acc_refused', 0);
    await ask(services()[0], 'acc_refused');
    expect((await allowances().statement('acc_refused')).ledger.calls).toBe(0);
  });
});

import { Controller, Module, type INestMicroservice } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import {
  extractionCompleted,
  extractionFailed,
  extractionOutcomes,
  usageHold,
  usageRelease,
  usageSetPlan,
  usageStatement,
  type EventDefinition,
  type ExtractionState,
} from '@gridline/contracts';
import { openDatabase } from '@gridline/database';
import { Answer, AnswerServer, MessagingModule, Nats, Services, publish } from '@gridline/messaging';
import { createLogger, newId, readConfig, type RunningService } from '@gridline/runtime';
import { startService } from '@gridline/service';
import { LocalStorage } from '@gridline/storage';
import { SetClock, createTestDatabase, testNats, type TestDatabase, type TestNats } from '@gridline/testing';
import type { z } from 'zod';
import { until } from '../../../test/support/until';
import { HoldSweeper } from './pages/hold-sweeper';
import { HoldsService } from './pages/holds.service';
import { usageConfig } from './usage.config';
import { usageService } from './usage.service';

/** Nothing is ever away here, so what is silent is only slow: the machine may be busy with other tests. */
const PATIENT_SECONDS = 20;

/** What the extraction service of these tests says of its runs; one that is not here is unknown. */
const outcomes = new Map<string, { state: ExtractionState; pageCount: number }>();

@Controller()
class OutcomesResponder {
  @Answer(extractionOutcomes)
  tell({ ids }: z.infer<typeof extractionOutcomes.input>): z.infer<typeof extractionOutcomes.output> {
    return { outcomes: ids.flatMap((id) => (outcomes.has(id) ? [{ id, ...outcomes.get(id)! }] : [])) };
  }
}

@Module({ controllers: [OutcomesResponder] })
class ExtractionStandIn {}

describe('the usage service over NATS', () => {
  const logger = createLogger('usage', 'fatal');
  const storage = new LocalStorage('/nowhere');
  let database: TestDatabase;
  let testedNats: TestNats;
  let nats: Nats;
  let services: Services;
  let usage: RunningService;
  let extraction: INestMicroservice;

  beforeAll(async () => {
    [database, testedNats] = await Promise.all([createTestDatabase(), testNats()]);
    nats = await Nats.connect(testedNats.url, testedNats.prefix, 'test');
    services = new Services(nats, storage, PATIENT_SECONDS);
    const environment = {
      ...{ DATABASE_URL: database.url, DATABASE_SECONDS: String(PATIENT_SECONDS) },
      ...{ NATS_URL: testedNats.url, NATS_PREFIX: testedNats.prefix },
    };
    usage = await startService(usageService, readConfig(usageConfig, environment), logger);
    const module = { module: ExtractionStandIn, imports: [MessagingModule.forRoot(nats, storage, logger)] };
    extraction = await NestFactory.createMicroservice(module, { strategy: new AnswerServer(nats, 'extraction'), logger: false });
    await extraction.listen();
  });

  afterAll(async () => {
    await usage.stop();
    await extraction.close();
    await nats.close();
    await Promise.all([database.drop(), testedNats.drop()]);
  });

  const hold = (accountId: string, extractionId: string, pages: number) =>
    services.ask(usageHold, { accountId, extractionId, pages, engine: 'hosted' });
  const ledgerOf = async (accountId: string) => (await services.ask(usageStatement, { accountId })).ledger;
  const tell = <Data>(definition: EventDefinition<Data>, data: Data, id = newId('evt')): Promise<void> =>
    publish(nats, 'event', definition.subject, { id, occurredAt: new Date().toISOString(), data });
  const completed = (accountId: string, extractionId: string, pageCount: number) => ({
    extractionId,
    accountId,
    fileId: 'file_1',
    docType: 'Invoice',
    confidence: 0.9,
    pageCount,
    engine: 'hosted' as const,
    completedAt: new Date().toISOString(),
  });

  /** Events are handled in their own time; this awaits the state that they lead to. */
  async function untilLedger(accountId: string, wanted: { peCharged: number; peHeld: number }): Promise<void> {
    await until(
      () => ledgerOf(accountId),
      ({ peCharged, peHeld }) => peCharged === wanted.peCharged && peHeld === wanted.peHeld,
    );
  }

  it('tells the counters with an answer to a hold, and refuses what passes the budget', async () => {
    await services.ask(usageSetPlan, { accountId: 'acc_hold', plan: 'free', pePerMonth: 5 });
    expect(await hold('acc_hold', 'ext_hold_1', 4)).toMatchObject({ held: true, counters: { peUsed: 4, peLimit: 5 } });
    expect(await hold('acc_hold', 'ext_hold_2', 2)).toMatchObject({ held: false, counters: { peUsed: 4 } });
    const { counters } = await services.ask(usageRelease, { accountId: 'acc_hold', extractionId: 'ext_hold_1' });
    expect(counters.peUsed).toBe(0);
  });

  it('charges a completed run once although its event arrives under one id and under another', async () => {
    await hold('acc_done', 'ext_done', 3);
    const event = completed('acc_done', 'ext_done', 3);
    for (const id of ['evt_done', 'evt_done', 'evt_done_again']) await tell(extractionCompleted, event, id);
    await hold('acc_done', 'ext_done_marker', 1);
    await tell(extractionCompleted, completed('acc_done', 'ext_done_marker', 1));
    await untilLedger('acc_done', { peCharged: 4, peHeld: 0 });
  });

  it('frees what a failed run held', async () => {
    await hold('acc_failed', 'ext_failed', 3);
    await tell(extractionFailed, { extractionId: 'ext_failed', accountId: 'acc_failed', code: 'corrupt_document' });
    await untilLedger('acc_failed', { peCharged: 0, peHeld: 0 });
  });

  it('sweeps: charges what completed, frees what failed or is unknown, keeps what runs', async () => {
    for (const state of ['completed', 'failed', 'unknown', 'running', 'queued']) await hold('acc_sweep', `ext_sweep_${state}`, 1);
    for (const state of ['completed', 'failed', 'running', 'queued'] as const) outcomes.set(`ext_sweep_${state}`, { state, pageCount: 1 });
    await sweepAt(new Date(Date.now() + 3_600_000));
    expect(await ledgerOf('acc_sweep')).toMatchObject({ peCharged: 1, peHeld: 2 });
  });

  it('frees a hold that was young at the first sweep at a later one', async () => {
    await hold('acc_young', 'ext_young', 1);
    await sweepAt(new Date());
    expect(await ledgerOf('acc_young')).toMatchObject({ peHeld: 1 });
    await sweepAt(new Date(Date.now() + 2 * 3_600_000));
    expect(await ledgerOf('acc_young')).toMatchObject({ peHeld: 0 });
  });

  it('says that it is busy where its database fails, so that askers try again', async () => {
    await database.query('ALTER TABLE usage.hold RENAME TO hold_away');
    await expect(hold('acc_away', 'ext_away', 1)).rejects.toMatchObject({ code: 'busy' });
    await database.query('ALTER TABLE usage.hold_away RENAME TO hold');
    expect(await hold('acc_away', 'ext_away', 1)).toMatchObject({ held: true });
  });

  /** Another replica of the service, whose clock is set. */
  async function sweepAt(moment: Date): Promise<void> {
    const source = await openDatabase({ url: database.url, schema: 'usage', entities: [], migrations: [] });
    const clock = new SetClock(moment.toISOString());
    await new HoldSweeper(new HoldsService(source, clock), services, source, clock, logger).sweep();
    await source.destroy();
  }
});

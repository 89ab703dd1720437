import { usageSetPlan } from '@gridline/contracts';
import { Nats, Services } from '@gridline/messaging';
import { LocalStorage } from '@gridline/storage';
import { uploadForm, type TestAccount } from '../support/account';
import { csvOf, pagesPdf } from '../support/documents';
import { onSharedSystem } from '../support/on-system';
import { SharedSystem } from '../support/shared-system';
import { until } from '../support/until';

describe('processing units from outside', () => {
  let account: TestAccount;
  let nats: Nats;
  let services: Services;

  onSharedSystem((given) => ({ account } = given));
  beforeAll(async () => {
    const { natsUrl, natsPrefix, storageDir } = await SharedSystem.get();
    nats = await Nats.connect(natsUrl, natsPrefix, 'test');
    // As the shared system's own: what is silent is only slow.
    services = new Services(nats, new LocalStorage(storageDir), 20);
  });

  afterAll(() => nats.close());

  const grant = (account: TestAccount, pePerMonth: number): Promise<unknown> =>
    services.ask(usageSetPlan, { accountId: account.id, plan: 'free', pePerMonth });

  /** What the app is told once every charge has arrived. */
  async function settledUsage(account: TestAccount) {
    const { body } = await until(
      () => account.bySession('/api/usage'),
      ({ body: { ledger } }) => ledger.held === 0,
    );
    return body;
  }

  it('lets exactly three of ten parallel one-page uploads through where three units are left', async () => {
    await grant(account, 3);
    const replies = await Promise.all(Array.from({ length: 10 }, (_, i) => account.infer({ ...csvOf(3 + i), name: `${i}.csv` })));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(3);
    const refused = replies.filter(({ status }) => status === 402);
    expect(refused).toHaveLength(7);
    expect(refused[0]!.body.code).toBe('pe_budget_exceeded');
    expect(refused[0]!.headers.get('x-pe-charged')).toBe('0');
    const usage = await settledUsage(account);
    expect(usage).toMatchObject({ pe: { used: 3, limit: 3, remaining: 0 }, ledger: { calls: 10, pe: 3 }, usage: { calls: 10 } });
    expect(usage.entries).toHaveLength(3);
  });

  it('charges the pages that our own parser counts, from one budget for keys and the app', async () => {
    await grant(account, 5);
    const byKey = await account.infer(await pagesPdf(3));
    expect(byKey.status).toBe(201);
    expect([byKey.headers.get('x-pe-charged'), byKey.headers.get('x-pe-used')]).toEqual(['3', '3']);
    const inApp = await account.bySession('/api/extract/infer', { method: 'POST', body: uploadForm(await pagesPdf(3)) });
    expect([inApp.status, inApp.body.code]).toEqual([402, 'pe_budget_exceeded']);
    const fits = await account.bySession('/api/extract/infer', { method: 'POST', body: uploadForm(await pagesPdf(2)) });
    expect(fits.status).toBe(201);
    expect((await settledUsage(account)).pe).toMatchObject({ used: 5, remaining: 0 });
  });

  it('refuses more pages than the plan takes in one document, and charges nothing', async () => {
    const refused = await account.infer(await pagesPdf(11));
    expect([refused.status, refused.body.code]).toEqual([422, 'page_limit_exceeded']);
    expect((await settledUsage(account)).pe.used).toBe(0);
  });
});

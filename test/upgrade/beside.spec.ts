import { resolve } from 'node:path';
import { projectRoot } from '@gridline/testing';
import { TestAccount } from '../support/account';
import { csvOf } from '../support/documents';
import { System } from '../support/system';

/**
 * The folder of a built checkout of the release before: `git worktree add --detach FOLDER TAG`, `npm ci`, `npm run build`. By command:
 * RELEASE_BEFORE=FOLDER npx jest test/upgrade/beside
 */
const BEFORE = process.env.RELEASE_BEFORE;
const suite = BEFORE ? describe : describe.skip;

suite('each service of the release before, in turn, beside the others of this one', () => {
  let system: System;
  let account: TestAccount;
  let documents = 0;

  beforeAll(async () => {
    system = await System.start({ env: { LOG_LEVEL: 'warn' } });
    account = await TestAccount.create(system.baseUrl);
  });
  afterAll(() => system.stop());

  it.each(['usage', 'webhooks', 'export', 'extraction', 'gateway'])(
    '%s',
    async (service) => {
      await system.runFrom(resolve(BEFORE!), service);
      await expectWhole();
      await system.runFrom(projectRoot(), service);
      await expectWhole();
    },
    300_000,
  );

  /** A document is read, exported and charged once, and endpoints can be asked for. */
  async function expectWhole(): Promise<void> {
    documents++;
    const { status, body } = await account.infer(csvOf(documents + 1));
    expect(status).toBe(201);
    expect((await account.byKey(`/api/v1/extractions/${body.id}/export?format=csv`)).status).toBe(200);
    expect((await account.bySession('/api/webhooks')).status).toBe(200);
    const used = async (): Promise<number> => ((await account.bySession('/api/usage')).body as { pe: { used: number } }).pe.used;
    while ((await used()) < documents);
    expect(await used()).toBe(documents);
  }
});

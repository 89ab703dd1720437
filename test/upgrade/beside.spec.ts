import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { CertificateAuthority, projectRoot, Receiver } from '@gridline/testing';
import { json, TestAccount } from '../support/account';
import { csvOf } from '../support/documents';
import { System } from '../support/system';

/** The folder of the release before, built; by command, which makes it out of the history: npm run test:beside */
const BEFORE = process.env.RELEASE_BEFORE;
const suite = BEFORE ? describe : describe.skip;
const TURNS = ['usage', 'webhooks', 'export', 'extraction', 'gateway'];

suite('each service of the release before, in turn, beside the others of this one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gridline-beside-'));
  const authority = new CertificateAuthority();
  let receiver: Receiver;
  let system: System;
  let account: TestAccount;
  const documents: string[] = [];

  beforeAll(async () => {
    receiver = await Receiver.start(authority.identity(['127.0.0.1']));
    const certificates = join(folder, 'authority.pem');
    writeFileSync(certificates, authority.certificate);
    const env = { LOG_LEVEL: 'warn', NODE_EXTRA_CA_CERTS: certificates, WEBHOOK_PRIVATE_TARGETS: `127.0.0.1:${receiver.port}` };
    system = await System.start({ env });
    account = await TestAccount.create(system.baseUrl);
    expect((await account.bySession('/api/webhooks', json('POST', { url: receiver.url() }))).status).toBe(201);
  });
  afterAll(async () => {
    await system.stop();
    await receiver.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each(TURNS)(
    '%s',
    async (service) => {
      await system.runFrom(resolve(BEFORE!), service);
      await expectWhole();
      await system.runFrom(projectRoot(), service);
      await expectWhole();
    },
    300_000,
  );

  it('all of them, and nothing is parked', async () => {
    for (const service of TURNS) await system.runFrom(resolve(BEFORE!), service);
    await expectWhole();
    for (const service of TURNS) await system.runFrom(projectRoot(), service);
    await expectWhole();
    for (const service of TURNS) expect(system.logs(service).filter((line) => line.includes('parked'))).toEqual([]);
  }, 600_000);

  /** A document is read, listed, exported, charged and told once. */
  async function expectWhole(): Promise<void> {
    const { status, body } = await account.infer(csvOf(documents.length + 2));
    expect(status).toBe(201);
    documents.push(body.id as string);
    expect((await account.byKey('/api/v1/extractions?limit=1')).body).toMatchObject({ data: [{ id: body.id }] });
    expect((await account.byKey(`/api/v1/extractions/${body.id}/export?format=csv`)).status).toBe(200);
    await receiver.received(documents.length);
    const used = async (): Promise<number> => ((await account.bySession('/api/usage')).body as { pe: { used: number } }).pe.used;
    while ((await used()) < documents.length);
    expect(await used()).toBe(documents.length);
    expect(receiver.requests.map(({ headers }) => headers['x-service-extraction'])).toEqual(documents);
  }
});

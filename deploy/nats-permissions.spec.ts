import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extractionCompleted, usageSummary } from '@gridline/contracts';
import { Nats, Services, publish } from '@gridline/messaging';
import { createLogger, readConfig } from '@gridline/runtime';
import { startService, type StartedService } from '@gridline/service';
import { LocalStorage } from '@gridline/storage';
import { createTestDatabase, projectRoot, type TestDatabase } from '@gridline/testing';
import { usageConfig } from '../apps/usage/src/usage.config';
import { usageService } from '../apps/usage/src/usage.service';
import { freePort } from '../test/support/free-port';
import { LoopbackServer, describeWith } from '../test/support/loopback-server';
import { natsUsers } from './nats-permissions';
import { SERVICES } from './questions';

const PATH = join(projectRoot(), 'deploy/nats-users.conf');

/** What the user of usage may subscribe to. */
const USAGE_HEARS = /(?<=user: usage[^{]*\{[^}]*subscribe: \[)[^\]]*/;

describe('deploy/nats-users.conf', () => {
  it('is what the declarations make of it', () => {
    if (process.env.WRITE_PERMISSIONS) writeFileSync(PATH, natsUsers());
    expect(readFileSync(PATH, 'utf8')).toBe(natsUsers());
  });
});

describeWith('nats-server', 'a broker with a user for each service', (program) => {
  let folder: string;
  let server: LoopbackServer;
  /** One that was given an older file. */
  let lessServer: LoopbackServer;
  let lessConfig: ReturnType<typeof readConfig<typeof usageConfig>>;
  let database: TestDatabase;
  let service: StartedService;
  let gateway: Nats;
  let urlOf: (user: string) => string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'gridline-users-'));
    const [port, lessPort] = [await freePort(), await freePort()];
    const passwords = Object.fromEntries(
      [...SERVICES, 'operator'].map((user) => [`NATS_PASSWORD_${user.toUpperCase()}`, `secret-of-${user}`]),
    );
    const path = join(folder, 'nats.conf');
    writeFileSync(path, `host: 127.0.0.1\nport: ${port}\njetstream { store_dir: ${JSON.stringify(folder)} }\ninclude "users.conf"\n`);
    writeFileSync(join(folder, 'users.conf'), readFileSync(PATH));
    server = await LoopbackServer.start({ ...program, env: { ...program.env, ...passwords } }, ['-c', path], port);
    urlOf = (user) => `nats://${user}:secret-of-${user}@127.0.0.1:${port}`;
    const less = readFileSync(PATH, 'utf8').replace(USAGE_HEARS, (found) => found.replace('"gridline.usage.admit"', ''));
    writeFileSync(
      join(folder, 'less.conf'),
      `host: 127.0.0.1\nport: ${lessPort}\njetstream { store_dir: ${JSON.stringify(join(folder, 'less'))} }\n${less}`,
    );
    lessServer = await LoopbackServer.start(
      { ...program, env: { ...program.env, ...passwords } },
      ['-c', join(folder, 'less.conf')],
      lessPort,
    );
    database = await createTestDatabase();
    lessConfig = readConfig(usageConfig, {
      ...{ DATABASE_URL: database.url, STORAGE_DIR: folder },
      NATS_URL: `nats://usage:secret-of-usage@127.0.0.1:${lessPort}`,
    });
    const config = readConfig(usageConfig, { DATABASE_URL: database.url, NATS_URL: urlOf('usage'), STORAGE_DIR: folder });
    service = await startService(usageService, config, createLogger('usage', 'fatal'));
    gateway = await Nats.connect(urlOf('gateway'), 'gridline', 'gateway');
  });
  afterAll(async () => {
    await gateway.close();
    await service.stop();
    await Promise.all([server.stop(), lessServer.stop()]);
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  const counted = async (): Promise<number> => {
    const rows = await database.query<{ n: number }>('SELECT coalesce(sum(pages), 0)::int AS n FROM usage.usage_entry');
    return rows[0]!.n;
  };

  it('lets a service start, answer who asks it, and hear the events that it is told', async () => {
    const services = new Services(gateway, await LocalStorage.make(folder));
    const { counters } = await services.ask(usageSummary, { accountId: 'acc_1' }, { timeoutMs: 60_000 });
    expect(counters.calls).toBe(0);
    const extraction = await Nats.connect(urlOf('extraction'), 'gridline', 'extraction');
    const data = { extractionId: 'ext_1', accountId: 'acc_1', fileId: 'file_1', docType: 'Invoice', confidence: 1, pageCount: 3 };
    const completed = { ...data, engine: 'hosted' as const, completedAt: new Date().toISOString() };
    await publish(extraction, 'event', extractionCompleted.subject, { id: 'evt_1', occurredAt: completed.completedAt, data: completed });
    while ((await counted()) === 0);
    expect(await counted()).toBe(3);
    await extraction.close();
  });

  it('lets no service start from which it keeps questions: nobody would hear that these are asked', async () => {
    const started = startService(usageService, lessConfig, createLogger('usage', 'fatal'));
    await expect(started).rejects.toThrow('The broker keeps from us: gridline.usage.admit');
  });

  it('refuses another password', async () => {
    await expect(Nats.connect(urlOf('gateway').replace('secret-of', 'guess-of'), 'gridline', 'gateway')).rejects.toThrow(/AUTHORIZATION/i);
  });

  it.each([
    ['tell what another tells', 'gridline.events.extraction.completed'],
    ['ask what it never asks', 'gridline.extraction.replay_events'],
    ['answer in the name of another', '_INBOX_usage.1'],
  ])('lets the gateway not %s', async (_, subject) => {
    expect(await refusal((nats) => nats.connection.publish(subject, '{}'))).toMatch(/Permissions Violation for Publish/i);
  });

  it('lets the gateway hear neither questions to others nor their answers', async () => {
    for (const subject of ['gridline.usage.summary', '_INBOX_usage.>', 'gridline.>'])
      expect(await refusal((nats) => void nats.connection.subscribe(subject))).toMatch(/Permissions Violation for Subscription/i);
  });

  /** What the broker says to a connection of the gateway's that does what it may not. */
  async function refusal(act: (nats: Nats) => void): Promise<string> {
    const nats = await Nats.connect(urlOf('gateway'), 'gridline', 'gateway');
    const told = (async () => {
      for await (const { type, permissionContext, data } of nats.connection.status() as AsyncIterable<{
        type: string;
        data: unknown;
        permissionContext?: { operation: string; subject: string };
      }>) {
        if (type === 'error') return `Permissions Violation for ${permissionContext?.operation ?? String(data)}`;
      }
      return 'nothing';
    })();
    act(nats);
    const said = await told;
    await nats.close();
    return said;
  }
});

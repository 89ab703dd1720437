import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { usageAdmit, usageSummary } from '@gridline/contracts';
import { openDatabase } from '@gridline/database';
import { Nats, Services } from '@gridline/messaging';
import { Inbox } from '@gridline/outbox';
import { createLogger, readConfig } from '@gridline/runtime';
import { startService, type StartedService } from '@gridline/service';
import { LocalStorage } from '@gridline/storage';
import { createTestDatabase, projectRoot, testNats, type TestDatabase, type TestNats } from '@gridline/testing';
import { usageConfig } from '../../apps/usage/src/usage.config';
import { usageService } from '../../apps/usage/src/usage.service';
import { freePort } from '../support/free-port';
import { LoopbackServer, describeWith } from '../support/loopback-server';

const CALLS = 150;

describeWith('pgbouncer', 'two replicas behind PgBouncer in transaction mode, with one connection each', (program) => {
  let folder: string;
  let database: TestDatabase;
  let broker: TestNats;
  let bouncer: LoopbackServer;
  let replicas: StartedService[];
  let asker: Nats;
  let services: Services;
  let pooledUrl: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'gridline-pooler-'));
    [database, broker] = await Promise.all([createTestDatabase(), testNats()]);
    const port = await freePort();
    bouncer = await LoopbackServer.start(program, [...unprivileged(), configure(port)], port);
    pooledUrl = Object.assign(new URL(database.url), { port: String(port) }).toString();
    const config = readConfig(usageConfig, {
      ...{ DATABASE_URL: pooledUrl, DATABASE_DIRECT_URL: database.url, DATABASE_POOLER: 'yes', DATABASE_POOL: '1' },
      ...{ NATS_URL: broker.url, NATS_PREFIX: broker.prefix, STORAGE_DIR: folder },
    });
    const logger = createLogger('usage', 'fatal');
    replicas = await Promise.all([1, 2].map(() => startService(usageService, config, logger)));
    asker = await Nats.connect(broker.url, broker.prefix, 'test');
    services = new Services(asker, await LocalStorage.make(folder));
  });

  afterAll(async () => {
    await Promise.all(replicas.map((replica) => replica.stop()));
    await asker.close();
    await bouncer.stop();
    await Promise.all([database.drop(), broker.drop()]);
    rmSync(folder, { recursive: true, force: true });
  });

  it('count every call once, by statements that are not prepared on a session', async () => {
    const calls = Array.from({ length: CALLS }, (_, index) => ({ accountId: 'acc_1', callId: `call_${index}` }));
    const ask = (call: (typeof calls)[number]) => services.ask(usageAdmit, { calls: [call] }, { timeoutMs: 30_000 });
    const answers = await Promise.all(calls.map(ask));
    expect(answers.flatMap((answer) => answer.answers).filter(({ admitted }) => admitted)).toHaveLength(CALLS);
    const { counters } = await services.ask(usageSummary, { accountId: 'acc_1' }, { timeoutMs: 30_000 });
    expect(counters.calls).toBe(CALLS);
  });

  it('handle what arrives twice at once a single time', async () => {
    const options = { url: pooledUrl, directUrl: database.url, isPooled: true, poolSize: 1, schema: 'usage', ...usageService.database };
    const sources = await Promise.all([openDatabase(options), openDatabase({ ...options, migrates: false })]);
    let handled = 0;
    const once = (source: number) => new Inbox(sources[source]!).once('test', 'evt_1', () => Promise.resolve(void handled++));
    await Promise.all([once(0), once(1), once(0), once(1)]);
    expect(handled).toBe(1);
    await Promise.all(sources.map((source) => source.destroy()));
  });

  /** The file that we ship, for this test's servers. */
  function configure(port: number): string {
    const { hostname, port: serverPort, username, password } = new URL(database.url);
    const users = join(folder, 'userlist.txt');
    writeFileSync(users, `"${username}" "${password}"\n`);
    const shipped = readFileSync(join(projectRoot(), 'deploy/pgbouncer.ini'), 'utf8');
    const path = join(folder, 'pgbouncer.ini');
    writeFileSync(
      path,
      shipped
        .replace('host=postgres port=5432', `host=${hostname} port=${serverPort}`)
        .replace(/^listen_addr = .*/m, 'listen_addr = 127.0.0.1')
        .replace(/^listen_port = .*/m, `listen_port = ${port}`)
        .replace(/^auth_file = .*/m, `auth_file = ${users}`)
        .replace(/^default_pool_size = .*/m, 'default_pool_size = 2\nunix_socket_dir ='),
    );
    chmodSync(folder, 0o755);
    return path;
  }
});

/** It refuses to run as root. */
const unprivileged = (): string[] => (process.getuid?.() === 0 ? ['-u', 'nobody'] : []);

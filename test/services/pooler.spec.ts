import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { usageAdmit, usageSummary } from '@gridline/contracts';
import { openDatabase } from '@gridline/database';
import { Nats, Services } from '@gridline/messaging';
import { Inbox } from '@gridline/outbox';
import { LocalStorage } from '@gridline/storage';
import { createTestDatabase, projectRoot, type TestDatabase } from '@gridline/testing';
import { usageService } from '../../apps/usage/src/usage.service';
import { TestAccount } from '../support/account';
import { csvOf } from '../support/documents';
import { freePort } from '../support/free-port';
import { LoopbackServer, describeWith } from '../support/loopback-server';
import { System } from '../support/system';
import { until } from '../support/until';

const CALLS = 150;
const UPLOADS = 10;

/** Two connections of the server for six processes with one each: whatever asks for a second beside its own waits for itself. */
const SERVER_CONNECTIONS = 2;

/** Nothing is ever away here, so what is silent is only slow: the machine may be busy with other tests. */
const PATIENCE_SECONDS = 20;

describeWith('pgbouncer', 'the whole system behind PgBouncer in transaction mode, with two replicas of usage', (program) => {
  let folder: string;
  let database: TestDatabase;
  let bouncer: LoopbackServer;
  let system: System;
  let pooledUrl: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'gridline-pooler-'));
    database = await createTestDatabase();
    const port = await freePort();
    bouncer = await LoopbackServer.start(program, [...unprivileged(), configure(port)], port);
    pooledUrl = Object.assign(new URL(database.url), { port: String(port) }).toString();
    system = await System.start({
      replicas: { usage: 2 },
      env: {
        ...{ DATABASE_URL: pooledUrl, DATABASE_DIRECT_URL: database.url, DATABASE_POOLER: 'yes', DATABASE_POOL: '1' },
        ...{ DATABASE_SECONDS: String(PATIENCE_SECONDS), ANSWER_SECONDS: String(PATIENCE_SECONDS), LOG_LEVEL: 'warn' },
      },
    });
  });

  afterAll(async () => {
    await system.stop();
    await bouncer.stop();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('reads and charges documents that are sent at once, each once', async () => {
    const account = await TestAccount.create(system.baseUrl);
    const replies = await Promise.all(Array.from({ length: UPLOADS }, (_, index) => account.infer(csvOf(index + 1))));
    expect(replies.map(({ status }) => status)).toEqual(Array(UPLOADS).fill(201));
    const used = async (): Promise<number> => ((await account.bySession('/api/usage')).body as { pe: { used: number } }).pe.used;
    expect(await until(used, (count) => count >= UPLOADS)).toBe(UPLOADS);
  });

  it('counts every call once, by statements that are not prepared on a session', async () => {
    const asker = await Nats.connect(system.natsUrl, system.natsPrefix, 'test');
    const services = new Services(asker, await LocalStorage.make(folder));
    const calls = Array.from({ length: CALLS }, (_, index) => ({ accountId: 'acc_1', callId: `call_${index}` }));
    const ask = (call: (typeof calls)[number]) => services.ask(usageAdmit, { calls: [call] }, { timeoutMs: 30_000 });
    const answers = await Promise.all(calls.map(ask));
    expect(answers.flatMap((answer) => answer.answers).filter(({ admitted }) => admitted)).toHaveLength(CALLS);
    const { counters } = await services.ask(usageSummary, { accountId: 'acc_1' }, { timeoutMs: 30_000 });
    expect(counters.calls).toBe(CALLS);
    await asker.close();
  });

  it('handles what arrives twice at once a single time', async () => {
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
        .replace(/^default_pool_size = .*/m, `default_pool_size = ${SERVER_CONNECTIONS}\nunix_socket_dir =`)
        .replace(/^query_wait_timeout = .*/m, `query_wait_timeout = ${PATIENCE_SECONDS}`),
    );
    chmodSync(folder, 0o755);
    return path;
  }
});

/** It refuses to run as root. */
const unprivileged = (): string[] => (process.getuid?.() === 0 ? ['-u', 'nobody'] : []);

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENDS_WITH_PARENT, createTestDatabase, projectRoot, testNats, type TestDatabase, type TestNats } from '@gridline/testing';
import { freePort } from '../support/free-port';
import { HalfOpenProxy } from '../support/half-open-proxy';
import { ServiceProcess } from '../support/service-process';

/** More than a silent broker takes to be given up, on a busy machine. */
const STOP_SECONDS = 60;

describe('a service that is stopped', () => {
  let folder: string;
  let database: TestDatabase;
  let broker: TestNats;
  let proxy: HalfOpenProxy;
  let service: ServiceProcess;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'gridline-stop-'));
    [database, broker] = await Promise.all([createTestDatabase(), testNats()]);
    proxy = await HalfOpenProxy.start(broker.url);
    const port = await freePort();
    service = new ServiceProcess('usage', port, {
      ...process.env,
      ...{ DATABASE_URL: database.url, NATS_URL: proxy.url, NATS_PREFIX: broker.prefix, STORAGE_DIR: folder },
      ...{ MANAGEMENT_PORT: `${port}`, STOP_SECONDS: `${STOP_SECONDS}`, LOG_LEVEL: 'info' },
    });
    await service.start();
  });
  afterEach(async () => {
    await service.end('SIGKILL');
    await proxy.stop();
    await Promise.all([database.drop(), broker.drop()]);
    rmSync(folder, { recursive: true, force: true });
  });

  interface Line {
    level: string;
    msg: string;
    err?: { message: string };
  }
  const errors = (): Line[] =>
    service.log
      .map((line) => JSON.parse(line) as Line)
      .filter(({ level }) => level === 'error' || level === 'fatal')
      // That the connection was lost, as Nest tells it at any time.
      .filter(({ msg }) => !msg.startsWith('NatsError: type: "disconnect"'));

  it('ends with 0', async () => {
    expect(await service.end('SIGTERM')).toBe(0);
    expect(errors()).toEqual([]);
  });

  it.each([
    ['is gone', (): void => proxy.refuse()],
    ['is there and says nothing', (): void => proxy.swallowAll()],
  ])('while its broker %s does so within its time, ends with 1 and says why once', async (_, leave) => {
    leave();
    expect(await service.end('SIGTERM')).toBe(1);
    expect(errors().map(({ msg, err }) => [msg, err?.message])).toEqual([
      ['could not stop cleanly', expect.stringContaining('NATS cannot be reached.')],
    ]);
  });
});

describe('what is stopped while it waits for a server that says nothing', () => {
  let silent: Server;
  let asked: Promise<[Socket]>;
  let port: number;

  beforeEach(async () => {
    silent = createServer((socket) => socket.on('error', () => undefined).resume());
    asked = once(silent, 'connection') as Promise<[Socket]>;
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    ({ port } = silent.address() as AddressInfo);
  });
  afterEach(() => new Promise((resolve) => silent.close(resolve)));

  // By itself, not by the signal: a container's first process is ended by none that it does not listen to.
  it.each([
    ['a service, with 0', 'export', [], 0],
    ['a migration, with 1, so that it is begun again', 'usage', ['migrate'], 1],
  ] as const)('%s, ends by itself', async (_, service, command, code) => {
    const child = spawn(process.execPath, [...ENDS_WITH_PARENT, join('dist/apps', service, 'src/main.js'), ...command], {
      cwd: projectRoot(),
      env: { PATH: process.env.PATH, NATS_URL: `nats://127.0.0.1:${port}`, DATABASE_URL: `postgres://usage@127.0.0.1:${port}/usage` },
      stdio: ['pipe', 'ignore', 'inherit'],
    });
    const ended = once(child, 'exit');
    await asked;
    child.kill('SIGTERM');
    expect(await ended).toEqual([code, null]);
  });
});

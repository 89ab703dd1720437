import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, testNats, type TestDatabase, type TestNats } from '@gridline/testing';
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

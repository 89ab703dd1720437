import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ManagementServer, createLogger, isAway, readConfig } from '@gridline/runtime';
import { serviceConfig, startService, type StartedService } from '@gridline/service';
import { createTestDatabase, testNats, type TestDatabase, type TestNats } from '@gridline/testing';
import { DataSource } from 'typeorm';
import { exportService } from '../../apps/export/src/export.service';
import { usageConfig } from '../../apps/usage/src/usage.config';
import { usageService } from '../../apps/usage/src/usage.service';
import { freePort } from '../support/free-port';
import { LoopbackServer, describeWith } from '../support/loopback-server';

const logger = createLogger('test', 'fatal');

describe('a service that alone has no connection left', () => {
  let folder: string;
  let database: TestDatabase;
  let broker: TestNats;
  let service: StartedService;
  const management = new ManagementServer();

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'gridline-ready-'));
    [database, broker] = await Promise.all([createTestDatabase(), testNats()]);
    const config = readConfig(usageConfig, {
      ...{ DATABASE_URL: database.url, DATABASE_POOL: '1', STORAGE_DIR: folder },
      ...{ NATS_URL: broker.url, NATS_PREFIX: broker.prefix },
    });
    service = await startService(usageService, config, logger);
    management.started(service.checks);
  });
  afterAll(async () => {
    await service.stop();
    await Promise.all([database.drop(), broker.drop()]);
    rmSync(folder, { recursive: true, force: true });
  });

  it('is not ready, and is again when it has one', async () => {
    expect(await management.readiness()).toMatchObject({ ready: true });
    const held = service.app.get(DataSource).createQueryRunner();
    await held.connect();
    expect(await management.readiness()).toEqual({ ready: false, body: { status: 'not ready', missing: ['database'] } });
    await held.release();
    expect(await management.readiness()).toMatchObject({ ready: true });
  });
});

describeWith('nats-server', 'a service that is started before its broker', (program) => {
  it('waits for it as long as it is told to', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'gridline-ready-'));
    const port = await freePort();
    const env = { NATS_URL: `nats://127.0.0.1:${port}`, STORAGE_DIR: folder };
    const impatient = startService(exportService, readConfig(serviceConfig, { ...env, START_SECONDS: '0' }), logger);
    const error: unknown = await impatient.catch((thrown: unknown) => thrown);
    expect(isAway(error)).toBe(true);
    const starting = startService(exportService, readConfig(serviceConfig, env), logger);
    const server = await LoopbackServer.start(program, ['-a', '127.0.0.1', '-p', `${port}`, '-js', '-sd', join(folder, 'nats')], port);
    const service = await starting;
    await service.checks.find(({ name }) => name === 'nats')!.check();
    await service.stop();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });
});

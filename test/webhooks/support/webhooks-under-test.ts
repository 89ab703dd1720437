import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { announceWork } from '@gridline/database';
import { Nats, Services } from '@gridline/messaging';
import { Clock, createLogger, readConfig, type RunningService } from '@gridline/runtime';
import { startService } from '@gridline/service';
import { LocalStorage } from '@gridline/storage';
import { CertificateAuthority, createTestDatabase, Receiver, testNats, type TestDatabase, type TestNats } from '@gridline/testing';
import { Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import { DeliveryCleaner } from '../../../apps/webhooks/src/deliveries/delivery-cleaner';
import { DUE_WORK } from '../../../apps/webhooks/src/deliveries/dispatcher';
import type { HostResolver } from '@gridline/targets';
import { webhooksConfig } from '../../../apps/webhooks/src/webhooks.config';
import { WebhooksModule } from '../../../apps/webhooks/src/webhooks.module';
import { webhooksService } from '../../../apps/webhooks/src/webhooks.service';
import { until } from '../../support/until';
import { FakeExtractionService } from './fake-extraction';

export interface UnderTestOptions {
  replicas?: number;
  resolver?: HostResolver;
  /** In place of an attempt's ten seconds. */
  attemptSeconds?: number;
}

/**
 * The webhooks service itself, one or several of it, in this process, and a receiver that it may reach although that is private: with real Postgres,
 * NATS and TLS, and a clock that moves by what a test lets pass and by nothing else: how slow the machine is makes nothing due and ends no lease.
 */
export class WebhooksUnderTest {
  readonly authority = new CertificateAuthority();
  readonly metrics = new Registry();
  ask: Services['ask'];
  extraction: FakeExtractionService;
  receiver: Receiver;
  private readonly replicas: RunningService[] = [];
  private readonly dataSources: DataSource[] = [];
  private asking: Nats;
  private readonly masterKey = `k1:${randomBytes(32).toString('base64')}`;
  private readonly startedAt = Date.now();
  private movedMs = 0;

  private constructor(
    readonly database: TestDatabase,
    private readonly nats: TestNats,
    private readonly storageDir: string,
  ) {}

  static async start({ replicas = 1, ...outside }: UnderTestOptions = {}): Promise<WebhooksUnderTest> {
    const storageDir = await mkdtemp(join(tmpdir(), 'gridline-webhooks-'));
    const system = new WebhooksUnderTest(await createTestDatabase(), await testNats(), storageDir);
    system.receiver = await Receiver.start(system.authority.identity(['127.0.0.1']));
    for (let i = 0; i < replicas; i++) system.replicas.push(await system.startReplica(outside, i));
    system.asking = await Nats.connect(system.nats.url, system.nats.prefix, 'test');
    const storage = await LocalStorage.make(storageDir);
    const services = new Services(system.asking, storage);
    system.ask = services.ask.bind(services);
    system.extraction = await FakeExtractionService.start(system.nats.url, system.nats.prefix, storage);
    return system;
  }

  now(): Date {
    return new Date(this.startedAt + this.movedMs);
  }

  /** Moves every replica's clock and lets the dispatchers see what is due by it. */
  async pass(seconds: number): Promise<void> {
    this.movedMs += seconds * 1000;
    for (const { manager } of this.dataSources) announceWork(manager, DUE_WORK);
  }

  /** Does what the cleaner does every minute. */
  async clean(): Promise<void> {
    await new DeliveryCleaner(this.dataSources[0]!, { now: () => this.now() }).clean();
  }

  /** Back to the time of the start, with no endpoint and nothing to deliver. */
  async clear(): Promise<void> {
    await this.settled();
    await this.database.query('DELETE FROM webhooks.endpoint');
    this.movedMs = 0;
  }

  /** Resolves once a query answers a row. */
  async until<Row extends object>(sql: string, values: unknown[] = []): Promise<Row> {
    const [row] = await until(
      () => this.database.query<Row>(sql, values),
      (rows) => rows.length > 0,
    );
    return row!;
  }

  /** Resolves once no attempt runs and nothing is due. */
  async settled(): Promise<void> {
    await this.until(
      `SELECT 1 AS settled WHERE NOT EXISTS (SELECT FROM webhooks.attempt WHERE status = 'running')
         AND NOT EXISTS (SELECT FROM webhooks.delivery WHERE due_at <= $1)`,
      [this.now()],
    );
  }

  async stop(): Promise<void> {
    await Promise.all(this.replicas.map((replica) => replica.stop()));
    await this.receiver.stop();
    await this.extraction.stop();
    await this.asking.close();
    await this.database.drop();
    await this.nats.drop();
    await rm(this.storageDir, { recursive: true, force: true });
  }

  private async startReplica(given: Omit<UnderTestOptions, 'replicas'>, index: number): Promise<RunningService> {
    const config = readConfig(webhooksConfig, {
      DATABASE_URL: this.database.url,
      // It is never away, so what is silent is only slow: the machine may be busy with other tests.
      DATABASE_SECONDS: '20',
      NATS_URL: this.nats.url,
      NATS_PREFIX: this.nats.prefix,
      STORAGE_DIR: this.storageDir,
      MASTER_KEY: this.masterKey,
      WEBHOOK_PRIVATE_TARGETS: `127.0.0.1:${this.receiver.port}`,
    });
    const metrics = index === 0 ? this.metrics : new Registry();
    const outside = { ...given, metrics, trust: { ca: [this.authority.certificate] } };
    const service: typeof webhooksService = {
      ...webhooksService,
      module: (parts) => WebhooksModule.forRoot(parts, outside),
      workers: (app, parts) => {
        this.dataSources.push(parts.dataSource);
        jest.spyOn(app.get(Clock, { strict: false }), 'now').mockImplementation(() => this.now());
        return webhooksService.workers(app, parts);
      },
    };
    return startService(service, config, createLogger('webhooks', process.env.LOG_LEVEL ?? 'fatal'));
  }
}

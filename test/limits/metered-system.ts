import { createLogger, readConfig } from '@gridline/runtime';
import { startService, type StartedService } from '@gridline/service';
import {
  createTestDatabase,
  testNats,
  testRedis,
  type TestDatabase,
  type TestNats,
  type TestRedis,
  type ServerUrls,
} from '@gridline/testing';
import { usageSetPlan, type PlanName } from '@gridline/contracts';
import { Nats, Services } from '@gridline/messaging';
import { LocalStorage } from '@gridline/storage';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gatewayConfig } from '../../apps/gateway/src/gateway.config';
import { gatewayService } from '../../apps/gateway/src/gateway.service';
import { usageConfig } from '../../apps/usage/src/usage.config';
import { usageService } from '../../apps/usage/src/usage.service';
import { documentedFetch } from '../support/documented';

/** Where nothing is ever away, what is silent is only slow: the machine may be busy with other tests. */
const PATIENT_SECONDS = 20;
const PATIENT = { ANSWER_SECONDS: String(PATIENT_SECONDS), DATABASE_SECONDS: String(PATIENT_SECONDS) };

/** A key and whose it is. */
export interface TestKey {
  key: string;
  keyId: string;
  accountId: string;
  cookie: string;
}

interface Stoppable {
  stop(): Promise<void>;
}

/** The usage service and some gateways, each with its own connections, on a database, a NATS and a Redis of their own. */
export class MeteredSystem {
  gateways: StartedService[] = [];
  usage: Stoppable | undefined;
  services: Services;

  private constructor(
    readonly database: TestDatabase,
    readonly redis: TestRedis,
    private readonly nats: TestNats,
    private readonly asking: Nats,
    private readonly folder: string,
    private readonly seconds: Record<string, string>,
  ) {
    this.services = new Services(asking, new LocalStorage(folder), PATIENT_SECONDS);
  }

  /** On the servers of the test run, patiently, or on a test's own, which it may end: that is told in the time that is promised. */
  static async start(gateways: number, servers?: ServerUrls): Promise<MeteredSystem> {
    const [database, redis, nats, folder] = await Promise.all([
      createTestDatabase(servers?.DATABASE_URL),
      testRedis(servers?.REDIS_URL),
      testNats(servers?.NATS_URL),
      mkdtemp(join(tmpdir(), 'gridline-limits-')),
    ]);
    await LocalStorage.make(folder);
    const seconds: Record<string, string> = servers ? {} : PATIENT;
    const asking = await Nats.connect(nats.url, nats.prefix, 'test');
    const system = new MeteredSystem(database, redis, nats, asking, folder, seconds);
    await system.startUsage();
    for (let i = 0; i < gateways; i++) await system.addGateway();
    return system;
  }

  async startUsage(): Promise<void> {
    this.usage = await startService(usageService, readConfig(usageConfig, this.environment()), createLogger('usage', 'fatal'));
  }

  async stopUsage(): Promise<void> {
    await this.usage?.stop();
    this.usage = undefined;
  }

  async addGateway(changes: Record<string, string> = {}): Promise<StartedService> {
    const config = readConfig(gatewayConfig, { ...this.environment(), ...changes });
    const gateway = await startService(gatewayService, config, createLogger('gateway', 'fatal'));
    this.gateways.push(gateway);
    return gateway;
  }

  /** One more that takes its time, for what is told of something other than the time that is promised; answers which it is. */
  async addPatientGateway(): Promise<number> {
    await this.addGateway(PATIENT);
    return this.gateways.length - 1;
  }

  async removeGateway(gateway: StartedService): Promise<void> {
    this.gateways.splice(this.gateways.indexOf(gateway), 1);
    await gateway.stop();
  }

  /** Signs up a new account and makes a key for it. */
  async newKey(body: Record<string, unknown> = {}): Promise<TestKey> {
    const signUp = await this.post('/api/auth/sign-up', {
      email: `${Math.random().toString(36).slice(2)}@example.org`,
      password: 'a long enough one',
    });
    const cookie = signUp.headers.getSetCookie()[0]!.split(';')[0]!;
    const { account } = (await signUp.json()) as { account: { id: string } };
    return this.anotherKey({ accountId: account.id, cookie }, body);
  }

  /** Another key of the same account. */
  async anotherKey(owner: Pick<TestKey, 'accountId' | 'cookie'>, body: Record<string, unknown> = {}): Promise<TestKey> {
    const made = await this.post('/api/tokens', { name: 'test', ...body }, owner.cookie);
    const { id, key } = (await made.json()) as { id: string; key: string };
    return { key, keyId: id, ...owner };
  }

  /** One request of `/api/v1` with a key, to one of the gateways. */
  call({ key }: Pick<TestKey, 'key'>, path = '/api/v1/usage', options: RequestInit & { gateway?: number } = {}): Promise<Response> {
    const { gateway = 0, headers, ...rest } = options;
    return documentedFetch(this.url(path, gateway), {
      ...rest,
      headers: { authorization: `Bearer ${key}`, ...(headers as Record<string, string>) },
    });
  }

  /** One request of a browser. */
  browse(cookie: string, path: string, options: RequestInit & { gateway?: number } = {}): Promise<Response> {
    const { gateway = 0, headers, ...rest } = options;
    return documentedFetch(this.url(path, gateway), { ...rest, headers: { cookie, ...(headers as Record<string, string>) } });
  }

  async setAllowance(
    { accountId }: Pick<TestKey, 'accountId'>,
    callsPerMonth: number | null,
    pePerMonth: number | null = null,
  ): Promise<void> {
    await this.services.ask(usageSetPlan, { accountId, plan: 'free', callsPerMonth, pePerMonth });
  }

  async setPlan({ accountId }: Pick<TestKey, 'accountId'>, plan: PlanName): Promise<void> {
    await this.services.ask(usageSetPlan, { accountId, plan });
  }

  /** A connection to the system's NATS for a service that a test stands in for; the test closes it. */
  connect(): Promise<Nats> {
    return Nats.connect(this.nats.url, this.nats.prefix, 'stand-in');
  }

  /** After Redis came back: when every gateway has connected to it again. */
  async untilRedisAnswers(): Promise<void> {
    const checks = this.gateways.flatMap((gateway) => gateway.checks.filter(({ name }) => name === 'redis'));
    for (const { check } of checks)
      while (
        !(await check().then(
          () => true,
          () => false,
        ))
      );
  }

  async stop(): Promise<void> {
    for (const gateway of this.gateways) await gateway.stop();
    await this.usage?.stop();
    await this.asking.close();
    await Promise.all([this.database.drop(), this.redis.drop(), this.nats.drop(), rm(this.folder, { recursive: true })]);
  }

  url(path: string, gateway = 0): string {
    return `http://127.0.0.1:${this.gateways[gateway]!.port}${path}`;
  }

  private post(path: string, body: unknown, cookie = ''): Promise<Response> {
    return documentedFetch(this.url(path), {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', cookie },
    });
  }

  private environment(): Record<string, string> {
    return {
      DATABASE_URL: this.database.url,
      NATS_URL: this.nats.url,
      NATS_PREFIX: this.nats.prefix,
      REDIS_URL: this.redis.url,
      REDIS_PREFIX: this.redis.prefix,
      STORAGE_DIR: this.folder,
      MASTER_KEY: `k1:${Buffer.alloc(32, 1).toString('base64')}`,
      PORT: '0',
      ...this.seconds,
    };
  }
}

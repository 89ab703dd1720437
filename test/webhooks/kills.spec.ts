import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServiceError, webhookCreate } from '@gridline/contracts';
import { Nats, Services } from '@gridline/messaging';
import { newId } from '@gridline/runtime';
import { LocalStorage } from '@gridline/storage';
import { CertificateAuthority, Receiver, ThrowawayServers } from '@gridline/testing';
import { Client } from 'pg';
import { freePort } from '../support/free-port';
import { ServiceProcess } from '../support/service-process';
import { until } from '../support/until';
import { FakeExtractionService } from './support/fake-extraction';

/** `WEBHOOK_KILL_RUNS=20 WEBHOOK_KILL_EVENTS=400` is the full measure: 20 seeded runs of 2,000 deliveries for each kind of kill. */
const RUNS = Number(process.env.WEBHOOK_KILL_RUNS ?? 1);
const EVENTS = Number(process.env.WEBHOOK_KILL_EVENTS ?? 40);
const ENDPOINTS = 5;
const DELIVERIES = EVENTS * ENDPOINTS;

/** As slow as a near receiver, so that a kill finds requests in flight. */
const ANSWER_MS = 5;

/** The service as a process of its own, told where its servers are. */
class KillableSystem {
  readonly servers: ThrowawayServers;
  readonly receiver: Receiver;
  readonly extraction: FakeExtractionService;
  ask: Services['ask'];

  private constructor(
    private readonly folder: string,
    private readonly service: ServiceProcess,
    private readonly nats: Nats,
    parts: Pick<KillableSystem, 'servers' | 'receiver' | 'extraction'>,
  ) {
    Object.assign(this, parts);
    const services = new Services(nats, new LocalStorage(folder));
    this.ask = services.ask.bind(services);
  }

  static async start(): Promise<KillableSystem> {
    const folder = await mkdtemp(join(tmpdir(), 'gridline-kills-'));
    const storage = await LocalStorage.make(folder);
    const authority = new CertificateAuthority();
    await writeFile(join(folder, 'ca.pem'), authority.certificate);
    const servers = await ThrowawayServers.start();
    const receiver = await Receiver.start(authority.identity(['127.0.0.1']));
    receiver.reaction = (_request, response) => void setTimeout(() => response.writeHead(200).end(), ANSWER_MS);
    const managementPort = await freePort();
    const service = new ServiceProcess('webhooks', managementPort, {
      ...process.env,
      MANAGEMENT_PORT: `${managementPort}`,
      ...servers.urls,
      MASTER_KEY: `k1:${randomBytes(32).toString('base64')}`,
      STORAGE_DIR: folder,
      NODE_EXTRA_CA_CERTS: join(folder, 'ca.pem'),
      WEBHOOK_PRIVATE_TARGETS: `127.0.0.1:${receiver.port}`,
    });
    await service.start();
    const nats = await Nats.connect(servers.urls.NATS_URL, 'gridline', 'test');
    const extraction = await FakeExtractionService.start(servers.urls.NATS_URL, 'gridline', storage);
    return new KillableSystem(folder, service, nats, { servers, receiver, extraction });
  }

  async killAndRestart(part: 'webhooks' | 'nats' | 'postgres'): Promise<void> {
    if (part === 'webhooks') {
      await this.service.end('SIGKILL');
      await this.service.start();
    } else {
      await this.servers.end(part, 'SIGKILL');
      await this.servers.restart(part);
    }
  }

  /** Makes an endpoint; the part that was killed before may still be coming back, and says so as busy. */
  async register(accountId: string, path: string): Promise<void> {
    for (;;) {
      try {
        await this.ask(webhookCreate, { accountId, url: this.receiver.url(path), description: '' });
        return;
      } catch (error) {
        if (!(error instanceof ServiceError) || error.code !== 'busy') throw error;
      }
    }
  }

  /** Resolves with the rows once there are some. */
  async until<Row extends object>(sql: string, values: unknown[]): Promise<Row[]> {
    const client = new Client({ connectionString: this.servers.urls.DATABASE_URL });
    await client.connect();
    try {
      return await until(
        async () => (await client.query<Row>(sql, values)).rows,
        (rows) => rows.length > 0,
      );
    } finally {
      await client.end();
    }
  }

  async stop(): Promise<void> {
    await this.service.end('SIGTERM');
    await this.extraction.stop();
    await this.nats.close();
    await this.receiver.stop();
    await this.servers.stop();
    await rm(this.folder, { recursive: true, force: true });
  }
}

interface LoggedDelivery {
  id: string;
  event_id: string;
  status: string;
  /** Attempts to which the receiver gave an answer that we have. */
  answered: number;
  /** Attempts of which nobody here knows whether they reached it: interrupted, or out of time on a busy machine. */
  unknown: number;
}

const LOG_WHEN_DONE = `
  SELECT d.id, d.event_id, d.status,
    (SELECT count(*) FROM webhooks.attempt a WHERE a.delivery_id = d.id AND a.http_status IS NOT NULL)::int AS answered,
    (SELECT count(*) FROM webhooks.attempt a WHERE a.delivery_id = d.id AND a.http_status IS NULL)::int AS unknown
  FROM webhooks.delivery d JOIN webhooks.endpoint e ON e.id = d.endpoint_id
  WHERE e.account_id = $1 AND $2 = (
    SELECT count(*) FROM webhooks.delivery done JOIN webhooks.endpoint own ON own.id = done.endpoint_id
    WHERE own.account_id = $1 AND done.status = 'delivered' AND done.due_at IS NULL)`;

/** A seeded number in [0, 1): the fractional part of a large multiple of a sine spreads well enough to choose a moment. */
const seeded = (seed: number): number => {
  const value = Math.sin(seed) * 10_000;
  return value - Math.floor(value);
};

describe('a kill -9 in the middle of deliveries', () => {
  let system: KillableSystem;

  beforeAll(async () => {
    system = await KillableSystem.start();
  });

  afterAll(async () => {
    await system.stop();
  });

  /** Reports all events, kills when a seeded share of the requests has arrived, and answers the log once all is delivered. */
  async function run(part: 'webhooks' | 'nats' | 'postgres', seed: number): Promise<{ events: string[]; log: LoggedDelivery[] }> {
    const accountId = newId('acc');
    for (let i = 0; i < ENDPOINTS; i++) {
      await system.register(accountId, `/${i}`);
    }
    system.receiver.requests.length = 0;
    const reporting = Promise.all(Array.from({ length: EVENTS }, () => system.extraction.complete(accountId)));
    await system.receiver.received(Math.ceil(DELIVERIES * (0.05 + 0.85 * seeded(seed))));
    await system.killAndRestart(part);
    const events = await reporting;
    return { events, log: await system.until<LoggedDelivery>(LOG_WHEN_DONE, [accountId, DELIVERIES]) };
  }

  const seeds = Array.from({ length: RUNS }, (_, index) => index + 1);

  describe.each(['webhooks', 'nats', 'postgres'] as const)('of %s', (part) => {
    it.each(seeds)('loses no event, and the log accounts for every request (seed %i)', async (seed) => {
      const { events, log } = await run(part, seed);
      const { requests } = system.receiver;
      const requestsOf = new Map<string, number>();
      for (const { headers } of requests) {
        const id = headers['x-service-delivery'] as string;
        requestsOf.set(id, (requestsOf.get(id) ?? 0) + 1);
      }
      expect(log).toHaveLength(DELIVERIES);
      expect(new Set(log.map(({ event_id }) => event_id))).toEqual(new Set(events));
      expect(new Set(requests.map(({ headers }) => headers['webhook-id']))).toEqual(new Set(events));
      // Every answered attempt was one request; an interrupted one was one or, when the kill came before it was sent, none.
      const unaccounted = log.filter(({ id, answered, unknown }) => {
        const count = requestsOf.get(id) ?? 0;
        return answered !== 1 || count < answered || count > answered + unknown;
      });
      expect(unaccounted).toEqual([]);
      expect([...requestsOf.keys()].toSorted()).toEqual(log.map(({ id }) => id).toSorted());
    });
  });
});

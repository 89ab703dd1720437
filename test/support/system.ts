import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createTestDatabase,
  projectRoot,
  testNats,
  testRedis,
  ThrowawayServers,
  type ServerName,
  type ServerUrls,
} from '@gridline/testing';
import { freePort } from './free-port';
import { RunningSystem } from './running-system';
import { ServiceProcess, type ServiceName } from './service-process';

const SERVICES: readonly ServiceName[] = ['gateway', 'extraction', 'export', 'usage', 'webhooks'];
const SERVERS: readonly string[] = ['postgres', 'nats', 'redis'] satisfies ServerName[];

/** What most tests of documents ask nothing of. */
export const NEITHER_EXPORT_NOR_WEBHOOKS = ['export', 'webhooks'] as const;

export interface SystemOptions {
  /** Gateway processes, each on a port of its own. */
  gateways?: number;
  /** Processes of other services, where there are several. */
  replicas?: Partial<Record<Exclude<ServiceName, 'gateway'>, number>>;
  /** Services that it goes without: to start one takes seconds of a processor. */
  without?: readonly Exclude<ServiceName, 'gateway'>[];
  /** Whether it has Postgres, NATS and Redis to itself, so that a test may end them. */
  ownServers?: boolean;
  /** The command that runs a service over this storage, where that is not Node with what was built here. */
  command?: (name: ServiceName, storageDir: string) => readonly string[];
  /** Variables for every service, over what the system chooses. */
  env?: Record<string, string>;
  /** Variables for one of them, over all others. */
  envOf?: (name: ServiceName) => Record<string, string>;
}

/** The servers of a system: all its own, which it may end, or a part of its own of the test run's. */
interface Foundation {
  urls: ServerUrls;
  natsPrefix: string;
  redisPrefix: string;
  own?: ThrowawayServers;
  remove(): Promise<unknown>;
}

/**
 * The whole built system for a test from outside, every service as a process. A part is named `extraction`, its second replica
 * `extraction-2`; the servers, where they are its own, are `postgres`, `nats` and `redis`.
 */
export class System extends RunningSystem {
  private constructor(
    private readonly foundation: Foundation,
    private readonly processes: ReadonlyMap<string, ServiceProcess>,
    storageDir: string,
    gatewayUrls: readonly string[],
  ) {
    const { urls: servers, natsPrefix, redisPrefix } = foundation;
    super({ servers, natsPrefix, redisPrefix, storageDir, gatewayUrls, services: Object.fromEntries(processes) });
  }

  /** Starts everything, as the run of tests has built it, and waits until every service is ready. */
  static async start(options: SystemOptions = {}): Promise<System> {
    const [foundation, storageDir] = await Promise.all([
      options.ownServers ? ownServers() : partOfServers(),
      mkdtemp(join(tmpdir(), 'gridline-storage-')),
    ]);
    const shared = { ...process.env, ...environmentOf(foundation), STORAGE_DIR: storageDir, ...systemEnvironment(), ...options.env };
    const processes = new Map<string, ServiceProcess>();
    const gatewayUrls: string[] = [];
    for (const { key, name } of parts(options)) {
      const [port, managementPort] = [await freePort(), await freePort()];
      const env = { ...shared, ...options.envOf?.(name), APP: name, PORT: `${port}`, MANAGEMENT_PORT: `${managementPort}` };
      processes.set(key, new ServiceProcess(name, managementPort, env, options.command?.(name, storageDir)));
      if (name === 'gateway') gatewayUrls.push(`http://127.0.0.1:${port}`);
    }
    const system = new System(foundation, processes, storageDir, gatewayUrls);
    try {
      await Promise.all([...processes.values()].map((each) => each.start()));
    } catch (error) {
      await system.stop();
      throw error;
    }
    return system;
  }

  /** Which service has ended although nobody asked it to, and its last words; undefined while all run. */
  get failure(): string | undefined {
    const ended = [...this.processes.values()].find(({ pid }) => pid === undefined);
    return ended && `${ended.name} has ended:\n${ended.log.slice(-20).join('\n')}`;
  }

  /** Ends a part and waits for its end: at once, or as another signal asks for. */
  async kill(part: string, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    if (isServer(part)) return this.ownServers.end(part, signal === 'SIGKILL' ? signal : undefined);
    await this.process(part).end(signal);
  }

  /** Starts a part again, after ending it in good order where it still runs, and waits until it is ready. */
  async restart(part: string): Promise<void> {
    await this.kill(part, 'SIGTERM');
    if (isServer(part)) return this.ownServers.restart(part);
    await this.process(part).start();
  }

  /** Ends a service and starts it from another built checkout: the release before, or ours again. */
  async runFrom(root: string, part: string): Promise<void> {
    this.process(part).root = root;
    await this.restart(part);
  }

  /** What a service has logged, line by line. */
  logs(part: string): readonly string[] {
    return this.process(part).log;
  }

  /** Ends everything, the gateways first, and removes what was written. */
  async stop(): Promise<void> {
    const all = [...this.processes.values()];
    for (const isGateway of [true, false]) {
      await Promise.all(all.filter(({ name }) => (name === 'gateway') === isGateway).map((each) => each.end('SIGTERM')));
    }
    await this.foundation.remove();
    await rm(this.storageDir, { recursive: true, force: true });
  }

  private get ownServers(): ThrowawayServers {
    if (!this.foundation.own) throw new Error('this system has no servers of its own to end: start it with ownServers');
    return this.foundation.own;
  }

  private process(part: string): ServiceProcess {
    const found = this.processes.get(part);
    if (!found) throw new Error(`no part named ${part}: there are ${[...this.processes.keys()].join(', ')}`);
    return found;
  }
}

async function ownServers(): Promise<Foundation> {
  const own = await ThrowawayServers.start();
  return { urls: own.urls, natsPrefix: 'gridline', redisPrefix: 'gridline:', own, remove: () => own.stop() };
}

async function partOfServers(): Promise<Foundation> {
  const [database, nats, redis] = await Promise.all([createTestDatabase(), testNats(), testRedis()]);
  return {
    urls: { DATABASE_URL: database.url, NATS_URL: nats.url, REDIS_URL: redis.url },
    natsPrefix: nats.prefix,
    redisPrefix: redis.prefix,
    remove: () => Promise.all([database.drop(), nats.drop(), redis.drop()]),
  };
}

const environmentOf = ({ urls, natsPrefix, redisPrefix }: Foundation): Record<string, string> => ({
  ...urls,
  NATS_PREFIX: natsPrefix,
  REDIS_PREFIX: redisPrefix,
});

function systemEnvironment(): Record<string, string> {
  return {
    HOST: '127.0.0.1',
    MASTER_KEY: `k1:${randomBytes(32).toString('base64')}`,
    WEB_DIR: join(projectRoot(), 'apps/web/dist'),
    STOP_SECONDS: '10',
  };
}

function parts({ gateways = 1, replicas = {}, without = [] }: SystemOptions): { key: string; name: ServiceName }[] {
  const left: readonly ServiceName[] = without;
  return SERVICES.filter((name) => !left.includes(name)).flatMap((name) => {
    const count = name === 'gateway' ? gateways : (replicas[name] ?? 1);
    return Array.from({ length: count }, (_, index) => ({ key: index === 0 ? name : `${name}-${index + 1}`, name }));
  });
}

function isServer(part: string): part is ServerName {
  return SERVERS.includes(part);
}

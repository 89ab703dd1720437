import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot, ThrowawayServers, type ServerName } from '@gridline/testing';
import { freePort } from './free-port';
import { ServiceProcess, type ServiceName } from './service-process';

const SERVICES: readonly ServiceName[] = ['gateway', 'extraction', 'export', 'usage', 'webhooks'];
const SERVERS: readonly string[] = ['postgres', 'nats', 'redis'] satisfies ServerName[];

export interface SystemOptions {
  /** Gateway processes, each on a port of its own. */
  gateways?: number;
  /** Processes of other services, where there are several. */
  replicas?: Partial<Record<Exclude<ServiceName, 'gateway'>, number>>;
  /** Variables for every service, over what the system chooses. */
  env?: Record<string, string>;
}

/**
 * The whole built system for a test from outside: its own Postgres, NATS and Redis, and every service as a process. A part is
 * named `extraction`, its second replica `extraction-2`; the servers are `postgres`, `nats` and `redis`.
 */
export class System {
  private constructor(
    private readonly servers: ThrowawayServers,
    private readonly processes: ReadonlyMap<string, ServiceProcess>,
    /** Where uploaded files are. */
    readonly storageDir: string,
    /** The address of each gateway. */
    readonly gatewayUrls: readonly string[],
  ) {}

  /** Builds what changed, starts everything and waits until every service is ready. */
  static async start(options: SystemOptions = {}): Promise<System> {
    await promisify(execFile)(process.execPath, [join(projectRoot(), 'deploy/build.mjs')]);
    const [servers, storageDir] = await Promise.all([ThrowawayServers.start(), mkdtemp(join(tmpdir(), 'gridline-storage-'))]);
    const shared = { ...process.env, ...servers.urls, STORAGE_DIR: storageDir, ...systemEnvironment(), ...options.env };
    const processes = new Map<string, ServiceProcess>();
    const gatewayUrls: string[] = [];
    for (const { key, name } of parts(options)) {
      const [port, managementPort] = [await freePort(), await freePort()];
      processes.set(key, new ServiceProcess(name, managementPort, { ...shared, PORT: `${port}`, MANAGEMENT_PORT: `${managementPort}` }));
      if (name === 'gateway') gatewayUrls.push(`http://127.0.0.1:${port}`);
    }
    const system = new System(servers, processes, storageDir, gatewayUrls);
    try {
      await Promise.all([...processes.values()].map((each) => each.start()));
    } catch (error) {
      await system.stop();
      throw error;
    }
    return system;
  }

  /** The address of the first gateway. */
  get baseUrl(): string {
    return this.gatewayUrls[0]!;
  }

  get databaseUrl(): string {
    return this.servers.urls.DATABASE_URL;
  }

  get natsUrl(): string {
    return this.servers.urls.NATS_URL;
  }

  get redisUrl(): string {
    return this.servers.urls.REDIS_URL;
  }

  /** Ends a part and waits for its end: at once, or as another signal asks for. */
  async kill(part: string, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    if (isServer(part)) return this.servers.end(part, signal === 'SIGKILL' ? signal : undefined);
    await this.process(part).end(signal);
  }

  /** Starts a part again, after ending it in good order where it still runs, and waits until it is ready. */
  async restart(part: string): Promise<void> {
    await this.kill(part, 'SIGTERM');
    if (isServer(part)) return this.servers.restart(part);
    await this.process(part).start();
  }

  /** What a service has logged, line by line. */
  logs(part: string): readonly string[] {
    return this.process(part).log;
  }

  /** The process id of a service, while it runs. */
  pid(part: string): number | undefined {
    return this.process(part).pid;
  }

  /** The address of a service's health and metrics. */
  managementUrl(part: string): string {
    return `http://127.0.0.1:${this.process(part).managementPort}`;
  }

  /** Ends everything, the gateways first, and removes what was written. */
  async stop(): Promise<void> {
    const all = [...this.processes.values()];
    for (const isGateway of [true, false]) {
      await Promise.all(all.filter(({ name }) => (name === 'gateway') === isGateway).map((each) => each.end('SIGTERM')));
    }
    await this.servers.stop();
    await rm(this.storageDir, { recursive: true, force: true });
  }

  private process(part: string): ServiceProcess {
    const found = this.processes.get(part);
    if (!found) throw new Error(`no part named ${part}: there are ${[...this.processes.keys()].join(', ')}`);
    return found;
  }
}

function systemEnvironment(): Record<string, string> {
  return {
    HOST: '127.0.0.1',
    MASTER_KEY: `k1:${randomBytes(32).toString('base64')}`,
    WEB_DIR: join(projectRoot(), 'apps/web/dist'),
    STOP_SECONDS: '10',
  };
}

function parts({ gateways = 1, replicas = {} }: SystemOptions): { key: string; name: ServiceName }[] {
  return SERVICES.flatMap((name) => {
    const count = name === 'gateway' ? gateways : (replicas[name] ?? 1);
    return Array.from({ length: count }, (_, index) => ({ key: index === 0 ? name : `${name}-${index + 1}`, name }));
  });
}

function isServer(part: string): part is ServerName {
  return SERVERS.includes(part);
}

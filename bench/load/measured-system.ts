import { spawn, type ChildProcess } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { SCOPES } from '@gridline/contracts';
import { LocalStorage } from '@gridline/storage';
import { ENDS_WITH_PARENT, pidListeningOn, ThrowawayServers, projectRoot } from '@gridline/testing';
import { Client } from 'pg';
import { endInOrder } from './end-in-order';
import { cpuMicros, forgetPeak, memoryBytes, peakBytes } from './process-figures';

type ServiceName = 'gateway' | 'usage' | 'extraction' | 'export' | 'webhooks';
/** Those that serve a metered request. */
const SERVICES: readonly ServiceName[] = ['gateway', 'usage', 'extraction'];
/** Keys of one account at most (the largest plan's). */
const KEYS_OF_ACCOUNT = 25;

/** Variables of some services, over what the system chooses. */
export type Variables = Partial<Record<ServiceName, Record<string, string>>>;

/** The processes that serve a metered request, and the yardstick beside them. All end with the one that started them. */
export class MeasuredSystem {
  private readonly children: ChildProcess[] = [];
  private readonly pids = new Map<string, number>();
  private readonly staysToTheEnd = endInOrder(() => this.removeFolder());

  private constructor(
    private readonly servers: ThrowawayServers,
    private readonly folder: string,
    readonly gatewayPort: number,
    readonly helloPort: number,
    private readonly variables: Variables,
  ) {}

  static async start(services = SERVICES, variables: Variables = {}): Promise<MeasuredSystem> {
    const servers = await ThrowawayServers.start();
    const folder = mkdtempSync(join(tmpdir(), 'gridline-load-'));
    const system = new MeasuredSystem(servers, folder, await freePort(), await freePort(), variables);
    try {
      await system.startAll(services);
    } catch (error) {
      await system.stop();
      throw error;
    }
    return system;
  }

  get databaseUrl(): string {
    return this.servers.urls.DATABASE_URL;
  }

  /** From now on `peaks` are of what follows. */
  forgetPeaks(): void {
    for (const pid of this.pids.values()) forgetPeak(pid);
  }

  /** The most memory of every process alone, in bytes. */
  peaks(): Map<string, number> {
    return new Map([...this.pids].map(([name, pid]) => [name, peakBytes(pid)]));
  }

  /** CPU time of every process so far, in microseconds. */
  cpu(): Map<string, number> {
    return new Map([...this.pids].map(([name, pid]) => [name, cpuMicros(pid)]));
  }

  /** Memory of every process with those that it started, in bytes; of the extraction service these, which read the documents, by themselves. */
  memory(): Map<string, number> {
    const held = [...this.pids].flatMap(([name, pid]): [string, number][] => {
      const { own, started } = memoryBytes(pid);
      return name === 'extraction' ? [[name, own], ['its engine', started]] : [[name, own + started]]; // prettier-ignore
    });
    return new Map(held);
  }

  /** Keys of accounts without limits, each of a user of its own, made past the API so that there can be thousands. */
  async makeKeys(count: number, ofAccount = KEYS_OF_ACCOUNT): Promise<string[]> {
    const keys = Array.from({ length: count }, () => `svc_live_${randomBytes(32).toString('hex')}`);
    const hashes = keys.map((key) => createHash('sha256').update(key).digest('hex'));
    const accounts = keys.map((_, index) => `acc_load_${Math.floor(index / ofAccount)}`);
    const client = new Client({ connectionString: this.servers.urls.DATABASE_URL });
    await client.connect();
    await client.query(
      `INSERT INTO gateway.api_key (id, account_id, user_id, name, scopes, hash, hint, created_at)
       SELECT 'key_' || hash, account, 'usr_' || hash, 'load', $1, hash, '', now() FROM unnest($2::text[], $3::text[]) AS k(hash, account)`,
      [[...SCOPES], hashes, accounts],
    );
    await client.query("INSERT INTO usage.allowance SELECT DISTINCT a, 'scale', NULL::int, NULL::int, now() FROM unnest($1::text[]) AS a", [
      accounts,
    ]);
    await client.end();
    return keys;
  }

  /** Calls counted so far, and the transactions that counted them (an entry each, while one account is at it). */
  async counted(): Promise<{ calls: number; transactions: number }> {
    const client = new Client({ connectionString: this.servers.urls.DATABASE_URL });
    await client.connect();
    const { rows } = await client.query<{ calls: number; transactions: number }>(
      'SELECT coalesce(sum(calls), 0)::int AS calls, count(*)::int AS transactions FROM usage.usage_entry WHERE calls > 0',
    );
    await client.end();
    return rows[0]!;
  }

  /** Documents that were taken and are not yet read. */
  async unread(): Promise<number> {
    const client = new Client({ connectionString: this.servers.urls.DATABASE_URL });
    await client.connect();
    const { rows } = await client.query<{ count: number }>(
      "SELECT count(*)::int AS count FROM extraction.extraction WHERE state IN ('queued', 'running')",
    );
    await client.end();
    return rows[0]!.count;
  }

  async stop(): Promise<void> {
    await Promise.all(this.children.map((child) => ended(child)));
    await this.servers.stop();
    this.removeFolder();
    this.staysToTheEnd();
  }

  private async startAll(services: readonly ServiceName[]): Promise<void> {
    await LocalStorage.make(this.folder);
    for (const service of services) await this.startService(service);
    await this.startHello();
    const { NATS_URL, REDIS_URL, DATABASE_URL } = this.servers.urls;
    for (const url of [NATS_URL, REDIS_URL, DATABASE_URL]) this.pids.set(new URL(url).protocol.slice(0, -1), pidListeningOn(url));
  }

  private removeFolder(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async startService(name: ServiceName): Promise<void> {
    const managementPort = await freePort();
    const environment = {
      ...this.servers.urls,
      STORAGE_DIR: this.folder,
      MASTER_KEY: `k1:${randomBytes(32).toString('base64')}`,
      PORT: String(this.gatewayPort),
      TRUSTED_PROXIES: '127.0.0.1',
      MANAGEMENT_PORT: String(managementPort),
      LOG_LEVEL: 'warn',
      ...this.variables[name],
    };
    this.start(name, [join(projectRoot(), 'dist/apps', name, 'src/main.js')], environment);
    await untilOk(`http://127.0.0.1:${managementPort}/health/ready`);
  }

  private async startHello(): Promise<void> {
    this.start('hello', [join(__dirname, 'hello-server.js'), String(this.helloPort)], {});
    await untilOk(`http://127.0.0.1:${this.helloPort}/hello`);
  }

  private start(name: string, command: string[], environment: Record<string, string>): void {
    const env = { ...process.env, ...environment };
    const child = spawn(process.execPath, [...ENDS_WITH_PARENT, ...command], { env, stdio: ['pipe', 'ignore', 'inherit'] });
    this.children.push(child);
    this.pids.set(name, child.pid!);
  }
}

const POLL_MS = 50;
const READY_MS = 60_000;

async function untilOk(url: string): Promise<void> {
  const deadline = Date.now() + READY_MS;
  for (;;) {
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    if (Date.now() > deadline) throw new Error(`${url} did not become ready`);
    await delay(POLL_MS);
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await exit;
}

/** A port as the launcher finds one, which stays free until it is listened on. */
async function freePort(): Promise<number> {
  const module = pathToFileURL(join(projectRoot(), 'deploy/local/free-port.mjs')).href;
  return ((await import(module)) as typeof import('../../deploy/local/free-port.mjs')).freePort();
}

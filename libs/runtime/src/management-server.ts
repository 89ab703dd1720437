import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { collectDefaultMetrics, register } from 'prom-client';
import { inTime } from './in-time';
import { gauge } from './metrics';

/** Something that the service uses. */
export interface HealthCheck {
  name: string;
  /** The service does its work without it, if less well. */
  isSoft?: boolean;
  /**
   * All replicas have it in common, so that one which is unready without it sends its clients to others that are no better. Where it is
   * missing, this asks past the process's own connections whether it is there for others: then this process alone is broken, and unready.
   */
  isThereForOthers?(): Promise<void>;
  /** It is shared and cannot be asked for in another way: it never makes the service unready. */
  isShared?: boolean;
  /** Throws or rejects while it is missing; may tell figures of how it stands. */
  check(): Promise<Record<string, number> | void>;
}

/** How a dependency stands. */
interface DependencyState {
  status: 'up' | 'down';
  required: boolean;
  /** How long it took to answer. */
  milliseconds: number;
  [figure: string]: string | number | boolean;
}

/** Longest wait for one dependency's answer. */
const CHECK_MS = 2_000;

/** How often the event loop's lag is looked at, far below what is alerted on (250 ms). At the default of 10 ms that took 4 ms of an idle second; it takes 1. */
const LAG_SAMPLE_MS = 50;

/** Health and metrics on a port of their own. */
export class ManagementServer {
  private readonly server: Server;
  private stopping = false;
  private checks: readonly HealthCheck[] | undefined;
  /** What was down when it was last asked for. */
  private readonly down = new Set<string>();

  constructor(private readonly logger?: Logger) {
    this.server = createServer((request, response) => {
      // A metric that cannot be collected costs this one scrape, never the process.
      this.answer(request.url ?? '/', response).catch(() => sendJson(response, 500, { status: 'error' }));
    });
  }

  /** Starts listening and answers the port. */
  async listen(host: string, port: number): Promise<number> {
    collectDefaultMetrics({ eventLoopMonitoringPrecision: LAG_SAMPLE_MS });
    this.measureDependencies();
    await new Promise<void>((resolve, reject) => this.server.once('error', reject).listen(port, host, resolve));
    return (this.server.address() as AddressInfo).port;
  }

  /** The service has started: from now on it is ready while it can do its own work. */
  started(checks: readonly HealthCheck[]): void {
    this.checks = checks;
  }

  /** From now on the service says that it is not ready, so that no new work is sent to it. */
  announceStop(): void {
    this.stopping = true;
  }

  async close(): Promise<void> {
    register.clear();
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(url: string, response: ServerResponse): Promise<void> {
    if (url === '/health/live') return sendJson(response, 200, { status: 'live' });
    if (url === '/health/ready') {
      const readiness = await this.readiness();
      return sendJson(response, readiness.ready ? 200 : 503, readiness.body);
    }
    if (url === '/health/dependencies') return sendJson(response, 200, await this.dependencies());
    if (url === '/metrics') {
      const metrics = await register.metrics();
      response.writeHead(200, { 'content-type': register.contentType });
      response.end(metrics);
      return;
    }
    sendJson(response, 404, { status: 'not found' });
  }

  /** What `/health/ready` says; the gateway's public listener says the same. */
  async readiness(): Promise<{ ready: boolean; body: { status: string; missing: string[] } }> {
    if (this.stopping) return { ready: false, body: { status: 'stopping', missing: [] } };
    if (!this.checks) return { ready: false, body: { status: 'starting', missing: [] } };
    const required = this.checks.filter(({ isSoft, isShared }) => !isSoft && !isShared);
    const missingHere = await Promise.all(required.map((check) => this.isMissingHere(check)));
    const missing = required.filter((_, index) => missingHere[index]).map(({ name }) => name);
    return { ready: missing.length === 0, body: { status: missing.length === 0 ? 'ready' : 'not ready', missing } };
  }

  /** What `/health/dependencies` says: each one by itself, those too that the service can do without. */
  async dependencies(): Promise<{ dependencies: Record<string, DependencyState> }> {
    const checks = this.checks ?? [];
    const states = await Promise.all(checks.map(async (check) => [check.name, await this.stateOf(check)] as const));
    return { dependencies: Object.fromEntries(states) };
  }

  /** The same as metrics, so that an alert names what is away. */
  private measureDependencies(): void {
    gauge({ name: 'dependency_up', help: 'Whether something that the service uses answers it.', labels: ['dependency'] }, async (up) => {
      const { dependencies } = await this.dependencies();
      for (const [dependency, { status }] of Object.entries(dependencies)) up.set({ dependency }, status === 'up' ? 1 : 0);
    });
  }

  /** Away for this process; and, where others may have it all the same, for this process alone. */
  private async isMissingHere(check: HealthCheck): Promise<boolean> {
    if ((await this.stateOf(check)).status === 'up') return false;
    if (!check.isThereForOthers) return true;
    return inTime(check.isThereForOthers(), CHECK_MS).then(
      () => true,
      () => false,
    );
  }

  private async stateOf({ name, check, isSoft }: HealthCheck): Promise<DependencyState> {
    const startedAt = performance.now();
    const figures = await inTime(check(), CHECK_MS).then(
      (told) => told ?? {},
      (error: unknown) => this.noteDown(name, error),
    );
    if (figures) this.noteUp(name);
    const milliseconds = Math.round(performance.now() - startedAt);
    return { status: figures ? 'up' : 'down', required: !isSoft, milliseconds, ...figures };
  }

  /** Why is for the log alone, once. */
  private noteDown(dependency: string, err: unknown): undefined {
    if (!this.down.has(dependency)) this.logger?.warn({ dependency, err }, 'a dependency is down');
    this.down.add(dependency);
  }

  private noteUp(dependency: string): void {
    if (this.down.delete(dependency)) this.logger?.info({ dependency }, 'a dependency is up again');
  }
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}

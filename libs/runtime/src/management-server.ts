import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, register } from 'prom-client';
import { inTime } from './in-time';

/** A dependency that the service needs to be ready. `check` throws or rejects while it is missing. */
export interface HealthCheck {
  name: string;
  check(): Promise<unknown>;
}

/** Longest wait for one dependency's answer. */
const CHECK_MS = 2_000;

/** Health and metrics on a port of their own. */
export class ManagementServer {
  private readonly server: Server;
  private stopping = false;

  constructor(private readonly checks: readonly HealthCheck[]) {
    this.server = createServer((request, response) => {
      // A metric that cannot be collected costs this one scrape, never the process.
      this.answer(request.url ?? '/', response).catch(() => sendJson(response, 500, { status: 'error' }));
    });
  }

  /** Starts listening and answers the port. */
  async listen(host: string, port: number): Promise<number> {
    collectDefaultMetrics();
    await new Promise<void>((resolve, reject) => this.server.once('error', reject).listen(port, host, resolve));
    return (this.server.address() as AddressInfo).port;
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
    const missing = await missingDependencies(this.checks);
    return { ready: missing.length === 0, body: { status: missing.length === 0 ? 'ready' : 'not ready', missing } };
  }
}

async function missingDependencies(checks: readonly HealthCheck[]): Promise<string[]> {
  const results = await Promise.allSettled(checks.map(({ check }) => inTime(check(), CHECK_MS)));
  return checks.filter((_, index) => results[index]!.status === 'rejected').map(({ name }) => name);
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}

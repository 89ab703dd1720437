import { Agent, request, type RequestOptions } from 'node:http';

/** What was measured of one load. */
export interface LoadResult {
  requests: number;
  seconds: number;
  p50Ms: number;
  p99Ms: number;
  /** Answers by status. */
  statuses: Record<number, number>;
}

/** One request: where to, and what is sent. */
export interface LoadRequest extends RequestOptions {
  body?: Buffer;
}

/** Keeps `connections` requests in flight until `count` were answered. */
export async function runLoad(count: number, connections: number, next: (index: number) => LoadRequest): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const durations: number[] = [];
  const statuses: Record<number, number> = {};
  let sent = 0;
  const work = async (): Promise<void> => {
    while (sent < count) {
      const startedAt = performance.now();
      const status = await send({ ...next(sent++), agent });
      durations.push(performance.now() - startedAt);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: connections }, work));
  const seconds = (performance.now() - startedAt) / 1000;
  agent.destroy();
  durations.sort((a, b) => a - b);
  return { requests: count, seconds, p50Ms: quantile(durations, 0.5), p99Ms: quantile(durations, 0.99), statuses };
}

const quantile = (sorted: number[], share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;

function send({ body, ...options }: LoadRequest): Promise<number> {
  return new Promise((resolve, reject) => {
    const sending = request(options, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
    });
    sending.once('error', reject);
    sending.end(body);
  });
}

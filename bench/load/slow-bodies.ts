import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** A body of this length is one of those of which a gateway holds five at a time. */
const LARGE_BYTES = 1_200_000;
/** What a slow sender promises, and how slowly it sends: half of what is slow. */
const SLOW_BYTES = 5_000_000;
const PIECE_BYTES = 16_384;
const PIECE_MS = 500;

let requests = 0;

const headersFor = (key: string, bytes: number) => ({
  authorization: `Bearer ${key}`,
  'content-type': 'application/json',
  'content-length': bytes,
  'x-forwarded-for': `10.2.${requests >> 8}.${requests++ & 255}`,
});

/** A small document in a large JSON body: behind its lines are empty ones, in its base64, since beside that a body may have little. */
export function largeJson(csv: Buffer): Buffer {
  const document = Buffer.concat([csv, Buffer.alloc(LARGE_BYTES * 0.75, '\n')]);
  return Buffer.from(JSON.stringify({ base64: document.toString('base64'), fileName: 'small.csv' }));
}

/** Sends a body at once, again after as long as it is told to wait where there was no room; answers the statuses on the way. */
export async function sendJson(port: number, key: string, body: Buffer): Promise<number[]> {
  const statuses: number[] = [];
  for (;;) {
    const headers = headersFor(key, body.length) as unknown as Record<string, string>;
    const response = await fetch(`http://127.0.0.1:${port}/api/v1/infer`, { method: 'POST', body: new Uint8Array(body), headers });
    await response.arrayBuffer();
    statuses.push(response.status);
    if (response.status !== 503) return statuses;
    await delay(Number(response.headers.get('retry-after') ?? 1) * 1_000);
  }
}

/** Accounts that keep as many slow bodies on their way as they may, until they are ended. */
export class SlowBodies {
  /** Bodies that were ended, or had no room. */
  ended = 0;
  private readonly over = new AbortController();
  private readonly senders: Promise<void>[];

  constructor(port: number, keys: readonly string[]) {
    this.senders = keys.map((key) => this.keepSending(port, key));
  }

  async end(): Promise<void> {
    this.over.abort();
    await Promise.all(this.senders);
  }

  private async keepSending(port: number, key: string): Promise<void> {
    while (!this.over.signal.aborted) {
      await this.sendSlowly(port, key);
      this.ended++;
      await delay(PIECE_MS, undefined, { signal: this.over.signal }).catch(() => undefined);
    }
  }

  /** Resolves when the gateway has answered, or hung up. */
  private sendSlowly(port: number, key: string): Promise<void> {
    return new Promise((resolve) => {
      const sending = request({ port, host: '127.0.0.1', method: 'POST', path: '/api/v1/infer', headers: headersFor(key, SLOW_BYTES) });
      sending.write('{"base64":"');
      const timer = setInterval(() => sending.write('A'.repeat(PIECE_BYTES)), PIECE_MS);
      const end = (): void => {
        clearInterval(timer);
        this.over.signal.removeEventListener('abort', end);
        sending.destroy();
        resolve();
      };
      sending.on('response', end).on('error', end).on('close', end);
      this.over.signal.addEventListener('abort', end);
    });
  }
}

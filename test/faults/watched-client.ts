import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { TestAccount, type TestFile } from '../support/account';

/** Between two questions; far from the minute limit for any fault that lasts less than a minute. */
const PAUSE_MS = 400;
/** A client that hears nothing for so long goes away, as most do. */
const PATIENCE_MS = 30_000;

/** What a client saw of a fault. */
export interface Seen {
  /** Answers by status; 0 where there was none. */
  answers: Record<number, number>;
  slowestMs: number;
  /** From the end of the fault until a document was read and the usage was told. */
  servedAgainMs: number;
}

/** An honest client: asks, sends documents, and keeps what it was answered. */
export class WatchedClient {
  private readonly answers: Record<number, number> = {};
  private slowestMs = 0;
  private sent = 0;
  /** One of its own, where a proxy is trusted: clients of earlier faults have used up nothing of its minute. */
  private readonly address = Array.from(randomBytes(3)).reduce((address, byte) => `${address}.${byte}`, '10');

  private constructor(private readonly account: TestAccount) {}

  static async at(baseUrl: string): Promise<WatchedClient> {
    return new WatchedClient(await TestAccount.create(baseUrl));
  }

  /** Asks while the fault lasts, and after its end until everything is served again. */
  async during(milliseconds: number, end: () => void | Promise<void>): Promise<Seen> {
    const startedAt = performance.now();
    let asking: Promise<unknown> = Promise.resolve();
    for (; performance.now() - startedAt < milliseconds; await delay(PAUSE_MS)) {
      asking = this.ask();
      await Promise.race([asking, delay(Math.max(0, startedAt + milliseconds - performance.now()))]);
    }
    await end();
    const endedAt = performance.now();
    await asking;
    while (!(await this.isServed())) await delay(PAUSE_MS / 4);
    return { answers: this.answers, slowestMs: Math.round(this.slowestMs), servedAgainMs: Math.round(performance.now() - endedAt) };
  }

  private async isServed(): Promise<boolean> {
    return (await this.timed('/api/v1/usage')) === 200 && (await this.send()) === 201;
  }

  /** Mostly a question, at times a document. */
  private async ask(): Promise<void> {
    const status = this.sent % 4 === 3 ? await this.send() : await this.timed('/api/v1/usage');
    this.sent++;
    this.answers[status] = (this.answers[status] ?? 0) + 1;
  }

  private send(): Promise<number> {
    const file: TestFile = { name: `${this.sent}.csv`, bytes: Buffer.from(`Item,Price\nNumber ${this.sent},1.50\n`) };
    const form = new FormData();
    form.append('file', new Blob([file.bytes as Uint8Array<ArrayBuffer>]), file.name);
    return this.timed('/api/v1/infer', { method: 'POST', body: form });
  }

  private async timed(path: string, init: RequestInit = {}): Promise<number> {
    const startedAt = performance.now();
    const headers = { 'X-Forwarded-For': this.address };
    const status = await this.account.byKey(path, { ...init, headers, signal: AbortSignal.timeout(PATIENCE_MS) }).then(
      (reply) => reply.status,
      () => 0,
    );
    this.slowestMs = Math.max(this.slowestMs, performance.now() - startedAt);
    return status;
  }
}

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@gridline/testing';

/** What the launcher says once all is up. */
export const READY = /Ready in/;

/** One run of the launcher: what it has said so far, and its end. */
export class Launcher {
  said = '';
  readonly ended: Promise<number | null>;
  private readonly child: ChildProcess;

  constructor(folder: string, port: number, options: readonly string[] = []) {
    const { DATABASE_URL: _1, NATS_URL: _2, REDIS_URL: _3, ...env } = process.env;
    this.child = spawn(process.execPath, [join(projectRoot(), 'deploy/local/start.mjs'), ...options], {
      env: { ...env, DATA_DIR: folder, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.child.stdout!, this.child.stderr!]) stream.on('data', (bytes: Buffer) => (this.said += bytes.toString()));
    this.ended = once(this.child, 'close').then(([code]) => code as number | null);
  }

  /** Resolves once it has said something; rejects where it ends without. */
  async hasSaid(words: RegExp): Promise<void> {
    const isOver = this.ended.then(() => true);
    while (!words.test(this.said)) {
      const over = await Promise.race([isOver, once(this.child.stdout!, 'data').then(() => false)]);
      if (over && !words.test(this.said)) throw new Error(`it ended without saying ${words}:\n${this.said}`);
    }
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    this.child.kill(signal);
    await this.ended;
  }
}

/** The servers' programs are fetched once for all test runs. */
export function shareFetchedServers(folder: string): void {
  const fetched = join(projectRoot(), 'node_modules/.cache/gridline/bin');
  mkdirSync(fetched, { recursive: true });
  symlinkSync(fetched, join(folder, 'bin'));
}

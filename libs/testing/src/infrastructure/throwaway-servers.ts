import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

/** Where the servers of a test are. */
export interface ServerUrls {
  DATABASE_URL: string;
  NATS_URL: string;
  REDIS_URL: string;
}

/** The servers that a test may end and start again. */
export type ServerName = 'postgres' | 'nats' | 'redis';

interface Answer {
  urls?: ServerUrls;
  error?: string;
}

/**
 * Postgres, NATS and Redis for a test, in a temporary folder and on free ports. They are a process of their own that ends them
 * when this one is gone, however it ended.
 */
export class ThrowawayServers {
  private readonly answers: AsyncIterator<string>;

  private constructor(
    private readonly keeper: ChildProcessByStdio<Writable, Readable, null>,
    lines: AsyncIterable<string>,
  ) {
    this.answers = lines[Symbol.asyncIterator]();
  }

  urls: ServerUrls;

  /** Brings up all three. */
  static async start(): Promise<ThrowawayServers> {
    const root = projectRoot();
    const script = join(root, 'deploy/local/infrastructure/serve.mjs');
    const keeper = spawn(process.execPath, [script, join(root, 'node_modules/.cache/gridline/bin')], {
      stdio: ['pipe', 'pipe', 'inherit'],
      detached: true,
    });
    const servers = new ThrowawayServers(keeper, createInterface({ input: keeper.stdout }));
    servers.urls = (await servers.answer()).urls!;
    return servers;
  }

  /** Ends one server, at once where the signal is SIGKILL. */
  async end(server: ServerName, signal?: 'SIGKILL'): Promise<void> {
    await this.tell(signal ? `end ${server} ${signal}` : `end ${server}`);
  }

  /** Starts an ended server again, on its port and with its data, and waits until it answers. */
  async restart(server: ServerName): Promise<void> {
    await this.tell(`start ${server}`);
  }

  /** Stops all and removes what they wrote. */
  async stop(): Promise<void> {
    const exited = new Promise((resolve) => this.keeper.once('exit', resolve));
    this.keeper.stdin.end();
    await exited;
  }

  private async tell(line: string): Promise<void> {
    this.keeper.stdin.write(`${line}\n`);
    await this.answer();
  }

  private async answer(): Promise<Answer> {
    const { value, done } = await this.answers.next();
    if (done) throw new Error('the test servers are gone; the reason stands above');
    const answer = JSON.parse(value as string) as Answer;
    if (answer.error) throw new Error(answer.error);
    return answer;
  }
}

/** The project's own folder, seen from the source and from the built file alike. */
export function projectRoot(folder = __dirname): string {
  return existsSync(join(folder, 'deploy/local')) ? folder : projectRoot(dirname(folder));
}

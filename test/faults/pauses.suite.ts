import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { childProcesses, pidListeningOn, procFile } from '@gridline/testing';
import { ANSWERED_MS, SERVED_AGAIN_MS } from '../support/promised';
import type { System } from '../support/system';
import { FAULTS_INTRO, Figures } from '../support/figures';
import { booksInWords, expectBooksToAgree } from './books';
import { CountedLoad } from './counted-load';
import { reckon } from './reckoning';
import { WatchedClient } from './watched-client';

/** How long a process is paused: `npm run bench:faults` takes twenty seconds, the usual run of the tests a short while. */
const PAUSE_MS = Number(process.env.FAULT_SECONDS ?? 2) * 1000;

const PAUSED = ['gateway-2', 'extraction', 'export', 'usage', 'webhooks', 'postgres', 'nats', 'redis'] as const;

/** Processes that stop for a while, in the system of the caller. */
export function describePauses(system: () => System): void {
  describe('a process that is paused under load', () => {
    const figures = new Figures();
    afterAll(() => figures.write('Faults: processes', FAULTS_INTRO));

    /** A counted load and an honest client, through the fault and after it. */
    async function through(what: string, begin: () => Promise<void>, end: () => Promise<void>): Promise<void> {
      const load = new CountedLoad(system().gatewayUrls, 1);
      await load.prepare(system().databaseUrl);
      const client = await WatchedClient.at(system().baseUrl);
      const running = load.run();
      await delay(500);
      await begin();
      const seen = await client.during(PAUSE_MS, end);
      load.stop();
      await running;
      const books = await reckon(load, system().databaseUrl);
      figures.add('Processes that are paused, and a stream store that is lost', {
        fault: what,
        'a client sees': inWords(seen.answers),
        'slowest answer': `${(seen.slowestMs / 1000).toFixed(1)} s`,
        'served again after': `${(seen.servedAgainMs / 1000).toFixed(1)} s`,
        books: booksInWords(books),
      });
      expectBooksToAgree(books);
      expect(seen.slowestMs).toBeLessThan(ANSWERED_MS);
      expect(seen.servedAgainMs).toBeLessThan(SERVED_AGAIN_MS);
      expect(Object.keys(seen.answers).filter((status) => !['200', '201', '503'].includes(status))).toEqual([]);
    }

    it.each(PAUSED)('is told as busy in time, served around where that can be, and costs nothing in the books: %s', async (part) => {
      let paused: number[] = [];
      await through(
        `${part} paused for ${PAUSE_MS / 1000} s`,
        () => Promise.resolve(void (paused = pause(processOf(part)))),
        () => Promise.resolve(paused.forEach((pid) => signal(pid, 'SIGCONT'))),
      );
    });

    it("may be NATS, killed and without its streams' disk when it comes back", async () => {
      const store = streamStore(pidListeningOn(system().natsUrl));
      await through(
        "NATS killed, the streams' disk lost",
        async () => {
          await system().kill('nats');
          for (const name of readdirSync(store)) rmSync(join(store, name), { recursive: true });
        },
        () => system().restart('nats'),
      );
      for (const service of ['extraction', 'usage', 'webhooks'])
        expect((await fetch(`${system().managementUrl(service)}/health/ready`)).status).toBe(200);
    });

    function processOf(part: (typeof PAUSED)[number]): number {
      const urls: Partial<Record<string, string>> = { postgres: system().databaseUrl, nats: system().natsUrl, redis: system().redisUrl };
      const url = urls[part];
      return url ? pidListeningOn(url) : system().pid(part)!;
    }
  });
}

const inWords = (answers: Record<number, number>): string =>
  Object.entries(answers)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');

/** Pauses a process, which then starts no more, and those that it has started; answers all of them. */
function pause(pid: number): number[] {
  signal(pid, 'SIGSTOP');
  return [pid, ...childProcesses(pid).flatMap((child) => pause(child))];
}

/** A process of the database's may have ended since it was listed. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** The folder that a NATS server keeps its streams in, by its configuration. */
function streamStore(pid: number): string {
  const words = procFile(pid, 'cmdline')!.split('\0');
  const configuration = readFileSync(words[words.indexOf('-c') + 1]!, 'utf8');
  return JSON.parse(/store_dir: (".*")/.exec(configuration)![1]!) as string;
}

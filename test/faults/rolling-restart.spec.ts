import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { FAULTS_INTRO, Figures } from '../support/figures';
import { freePort } from '../support/free-port';
import { LoopbackServer, describeWith } from '../support/loopback-server';
import { System } from '../support/system';
import { booksInWords, expectBooksToAgree } from './books';
import { CountedLoad } from './counted-load';
import { reckon } from './reckoning';

/** How often each gateway is restarted in turn. */
const ROUNDS = Number(process.env.FAULT_RUNS ?? 1);
/** Longer than haproxy takes to see that a gateway is not ready: two looks, a second apart, and what a busy machine adds. */
const DRAIN_SECONDS = 8;

/** By command (npm run bench:faults): it takes half a minute and more. */
const suite = process.env.FIGURES
  ? describeWith
  : (_: string, title: string) => describe.skip(`${title} (by npm run bench:faults)`, () => it('', () => undefined));

suite('haproxy', 'two gateways behind a balancer, restarted in turn under load', (program) => {
  let folder: string;
  let system: System;
  let balancer: LoopbackServer;
  let url: string;
  const figures = new Figures();

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'gridline-balancer-'));
    const env = { TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'warn', DRAIN_SECONDS: `${DRAIN_SECONDS}` };
    system = await System.start({ gateways: 2, env });
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    const path = join(folder, 'haproxy.cfg');
    writeFileSync(path, configuration(port, system.gatewayUrls));
    balancer = await LoopbackServer.start(program, ['-f', path, '-db'], port);
  });
  afterAll(async () => {
    await figures.write('Faults: a rollout', FAULTS_INTRO);
    await balancer.stop();
    await system.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it(
    'refuse no connection, break none, and charge each document once',
    async () => {
      const load = new CountedLoad([url], 1);
      await load.prepare(system.databaseUrl);
      const running = load.run();
      await delay(1_000);
      for (let round = 0; round < ROUNDS; round++) {
        for (const gateway of ['gateway', 'gateway-2']) {
          await system.restart(gateway);
          await delay(3_000); // the balancer has to see that it is back
        }
      }
      load.stop();
      await running;
      const books = await reckon(load, system.databaseUrl);
      figures.add('Two gateways behind haproxy, restarted in turn under load', {
        restarts: 2 * ROUNDS,
        answered: answersOf(load),
        'connections refused or broken': load.answers.filter(({ status }) => status === undefined).length,
        books: booksInWords(books),
      });
      expect(load.answers.filter(({ status }) => status === undefined)).toEqual([]);
      expectBooksToAgree(books);
    },
    ROUNDS * 240_000 + 240_000,
  );
});

/** How many of each kind were answered how. */
function answersOf(load: CountedLoad): string {
  const counts = new Map<string, number>();
  for (const { kind, status } of load.answers) {
    const name = `${kind} ${status ?? 'broken'}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts]
    .map(([name, count]) => `${count} × ${name}`)
    .sort()
    .join(', ');
}

const configuration = (port: number, gatewayUrls: readonly string[]): string => `
global
  maxconn 500
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout check 10s
  option forwardfor
frontend public
  bind 127.0.0.1:${port}
  default_backend gateways
backend gateways
  balance roundrobin
  option httpchk GET /health/ready
  default-server inter 1s fall 2 rise 1
${gatewayUrls.map((gateway, index) => `  server gateway${index} ${new URL(gateway).host} check`).join('\n')}
`;

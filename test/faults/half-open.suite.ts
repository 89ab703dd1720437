import { setTimeout as delay } from 'node:timers/promises';
import { childProcesses, pidListeningOn } from '@gridline/testing';
import type { MeteredSystem, TestKey } from '../limits/metered-system';
import { FAULTS_INTRO, Figures } from '../support/figures';
import type { HalfOpenProxy } from '../support/half-open-proxy';
import { ANSWERED_MS, SERVED_AGAIN_MS } from '../support/promised';
import { until } from '../support/until';
import type { MeteredConnections } from './metered-connections';

/** How long each fault lasts, longer than any answer may take: `npm run bench:faults` takes twenty seconds. */
const FAULT_MS = Number(process.env.FAULT_SECONDS ?? 4) * 1000;
/** Between two calls, so that what is answered at once stays within the 60 calls of a key's minute, however long the fault lasts. */
const PAUSE_MS = Math.max(200, FAULT_MS / 45);

interface Outcome {
  status: number;
  ms: number;
  retryAfter: string | null;
}

/** Connections that are forgotten or paused, of gateway and usage. */
export function describeHalfOpen(given: () => MeteredConnections): void {
  describe('connections that neither work nor break', () => {
    let system: MeteredSystem;
    let database: HalfOpenProxy;
    let broker: HalfOpenProxy;
    let redis: HalfOpenProxy;

    beforeAll(() => void ({ system, database, broker, redis } = given()));

    const figures = new Figures();
    afterAll(() => figures.write('Faults: connections', FAULTS_INTRO));

    const call = async (key: TestKey): Promise<Outcome> => {
      const start = performance.now();
      const response = await system.call(key);
      await response.arrayBuffer();
      return { status: response.status, ms: performance.now() - start, retryAfter: response.headers.get('retry-after') };
    };

    it.each([
      ['PostgreSQL forgets the connections that there are', () => database.swallowExisting(), () => database.heal()],
      ['PostgreSQL cannot be heard at all', () => database.swallowAll(), () => database.heal()],
      ['PostgreSQL is paused', () => signalPostgres('SIGSTOP'), () => signalPostgres('SIGCONT')],
      ['NATS forgets the connections that there are', () => broker.swallowExisting(), () => broker.heal()],
      ['NATS cannot be heard at all', () => broker.swallowAll(), () => broker.heal()],
    ])('are told as busy in time and replaced: %s', async (what, begin, end) => {
      const key = await system.newKey();
      expect((await call(key)).status).toBe(200);
      begin();
      const outcomes = await callFor(key, FAULT_MS);
      end();
      const start = performance.now();
      let last = await call(key);
      for (; last.status !== 200 && performance.now() - start < SERVED_AGAIN_MS; last = await call(key)) outcomes.push(last);
      const servedAgainMs = Math.round(performance.now() - start);
      const slowestMs = Math.round(Math.max(...outcomes.map(({ ms }) => ms)));
      const busy = outcomes.filter(({ status }) => status === 503).length;
      figures.add(`Connections that neither work nor break, for ${FAULT_MS / 1000} s`, {
        fault: what,
        'a client sees': `${outcomes.length - busy} × 200, ${busy} × 503`,
        'slowest answer': `${(slowestMs / 1000).toFixed(1)} s`,
        'served again after': `${(servedAgainMs / 1000).toFixed(1)} s`,
      });
      expect(last.status).toBe(200);
      expect(outcomes.every(({ status, retryAfter }) => status === 200 || (status === 503 && Number(retryAfter) > 0))).toBe(true);
      expect(slowestMs).toBeLessThan(ANSWERED_MS);
      await expectBooks(key, outcomes);
    });

    it('is nothing that a client sees of Redis, which is soon reached on a new connection', async () => {
      const key = await system.newKey();
      expect((await call(key)).status).toBe(200);
      redis.swallowExisting();
      const first = await call(key);
      expect(first.status).toBe(200);
      // Without a new one each call would wait for the old one, for as long as the system retries: a quarter of an hour.
      await system.untilRedisAnswers();
      expect((await call(key)).status).toBe(200);
      await expectBooks(key, [first]);
    });

    /** One call after the other. */
    async function callFor(key: TestKey, milliseconds: number): Promise<Outcome[]> {
      const outcomes: Outcome[] = [];
      for (const start = performance.now(); performance.now() - start < milliseconds; await delay(PAUSE_MS)) outcomes.push(await call(key));
      return outcomes;
    }

    /** Every answered call is counted once; one that was answered busy may have been. */
    async function expectBooks(key: TestKey, outcomes: Outcome[]): Promise<void> {
      // Not asked before: how soon all is served again was seen by the calls.
      const { usage } = await until(
        async () => (await (await system.browse(key.cookie, '/api/usage')).json()) as { usage?: { calls: number } },
        (body) => body.usage !== undefined,
      );
      const answered = 2 + outcomes.filter(({ status }) => status === 200).length;
      expect(usage!.calls).toBeGreaterThanOrEqual(answered);
      expect(usage!.calls).toBeLessThanOrEqual(2 + outcomes.length);
    }

    /** To the server and all its processes. */
    function signalPostgres(signal: NodeJS.Signals): void {
      const server = pidListeningOn(given().servers.urls.DATABASE_URL);
      for (const pid of [server, ...childProcesses(server)]) process.kill(pid, signal);
    }
  });
}

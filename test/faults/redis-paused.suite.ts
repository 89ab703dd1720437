import { REQUESTS_PER_MINUTE } from '@gridline/contracts';
import { pidListeningOn } from '@gridline/testing';
import { Redis } from 'ioredis';
import type { MeteredSystem, TestKey } from '../limits/metered-system';
import { ANSWERED_MS } from '../support/promised';
import type { MeteredConnections } from './metered-connections';

/** Moments of long ago: forgetting them keeps the script of a limit at work for about a second. */
const OLD_MOMENTS = 2_000_000;
/** Calls whose scripts wait in the paused server's buffer, and those that find the connection lost. */
const [WAITING, LATER] = [20, 5];
/** A server that answers nobody for so long is in the middle of a script; where the machine was just slow, it is paused before one. */
const AT_WORK_MS = 100;

/** A Redis that stops in the middle of a limit's script. */
export function describeRedisPaused(given: () => MeteredConnections): void {
  describe('Redis, paused while it decides over a limit', () => {
    let system: MeteredSystem;
    let beside: Redis;

    beforeAll(() => {
      ({ system } = given());
      beside = new Redis(given().servers.urls.REDIS_URL, { keyPrefix: system.redis.prefix });
    });
    afterAll(() => beside.disconnect());

    it('keeps nobody waiting in the middle of a script, and each call counts once when it goes on', async () => {
      const key = await system.newKey();
      const server = pidListeningOn(given().servers.urls.REDIS_URL);
      await fillWithOldMoments(`minute:${key.keyId}`);
      await expectExactly(
        key,
        async () => {
          while (await isAnswering());
          process.kill(server, 'SIGSTOP');
        },
        () => process.kill(server, 'SIGCONT'),
      );
    });

    it('or behind a connection that swallows the question, or the answer to it', async () => {
      const key = await system.newKey();
      await expectExactly(
        key,
        () => Promise.resolve(given().redis.swallowExisting()),
        () => given().redis.heal(),
      );
    });

    /** A minute of one key through the fault: every call is answered in time, and no more and no fewer are admitted than its limit. */
    async function expectExactly(key: TestKey, begin: () => Promise<void>, end: () => void): Promise<void> {
      const first = together(key, WAITING);
      await begin();
      const outcomes = [...(await first), ...(await together(key, LATER))];
      end();
      await system.untilRedisAnswers();
      expect(outcomes.filter(({ status }) => status !== 200)).toEqual([]);
      expect(Math.max(...outcomes.map(({ ms }) => ms))).toBeLessThan(ANSWERED_MS);
      let admitted = outcomes.length;
      while ((await call(key)).status === 200) admitted++;
      expect(admitted).toBe(REQUESTS_PER_MINUTE);
      expect(await beside.llen(`minute:${key.keyId}`)).toBeLessThanOrEqual(REQUESTS_PER_MINUTE);
      const { usage } = (await (await system.browse(key.cookie, '/api/usage')).json()) as { usage: { calls: number } };
      expect(usage.calls).toBe(REQUESTS_PER_MINUTE);
    }

    const together = (key: TestKey, count: number): Promise<Outcome[]> => Promise.all(Array.from({ length: count }, () => call(key)));

    async function call(key: TestKey): Promise<Outcome> {
      const start = performance.now();
      const response = await system.call(key);
      await response.arrayBuffer();
      return { status: response.status, ms: performance.now() - start };
    }

    const fillWithOldMoments = (log: string): Promise<unknown> =>
      beside.eval(`for i = 1, ARGV[1] do redis.call('RPUSH', KEYS[1], '1') end`, 1, log, OLD_MOMENTS);

    async function isAnswering(): Promise<boolean> {
      const silence = new Promise<false>((resolve) => setTimeout(() => resolve(false), AT_WORK_MS));
      return Promise.race([beside.ping().then(() => true), silence]);
    }
  });
}

interface Outcome {
  status: number;
  ms: number;
}

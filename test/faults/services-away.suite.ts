import type { ThrowawayServers } from '@gridline/testing';
import type { MeteredSystem, TestKey } from '../limits/metered-system';
import type { MeteredConnections } from './metered-connections';

/** Servers that are ended, and usage that is stopped. */
export function describeServicesAway(given: () => MeteredConnections): void {
  describe('while a part of the system is away', () => {
    let servers: ThrowawayServers;
    let system: MeteredSystem;

    beforeAll(() => void ({ servers, system } = given()));

    const statuses = async (answers: Promise<Response>[]): Promise<Record<number, number>> => {
      const counts: Record<number, number> = {};
      for (const { status } of await Promise.all(answers)) counts[status] = (counts[status] ?? 0) + 1;
      return counts;
    };

    it('each gateway holds the minute limit by itself without Redis, counts every call, and revokes keys all the same', async () => {
      const [key, revoked] = [await system.newKey(), await system.newKey()];
      // Seventy that come at once may take a busy machine longer than a client is promised.
      const gateway = await system.addPatientGateway();
      const call = (by: TestKey): Promise<Response> => system.call(by, '/api/v1/usage', { gateway });
      expect((await call(revoked)).status).toBe(200);
      await servers.end('redis', 'SIGKILL');
      expect(await statuses(Array.from({ length: 70 }, () => call(key)))).toEqual({ 200: 60, 429: 10 });
      const revoking = system.browse(revoked.cookie, `/api/tokens/${revoked.keyId}`, { method: 'DELETE', gateway });
      expect((await revoking).status).toBe(204);
      expect((await call(revoked)).status).toBe(401);
      const { usage } = (await (await system.browse(key.cookie, '/api/usage', { gateway })).json()) as { usage: { calls: number } };
      expect(usage.calls).toBe(60);
      await servers.restart('redis');
      await system.untilRedisAnswers();
      expect((await call(key)).status).toBe(429);
      expect((await call(await system.newKey())).status).toBe(200);
      await system.removeGateway(system.gateways[gateway]!);
    });

    it('nothing passes uncounted without the usage service: 503 with Retry-After, and the minute is not used up', async () => {
      const key = await system.newKey();
      await system.stopUsage();
      const refused = await system.call(key);
      expect(refused.status).toBe(503);
      expect(await refused.json()).toMatchObject({ code: 'busy', retryable: true });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(refused.headers.get('x-ratelimit-remaining')).toBe('60');
      await system.startUsage();
      const answer = await system.call(key);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('x-ratelimit-remaining')).toBe('59');
      expect(answer.headers.get('x-usage-calls')).toBe('1');
    });

    it('nothing passes uncounted without PostgreSQL, and everything does again when it is back', async () => {
      const key = await system.newKey();
      expect((await system.call(key)).status).toBe(200);
      await servers.end('postgres', 'SIGKILL');
      expect((await system.call(key)).status).toBe(503);
      await servers.restart('postgres');
      const answer = await system.call(key);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('x-usage-calls')).toBe('2');
    });
  });
}

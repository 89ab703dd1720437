import { request } from '../support/account';
import type { System } from '../support/system';
import { until } from '../support/until';

type Dependencies = Record<string, { status: string; required: boolean; oldestUnpublishedSeconds?: number }>;

/** What is said while a server is away, in the system of the caller, whose servers are its own. */
export function describeDependencies(given: () => System): void {
  describe('what the service says of what it depends on', () => {
    let system: System;
    beforeEach(() => void (system = given()));

    const untilUp = (base: string, name: string): Promise<unknown> =>
      until(
        () => dependenciesOf(base),
        (all) => all[name]!.status === 'up',
      );

    const dependenciesOf = async (base: string): Promise<Dependencies> =>
      ((await request(`${base}/health/dependencies`)).body as { dependencies: Dependencies }).dependencies;

    it('tells how each dependency stands, and stays ready without Redis', async () => {
      await system.kill('redis');
      expect((await request(`${system.baseUrl}/health/ready`)).status).toBe(200);
      expect(await dependenciesOf(system.baseUrl)).toMatchObject({
        redis: { status: 'down', required: false },
        database: { status: 'up', required: true },
      });
      await system.restart('redis');
      await untilUp(system.managementUrl('gateway'), 'redis');
      for (const service of ['extraction', 'export', 'usage', 'webhooks'])
        expect(await dependenciesOf(system.managementUrl(service))).toMatchObject({ nats: { status: 'up' }, streams: { status: 'up' } });
      // What is not published grows old for ever.
      await until(
        () => dependenciesOf(system.managementUrl('extraction')),
        ({ outbox }) => outbox!.oldestUnpublishedSeconds! < 5,
      );
    });

    it('names the dependency that is missing, and stays ready: no other replica is better without it', async () => {
      await system.kill('postgres');
      expect(await dependenciesOf(system.baseUrl)).toMatchObject({ database: { status: 'down', required: true } });
      expect((await request(`${system.baseUrl}/health/ready`)).status).toBe(200);
      await system.restart('postgres');
      await untilUp(system.baseUrl, 'database');
    });
  });
}

import { ThrowawayServers } from '@gridline/testing';
import { MeteredSystem } from '../limits/metered-system';
import { HalfOpenProxy } from '../support/half-open-proxy';

/** Gateway and usage on servers of their own, which a test may end, over ways that it may interrupt. */
export class MeteredConnections {
  private constructor(
    readonly servers: ThrowawayServers,
    readonly database: HalfOpenProxy,
    readonly broker: HalfOpenProxy,
    readonly redis: HalfOpenProxy,
    readonly system: MeteredSystem,
  ) {}

  static async start(): Promise<MeteredConnections> {
    const servers = await ThrowawayServers.start();
    const { DATABASE_URL, NATS_URL, REDIS_URL } = servers.urls;
    const [database, broker, redis] = [
      await HalfOpenProxy.start(DATABASE_URL),
      await HalfOpenProxy.start(NATS_URL),
      await HalfOpenProxy.start(REDIS_URL),
    ];
    const system = await MeteredSystem.start(2, { DATABASE_URL: database.url, NATS_URL: broker.url, REDIS_URL: redis.url });
    return new MeteredConnections(servers, database, broker, redis, system);
  }

  async stop(): Promise<void> {
    await this.system.stop();
    await Promise.all([this.database, this.broker, this.redis].map((proxy) => proxy.stop()));
    await this.servers.stop();
  }
}

import { askOffer, Offer } from './offer';
import { ThrowawayServers, type ServerUrls } from './throwaway-servers';

/** Names the address at which a test process asks for the run's servers. */
const OFFER_VARIABLE = 'TEST_SERVERS_OFFER';

/**
 * Offers one set of throwaway servers to all test processes of a run. They are started when the first one asks, so that a run
 * of tests that need none does not wait for them.
 */
export class SharedServers {
  private servers?: Promise<ThrowawayServers>;
  private readonly offer = new Offer(OFFER_VARIABLE, async () => (await (this.servers ??= ThrowawayServers.start())).urls);

  open(): Promise<void> {
    return this.offer.open();
  }

  async close(): Promise<void> {
    this.offer.close();
    const servers = await this.servers?.catch(() => undefined); // those that asked were told why there are none
    await servers?.stop();
  }
}

/** The servers for a test: those that TEST_DATABASE_URL, TEST_NATS_URL and TEST_REDIS_URL name, else the run's own. */
export async function serverUrls(): Promise<ServerUrls> {
  const { TEST_DATABASE_URL, TEST_NATS_URL, TEST_REDIS_URL } = process.env;
  if (TEST_DATABASE_URL && TEST_NATS_URL && TEST_REDIS_URL) {
    return { DATABASE_URL: TEST_DATABASE_URL, NATS_URL: TEST_NATS_URL, REDIS_URL: TEST_REDIS_URL };
  }
  const own = await askOffer<ServerUrls>(OFFER_VARIABLE);
  if (!own) throw new Error('no test servers: run with jest, or set TEST_DATABASE_URL, TEST_NATS_URL and TEST_REDIS_URL');
  return {
    DATABASE_URL: TEST_DATABASE_URL ?? own.DATABASE_URL,
    NATS_URL: TEST_NATS_URL ?? own.NATS_URL,
    REDIS_URL: TEST_REDIS_URL ?? own.REDIS_URL,
  };
}

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ThrowawayServers, type ServerUrls } from './throwaway-servers';

/** Names the address at which a test process asks for the run's servers. */
const OFFER_VARIABLE = 'TEST_SERVERS_OFFER';

/**
 * Offers one set of throwaway servers to all test processes of a run. They are started when the first one asks, so that a run
 * of tests that need none does not wait for them.
 */
export class SharedServers {
  private servers?: Promise<ThrowawayServers>;
  private readonly offer: Server;

  constructor() {
    this.offer = createServer((_request, response) => {
      this.servers ??= ThrowawayServers.start();
      // Suites ask seconds apart; a connection kept for the next one may close under its question.
      response.setHeader('Connection', 'close');
      void this.servers.then(
        ({ urls }) => response.end(JSON.stringify(urls)),
        (error: Error) => response.writeHead(500).end(error.message),
      );
    });
  }

  /** From now on test processes that inherit this one's environment can ask. */
  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.offer.listen(0, '127.0.0.1', resolve));
    process.env[OFFER_VARIABLE] = `http://127.0.0.1:${(this.offer.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.offer.closeAllConnections();
    this.offer.close();
    await (await this.servers)?.stop();
  }
}

/** The servers for a test: those that TEST_DATABASE_URL, TEST_NATS_URL and TEST_REDIS_URL name, else the run's own. */
export async function serverUrls(): Promise<ServerUrls> {
  const { TEST_DATABASE_URL, TEST_NATS_URL, TEST_REDIS_URL } = process.env;
  if (TEST_DATABASE_URL && TEST_NATS_URL && TEST_REDIS_URL) {
    return { DATABASE_URL: TEST_DATABASE_URL, NATS_URL: TEST_NATS_URL, REDIS_URL: TEST_REDIS_URL };
  }
  const own = await askOffer();
  return {
    DATABASE_URL: TEST_DATABASE_URL ?? own.DATABASE_URL,
    NATS_URL: TEST_NATS_URL ?? own.NATS_URL,
    REDIS_URL: TEST_REDIS_URL ?? own.REDIS_URL,
  };
}

async function askOffer(): Promise<ServerUrls> {
  const address = process.env[OFFER_VARIABLE];
  if (!address) throw new Error('no test servers: run with jest, or set TEST_DATABASE_URL, TEST_NATS_URL and TEST_REDIS_URL');
  const response = await fetch(address);
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as ServerUrls;
}

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OFFER_VARIABLE, type SystemAddresses } from './system-offer';
import { startSharedSystem, type StartedSystem } from './start-shared-system';

/**
 * Offers each test process (each worker of jest) one running system for all its specs that neither break nor configure it. It is started
 * when the first of them asks and stopped at the end of the run; here, because what a spec starts ends with the spec.
 */
export class SharedSystems {
  private readonly systems = new Map<string, Promise<StartedSystem>>();
  private readonly offer: Server;

  constructor() {
    this.offer = createServer((request, response) => {
      response.setHeader('Connection', 'close');
      void this.systemOf(request.url!).then(
        (addresses) => response.end(JSON.stringify(addresses)),
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
    await Promise.all([...this.systems.values()].map((starting) => starting.then(({ stop }) => stop()).catch(() => undefined)));
  }

  private async systemOf(worker: string): Promise<SystemAddresses> {
    const starting = this.systems.get(worker) ?? startSharedSystem();
    this.systems.set(worker, starting);
    const { addresses, failure } = await starting;
    const failed = failure();
    if (failed) throw new Error(failed);
    return addresses;
  }
}

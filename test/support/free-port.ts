import { createServer, type AddressInfo } from 'node:net';
import { randomInt } from 'node:crypto';

/** Below those that Linux gives to outgoing connections, so that a port stays free also while nobody listens on it. */
const LASTING_PORTS = [12_000, 30_000] as const;

/** A port on loopback that nobody listens on at this moment. */
export const freePort = (): Promise<number> => portOf(0);

/** One that will still be free when it is needed much later. */
export async function lastingFreePort(): Promise<number> {
  for (;;) {
    const port = await portOf(randomInt(...LASTING_PORTS)).catch(() => undefined);
    if (port) return port;
  }
}

async function portOf(wanted: number): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(wanted, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

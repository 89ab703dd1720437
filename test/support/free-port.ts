import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below those that Linux gives to outgoing connections, so that a port stays free also while nobody listens on it. */
const LASTING_PORTS = [12_000, 30_000] as const;

/** A port on loopback that nobody listens on, and that will still be free when it is needed much later. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(...LASTING_PORTS);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

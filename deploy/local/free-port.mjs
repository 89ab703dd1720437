import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below those that systems give to outgoing connections and to who asks for any port (Linux from 32,768, others from 49,152): a port stays free
 * while a server is still being fetched, or is killed and started again.
 */
const LASTING_PORTS = [12_000, 30_000];

/** A port on loopback that nobody listens on, and that will most likely still be free when it is needed later. */
export async function freePort() {
  for (;;) {
    const port = randomInt(...LASTING_PORTS);
    if (await isPortFree(port, '127.0.0.1')) return port;
  }
}

/** Whether a port can be listened on now. */
export async function isPortFree(port, host) {
  try {
    await close(await listen(port, host));
    return true;
  } catch (error) {
    if (error.code === 'EADDRINUSE') return false;
    throw error;
  }
}

function listen(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => resolve(server));
  });
}

function close(server) {
  return new Promise((resolve) => server.close(resolve));
}

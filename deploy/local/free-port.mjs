import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { createServer } from 'node:net';

/**
 * Below those that systems give to outgoing connections and to who asks for any port (Linux from 32,768, others from 49,152): a port stays free
 * while a server is still being fetched, or is killed and started again.
 */
const LASTING_PORTS = [12_000, 30_000];

/**
 * A port on loopback that nobody listens on, and that nobody else is given here while this process runs: of 18,000 ports three systems that start
 * together, each with ten that it listens on only seconds later, would have one twice every forty times.
 */
export async function freePort() {
  for (;;) {
    const port = randomInt(...LASTING_PORTS);
    if ((await isPortFree(port, '127.0.0.1')) && (await isReserved(port))) return port;
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

/**
 * Whether a port is ours alone from now on, which the UDP port of that number says to all processes: nothing of ours uses it, and the system gives it back
 * when this process ends. Where a machine has no UDP, a port is most likely ours.
 */
function isReserved(port) {
  return new Promise((resolve) => {
    const mark = createSocket('udp4');
    mark.once('error', ({ code }) => resolve(code !== 'EADDRINUSE' && code !== 'EACCES'));
    mark.bind({ port, address: '127.0.0.1', exclusive: true }, () => {
      mark.unref();
      resolve(true);
    });
  });
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

import { createServer } from 'node:net';

/** A port that nobody listens on at this moment, on loopback. */
export async function freePort() {
  const server = await listen(0, '127.0.0.1');
  const { port } = server.address();
  await close(server);
  return port;
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

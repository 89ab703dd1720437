import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { SendQueues } from './send-queues';

/** No kernel hands over so much to a side that takes nothing. */
const SENT_BYTES = 80_000_000;
const LONG_MS = 60_000;

(existsSync('/proc/self/net/tcp') ? describe : describe.skip)('what was not acknowledged', () => {
  let server: Server;
  const clients: Socket[] = [];

  beforeEach(() => void (server = createServer()));
  afterEach(() => {
    clients.splice(0).forEach((client) => client.destroy());
    server.close();
  });

  /** A connection to a server that listens there, whose client reads nothing; what has been written waits. */
  async function stalled(listening: string, host: string): Promise<Socket> {
    if (!server.listening) await once(server.listen(0, listening), 'listening');
    const accepted = once(server, 'connection') as Promise<[Socket]>;
    clients.push(connect({ port: (server.address() as AddressInfo).port, host }).pause());
    const [socket] = await accepted;
    socket.on('error', () => undefined).write(Buffer.alloc(SENT_BYTES));
    for (let seen = -1; seen !== takenOf(socket); await new Promise(setImmediate)) seen = takenOf(socket);
    return socket;
  }

  function takenOf(socket: Socket): number {
    const { bytesWritten, writeQueueSize } = (socket as unknown as { _handle: { bytesWritten: number; writeQueueSize: number } })._handle;
    return bytesWritten - writeQueueSize;
  }

  it.each([
    ['IPv4', '0.0.0.0', '127.0.0.1'],
    ['IPv4 at a server for both', '::', '127.0.0.1'],
    ['IPv6', '::', '::1'],
  ])('is found of a connection by %s', async (_, listening, host) => {
    const socket = await stalled(listening, host);
    const bytes = (await new SendQueues().of([socket], LONG_MS)).get(socket)!;
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(takenOf(socket));
  });

  it('is found of many by one reading, each its own', async () => {
    const [one, other] = [await stalled('127.0.0.1', '127.0.0.1'), await stalled('127.0.0.1', '127.0.0.1')];
    const accepted = once(server, 'connection') as Promise<[Socket]>;
    clients.push(connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' }));
    const [idle] = await accepted;
    const found = await new SendQueues().of([one, idle, other], LONG_MS);
    expect(found.size).toBe(3);
    expect(found.get(idle)).toBe(0);
    for (const socket of [one, other]) expect(found.get(socket)).toBeGreaterThan(0);
  });

  it('is not known of a connection that is over, or where no table is', async () => {
    const socket = await stalled('127.0.0.1', '127.0.0.1');
    expect((await new SendQueues(['/nowhere/tcp']).of([socket], LONG_MS)).size).toBe(0);
    socket.destroy();
    expect((await new SendQueues().of([socket], LONG_MS)).size).toBe(0);
  });

  it('is not looked for beyond what is much, nor for long, nor twice at once', async () => {
    const socket = await stalled('127.0.0.1', '127.0.0.1');
    expect((await new SendQueues(undefined, 100).of([socket], LONG_MS)).size).toBe(0);
    const queues = new SendQueues();
    const first = queues.of([socket], LONG_MS);
    expect((await queues.of([socket], LONG_MS)).size).toBe(0);
    expect((await first).size).toBe(1);
    expect((await queues.of([socket], LONG_MS)).size).toBe(1);
  });
});

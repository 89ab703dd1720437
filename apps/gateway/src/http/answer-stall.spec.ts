import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { Response } from 'express';
import { watchReaders } from './answer-stall';
import { sendStream } from './send-stream';

/** More than the kernel holds for a connection. */
const LONG_BYTES = 80_000_000;

/** In a third of this, 240 bytes a second are more than the whole. */
const LONG_SECONDS = 1_000_002;

describe('the reader of an answer', () => {
  let look: () => void;
  let server: Server;
  let client: Socket;

  beforeEach(() => {
    jest.spyOn(global, 'setInterval').mockImplementation(((tick: () => void) => {
      look = tick;
      return { unref: () => 0 };
    }) as unknown as typeof setInterval);
  });
  afterEach(() => {
    client.destroy();
    server.closeAllConnections();
    server.close();
    jest.restoreAllMocks();
  });

  /** A request of a client that has not begun to read, to a server that bears a stall for so long. */
  async function asked(stallMs?: number): Promise<ServerResponse> {
    server = createServer();
    watchReaders(server, stallMs);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    client = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' }).pause();
    client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    return ((await once(server, 'request')) as [unknown, ServerResponse])[1];
  }

  function* endless(): Generator<Buffer> {
    for (;;) yield Buffer.alloc(65_536);
  }

  const unsent = (response: ServerResponse): number =>
    (response.socket as unknown as { _handle: { writeQueueSize: number } })._handle.writeQueueSize;

  /** Until nothing more goes out: the client takes none of it. */
  async function stalled(response: ServerResponse): Promise<void> {
    for (let seen = -1; seen !== response.socket!.bytesWritten || unsent(response) === 0; await new Promise(setImmediate))
      seen = response.socket!.bytesWritten;
  }

  /** Has the client read until more has gone out than before. */
  async function read(response: ServerResponse): Promise<void> {
    const went = (): number => response.socket!.bytesWritten - unsent(response);
    for (const before = went(); went() === before; await new Promise(setImmediate)) client.read();
  }

  it('is left when it has taken nothing for a while, and the content with it', async () => {
    const response = await asked();
    const content = Readable.from(endless());
    const sent = sendStream(response as Response, content);
    await stalled(response);
    for (let time = 0; time < 4; time++) look();
    await sent;
    expect(response.destroyed).toBe(true);
    expect(content.destroyed).toBe(true);
  });

  it('is left as well where the answer was written as a whole, as a page of the app', async () => {
    const response = await asked();
    response.end(Buffer.alloc(LONG_BYTES));
    await stalled(response);
    const closed = once(response, 'close');
    for (let time = 0; time < 4; time++) look();
    await closed;
  });

  it('is not while it reads, however long one write of ours takes it', async () => {
    const response = await asked();
    response.end(Buffer.alloc(LONG_BYTES));
    await stalled(response);
    for (let time = 0; time < 12; time++) {
      await read(response);
      look();
    }
    expect(response.destroyed).toBe(false);
  });

  it('is left where it reads drop by drop: how much the kernel lets through at once makes the drops large here, and their time long', async () => {
    const response = await asked(LONG_SECONDS * 1000);
    response.end(Buffer.alloc(LONG_BYTES));
    await stalled(response);
    const closed = once(response, 'close');
    for (let time = 0; time < 3; time++) {
      await read(response);
      look();
    }
    await closed;
  });

  it('is not while nothing is sent to it', async () => {
    const response = await asked();
    response.write(':\n\n');
    while (unsent(response) > 0) await new Promise(setImmediate);
    for (let time = 0; time < 12; time++) look();
    expect(response.destroyed).toBe(false);
  });
});

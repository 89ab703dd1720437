import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { Response } from 'express';
import { sendStream } from './send-stream';

describe('the reader of an answer', () => {
  let look: () => void;

  beforeEach(() => {
    jest.spyOn(global, 'setInterval').mockImplementation(((tick: () => void) => {
      look = tick;
      return { unref: () => undefined };
    }) as unknown as typeof setInterval);
  });
  afterEach(() => jest.restoreAllMocks());

  /** An answer far longer than what the kernel and the stream hold, on its way to a client that has not begun to read. */
  async function answering(): Promise<{
    sent: Promise<void>;
    client: Socket;
    response: ServerResponse;
    content: Readable;
    stop: () => void;
  }> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const client = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' }).pause();
    client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    const [, response] = (await once(server, 'request')) as [unknown, ServerResponse];
    const content = Readable.from(endless());
    const sent = sendStream(response as Response, content);
    const stop = (): void => {
      client.destroy();
      server.closeAllConnections();
      server.close();
    };
    return { sent, client, response, content, stop };
  }

  function* endless(): Generator<Buffer> {
    for (;;) yield Buffer.alloc(65_536);
  }

  /** Until nothing more goes out: the client takes none of it. */
  async function stalled(response: ServerResponse): Promise<void> {
    for (let written = -1; written !== response.socket!.bytesWritten; await new Promise(setImmediate))
      written = response.socket!.bytesWritten;
  }

  it('is left when it has taken nothing for a while, and the content with it', async () => {
    const { sent, response, content, stop } = await answering();
    await stalled(response);
    for (let time = 0; time < 4; time++) look();
    await sent;
    expect(response.destroyed).toBe(true);
    expect(content.destroyed).toBe(true);
    stop();
  });

  it('is not while it reads, however slowly', async () => {
    const { sent, client, response, stop } = await answering();
    for (let time = 0; time < 12; time++) {
      await stalled(response);
      const before = response.socket!.bytesWritten;
      while (response.socket!.bytesWritten === before) {
        client.read();
        await new Promise(setImmediate);
      }
      look();
    }
    expect(response.destroyed).toBe(false);
    stop();
    await sent;
  });
});

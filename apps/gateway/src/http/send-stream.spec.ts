import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import type { Response } from 'express';
import { sendStream } from './send-stream';

describe('what is passed on to a client', () => {
  it('is cut off where it breaks off, so that nobody takes half of it for the whole', async () => {
    async function* half(): AsyncGenerator<Buffer> {
      yield await Promise.resolve(Buffer.from('{"data":['));
      throw new Error('the other half is lost');
    }
    let fail = (_: unknown): void => undefined;
    const failed = new Promise((resolve) => (fail = resolve));
    const server = createServer((_, response) => {
      sendStream(response as Response, Readable.from(half())).catch(fail);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const asked = fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`).then((answer) => answer.text());
    await expect(asked).rejects.toThrow();
    expect(await failed).toMatchObject({ message: 'the other half is lost' });
    server.close();
  });
});

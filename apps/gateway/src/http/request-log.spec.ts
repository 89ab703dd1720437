import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import express from 'express';
import type { Logger } from 'pino';
import { watchReaders } from './answer-stall';
import { requestLog } from './request-log';
import { sendJsonStream } from './send-stream';

describe('the line of a request', () => {
  /** What is logged of an answer whose first piece has come when `then` is called; the rest comes, or fails, once that has ended. */
  async function statusOf(then: (leave: () => void) => Promise<void>): Promise<unknown> {
    let leave = (): void => undefined;
    let begun = (): void => undefined;
    const hasBegun = new Promise<void>((resolve) => (begun = resolve));
    async function* content(): AsyncGenerator<Buffer> {
      yield Buffer.from('{"data":[');
      await hasBegun;
      await then(leave);
      yield Buffer.from(']}');
    }
    const app = express();
    const logged = new Promise<{ status: unknown }>((resolve) =>
      app.use(requestLog({ info: (line: { status: unknown }) => resolve(line) } as unknown as Logger)),
    );
    app.use((_, response) => void sendJsonStream(response, Readable.from(content())).catch(() => undefined));
    const server = app.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const request = get({ port: (server.address() as AddressInfo).port, agent: false }, (answer) => {
      answer.once('data', begun).on('error', () => undefined);
    }).on('error', () => undefined);
    leave = () => request.destroy();
    const { status } = await logged;
    server.close();
    return status;
  }

  it('has the status of an answer that came whole', async () => {
    expect(await statusOf(() => Promise.resolve())).toBe(200);
  });

  it('tells an answer that we broke off from one whose client left', async () => {
    expect(await statusOf(() => Promise.reject(new Error('the other half is lost')))).toBe('broken');
    expect(await statusOf((leave) => new Promise(() => leave()))).toBe('cut');
  });

  it('says of an answer that we ended, since its client did not read it, how slow that was', async () => {
    const app = express();
    const logged = new Promise<object>((resolve) => app.use(requestLog({ info: resolve } as unknown as Logger)));
    app.use((_, response) => void sendJsonStream(response, Readable.from(endless())));
    const server = createServer(app);
    watchReaders(server, { stallMs: 30 });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const client = get({ port: (server.address() as AddressInfo).port, agent: false }, (answer) => answer.pause()).on(
      'error',
      () => undefined,
    );
    expect(await logged).toMatchObject({ status: 'slow', ended: 'fewer than 240 bytes a second for 0.03 s' });
    client.destroy();
    server.close();
  });
});

function* endless(): Generator<Buffer> {
  for (;;) yield Buffer.alloc(65_536);
}

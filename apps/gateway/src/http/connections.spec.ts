import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { ServiceError } from '@gridline/contracts';
import express, { type NextFunction, type Request, type Response } from 'express';
import { BODY_STALL_MS, closeUnread, watchBody } from './body-stall';
import { FastExpressAdapter } from './fast-express.adapter';
import { sendProblem } from './problem';

/** Everything that comes on a connection until its peer closes it. */
const everything = async (socket: Socket): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of socket) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
};

describe('a connection of the public listener', () => {
  let server: Server;
  let port: number;

  beforeAll(async () => {
    const app = express();
    app.post('/refused', (request: Request, response: Response) =>
      sendProblem(request, response, new ServiceError('invalid_idempotency_key', 'No.')),
    );
    app.get('/read', (_request: Request, response: Response) => void response.json({}));
    app.use((error: unknown, _request: Request, response: Response, _next: NextFunction) => void response.status(500).end(String(error)));
    const adapter = new FastExpressAdapter(app);
    adapter.initHttpServer();
    server = adapter.getHttpServer() as Server;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const send = (text: string): Socket => {
    const socket = connect(port, '127.0.0.1');
    socket.write(text);
    return socket;
  };

  it('is kept for longer than a load balancer keeps it', () => {
    expect(server.keepAliveTimeout).toBe(65_000);
    expect(server.headersTimeout).toBeGreaterThan(server.keepAliveTimeout);
  });

  it('is closed after a refused upload, once the client had time to read the answer', async () => {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const upload = httpRequest({ port, path: '/refused', method: 'POST', headers: { 'content-length': 50_000_000 } }, resolve);
      upload.once('error', reject);
      upload.write(Buffer.alloc(100_000));
    });
    expect([answer.statusCode, answer.headers.connection]).toEqual([400, 'close']);
    const parts: Buffer[] = [];
    for await (const part of answer) parts.push(part as Buffer);
    expect(JSON.parse(Buffer.concat(parts).toString())).toMatchObject({ code: 'invalid_idempotency_key' });
  });

  it('is used again after a refusal whose body has arrived', async () => {
    const socket = send('POST /refused HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\nhi');
    await new Promise((resolve) => socket.once('data', resolve));
    socket.write('GET /read HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    expect(await everything(socket)).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('has as long for a request as the largest batch takes on a slow line', () => {
    expect(server.requestTimeout).toBe(3_600_000);
  });

  it('is closed where the rest of a body that was answered does not come', async () => {
    const other = createServer((request, response) => {
      closeUnread(request, response, 1);
      response.end('{}');
    });
    await once(other.listen(0, '127.0.0.1'), 'listening');
    const socket = connect((other.address() as AddressInfo).port, '127.0.0.1');
    socket.write('POST /read HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n');
    expect(await everything(socket)).toMatch(/^HTTP\/1\.1 200 /);
    other.close();
  });

  it.each([
    ['no HTTP at all', 'hello\r\n\r\n', 400, 'malformed_request'],
    ['headers without end', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'headers_too_large'],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab', 400, 'malformed_request'],
  ])('answers %s with a problem', async (_what, text, status, code) => {
    const [head, body] = (await everything(send(text))).split('\r\n\r\n');
    expect(head).toContain(`HTTP/1.1 ${status} `);
    expect(head).toContain('Content-Type: application/problem+json');
    const problem = JSON.parse(body!) as Record<string, unknown>;
    expect(problem).toMatchObject({ status, code, type: `/docs/errors/${code}` });
    expect(head).toContain(`X-Request-Id: ${String(problem['requestId'])}`);
  });
});

describe('a body that stops arriving', () => {
  // Only the watch's own timer is set by the test.
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout'] }));
  afterEach(() => jest.useRealTimers());

  /** As long as the watch waits between two of its looks; three in which nothing came are a stall. */
  const look = (): void => void jest.advanceTimersByTime(BODY_STALL_MS / 3);

  /** A request whose body is read or not, its sender's socket, and whether it is seen as stalled. */
  async function receiving(read: boolean) {
    const server = createServer();
    const arriving = once(server, 'request') as Promise<[IncomingMessage]>;
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const sender = connect((server.address() as AddressInfo).port, '127.0.0.1');
    sender.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n');
    const [request] = await arriving;
    const watched = { isStalled: false };
    if (read) request.resume();
    watchBody(request, () => (watched.isStalled = true));
    const stop = (): void => {
      server.closeAllConnections();
      server.close();
    };
    return { watched, request, sender, stop };
  }

  /** Sends so many bytes and lets the watch look, so often. */
  async function send({ request, sender }: { request: IncomingMessage; sender: Socket }, bytes: number, times: number): Promise<void> {
    for (let time = 0; time < times; time++) {
      const { bytesRead } = request.socket;
      sender.write('x'.repeat(bytes));
      while (request.socket.bytesRead < bytesRead + bytes) await once(request, 'data');
      look();
    }
  }

  it('is noticed, and not while it comes slowly', async () => {
    const { watched, request, sender, stop } = await receiving(true);
    await send({ request, sender }, 1_200, 24);
    expect(watched.isStalled).toBe(false);
    look();
    look();
    expect(watched.isStalled).toBe(false);
    look();
    expect(watched.isStalled).toBe(true);
    stop();
  });

  it('is noticed after a minute in which it came drop by drop', async () => {
    const { watched, request, sender, stop } = await receiving(true);
    await send({ request, sender }, 1, 11);
    expect(watched.isStalled).toBe(false);
    await send({ request, sender }, 1, 1);
    expect(watched.isStalled).toBe(true);
    stop();
  });

  it("is nobody's fault but ours while we do not read it", async () => {
    const { watched, stop } = await receiving(false);
    for (let time = 0; time < 12; time++) look();
    expect(watched.isStalled).toBe(false);
    stop();
  });
});

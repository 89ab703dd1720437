import { once } from 'node:events';
import { createServer as createHttpServer, type ServerResponse } from 'node:http';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { Away } from '@gridline/runtime';
import { register } from 'prom-client';
import { measureStalls } from './progress';
import { S3Storage } from './s3-storage';

/** Short enough for a test to wait for; what a bucket may do within it does not matter here, since it never ends what it does. */
const LIMIT = { windowMs: 100, leastBytesPerSecond: 16_384 };

/** How a bucket answers without an end: the bytes that it begins with, if any, and whether one byte after the other follows. */
const WAYS = {
  'says nothing': { begins: '', drips: false },
  'drips the head of its answer': { begins: 'HTTP/1.1 200 OK\r\nX-Long: ', drips: true },
  'drips what comes after the head': { begins: 'HTTP/1.1 200 OK\r\nContent-Length: 100000000\r\n\r\n', drips: true },
  'stops in what comes after the head': { begins: 'HTTP/1.1 200 OK\r\nContent-Length: 100000000\r\n\r\n', drips: false },
};

/** What is answered by a head alone. */
const HEAD_ALONE = ['check', 'claim'];

/** What is asked of a bucket. A file of two parts begins with a question of its own. */
const ASKED: Record<string, (storage: S3Storage) => Promise<unknown>> = {
  get: (storage) => storage.readAll('files/a'),
  put: (storage) => storage.write('files/a', Readable.from([Buffer.from('bytes')])),
  'put in parts': (storage) => storage.write('files/a', Readable.from([Buffer.alloc(6 * 1024 * 1024)])),
  list: (storage) => storage.removeOlder('files', new Date()),
  remove: (storage) => storage.remove('files/a'),
  check: (storage) => storage.check(),
  claim: (storage) => storage.claim(() => Promise.resolve(false)),
};

describe('a bucket that neither answers nor ends', () => {
  let server: Server;
  let storage: S3Storage;
  const connections = new Set<Socket>();
  const before = { ...process.env };

  beforeEach(() => void Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'A', AWS_SECRET_ACCESS_KEY: 'B' }));
  afterEach(() => {
    storage.close();
    for (const connection of connections) connection.destroy();
    server.close();
    process.env = before;
  });

  async function bucketThat({ begins, drips }: { begins: string; drips: boolean }): Promise<void> {
    server = createServer((socket) => {
      connections.add(socket);
      socket.on('error', () => undefined).once('close', () => connections.delete(socket));
      socket.once('data', () => {
        socket.write(begins);
        if (!drips) return;
        const drop = setInterval(() => socket.write('x'), 5);
        socket.once('close', () => clearInterval(drop));
      });
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    storage = new S3Storage({ bucket: 'documents', region: 'us-east-1', endpoint, progress: { patient: LIMIT, prompt: LIMIT } });
  }

  const cases = Object.keys(WAYS)
    .flatMap((way) => Object.keys(ASKED).map((what) => [way, what] as const))
    .filter(([way, what]) => !(way.endsWith('after the head') && HEAD_ALONE.includes(what)));

  it.each(cases)('and %s is away: %s', async (way, what) => {
    await bucketThat(WAYS[way as keyof typeof WAYS]);
    await expect(ASKED[what]!(storage)).rejects.toBeInstanceOf(Away);
    // Whatever was held for it is let go.
    while (connections.size > 0) await new Promise(setImmediate);
  });
});

describe('the progress of a bucket', () => {
  let server: Server;
  let storage: S3Storage;
  let looks: (() => void)[];
  const before = { ...process.env };

  beforeEach(() => {
    Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'A', AWS_SECRET_ACCESS_KEY: 'B' });
    looks = [];
    jest.spyOn(global, 'setInterval').mockImplementation(((look: () => void) => {
      looks.push(look);
      const timer = { unref: () => timer };
      return timer;
    }) as unknown as typeof setInterval);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    storage.close();
    server.close();
    process.env = before;
  });

  const lookTimes = (times: number): void => {
    for (let time = 0; time < times; time++) for (const look of looks) look();
  };

  /** A file as it is read, and the answer that brings it. */
  async function reading(bytes: number): Promise<{ content: Readable; response: ServerResponse }> {
    const responses: ServerResponse[] = [];
    server = createHttpServer((_request, response) => {
      responses.push(response);
      response.writeHead(200, { 'Content-Length': bytes }).flushHeaders();
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    storage = new S3Storage({ bucket: 'documents', region: 'us-east-1', endpoint });
    const content = await storage.read('files/a');
    return { content, response: responses[0]! };
  }

  const stalls = async (): Promise<number> => {
    measureStalls();
    const { values } = await register.getSingleMetric('storage_stalled_total')!.get();
    return values.find(({ labels }) => labels.method === 'GET')!.value;
  };

  it('is not what is slow where it is we who do not read', async () => {
    const { content, response } = await reading(20_000_000);
    response.end(Buffer.alloc(20_000_000));
    while (content.readableLength < content.readableHighWaterMark) await new Promise(setImmediate);
    lookTimes(20);
    let read = 0;
    for await (const part of content) read += (part as Buffer).length;
    expect(read).toBe(20_000_000);
  });

  it('is looked at all the time: what goes on at the least rate is waited for, and what slows down is ended and counted', async () => {
    const [{ content, response }, before] = [await reading(100_000_000), await stalls()];
    let read = 0;
    content.on('data', (part: Buffer) => (read += part.length));
    const failed = once(content, 'error');
    const send = async (bytes: number): Promise<void> => {
      const until = read + bytes;
      response.write(Buffer.alloc(bytes));
      while (read < until) await new Promise(setImmediate);
      lookTimes(1);
    };
    // A look is at a quarter of ten seconds.
    for (let time = 0; time < 20; time++) await send(2.5 * 16_384);
    expect(await stalls()).toBe(before);
    for (let time = 0; time < 4; time++) await send(1_000);
    expect(await failed).toEqual([expect.any(Away)]);
    expect(await stalls()).toBe(before + 1);
  });
});

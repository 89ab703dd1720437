import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { Away } from '@gridline/runtime';
import { S3Storage } from './s3-storage';

/** Where the SDK's chain finds who we are: at a port of ours. */
const SOURCES: Record<string, (port: number) => Record<string, string>> = {
  'the role of a pod': (port) => ({ AWS_CONTAINER_CREDENTIALS_FULL_URI: `http://127.0.0.1:${port}/credentials` }),
  'a token that is changed for a role': (port) => ({
    AWS_ROLE_ARN: 'arn:aws:iam::123456789012:role/gridline',
    AWS_WEB_IDENTITY_TOKEN_FILE: __filename,
    AWS_ENDPOINT_URL_STS: `http://127.0.0.1:${port}`,
  }),
};

const ASKED: Record<string, (storage: S3Storage) => Promise<unknown>> = {
  read: (storage) => storage.read('files/a'),
  write: (storage) => storage.write('files/a', Readable.from([Buffer.from('bytes')])),
  remove: (storage) => storage.remove('files/a'),
  check: (storage) => storage.check(),
  list: (storage) => storage.removeOlder('files', new Date()),
};

describe('a source of credentials that takes connections and says nothing', () => {
  let source: Server;
  let storage: S3Storage;
  let answer: ((socket: Socket) => void) | undefined;
  const connections = new Set<Socket>();
  const before = process.env;

  beforeEach(async () => {
    answer = undefined;
    source = createServer((socket) => {
      connections.add(socket);
      socket.on('error', () => undefined).once('close', () => connections.delete(socket));
      socket.on('data', () => answer?.(socket));
    });
    await once(source.listen(0, '127.0.0.1'), 'listening');
  });
  afterEach(() => {
    jest.restoreAllMocks();
    storage.close();
    for (const connection of connections) connection.destroy();
    source.close();
    process.env = before;
  });

  function open(from: string, bucketPort = 1): void {
    const { port } = source.address() as AddressInfo;
    const rest = Object.entries(before).filter(([name]) => !name.startsWith('AWS_'));
    process.env = { ...Object.fromEntries(rest), ...SOURCES[from]!(port), AWS_EC2_METADATA_DISABLED: 'true' };
    // Without credentials the bucket is not asked: nobody need be there.
    storage = new S3Storage({ bucket: 'documents', region: 'us-east-1', endpoint: `http://127.0.0.1:${bucketPort}` });
  }

  it.each(Object.keys(SOURCES))('as %s: the storage is away for whoever asks, and nobody waits without an end', async (from) => {
    open(from);
    const asked = Object.entries(ASKED).map(async ([what, ask]) => [what, await ask(storage).catch((error: unknown) => error)]);
    for (const [what, outcome] of await Promise.all(asked)) expect([what, outcome]).toEqual([what, expect.any(Away)]);
    expect(connections.size).toBeGreaterThan(0);
  });

  it('is asked once for all who wait, anew once it is forsaken, and heard when it speaks again', async () => {
    const bucket = createHttpServer((_request, response) => response.writeHead(204, { Connection: 'close' }).end());
    await once(bucket.listen(0, '127.0.0.1'), 'listening');
    open('the role of a pod', (bucket.address() as AddressInfo).port);
    await Promise.allSettled([storage.remove('files/a'), storage.remove('files/b')]);
    await expect(storage.remove('files/c')).rejects.toBeInstanceOf(Away);
    expect(connections.size).toBe(1);
    const soon = new Date(Date.now() + 3_600_000).toISOString();
    const told = JSON.stringify({ AccessKeyId: 'A', SecretAccessKey: 'B', Token: 'T', Expiration: soon });
    answer = (socket) =>
      void socket.end(
        `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${told.length}\r\nConnection: close\r\n\r\n${told}`,
      );
    const later = performance.now() + 11_000;
    jest.spyOn(performance, 'now').mockImplementation(() => later);
    await storage.remove('files/d');
    expect(connections.size).toBe(1);
    bucket.close();
  });
});

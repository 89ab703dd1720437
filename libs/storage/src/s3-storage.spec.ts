import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { Away } from '@gridline/runtime';
import S3rver from 's3rver';
import { PartsInMemory } from './parts-in-memory';
import { S3Storage, type S3Options } from './s3-storage';
import { FileMissing } from './storage';
import { describeStorage } from './storage.suite';

/** A server that speaks S3's protocol over real connections and verifies signatures. */
let server: S3rver;
let folder: string;
let endpoint: string;
let made = 0;
const before = { ...process.env };

beforeAll(async () => {
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' });
  folder = await mkdtemp(join(tmpdir(), 'gridline-s3-'));
  const buckets = [{ name: 'documents', configs: [] }];
  server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory: folder, configureBuckets: buckets });
  const { address, port } = await server.run();
  endpoint = `http://${address}:${port}`;
});
afterAll(async () => {
  process.env = before;
  await server.close();
  await rm(folder, { recursive: true });
});

/** A part of the bucket that no other test uses. */
const newPlace = (): S3Options => ({ bucket: 'documents', region: 'us-east-1', endpoint, prefix: `test-${++made}` });

describeStorage('S3Storage', async () => {
  const place = newPlace();
  const storage = new S3Storage(place);
  await storage.claim(() => Promise.resolve(false));
  return {
    storage,
    lose: () => Promise.resolve(void Object.assign(place, { bucket: 'gone' })),
    remove: () => Promise.resolve(storage.close()),
  };
});

describe('S3Storage', () => {
  const write = (storage: S3Storage, key: string): Promise<unknown> => storage.write(key, Readable.from([Buffer.from('bytes')]));

  it('takes a new bucket and one that holds files for its own, and no empty one where there must be files', async () => {
    const storage = new S3Storage(newPlace());
    await expect(storage.check()).rejects.toBeInstanceOf(Away);
    await expect(storage.claim(() => Promise.resolve(true))).rejects.toBeInstanceOf(Away);
    await write(storage, 'files/a');
    await storage.claim(() => Promise.resolve(true));
    await storage.check();
  });

  it('keeps to its prefix', async () => {
    const [one, other] = [new S3Storage(newPlace()), new S3Storage(newPlace())];
    await write(one, 'files/a');
    expect(await other.removeOlder('files', new Date(Date.now() + 60_000))).toBe(0);
    expect((await one.readAll('files/a')).toString()).toBe('bytes');
  });

  it('asks the server to forget the parts of an upload that was given up', async () => {
    const storage = new S3Storage(newPlace());
    const asked: string[] = [];
    server.httpServer.on('request', ({ method, url }) => asked.push(`${method} ${url}`));
    const failing = Readable.from(
      (function* () {
        for (let megabytes = 0; megabytes < 17; megabytes++) yield Buffer.alloc(1024 * 1024);
        throw new Error('the client left');
      })(),
    );
    await expect(storage.write('files/large', failing)).rejects.toThrow('the client left');
    expect(asked.filter((line) => /^DELETE .*files\/large\?.*uploadId=/.test(line))).toHaveLength(1);
  });

  it('ends the upload that came to a halt where uploads hold too much memory, and leaves nothing of it', async () => {
    const megabyte = 1024 * 1024;
    const storage = new S3Storage({ ...newPlace(), parts: new PartsInMemory(6 * megabyte, 0) });
    const halted = new PassThrough();
    const written = storage.write('files/acc_a/halted', halted);
    const refused = expect(written).rejects.toBeInstanceOf(Away);
    await new Promise<void>((taken) => halted.write(Buffer.alloc(4 * megabyte), () => taken()));
    const whole = Readable.from([Buffer.alloc(4 * megabyte)]);
    expect(await storage.write('files/acc_b/whole', whole)).toMatchObject({ bytes: 4 * megabyte });
    await refused;
    expect(halted.destroyed).toBe(true);
    await expect(storage.read('files/acc_a/halted')).rejects.toBeInstanceOf(FileMissing);
  });

  it('answers a file while many others are read slowly', async () => {
    const storage = new S3Storage(newPlace());
    await storage.write('files/large', Readable.from([Buffer.alloc(4 * 1024 * 1024)]));
    await write(storage, 'files/small');
    // One after another: eighty that begin at once are more than a busy machine answers in time.
    const slow: Readable[] = [];
    while (slow.length < 80) slow.push(await storage.read('files/large'));
    expect(await storage.readAll('files/small')).toEqual(Buffer.from('bytes'));
    for (const content of slow) content.destroy();
  });

  it('gives links that hold for a while, under the name of the file, and only where it is told to', async () => {
    const place = newPlace();
    const as = { name: 'Rechnung März.xlsx', mediaType: 'application/octet-stream' };
    const storage = new S3Storage({ ...place, linkSeconds: 60 });
    await write(storage, 'files/a');
    const link = (await storage.link('files/a', as))!;
    const answer = await fetch(link);
    expect(await answer.text()).toBe('bytes');
    expect(answer.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''Rechnung%20M%C3%A4rz.xlsx");
    expect(new URL(link).searchParams.get('X-Amz-Expires')).toBe('60');
    expect(await new S3Storage(place).link('files/a', as)).toBeUndefined();
  });

  it('is away where nobody listens, and where it is not let in', async () => {
    const closed = new S3Storage({ ...newPlace(), endpoint: 'http://127.0.0.1:9' });
    const attempts = [() => closed.check(), () => write(closed, 'files/a'), () => closed.read('files/a'), () => closed.remove('files/a')];
    for (const attempt of attempts) await expect(attempt()).rejects.toBeInstanceOf(Away);
    process.env.AWS_SECRET_ACCESS_KEY = 'wrong';
    const stranger = new S3Storage(newPlace());
    await expect(stranger.check()).rejects.toBeInstanceOf(Away);
    process.env.AWS_SECRET_ACCESS_KEY = 'S3RVER';
  });

  /** A server that does as it is told with every request. */
  async function serverThat(
    react: (response: ServerResponse, request: IncomingMessage) => void,
  ): Promise<{ storage: S3Storage; stop: () => void }> {
    const server = createServer((request, response) => react(response, request)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const storage = new S3Storage({ ...newPlace(), endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
    const stop = (): void => {
      storage.close();
      server.closeAllConnections();
      server.close();
    };
    return { storage, stop };
  }

  it('is away soon where the server says nothing', async () => {
    const { storage, stop } = await serverThat(() => undefined);
    const since = performance.now();
    const attempts = [() => storage.read('files/a'), () => storage.remove('files/a'), () => write(storage, 'files/a')];
    await Promise.all(attempts.map((attempt) => expect(attempt()).rejects.toBeInstanceOf(Away)));
    // A deadline of 2.5 s and what a busy machine adds; by the silence of a connection alone it is twice 13 s.
    expect(performance.now() - since).toBeLessThan(12_000);
    stop();
  });

  it('gives up an upload of many parts with the first that a silent server takes', async () => {
    let parts = 0;
    const { storage, stop } = await serverThat((response, request) => {
      request.resume();
      if (request.method === 'POST')
        return response.end('<InitiateMultipartUploadResult><UploadId>1</UploadId></InitiateMultipartUploadResult>');
      if (request.method === 'PUT' && parts++ > 0) response.setHeader('ETag', '"1"').end();
    });
    const since = performance.now();
    // A client that sends on, for as long as it is listened to.
    const content = Readable.from(
      (async function* () {
        for (;;) {
          yield Buffer.alloc(1024 * 1024);
          await new Promise(setImmediate);
        }
      })(),
    );
    await expect(storage.write('files/large', content)).rejects.toBeInstanceOf(Away);
    expect(performance.now() - since).toBeLessThan(12_000);
    stop();
  });

  it('is away where the server is lost in the middle of a file: nothing is wrong with that', async () => {
    const { storage, stop } = await serverThat((response) => {
      response.writeHead(200, { 'Content-Length': '1000' }).write('x', () => setImmediate(() => response.destroy()));
    });
    await expect(storage.readAll('files/a')).rejects.toBeInstanceOf(Away);
    stop();
  });
});

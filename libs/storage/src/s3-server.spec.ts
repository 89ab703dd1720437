import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { Readable } from 'node:stream';
import { S3Storage, type S3Options } from './s3-storage';
import { describeStorage } from './storage.suite';

/** By hand, against a server that people run: its address, and who we are by the SDK's own variables (docs/storage.md). */
const endpoint = process.env.S3_SERVER;
const suite = endpoint ? describe : describe.skip;

suite('a server of S3 that is not made for tests', () => {
  const bucket = `gridline-${Date.now()}`;
  const region = 'us-east-1';
  let made = 0;
  const newPlace = (): S3Options => ({ bucket, region, endpoint, prefix: `test-${++made}`, linkSeconds: 60 });

  beforeAll(async () => {
    const client = new S3Client({ region, endpoint, forcePathStyle: true });
    await client.send(new CreateBucketCommand({ Bucket: bucket }));
    client.destroy();
  });

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

  it('gives a file to whoever has its link, under its name', async () => {
    const storage = new S3Storage(newPlace());
    await storage.write('files/a', Readable.from([Buffer.from('bytes')]));
    const answer = await fetch((await storage.link('files/a', { name: 'Größe.csv', mediaType: 'text/csv' }))!);
    expect([answer.status, await answer.text(), answer.headers.get('content-type')]).toEqual([200, 'bytes', 'text/csv']);
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''Gr%C3%B6%C3%9Fe.csv`);
    storage.close();
  });

  it('answers a file while many others are read slowly', async () => {
    const storage = new S3Storage(newPlace());
    await storage.write('files/large', Readable.from([Buffer.alloc(4 * 1024 * 1024)]));
    await storage.write('files/small', Readable.from([Buffer.from('bytes')]));
    const slow = await Promise.all(Array.from({ length: 80 }, () => storage.read('files/large')));
    expect(await storage.readAll('files/small')).toEqual(Buffer.from('bytes'));
    for (const content of slow) content.destroy();
    storage.close();
  });
});

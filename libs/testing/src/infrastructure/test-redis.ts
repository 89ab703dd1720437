import { randomBytes } from 'node:crypto';
import Redis from 'ioredis';
import { serverUrls } from './shared-servers';

/** A part of the test's Redis server of one suite's own. */
export interface TestRedis {
  url: string;
  /** First part of every key. */
  prefix: string;
  /** Deletes the keys under the prefix. */
  drop(): Promise<void>;
}

/** A prefix that nobody else uses, on the run's server or the one given. Drop it in `afterAll`. */
export async function testRedis(server?: string): Promise<TestRedis> {
  const url = server ?? (await serverUrls()).REDIS_URL;
  const prefix = `test_${randomBytes(6).toString('hex')}:`;
  return { url, prefix, drop: () => deleteKeys(url, prefix) };
}

async function deleteKeys(url: string, prefix: string): Promise<void> {
  const client = new Redis(url);
  for await (const keys of client.scanStream({ match: `${prefix}*` })) {
    const found = keys as string[];
    if (found.length > 0) await client.unlink(...found);
  }
  await client.quit();
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, testNats, testRedis } from '@gridline/testing';
import S3rver from 's3rver';
import { TestAccount } from '../support/account';
import { FAULTS_INTRO, Figures } from '../support/figures';
import { HalfOpenProxy } from '../support/half-open-proxy';
import { ANSWERED_MS, SERVED_AGAIN_MS } from '../support/promised';
import type { ServiceName } from '../support/service-process';
import { System } from '../support/system';
import { until } from '../support/until';
import { WatchedClient } from './watched-client';

const FAULT_MS = Number(process.env.FAULT_SECONDS ?? 6) * 1000;
/** A drop of a bucket's answer. */
const DROP_MS = 500;

const DATABASES = ['gateway', 'extraction', 'usage', 'webhooks'] as const;
const BROKERS = [...DATABASES, 'export'] as const;

/** By command (npm run bench:faults): some minutes. */
const suite = process.env.FIGURES ? describe : describe.skip;

suite('a server that one service alone cannot hear, or hears late', () => {
  let system: System;
  const proxies = new Map<string, HalfOpenProxy>();
  const removals: (() => Promise<unknown>)[] = [];

  const figures = new Figures();
  afterAll(() => figures.write('Faults: one service', FAULTS_INTRO));

  /** A way of a service's own to a server. */
  async function way(name: string, url: string): Promise<string> {
    const proxy = await HalfOpenProxy.start(url);
    proxies.set(name, proxy);
    removals.unshift(() => proxy.stop());
    return proxy.url;
  }

  async function bucket(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'gridline-s3-'));
    const server = new S3rver({
      ...{ address: '127.0.0.1', port: 0, silent: true, directory: folder },
      configureBuckets: [{ name: 'documents', configs: [] }],
    });
    const { address, port } = await server.run();
    removals.push(() => server.close().then(() => rm(folder, { recursive: true })));
    return `http://${address}:${port}`;
  }

  beforeAll(async () => {
    const [database, nats, redis] = await Promise.all([createTestDatabase(), testNats(), testRedis()]);
    removals.push(() => Promise.all([database.drop(), nats.drop(), redis.drop()]));
    const urls = new Map<ServiceName, Record<string, string>>();
    const s3 = await way('bucket', await bucket());
    for (const name of BROKERS) {
      const own: Record<string, string> = { NATS_URL: await way(`NATS of ${name}`, nats.url) };
      if (name !== 'export') own.DATABASE_URL = await way(`PostgreSQL of ${name}`, database.url);
      if (name === 'gateway') own.REDIS_URL = await way('Redis', redis.url);
      urls.set(name, own);
    }
    system = await System.start({
      env: {
        ...{ NATS_PREFIX: nats.prefix, REDIS_PREFIX: redis.prefix, TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'warn' },
        ...{ S3_BUCKET: 'documents', S3_ENDPOINT: s3.replace(/\/$/, ''), AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' },
      },
      envOf: (name) => urls.get(name)!,
    });
  });
  afterAll(async () => {
    await system.stop();
    for (const remove of removals) await remove();
  });

  async function expectPromised(what: string, begin: () => void, end: () => void): Promise<void> {
    const client = await WatchedClient.at(system.baseUrl);
    begin();
    const { answers, slowestMs, servedAgainMs } = await client.during(FAULT_MS, end);
    figures.add(`One service cannot hear a server, for ${FAULT_MS / 1000} s`, {
      fault: what,
      'a client sees': Object.entries(answers)
        .map(([status, count]) => `${count} × ${status}`)
        .join(', '),
      'slowest answer': `${(slowestMs / 1000).toFixed(1)} s`,
      'served again after': `${(servedAgainMs / 1000).toFixed(1)} s`,
    });
    expect(Object.keys(answers).filter((status) => !['200', '201', '202', '503'].includes(status))).toEqual([]);
    expect(slowestMs).toBeLessThan(ANSWERED_MS);
    expect(servedAgainMs).toBeLessThan(SERVED_AGAIN_MS);
  }

  const ways = [...DATABASES.map((name) => `PostgreSQL of ${name}`), ...BROKERS.map((name) => `NATS of ${name}`)];

  it.each(ways)('is told as busy in time, and served again: %s', async (name) => {
    const proxy = proxies.get(name)!;
    await expectPromised(
      `${name} accepts and says nothing`,
      () => proxy.swallowAll(),
      () => proxy.heal(),
    );
  });

  it('is told as busy in time: a bucket that drips its answers', async () => {
    const proxy = proxies.get('bucket')!;
    await expectPromised(
      'the bucket drips its answers',
      () => proxy.slowDown({ of: /./, byteMs: DROP_MS }),
      () => proxy.heal(),
    );
  });

  it('keeps nobody waiting: Redis that answers after two seconds', async () => {
    const proxy = proxies.get('Redis')!;
    await expectPromised(
      'Redis answers after 2 s',
      () => proxy.slowDown({ of: /./, afterMs: 2_000 }),
      () => proxy.heal(),
    );
  });

  it('holds no worker: a file that the bucket drips is put back, read when the bucket is well again, and charged once', async () => {
    const proxy = proxies.get('bucket')!;
    const account = await TestAccount.create(system.baseUrl);
    proxy.slowDown({ of: /^GET /, byteMs: DROP_MS });
    const file = { name: 'a.csv', bytes: Buffer.from('Item,Price\nA,1.50\n') };
    const taken = await account.infer(file, {}, { Prefer: 'respond-async' });
    expect(taken.status).toBe(202);
    await until(
      () => Promise.resolve(system.logs('extraction').filter((line) => line.includes('a run is left to be claimed again'))),
      (lines) => lines.length > 0,
    );
    proxy.heal();
    const done = await until(
      () => account.byKey(taken.headers.get('location')!),
      ({ status }) => status === 200,
    );
    expect(done.body).toMatchObject({ columns: ['Item', 'Price'] });
    const { body } = await until(
      () => account.bySession('/api/usage'),
      (reply) => reply.body.ledger.held === 0,
    );
    expect(body.pe).toMatchObject({ used: 1 });
  });
});

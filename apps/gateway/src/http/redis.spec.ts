import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import pino, { type Logger } from 'pino';
import { freePort } from '../../../../test/support/free-port';
import { LoopbackServer, describeWith } from '../../../../test/support/loopback-server';
import { MinuteLimits } from '../metering/minute-limits';
import { RedisLimits } from '../metering/redis-limits';
import { AttemptLimiter } from './attempt-limiter';
import { checkRedis, openRedis } from './redis';

const logger = pino({ level: 'silent' });

describeWith('redis-server', 'Redis Cluster', (program) => {
  let folder: string;
  let port: number;
  let server: LoopbackServer;
  let redis: Redis;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'gridline-redis-'));
    port = await freePort();
    const cluster = ['--cluster-enabled', 'yes', '--cluster-announce-ip', '127.0.0.1', '--cluster-port', String(await freePort())];
    server = await LoopbackServer.start(program, ['--bind', '127.0.0.1', '--port', String(port), '--dir', folder, ...cluster], port);
    const plain = new Redis(port, '127.0.0.1');
    await plain.call('CLUSTER', 'ADDSLOTSRANGE', '0', '16383');
    while (!String(await plain.call('CLUSTER', 'INFO')).includes('cluster_state:ok'));
    plain.disconnect();
    redis = openRedis({ url: `redis://127.0.0.1:${port}`, prefix: 'gridline:', isCluster: true }, logger);
    if (redis.status !== 'ready') await new Promise((resolve) => redis.once('ready', resolve));
  });

  afterAll(async () => {
    redis.disconnect();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('holds the limits of a key, a user and an address in one step, which asks for one slot', async () => {
    const limits = [
      { log: 'minute:key_1', limit: 60 },
      { log: 'infer-user:user_1', limit: 20 },
      { log: 'infer-ip:192.0.2.1', limit: 2 },
    ];
    const shared = new RedisLimits(redis);
    expect(shared.available).toBe(true);
    const outcomes = await Promise.all([1, 2, 3].map(async () => (await shared.take('key_1', limits)).outcome));
    expect(outcomes.toSorted()).toEqual(['admitted', 'admitted', 'refused']);
  });

  it('would refuse them without the hash tag', async () => {
    const untagged = new Redis(port, '127.0.0.1', { keyPrefix: 'gridline:' });
    await expect(new RedisLimits(untagged).take('key_1', [{ log: 'minute:key_1', limit: 60 }])).rejects.toThrow(/CROSSSLOT/);
    untagged.disconnect();
  });

  it('counts nothing twice that it was asked before it was paused', async () => {
    const limits = [{ log: 'minute:key_2', limit: 60 }];
    const shared = new RedisLimits(redis);
    await shared.take('key_2', limits);
    const connection = once(redis, 'close');
    server.signal('SIGSTOP');
    const asked = await Promise.allSettled([1, 2, 3].map(() => shared.take('key_2', limits)));
    expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    await connection;
    server.signal('SIGCONT');
    await once(redis, 'ready');
    const { states } = await shared.take('key_2', limits);
    expect(states[0]!.used).toBe(5);
  });

  it('counts attempts to sign in', async () => {
    const limiter = new AttemptLimiter(redis);
    const limit = { kind: 'sign-in', limit: 1, windowSeconds: 60 };
    await limiter.count(limit, '192.0.2.1');
    await expect(limiter.count(limit, '192.0.2.1')).rejects.toMatchObject({ code: 'too_many_attempts' });
  });
});

describeWith('redis-server', 'a Redis that answers and takes nothing in', (program) => {
  let folder: string;
  let server: LoopbackServer;
  let redis: Redis;
  let operator: Redis;
  const said: { level: string; message: string }[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'gridline-redis-'));
    const port = await freePort();
    server = await LoopbackServer.start(program, ['--bind', '127.0.0.1', '--port', String(port), '--dir', folder], port);
    redis = openRedis({ url: `redis://127.0.0.1:${port}`, prefix: 'gridline:', isCluster: false }, logger);
    operator = new Redis(port, '127.0.0.1');
    if (redis.status !== 'ready') await once(redis, 'ready');
  });

  afterAll(async () => {
    redis.disconnect();
    operator.disconnect();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('is told as away, and once in the log, while a process limits alone', async () => {
    const tell = (level: string) => (_: unknown, message: string) => void said.push({ level, message });
    const limits = new MinuteLimits(new RedisLimits(redis), { warn: tell('warn'), debug: tell('debug') } as unknown as Logger);
    const take = async () => (await limits.take('key_1', [{ log: 'minute:key_1', limit: 2 }])).outcome;
    await checkRedis(redis);
    expect(await take()).toBe('admitted');
    await operator.config('SET', 'maxmemory', '1');
    expect(await redis.ping()).toBe('PONG');
    await expect(checkRedis(redis)).rejects.toThrow(/OOM/);
    expect([await take(), await take()]).toEqual(['admitted', 'refused']);
    expect(said.map(({ level }) => level)).toEqual(['warn', 'debug']);
    await operator.config('SET', 'maxmemory', '0');
    await checkRedis(redis);
  });

  it('is dialled anew where it became a copy of another', async () => {
    const again = once(redis, 'ready');
    await operator.call('REPLICAOF', '127.0.0.1', String(await freePort()));
    await expect(checkRedis(redis)).rejects.toThrow(/READONLY/);
    await operator.call('REPLICAOF', 'NO', 'ONE');
    await again;
    await checkRedis(redis);
  });
});

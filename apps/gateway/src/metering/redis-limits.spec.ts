import { testRedis, type TestRedis } from '@gridline/testing';
import { Redis } from 'ioredis';
import { revokedKey } from '../keys/key-revocations';
import { RedisLimits } from './redis-limits';

describe('the limits in Redis', () => {
  let place: TestRedis;
  let clients: Redis[];
  let limits: RedisLimits[];
  let log = 0;

  beforeAll(async () => {
    place = await testRedis();
    clients = Array.from({ length: 3 }, () => new Redis(place.url, { keyPrefix: place.prefix, enableAutoPipelining: true }));
    limits = clients.map((client) => new RedisLimits(client));
  });

  afterAll(async () => {
    for (const client of clients) client.disconnect();
    await place.drop();
  });

  const newLog = (limit: number) => ({ log: `minute:key_${log++}`, limit });
  const shared = (): Redis => clients[0]!;
  /** By the clock that the moments are of. */
  const nowMicros = async (): Promise<number> => {
    const [whole, micros] = await shared().time();
    return Number(whole) * 1_000_000 + Number(micros);
  };

  it('admit exactly the limit of parallel requests over several connections', async () => {
    const minute = newLog(60);
    const answers = await Promise.all(Array.from({ length: 300 }, (_, i) => limits[i % 3]!.take('key_1', [minute])));
    const admitted = answers.filter(({ outcome }) => outcome === 'admitted');
    expect(admitted.map(({ states }) => states[0]!.used).sort((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, i) => i + 1));
  });

  it('forget what is older than a minute, and say when the oldest of the rest will be', async () => {
    const minute = newLog(4);
    const begun = await nowMicros();
    await shared().rpush(minute.log, ...[10, 40, 60.001, 61].map((seconds) => String(begun - seconds * 1_000_000)));
    expect(await limits[0]!.take('key_1', [minute])).toMatchObject({ outcome: 'admitted', states: [{ used: 3 }] });
    expect(await limits[0]!.take('key_1', [minute])).toMatchObject({ outcome: 'admitted', states: [{ used: 4 }] });
    const { outcome, states } = await limits[0]!.take('key_1', [minute]);
    expect(outcome).toBe('refused');
    const goneMs = ((await nowMicros()) - begun) / 1_000;
    expect(states[0]!.freeInMs).toBeGreaterThan(20_000 - goneMs - 1);
    expect(states[0]!.freeInMs).toBeLessThanOrEqual(20_000);
  });

  it('write nothing in any log when one of them is full', async () => {
    const [minute, user, address] = [newLog(60), newLog(1), newLog(20)];
    await limits[0]!.take('key_1', [user]);
    expect((await limits[0]!.take('key_1', [minute, user, address])).outcome).toBe('refused');
    expect(await shared().exists(minute.log, address.log)).toBe(0);
  });

  it('take one moment back and leave the others', async () => {
    const [minute, user] = [newLog(60), newLog(20)];
    await limits[0]!.take('key_1', [minute, user]);
    const { moment } = await limits[0]!.take('key_1', [minute, user]);
    await limits[1]!.takeBack([minute, user], moment);
    expect(await shared().llen(minute.log)).toBe(1);
    expect(await shared().llen(user.log)).toBe(1);
  });

  it('leave nothing behind a minute after the last request', async () => {
    const minute = newLog(60);
    await limits[0]!.take('key_1', [minute]);
    expect(await shared().pttl(minute.log)).toBeLessThanOrEqual(60_000);
    expect(await shared().pttl(minute.log)).toBeGreaterThan(50_000);
  });

  it('tell that a key is revoked, and note nothing for it', async () => {
    const minute = newLog(60);
    await shared().set(revokedKey('key_gone'), '1');
    expect((await limits[0]!.take('key_gone', [minute])).outcome).toBe('revoked');
    expect(await shared().exists(minute.log)).toBe(0);
  });

  it('show one epoch to all, and a new one each time Redis lost its memory', async () => {
    const epoch = async (asker: number): Promise<string> => (await limits[asker]!.take('key_1', [newLog(60)])).epoch;
    const first = await epoch(0);
    expect(await epoch(1)).toBe(first);
    await shared().del('epoch');
    const second = await epoch(1);
    await shared().del('epoch');
    expect(new Set([first, second, await epoch(2)]).size).toBe(3);
  });

  it('work on after Redis forgot their scripts', async () => {
    await shared().script('FLUSH');
    const minute = newLog(60);
    const answers = await Promise.all([0, 1, 2].map((asker) => limits[asker]!.take('key_1', [minute])));
    expect(answers.map(({ outcome }) => outcome)).toEqual(['admitted', 'admitted', 'admitted']);
  });
});

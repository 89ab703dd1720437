import { createHash, randomBytes } from 'node:crypto';
import { Redis } from 'ioredis';
import { MeteredSystem, type TestKey } from './metered-system';

/** Keys of the API, on systems of its own. */
export function describeKeys(): void {
  describe('API keys from outside, over two gateways', () => {
    let system: MeteredSystem;

    beforeAll(async () => (system = await MeteredSystem.start(2)));
    afterAll(() => system.stop());

    const revoke = (key: TestKey): Promise<Response> => system.browse(key.cookie, `/api/tokens/${key.keyId}`, { method: 'DELETE' });
    const unknownKey = (): string => `svc_live_${randomBytes(32).toString('hex')}`;

    it('takes a key in either header, and not two different ones', async () => {
      const { key } = await system.newKey();
      const status = async (headers: Record<string, string>): Promise<number> =>
        (await fetch(system.url('/api/v1/usage'), { headers })).status;
      expect(await status({ authorization: `Bearer ${key}` })).toBe(200);
      expect(await status({ authorization: `bearer ${key}` })).toBe(200);
      expect(await status({ 'x-api-key': key })).toBe(200);
      expect(await status({ 'x-api-key': key, authorization: `Bearer ${key}` })).toBe(200);
      expect(await status({ 'x-api-key': key, authorization: `Bearer ${unknownKey()}` })).toBe(401);
      expect(await status({ 'x-api-key': key, authorization: 'Basic dTpw' })).toBe(401);
      expect((await fetch(system.url(`/api/v1/usage?api_key=${key}`))).status).toBe(401);
    });

    it('answers every refused key alike, with no headers of limits', async () => {
      const revoked = await system.newKey();
      await revoke(revoked);
      const expired = await system.newKey({ expiresInDays: 1 });
      await system.database.query("UPDATE gateway.api_key SET expires_at = now() - interval '1 second' WHERE id = $1", [expired.keyId]);
      const refused = await Promise.all([unknownKey(), 'svc_live_short', '', revoked.key, expired.key].map((key) => system.call({ key })));
      const bodies = await Promise.all(refused.map((answer) => answer.json() as Promise<Record<string, unknown>>));
      expect(new Set(bodies.map((body) => JSON.stringify({ ...body, requestId: '' }))).size).toBe(1);
      for (const { status, headers } of refused) {
        expect(status).toBe(401);
        expect(headers.get('www-authenticate')).toBe('Bearer');
        expect([...headers.keys()].filter((name) => /^(ratelimit|x-ratelimit|x-usage|x-pe)/.test(name))).toEqual([]);
      }
    });

    it('asks for the key before it reads a body or looks for a route', async () => {
      for (const path of ['/api/v1/nothing', '/api/v1/infer', '/api/v1']) {
        const answer = await fetch(system.url(path), { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } });
        expect(answer.status).toBe(401);
      }
    });

    it('refuses a revoked key on every gateway from the moment that the DELETE has answered', async () => {
      for (let round = 0; round < 10; round++) {
        const key = await system.newKey();
        await Promise.all([0, 1].map((gateway) => system.call(key, undefined, { gateway })));
        expect((await revoke(key)).status).toBe(204);
        const answers = await Promise.all([0, 1, 0, 1].map((gateway) => system.call(key, undefined, { gateway })));
        expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
      }
    });

    it('refuses a revoked key although the notice to the other gateways is lost', async () => {
      const deaf = await system.addGateway({ NATS_PREFIX: 'deaf', ANSWER_SECONDS: '2.5' });
      const key = await system.newKey();
      await primeCacheOf(deaf.port, key);
      await revoke(key);
      expect(await statusAt(deaf.port, key)).toBe(401);
    });

    it('refuses a revoked key although notice and mark are lost, Redis having been emptied', async () => {
      const deaf = await system.addGateway({ NATS_PREFIX: 'deaf', ANSWER_SECONDS: '2.5' });
      const key = await system.newKey();
      await primeCacheOf(deaf.port, key);
      await revoke(key);
      await emptyRedis();
      expect(await statusAt(deaf.port, key)).toBe(401);
    });

    it('shows a secret once, stores its hash alone, and forgets that too', async () => {
      const key = await system.newKey({ name: 'mine', scopes: ['usage:read'], expiresInDays: 30 });
      const list = (await (await system.browse(key.cookie, '/api/tokens')).json()) as { data: Record<string, unknown>[] };
      expect(list.data).toEqual([
        {
          id: key.keyId,
          name: 'mine',
          scopes: ['usage:read'],
          hint: `svc_live_…${key.key.slice(-4)}`,
          createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
          expiresAt: expect.stringMatching(/^\d{4}-.*Z$/),
          lastUsedAt: null,
        },
      ]);
      const stored = (): Promise<object[]> => system.database.query('SELECT hash FROM gateway.api_key WHERE id = $1', [key.keyId]);
      expect(await stored()).toEqual([{ hash: createHash('sha256').update(key.key).digest('hex') }]);
      await revoke(key);
      expect(await stored()).toEqual([]);
    });

    it('tells when a key was last used, written off the path of its requests', async () => {
      const key = await system.newKey();
      const gateway = await system.addGateway();
      const since = Date.now();
      expect(await statusAt(gateway.port, key)).toBe(200);
      const until = Date.now();
      await system.removeGateway(gateway);
      const { data } = (await (await system.browse(key.cookie, '/api/tokens')).json()) as { data: { lastUsedAt: string | null }[] };
      const usedAt = Date.parse(data[0]!.lastUsedAt!);
      expect(usedAt).toBeGreaterThanOrEqual(since);
      expect(usedAt).toBeLessThanOrEqual(until);
    });

    it('lets nobody see or revoke the key of another account', async () => {
      const [mine, theirs] = [await system.newKey(), await system.newKey()];
      const answer = await system.browse(theirs.cookie, `/api/tokens/${mine.keyId}`, { method: 'DELETE' });
      expect(answer.status).toBe(404);
      expect((await system.call(mine)).status).toBe(200);
    });

    it('makes no eleventh key on the free plan, also when twenty are asked for at once', async () => {
      const key = await system.newKey();
      const body = JSON.stringify({ name: 'one of many' });
      const headers = { cookie: key.cookie, 'content-type': 'application/json' };
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, i) => fetch(system.url('/api/tokens', i % 2), { method: 'POST', body, headers })),
      );
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(9);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(11);
    });

    it('opens no session route with a key, and no key route with a session', async () => {
      const key = await system.newKey();
      const withKey = await fetch(system.url('/api/tokens'), { headers: { authorization: `Bearer ${key.key}` } });
      expect(withKey.status).toBe(401);
      expect(await withKey.json()).toMatchObject({ code: 'session_required' });
      expect((await system.browse(key.cookie, '/api/v1/usage')).status).toBe(401);
    });

    async function statusAt(port: number, { key }: TestKey): Promise<number> {
      return (await fetch(`http://127.0.0.1:${port}/api/v1/usage`, { headers: { 'x-api-key': key } })).status;
    }

    /** The deaf gateway hears nobody on NATS, so it cannot count either; its 503 shows that it knows the key. */
    async function primeCacheOf(port: number, key: TestKey): Promise<void> {
      expect(await statusAt(port, key)).toBe(503);
    }

    async function emptyRedis(): Promise<void> {
      const client = new Redis(system.redis.url);
      const keys = await client.keys(`${system.redis.prefix}*`);
      await client.del(keys);
      await client.quit();
    }
  });

  describe('failed attempts from one address', () => {
    let system: MeteredSystem;

    beforeAll(async () => (system = await MeteredSystem.start(2)));
    afterAll(() => system.stop());

    it('are answered 401 a hundred times a minute, then 429, while a valid key from there still passes', async () => {
      const key = await system.newKey();
      const answers = await Promise.all(
        Array.from({ length: 120 }, (_, i) =>
          system.call({ key: i % 3 ? `svc_live_${randomBytes(32).toString('hex')}` : 'bad' }, undefined, { gateway: i % 2 }),
        ),
      );
      expect(answers.filter(({ status }) => status === 401)).toHaveLength(100);
      const limited = answers.filter(({ status }) => status === 429);
      expect(limited).toHaveLength(20);
      expect(await limited[0]!.json()).toMatchObject({ code: 'too_many_attempts' });
      expect(Number(limited[0]!.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await system.call(key)).status).toBe(200);
    });
  });
}

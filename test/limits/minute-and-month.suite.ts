import { MeteredSystem } from './metered-system';

/** The limits of a minute and of a month, on systems of its own. */
export function describeMinuteAndMonth(): void {
  describe('limits from outside, over two gateways', () => {
    let system: MeteredSystem;

    beforeAll(async () => void (system = await MeteredSystem.start(2)));
    afterAll(() => system.stop());

    const statuses = async (answers: Promise<Response>[]): Promise<Record<number, number>> => {
      const counts: Record<number, number> = {};
      for (const { status } of await Promise.all(answers)) counts[status] = (counts[status] ?? 0) + 1;
      return counts;
    };
    const bothGateways = (count: number, ask: (gateway: number) => Promise<Response>): Promise<Response>[] =>
      Array.from({ length: count }, (_, i) => ask(i % 2));

    it('admits exactly 60 of 200 parallel requests of a key, and counts 60', async () => {
      const key = await system.newKey();
      expect(await statuses(bothGateways(200, (gateway) => system.call(key, undefined, { gateway })))).toEqual({ 200: 60, 429: 140 });
      const { usage } = (await (await system.browse(key.cookie, '/api/usage')).json()) as { usage: { calls: number } };
      expect(usage.calls).toBe(60);
    });

    it('admits exactly one of parallel requests by ten keys of an account with one call left', async () => {
      const key = await system.newKey();
      await system.setAllowance(key, 1);
      const keys = [key, ...(await Promise.all(Array.from({ length: 9 }, () => system.anotherKey(key))))];
      const answers = keys.flatMap((each) => bothGateways(50, (gateway) => system.call(each, undefined, { gateway })));
      expect(await statuses(answers)).toEqual({ 200: 1, 429: 499 });
    });

    it('moves no counter when it refuses: after a 61st request the month has 60 calls and says so', async () => {
      const key = await system.newKey();
      await system.setAllowance(key, 200);
      const begun = performance.now();
      for (let i = 0; i < 60; i++) await system.call(key);
      const refused = await system.call(key);
      const goneSeconds = (performance.now() - begun) / 1000;
      expect(refused.status).toBe(429);
      expect(await refused.json()).toMatchObject({ code: 'rate_limit_exceeded', retryable: true });
      expect(refused.headers.get('x-usage-remaining')).toBe('140');
      expect(refused.headers.get('x-ratelimit-remaining')).toBe('0');
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(60 - Math.ceil(goneSeconds));
    });

    it('leaves the minute as it was when the month refuses', async () => {
      const key = await system.newKey();
      await system.setAllowance(key, 1);
      await system.call(key);
      for (let i = 0; i < 3; i++) await system.call(key);
      const refused = await system.call(key);
      expect(await refused.json()).toMatchObject({ code: 'monthly_limit_exceeded' });
      expect(refused.headers.get('x-ratelimit-remaining')).toBe('59');
      expect(refused.headers.get('x-usage-calls')).toBe('1');
      expect(Number(refused.headers.get('retry-after'))).toBe(Number(refused.headers.get('x-usage-reset')));
    });

    it('tells all limits on an answer, after the request itself was counted', async () => {
      const key = await system.newKey();
      const answer = await system.call(key);
      expect(await answer.json()).toEqual({
        usage: { month: expect.stringMatching(/^\d{4}-\d\d$/), calls: 1, limit: 1000, remaining: 999, unlimited: false },
      });
      const { headers } = answer;
      expect(headers.get('ratelimit-policy')).toBe('"minute";q=60;w=60, "month";q=1000');
      expect(headers.get('ratelimit')).toMatch(/^"minute";r=59;t=60, "month";r=999;t=\d+$/);
      expect(headers.get('x-ratelimit-limit')).toBe('60');
      expect(headers.get('x-ratelimit-remaining')).toBe('59');
      expect(headers.get('x-usage-month')).toMatch(/^\d{4}-\d\d$/);
      expect(headers.get('x-usage-limit')).toBe('1000');
      expect(headers.get('x-usage-unlimited')).toBe('false');
    });

    it.each([
      ['an unknown route', 404, '/api/v1/nothing', 'GET'],
      ['a wrong method', 405, '/api/v1/usage', 'PUT'],
      ['a bad parameter', 400, '/api/v1/extractions?limit=0', 'GET'],
      ['a route in other letters', 200, '/API/V1/Usage/', 'GET'],
    ])('counts %s, with headers', async (_, status, path, method) => {
      const key = await system.newKey();
      const answer = await system.call(key, path, { method });
      expect(answer.status).toBe(status);
      expect(answer.headers.get('x-usage-calls')).toBe('1');
    });

    it('counts what lacks the scope, with 403', async () => {
      const key = await system.newKey({ scopes: ['extractions:read'] });
      const answer = await system.call(key);
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ code: 'insufficient_scope' });
      expect(answer.headers.get('x-usage-calls')).toBe('1');
    });

    it('admits 20 documents a minute of a user over all keys, told by the infer headers', async () => {
      const key = await system.newKey();
      const other = await system.anotherKey(key);
      const infer = (by: typeof key): Promise<Response> =>
        system.call(by, '/api/v1/infer', { method: 'POST', headers: { 'x-forwarded-for': '203.0.113.9' } });
      const answers = await Promise.all(Array.from({ length: 30 }, (_, i) => infer(i % 2 ? key : other)));
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
      const refused = answers.find(({ status }) => status === 429)!;
      expect(await refused.json()).toMatchObject({ code: 'infer_rate_limit_exceeded' });
      expect(refused.headers.get('ratelimit')).toMatch(/"infer";r=0;t=\d+$/);
      expect(refused.headers.get('x-pe-charged')).toBe('0');
      expect(refused.headers.get('x-pe-limit')).toBe('100');
    });

    it('counts a call of an unlimited plan and shows the limit that stands for none', async () => {
      const key = await system.newKey();
      await system.setPlan(key, 'scale');
      const { usage } = (await (await system.call(key)).json()) as { usage: object };
      expect(usage).toMatchObject({ calls: 1, limit: 2_147_483_647, remaining: 2_147_483_646, unlimited: true });
    });

    it('lets an upgrade take effect with the next request', async () => {
      const key = await system.newKey();
      await system.setAllowance(key, 0);
      expect((await system.call(key)).status).toBe(429);
      await system.setPlan(key, 'pro');
      expect((await system.call(key)).headers.get('x-usage-limit')).toBe('100000');
    });
  });

  describe('documents of an address', () => {
    let system: MeteredSystem;

    beforeAll(async () => {
      system = await MeteredSystem.start(1);
      await system.addGateway({ TRUSTED_PROXIES: '127.0.0.1' });
    });
    afterAll(() => system.stop());

    /** Statuses of fifteen documents by each of two users, by the gateway and the address that each names. */
    async function limited(gateway: number, addresses: [string, string]): Promise<number> {
      const users = [await system.newKey(), await system.newKey()];
      const answers = await Promise.all(
        Array.from({ length: 30 }, (_, i) => {
          const headers = { 'x-forwarded-for': addresses[i % 2]! };
          return system.call(users[i % 2]!, '/api/v1/infer', { method: 'POST', headers, gateway });
        }),
      );
      return answers.filter(({ status }) => status === 429).length;
    }

    it('are 20 a minute over all users, as a trusted proxy tells the address', async () => {
      expect(await limited(1, ['203.0.113.1', '203.0.113.1'])).toBe(10);
      expect(await limited(1, ['203.0.113.2', '203.0.113.3'])).toBe(0);
    });

    it('are 20 a minute whatever address is claimed where no proxy is trusted', async () => {
      expect(await limited(0, ['203.0.113.4', '203.0.113.5'])).toBe(10);
    });

    it("hold on the session route too, with those of the user's keys: 70 uploads at once are told when to come again", async () => {
      const user = await system.newKey();
      const options = { method: 'POST', gateway: 1, headers: { 'x-forwarded-for': '203.0.113.5' } };
      for (let sent = 0; sent < 5; sent++) await system.call(user, '/api/v1/infer', options);
      const answers = await Promise.all(Array.from({ length: 70 }, () => system.browse(user.cookie, '/api/extract/infer', options)));
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused).toHaveLength(55);
      for (const answer of refused) {
        expect(await answer.json()).toMatchObject({ code: 'infer_rate_limit_exceeded', retryable: true });
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      }
      const elsewhere = { ...options, headers: { 'x-forwarded-for': '203.0.113.6' } };
      expect((await system.browse(user.cookie, '/api/extract/infer', elsewhere)).status).toBe(429);
      expect((await system.browse((await system.newKey()).cookie, '/api/extract/infer', elsewhere)).status).not.toBe(429);
    });
  });
}

import { webhookCreate, webhookDeliveries, webhookGet, webhookRedeliver } from '@gridline/contracts';
import { newId } from '@gridline/runtime';
import { answering, type Receiver } from '@gridline/testing';
import { WebhooksUnderTest } from './support/webhooks-under-test';

const HOUR = 3_600;
/** Longer than any wait of the schedule. */
const LONG = 300;

/** What follows an attempt, by a service of its own. */
export function describeRetries(): void {
  describe('what follows an attempt', () => {
    let system: WebhooksUnderTest;
    let receiver: Receiver;
    let accountId: string;
    let id: string;

    beforeAll(async () => {
      system = await WebhooksUnderTest.start();
      ({ receiver } = system);
    });

    afterAll(() => system.stop());

    beforeEach(async () => {
      await system.clear();
      accountId = newId('acc');
      receiver.requests.length = 0;
      receiver.reaction = answering(200);
      ({ id } = await system.ask(webhookCreate, { accountId, url: receiver.url(), description: '' }));
    });

    const log = async () => (await system.ask(webhookDeliveries, { accountId, id, limit: 100 })).data;
    const endpoint = () => system.ask(webhookGet, { accountId, id });

    /** Reports an extraction, a moment after the one before, and waits until its first attempt is over. */
    async function announce(): Promise<void> {
      await system.pass(0.001);
      const before = receiver.requests.length;
      await system.extraction.complete(accountId);
      await receiver.received(before + 1);
      await system.settled();
    }

    it('a receiver that fails is tried three times, about 5 s and 60 s apart, and no fourth time', async () => {
      receiver.reaction = answering(503);
      await announce();
      await system.pass(3.9);
      await system.settled();
      expect(receiver.requests).toHaveLength(1);
      await system.pass(2.2);
      await receiver.received(2);
      await system.settled();
      await system.pass(47);
      await system.settled();
      expect(receiver.requests).toHaveLength(2);
      await system.pass(26);
      await receiver.received(3);
      await system.settled();
      await system.pass(24 * HOUR);
      await system.settled();
      expect(receiver.requests).toHaveLength(3);
      const [delivery] = await log();
      expect(delivery).toMatchObject({ status: 'exhausted', nextAttemptAt: null });
      expect(delivery!.attempts).toMatchObject([1, 2, 3].map((number) => ({ number, trigger: 'auto', status: 'failed', httpStatus: 503 })));
      expect(delivery!.attempts.map(({ nextAttemptAt }) => nextAttemptAt !== null)).toEqual([true, true, false]);
    });

    it('the id stays the same over all attempts, the time and signature are each attempt’s own', async () => {
      receiver.reaction = answering(500);
      await announce();
      await system.pass(10);
      await receiver.received(2);
      await system.settled();
      const [first, second] = receiver.requests.map(({ headers }) => headers);
      expect(second!['webhook-id']).toBe(first!['webhook-id']);
      expect(second!['x-service-delivery']).toBe(first!['x-service-delivery']);
      expect(second!['webhook-timestamp']).not.toBe(first!['webhook-timestamp']);
      expect(second!['x-service-signature']).toBe(first!['x-service-signature']);
    });

    it('a receiver that recovers is delivered to and left alone', async () => {
      receiver.reaction = answering(429);
      await announce();
      receiver.reaction = answering(204);
      await system.pass(LONG);
      await receiver.received(2);
      await system.settled();
      await system.pass(LONG);
      await system.settled();
      expect(receiver.requests).toHaveLength(2);
      expect(await log()).toMatchObject([{ status: 'delivered', attempts: [{ httpStatus: 429 }, { httpStatus: 204 }] }]);
      expect(await endpoint()).toMatchObject({ lastDeliveryStatus: 'delivered', lastDeliveryAt: expect.any(String) });
    });

    it('Retry-After is waited for, up to twice the delay', async () => {
      receiver.reaction = answering(503, { 'retry-after': '3600' });
      await announce();
      const [delivery] = await log();
      const { startedAt, nextAttemptAt } = delivery!.attempts[0]!;
      expect((Date.parse(nextAttemptAt!) - Date.parse(startedAt)) / 1000).toBeCloseTo(10, 0);
      expect(delivery!.nextAttemptAt).toBe(nextAttemptAt);
    });

    it('an answer that is final is not repeated', async () => {
      receiver.reaction = answering(400);
      await announce();
      await system.pass(LONG);
      await system.settled();
      expect(receiver.requests).toHaveLength(1);
      expect(await log()).toMatchObject([{ status: 'exhausted', nextAttemptAt: null, attempts: [{ errorCode: 'http_4xx' }] }]);
    });

    it('an event that arrives twice is told once', async () => {
      const eventId = await system.extraction.complete(accountId);
      await receiver.received(1);
      await system.extraction.complete(accountId, undefined, eventId);
      await announce();
      expect(receiver.requests).toHaveLength(2);
      expect(await log()).toHaveLength(2);
    });

    it('an extraction that was deleted before it could be told is skipped', async () => {
      const eventId = newId('evt');
      system.extraction.forget(eventId);
      await system.extraction.complete(accountId, undefined, eventId);
      await system.until(`SELECT 1 FROM webhooks.delivery WHERE event_id = $1`, [eventId]);
      expect(await log()).toMatchObject([{ status: 'skipped', eventId, attempts: [], nextAttemptAt: null }]);
      const [skipped] = await log();
      await expect(system.ask(webhookRedeliver, { accountId, id, deliveryId: skipped!.id })).rejects.toMatchObject({ code: 'not_found' });
    });

    describe('an extraction that is deleted once it was told', () => {
      const ofEvent = 'SELECT 1 FROM webhooks.event WHERE id = $1 AND body IS NULL AND reference IS NULL';

      it('leaves nothing of what it said in the log, and is not told again', async () => {
        await announce();
        const { id: deliveryId, eventId } = (await log())[0]!;
        await system.extraction.delete(accountId, eventId);
        await system.until(ofEvent, [eventId]);
        expect(await log()).toMatchObject([{ status: 'delivered', attempts: [{ httpStatus: 200 }] }]);
        await expect(system.ask(webhookRedeliver, { accountId, id, deliveryId })).rejects.toMatchObject({ code: 'not_found' });
      });

      it('is skipped where another attempt waited for its time', async () => {
        receiver.reaction = answering(503);
        await announce();
        const { eventId } = (await log())[0]!;
        await system.extraction.delete(accountId, eventId);
        await system.until(ofEvent, [eventId]);
        await system.pass(LONG);
        await system.settled();
        expect(receiver.requests).toHaveLength(1);
        expect(await log()).toMatchObject([{ status: 'skipped', nextAttemptAt: null, attempts: [{ number: 1, httpStatus: 503 }] }]);
        // Others go on.
        receiver.reaction = answering(200);
        await announce();
        expect((await log())[0]).toMatchObject({ status: 'delivered', attempts: [{ number: 1 }] });
      });
    });

    describe('a redelivery', () => {
      it('is one attempt at once, and when it fails no other follows', async () => {
        receiver.reaction = answering(404);
        await announce();
        receiver.reaction = answering(503);
        const deliveryId = (await log())[0]!.id;
        await system.ask(webhookRedeliver, { accountId, id, deliveryId });
        await receiver.received(2);
        await system.settled();
        await system.pass(LONG);
        await system.settled();
        expect(receiver.requests).toHaveLength(2);
        expect(await log()).toMatchObject([
          {
            status: 'exhausted',
            nextAttemptAt: null,
            attempts: [{ trigger: 'auto' }, { trigger: 'manual', httpStatus: 503, nextAttemptAt: null }],
          },
        ]);
      });

      it('that succeeds delivers what was exhausted, with the id of before', async () => {
        receiver.reaction = answering(404);
        await announce();
        receiver.reaction = answering(200);
        const deliveryId = (await log())[0]!.id;
        await system.ask(webhookRedeliver, { accountId, id, deliveryId });
        await receiver.received(2);
        await system.settled();
        expect(await log()).toMatchObject([{ status: 'delivered' }]);
        expect(receiver.requests[1]!.headers['webhook-id']).toBe(receiver.requests[0]!.headers['webhook-id']);
      });

      it('in the middle of the schedule takes no automatic attempt away and adds none', async () => {
        receiver.reaction = answering(503);
        await announce();
        const [scheduled] = await log();
        await system.ask(webhookRedeliver, { accountId, id, deliveryId: scheduled!.id });
        await receiver.received(2);
        await system.settled();
        expect(await log()).toMatchObject([{ status: 'pending', nextAttemptAt: scheduled!.nextAttemptAt }]);
        for (const count of [3, 4]) {
          await system.pass(LONG);
          await receiver.received(count);
          await system.settled();
        }
        await system.pass(LONG);
        await system.settled();
        expect((await log())[0]!.attempts.map(({ trigger }) => trigger)).toEqual(['auto', 'manual', 'auto', 'auto']);
        expect(receiver.requests).toHaveLength(4);
      });

      it('asked for while an attempt runs waits for its end', async () => {
        const held: (() => void)[] = [];
        receiver.reaction = (_request, response) => void held.push(() => response.writeHead(200).end());
        await system.extraction.complete(accountId);
        await receiver.received(1);
        const deliveryId = (await log())[0]!.id;
        await system.ask(webhookRedeliver, { accountId, id, deliveryId });
        await system.ask(webhookRedeliver, { accountId, id, deliveryId });
        receiver.reaction = answering(200);
        expect(receiver.requests).toHaveLength(1);
        held[0]!();
        await receiver.received(2);
        await system.settled();
        expect(await log()).toMatchObject([
          {
            status: 'delivered',
            attempts: [
              { trigger: 'auto', status: 'delivered' },
              { trigger: 'manual', status: 'delivered' },
            ],
          },
        ]);
      });
    });

    describe('an endpoint is disabled', () => {
      it('by 410, at once, and what waits for it is skipped', async () => {
        receiver.reaction = answering(503);
        await announce();
        receiver.reaction = answering(410);
        await announce();
        expect(await endpoint()).toMatchObject({ status: 'disabled', disabledReason: 'gone' });
        await system.pass(LONG);
        await system.settled();
        expect(receiver.requests).toHaveLength(2);
        expect((await log()).map(({ status }) => status)).toEqual(['exhausted', 'skipped']);
      });

      it('by twenty exhausted deliveries in a row over a day, and not by as many in an hour', async () => {
        receiver.reaction = answering(400);
        for (let i = 0; i < 20; i++) await announce();
        expect(await endpoint()).toMatchObject({ status: 'enabled' });
        await system.pass(24 * HOUR);
        await announce();
        expect(await endpoint()).toMatchObject({ status: 'disabled', disabledReason: 'failing' });
      });

      it('not by failures with a success between them', async () => {
        receiver.reaction = answering(400);
        for (let i = 0; i < 20; i++) await announce();
        receiver.reaction = answering(200);
        await announce();
        receiver.reaction = answering(400);
        await system.pass(25 * HOUR);
        await announce();
        expect(await endpoint()).toMatchObject({ status: 'enabled' });
      });
    });

    describe('a large result', () => {
      const row = ['x'.repeat(99_997)];

      it('of nearly 5 MB is delivered whole', async () => {
        await system.extraction.complete(accountId, { columns: ['A'], chunks: [Array(26).fill(row), Array(26).fill(row)], metadata: {} });
        await receiver.received(1);
        const { body, headers } = receiver.requests[0]!;
        expect((JSON.parse(body.toString()) as { data: { rows: unknown[] } }).data.rows).toHaveLength(52);
        expect(headers).not.toHaveProperty('x-service-truncated');
        await system.settled();
      });

      it('above that loses rows and says so, and no more rows are asked for than fit', async () => {
        const before = system.extraction.chunksAsked;
        await system.extraction.complete(accountId, {
          columns: ['A'],
          chunks: Array(20).fill(Array(10).fill(row)),
          metadata: { currency: 'EUR' },
        });
        await receiver.received(1);
        const { body, headers } = receiver.requests[0]!;
        const { data } = JSON.parse(body.toString()) as { data: { rows: unknown[]; metadata: unknown } };
        expect(data.rows).toHaveLength(52);
        expect(data.metadata).toEqual({ currency: 'EUR' });
        expect(headers).toMatchObject({ 'x-service-truncated': 'true', 'x-service-rows': '200' });
        expect(body.length).toBeLessThanOrEqual(5 * 1024 * 1024);
        expect(system.extraction.chunksAsked - before).toBe(6);
        await system.settled();
      });
    });

    describe('the log', () => {
      it('is listed by cursor, newest first, each delivery once, and by status', async () => {
        for (let i = 0; i < 5; i++) await announce();
        const pages: string[][] = [];
        let cursor: string | undefined;
        do {
          const page = await system.ask(webhookDeliveries, { accountId, id, limit: 2, cursor });
          pages.push(page.data.map(({ eventId }) => eventId));
          cursor = page.nextCursor ?? undefined;
        } while (cursor);
        expect(pages.map(({ length }) => length)).toEqual([2, 2, 1]);
        expect(pages.flat()).toEqual(receiver.requests.map(({ headers }) => headers['webhook-id']).toReversed());
        expect((await system.ask(webhookDeliveries, { accountId, id, limit: 10, status: 'exhausted' })).data).toEqual([]);
      });
    });

    it('operators see outcomes, results, times, and no backlog', async () => {
      await announce();
      const metrics = await system.metrics.metrics();
      expect(metrics).toMatch(/webhooks_deliveries_total\{outcome="delivered"\} \d/);
      expect(metrics).toMatch(/webhooks_attempts_total\{result="http_5xx"\} \d/);
      expect(metrics).toMatch(/webhooks_attempt_seconds_bucket\{le="10"\} \d/);
      expect(metrics).toMatch(/webhooks_backlog_seconds 0$/m);
    });
  });
}

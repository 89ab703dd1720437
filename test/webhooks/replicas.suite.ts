import { webhookCreate, webhookDeliveries, webhookRedeliver } from '@gridline/contracts';
import { newId } from '@gridline/runtime';
import { answering, Receiver } from '@gridline/testing';
import { WebhooksUnderTest } from './support/webhooks-under-test';

const LEASE = 20;
const DAY = 86_400;

/** Two replicas of its own. */
export function describeReplicas(): void {
  describe('two replicas', () => {
    let system: WebhooksUnderTest;
    let receiver: Receiver;
    const held: (() => void)[] = [];

    beforeAll(async () => {
      system = await WebhooksUnderTest.start({ replicas: 2 });
      ({ receiver } = system);
    });

    afterAll(() => system.stop());

    beforeEach(async () => {
      await system.clear();
      receiver.requests.length = 0;
      receiver.reaction = answering(200);
      held.length = 0;
    });

    const account = async (path = '/hook'): Promise<{ accountId: string; id: string }> => {
      const accountId = newId('acc');
      const { id } = await system.ask(webhookCreate, { accountId, url: receiver.url(path), description: '' });
      return { accountId, id };
    };
    const logOf = async (owned: { accountId: string; id: string }) => (await system.ask(webhookDeliveries, { ...owned, limit: 100 })).data;

    /** Requests to the path wait for `release`; others are answered. */
    const holdRequestsTo = (path: string): void => {
      receiver.reaction = (request, response) => {
        const answer = (): void => void response.writeHead(200).end();
        if (request.path === path) held.push(answer);
        else answer();
      };
    };
    const release = (): void => held.splice(0).forEach((answer) => answer());

    it('share two hundred deliveries, and send none of them twice', async () => {
      const accounts = await Promise.all(Array.from({ length: 5 }, () => account()));
      const events = await Promise.all(Array.from({ length: 200 }, (_, i) => system.extraction.complete(accounts[i % 5]!.accountId)));
      await receiver.received(200);
      await system.settled();
      expect(receiver.requests.map(({ headers }) => headers['webhook-id']).toSorted()).toEqual(events.toSorted());
      const [counts] = await system.database.query<object>(
        `SELECT count(*)::int AS attempts, count(*) FILTER (WHERE status = 'delivered')::int AS delivered FROM webhooks.attempt`,
      );
      expect(counts).toEqual({ attempts: 200, delivered: 200 });
    });

    it('let a hundred endpoints that hang delay nobody', async () => {
      holdRequestsTo('/hangs');
      // Ten at a time: a busy machine would not answer a hundred questions at once in the time that one has.
      const hanging: string[] = [];
      while (hanging.length < 100)
        hanging.push(...(await Promise.all(Array.from({ length: 10 }, () => account('/hangs')))).map(({ accountId }) => accountId));
      await Promise.all(hanging.flatMap((accountId) => Array.from({ length: 3 }, () => system.extraction.complete(accountId))));
      await receiver.received(100, '/hangs');
      const well = await account('/well');
      await Promise.all(Array.from({ length: 50 }, () => system.extraction.complete(well.accountId)));
      await receiver.received(50, '/well');
      expect(held.length).toBeGreaterThanOrEqual(100);
      receiver.reaction = answering(200);
      release();
      await system.settled();
    });

    it('make an attempt again whose process died, after its lease and not before, and the log says so', async () => {
      holdRequestsTo('/hook');
      const owned = await account();
      await system.extraction.complete(owned.accountId);
      await receiver.received(1);
      await system.pass(LEASE - 2);
      const other = await account('/other');
      await system.extraction.complete(other.accountId);
      await receiver.received(2);
      expect(receiver.requests.map(({ path }) => path)).toEqual(['/hook', '/other']);
      await system.pass(4);
      await receiver.received(3);
      release();
      await system.settled();
      expect(await logOf(owned)).toMatchObject([
        {
          status: 'delivered',
          attempts: [
            { number: 1, status: 'interrupted', httpStatus: null },
            { number: 2, trigger: 'auto', status: 'delivered' },
          ],
        },
      ]);
      expect(receiver.requests[2]!.headers['webhook-id']).toBe(receiver.requests[0]!.headers['webhook-id']);
    });

    it('let an interrupted attempt take nothing from the three of the schedule', async () => {
      holdRequestsTo('/hook');
      const owned = await account();
      await system.extraction.complete(owned.accountId);
      await receiver.received(1);
      receiver.reaction = answering(503);
      for (const count of [2, 3, 4]) {
        await system.pass(200);
        await receiver.received(count);
        await system.settled();
      }
      release();
      await system.pass(DAY);
      await system.settled();
      const [delivery] = await logOf(owned);
      expect(delivery).toMatchObject({ status: 'exhausted' });
      expect(delivery!.attempts.map(({ status }) => status)).toEqual(['interrupted', 'failed', 'failed', 'failed']);
    });

    it('make an interrupted manual attempt again as a manual one', async () => {
      const owned = await account();
      receiver.reaction = answering(404);
      await system.extraction.complete(owned.accountId);
      await receiver.received(1);
      await system.settled();
      holdRequestsTo('/hook');
      await system.ask(webhookRedeliver, { ...owned, deliveryId: (await logOf(owned))[0]!.id });
      await receiver.received(2);
      receiver.reaction = answering(503);
      await system.pass(LEASE + 1);
      await receiver.received(3);
      release();
      await system.settled();
      await system.pass(DAY);
      await system.settled();
      expect(await logOf(owned)).toMatchObject([
        {
          status: 'exhausted',
          attempts: [{ trigger: 'auto' }, { trigger: 'manual', status: 'interrupted' }, { trigger: 'manual', status: 'failed' }],
        },
      ]);
      expect(receiver.requests).toHaveLength(3);
    });

    it('keep the log for thirty days, pending deliveries and attempts included', async () => {
      const owned = await account();
      await system.extraction.complete(owned.accountId);
      await receiver.received(1);
      await system.settled();
      await system.pass(30 * DAY - 60);
      await system.clean();
      expect(await logOf(owned)).toHaveLength(1);
      await system.pass(120);
      await system.clean();
      expect(await logOf(owned)).toEqual([]);
      expect(await system.database.query('SELECT 1 FROM webhooks.attempt')).toEqual([]);
    });

    it('end a test whose process died without sending it again', async () => {
      const owned = await account();
      await system.database.query(
        `WITH event AS (INSERT INTO webhooks.event VALUES ('evt_t', 'extraction.completed', '{}', false, $2)),
         delivery AS (INSERT INTO webhooks.delivery (id, endpoint_id, event_id, status, attempt_count, created_at) VALUES ('dlv_t', $1, 'evt_t', 'pending', 1, $2))
         INSERT INTO webhooks.attempt (delivery_id, number, trigger, status, started_at) VALUES ('dlv_t', 1, 'test', 'running', $2)`,
        [owned.id, system.now()],
      );
      await system.pass(61);
      await system.clean();
      expect(await logOf(owned)).toMatchObject([{ status: 'exhausted', attempts: [{ trigger: 'test', status: 'interrupted' }] }]);
      expect(receiver.requests).toHaveLength(0);
    });
  });
}

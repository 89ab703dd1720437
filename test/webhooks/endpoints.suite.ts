import {
  ServiceError,
  webhookCreate,
  webhookDelete,
  webhookDeliveries,
  webhookGet,
  webhookList,
  webhookOperatorEnable,
  webhookRedeliver,
  webhookRotateSecret,
  webhookTest,
  webhookUpdate,
} from '@gridline/contracts';
import { newId } from '@gridline/runtime';
import { Webhook } from 'standardwebhooks';
import { answering, type Receiver } from '@gridline/testing';
import { WebhooksUnderTest } from './support/webhooks-under-test';

const HOUR = 3_600;

/** Endpoints and what may be one, by a service of its own. */
export function describeEndpoints(): void {
  describe('webhook endpoints', () => {
    let system: WebhooksUnderTest;
    let receiver: Receiver;
    let accountId: string;
    const names: Record<string, string[]> = { 'public.test': ['93.184.215.14'], 'private.test': ['10.0.0.1'] };
    /** What a name's servers wait for before they answer. */
    const late: Record<string, Promise<void>> = {};

    beforeAll(async () => {
      system = await WebhooksUnderTest.start({ resolver: { resolve: async (host: string) => (await late[host], names[host] ?? []) } });
      ({ receiver } = system);
    });

    afterAll(() => system.stop());

    beforeEach(async () => {
      await system.clear();
      accountId = newId('acc');
      receiver.requests.length = 0;
      receiver.reaction = answering(200);
    });

    const create = (url = receiver.url(), owner = accountId) => system.ask(webhookCreate, { accountId: owner, url, description: 'Books' });
    const codeOf = (asked: Promise<unknown>): Promise<unknown> =>
      asked.then(
        () => 'accepted',
        (error: unknown) => (error instanceof ServiceError ? error.code : error),
      );
    const log = (id: string) => system.ask(webhookDeliveries, { accountId, id, limit: 20 });

    it('show their secret once, and afterwards only its last characters', async () => {
      const { secret, ...shown } = await create();
      expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
      expect(shown).toEqual({
        ...{ id: expect.stringMatching(/^end_/), url: receiver.url(), description: 'Books', status: 'enabled', disabledReason: null },
        events: ['extraction.completed'],
        ...{ secretHint: `…${secret.slice(-4)}`, createdAt: expect.any(String), lastDeliveryAt: null, lastDeliveryStatus: null },
      });
      expect(await system.ask(webhookList, { accountId })).toEqual({ data: [shown] });
      expect(await system.ask(webhookGet, { accountId, id: shown.id })).toEqual(shown);
    });

    it('keep their secret sealed in the database', async () => {
      const { id, secret } = await create();
      const [row] = await system.database.query<object>('SELECT * FROM webhooks.endpoint WHERE id = $1', [id]);
      expect(JSON.stringify(row)).not.toContain(secret.slice(6, 20));
    });

    it.each([
      ['http', 'http://public.test/'],
      ['user info', 'https://user@public.test/'],
      ['a private address', 'https://127.0.0.1/'],
      ['a name with a private address', 'https://private.test/'],
      ['a name with no address', 'https://nobody.test/'],
      ['another port of an exempt host', 'https://127.0.0.1:1/'],
    ])('are refused for %s, without an echo of the URL', async (_why, url) => {
      const error: unknown = await create(url).catch((caught: unknown) => caught);
      expect(error).toMatchObject({ code: 'webhook_url_rejected' });
      expect((error as ServiceError).detail).not.toContain(new URL(url).hostname);
    });

    it('are refused in the same words for a name that has no address and for one whose address is private', async () => {
      const refusals = await Promise.all(
        ['nobody.test', 'private.test'].map((host) =>
          create(`https://${host}/`).catch(({ code, detail }: ServiceError) => ({ code, detail })),
        ),
      );
      expect(refusals[0]).toEqual(refusals[1]);
    });

    it('whose name is not looked up in time are not made later, with a secret that nobody was told', async () => {
      let answer = (): void => undefined;
      late['late.test'] = new Promise((resolve) => (answer = resolve));
      names['late.test'] = ['93.184.215.14'];
      expect(await codeOf(create('https://late.test/'))).toBe('busy');
      answer();
      expect(await create('https://late.test/')).toMatchObject({ secret: expect.any(String) as string });
    });

    it('are five at most for an account, also when ten are made at once', async () => {
      const codes = await Promise.all(Array.from({ length: 10 }, (_, index) => codeOf(create(`https://public.test/${index}`))));
      expect(codes.toSorted()).toEqual([...Array<string>(5).fill('accepted'), ...Array<string>(5).fill('webhook_limit_reached')]);
    });

    it('are one for a URL, also when the same is made twice at once and spelled in two ways', async () => {
      const codes = await Promise.all(['https://public.test/hook', 'HTTPS://PUBLIC.test:443/hook#x'].map((url) => codeOf(create(url))));
      expect(codes.toSorted()).toEqual(['accepted', 'webhook_url_exists']);
    });

    it('are of nobody else: every question about another account’s is answered like one about none', async () => {
      const { id } = await create('https://public.test/', newId('acc'));
      const owned = { accountId, id };
      const answers = await Promise.all(
        [
          system.ask(webhookGet, owned),
          system.ask(webhookUpdate, { ...owned, status: 'disabled' }),
          system.ask(webhookDelete, owned),
          system.ask(webhookRotateSecret, owned),
          system.ask(webhookTest, owned),
          system.ask(webhookDeliveries, { ...owned, limit: 20 }),
          system.ask(webhookRedeliver, { ...owned, deliveryId: 'dlv_1' }),
        ].map(codeOf),
      );
      expect(new Set(answers)).toEqual(new Set(['not_found']));
    });

    it('whose name turns private after the registration are not connected to', async () => {
      names['rebinds.test'] = ['93.184.215.14'];
      const { id } = await create(receiver.url('/hook', 'rebinds.test'));
      names['rebinds.test'] = ['127.0.0.1'];
      const before = receiver.connections;
      const eventId = await system.extraction.complete(accountId);
      await system.until(`SELECT 1 FROM webhooks.delivery WHERE event_id = $1 AND status = 'exhausted'`, [eventId]);
      // The log is in the order of time, which stands still.
      await system.pass(1);
      expect(await system.ask(webhookTest, { accountId, id })).toMatchObject({ delivered: false, errorCode: 'blocked', httpStatus: null });
      expect(receiver.connections).toBe(before);
      expect((await log(id)).data[1]).toMatchObject({ eventId, attempts: [{ number: 1, status: 'failed', errorCode: 'blocked' }] });
    });

    it('move to another URL, which is checked and held against the others like a new one', async () => {
      const { id } = await create('https://public.test/a');
      const { id: other } = await create('https://public.test/b');
      const move = (url: string) => system.ask(webhookUpdate, { accountId, id, url });
      expect(await codeOf(move('https://private.test/'))).toBe('webhook_url_rejected');
      expect(await codeOf(move('https://public.test/b'))).toBe('webhook_url_exists');
      expect(await move('https://public.test/c')).toMatchObject({ id, url: 'https://public.test/c' });
      expect(await move('https://public.test/c')).toMatchObject({ url: 'https://public.test/c' });
      expect(await system.ask(webhookGet, { accountId, id: other })).toMatchObject({ url: 'https://public.test/b' });
    });

    it('are told only what they asked for', async () => {
      const { id } = await create(receiver.url('/all'));
      await create(receiver.url('/default'));
      await system.ask(webhookUpdate, { accountId, id, events: ['extraction.completed', 'extraction.failed'] });
      await system.extraction.fail(accountId);
      await receiver.received(1);
      await system.settled();
      expect(receiver.requests.map(({ path }) => path)).toEqual(['/all']);
      const { body, headers } = receiver.requests[0]!;
      expect(headers).toMatchObject({ 'x-service-event': 'extraction.failed', 'x-service-reference': 'order 7 %C3%A9' });
      expect(JSON.parse(body.toString())).toEqual({
        event: 'extraction.failed',
        data: { id: headers['x-service-extraction'], fileName: 'invoice.pdf', error: { code: 'no_content', detail: 'Nothing.' } },
      });
    });

    it('are told why a run failed as the release before says it', async () => {
      const { id } = await create();
      await system.ask(webhookUpdate, { accountId, id, events: ['extraction.failed'] });
      await system.extraction.fail(accountId, { fileName: 'invoice.pdf', detail: 'The pages are blank.' });
      await receiver.received(1);
      await system.settled();
      expect(JSON.parse(receiver.requests[0]!.body.toString())).toMatchObject({
        data: { fileName: 'invoice.pdf', error: { code: 'no_content', detail: 'The pages are blank.' } },
      });
    });

    it('are told nothing of a failed run that was deleted, whatever the event says', async () => {
      const { id } = await create();
      await system.ask(webhookUpdate, { accountId, id, events: ['extraction.failed'] });
      const eventId = newId('evt');
      system.extraction.forget(eventId);
      await system.extraction.fail(accountId, { fileName: 'of Ada.pdf', detail: 'Nothing.' }, eventId);
      await system.until(`SELECT 1 FROM webhooks.delivery WHERE event_id = $1`, [eventId]);
      expect(await log(id)).toMatchObject({ data: [{ status: 'skipped', eventId, attempts: [] }] });
      expect(receiver.requests).toEqual([]);
    });

    it('named by a request are the only ones that are told of its extraction', async () => {
      const { id } = await create(receiver.url('/named'));
      await create(receiver.url('/other'));
      await system.extraction.complete(accountId, undefined, undefined, [id]);
      await receiver.received(1);
      await system.settled();
      expect(receiver.requests.map(({ path }) => path)).toEqual(['/named']);
    });

    it('that asked for batches are told of one that is over, of those that a request named', async () => {
      const { id } = await create(receiver.url('/named'));
      const other = await create(receiver.url('/other'));
      await create(receiver.url('/default'));
      for (const each of [id, other.id]) await system.ask(webhookUpdate, { accountId, id: each, events: ['batch.completed'] });
      const batchId = await system.extraction.completeBatch(accountId, [id]);
      await receiver.received(1);
      await system.settled();
      expect(receiver.requests.map(({ path }) => path)).toEqual(['/named']);
      const { body, headers } = receiver.requests[0]!;
      expect(headers).toMatchObject({ 'x-service-event': 'batch.completed', 'x-service-batch': batchId, 'x-service-reference': 'May' });
      expect(headers).not.toHaveProperty('x-service-extraction');
      expect(JSON.parse(body.toString())).toEqual({ event: 'batch.completed', data: { id: batchId, total: 3, completed: 2, failed: 1 } });
    });

    it('that were removed are told nothing more', async () => {
      const { id } = await create();
      await system.ask(webhookDelete, { accountId, id });
      const kept = await create(receiver.url('/kept'));
      await system.extraction.complete(accountId);
      await receiver.received(1);
      await system.settled();
      expect(receiver.requests.map(({ path }) => path)).toEqual(['/kept']);
      expect(await codeOf(log(id))).toBe('not_found');
      expect((await log(kept.id)).data).toHaveLength(1);
    });

    describe('a test', () => {
      it('answers what the receiver made of a signed sample', async () => {
        const { id, secret } = await create();
        receiver.reaction = answering(200, {}, 'thanks');
        expect(await system.ask(webhookTest, { accountId, id })).toEqual({
          ...{ delivered: true, httpStatus: 200, errorCode: null, durationMs: expect.any(Number), responseSnippet: 'thanks' },
        });
        const { body, headers } = receiver.requests[0]!;
        expect(new Webhook(secret).verify(body.toString(), headers as Record<string, string>)).toMatchObject({
          event: 'extraction.completed',
          data: { columns: expect.any(Array), rows: expect.any(Array), metadata: expect.any(Object), docType: 'Invoice' },
        });
        expect((await log(id)).data).toMatchObject([
          { status: 'delivered', attempts: [{ number: 1, trigger: 'test', status: 'delivered' }] },
        ]);
      });

      it('of a failing receiver answers its failure, is logged, and is made once', async () => {
        const { id } = await create();
        receiver.reaction = answering(503, {}, 'down');
        const result = await system.ask(webhookTest, { accountId, id });
        expect(result).toMatchObject({ delivered: false, httpStatus: 503, errorCode: 'http_5xx', responseSnippet: 'down' });
        await system.pass(2 * HOUR);
        await system.settled();
        expect(receiver.requests).toHaveLength(1);
        expect((await log(id)).data).toMatchObject([
          { status: 'exhausted', nextAttemptAt: null, attempts: [{ trigger: 'test', status: 'failed' }] },
        ]);
      });

      it('never disables the endpoint, even when it is answered with 410', async () => {
        const { id } = await create();
        receiver.reaction = answering(410);
        await system.ask(webhookTest, { accountId, id });
        expect(await system.ask(webhookGet, { accountId, id })).toMatchObject({ status: 'enabled' });
      });
    });

    describe('a rotated secret', () => {
      it('signs together with the one before for 24 hours, and alone afterwards', async () => {
        const { id, secret: old } = await create();
        const { secret, previousSecretUntil, secretHint } = await system.ask(webhookRotateSecret, { accountId, id });
        expect(secretHint).toBe(`…${secret.slice(-4)}`);
        expect(new Date(previousSecretUntil).getTime() - system.now().getTime()).toBeCloseTo(24 * HOUR * 1000, -4);
        await system.ask(webhookTest, { accountId, id });
        const during = receiver.requests[0]!;
        const headers = during.headers as Record<string, string>;
        for (const known of [old, secret]) expect(() => new Webhook(known).verify(during.body.toString(), headers)).not.toThrow();
        expect(headers['x-service-signature-previous']).toMatch(/^[0-9a-f]{64}$/);
        await system.pass(24 * HOUR + 1);
        await system.ask(webhookTest, { accountId, id });
        const after = receiver.requests[1]!;
        expect((after.headers['webhook-signature'] as string).split(' ')).toHaveLength(1);
        expect(after.headers).not.toHaveProperty('x-service-signature-previous');
      });
    });

    describe('a disabled endpoint', () => {
      it('is sent nothing, and refuses tests and redeliveries, until it is enabled', async () => {
        const { id } = await create();
        await system.extraction.complete(accountId);
        await receiver.received(1);
        await system.settled();
        const deliveryId = (await log(id)).data[0]!.id;
        const disabled = await system.ask(webhookUpdate, { accountId, id, status: 'disabled' });
        expect(disabled).toMatchObject({ status: 'disabled', disabledReason: 'requested' });
        expect(await codeOf(system.ask(webhookTest, { accountId, id }))).toBe('webhook_disabled');
        expect(await codeOf(system.ask(webhookRedeliver, { accountId, id, deliveryId }))).toBe('webhook_disabled');
        const missed = await system.extraction.complete(accountId);
        await system.until('SELECT 1 FROM webhooks.inbox WHERE event_id = $1', [missed]);
        expect(await system.ask(webhookOperatorEnable, { id })).toMatchObject({ status: 'enabled', disabledReason: null });
        await system.extraction.complete(accountId);
        await receiver.received(2);
        await system.settled();
        expect((await log(id)).data.map(({ eventId }) => eventId)).not.toContain(missed);
      });

      it('skips what was waiting for it', async () => {
        const { id } = await create();
        receiver.reaction = answering(503);
        await system.extraction.complete(accountId);
        await receiver.received(1);
        await system.settled();
        await system.ask(webhookUpdate, { accountId, id, status: 'disabled' });
        await system.pass(HOUR);
        await system.settled();
        expect(receiver.requests).toHaveLength(1);
        expect((await log(id)).data).toMatchObject([{ status: 'skipped', nextAttemptAt: null }]);
      });
    });
  });
}

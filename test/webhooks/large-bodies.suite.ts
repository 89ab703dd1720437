import { webhookCreate } from '@gridline/contracts';
import { newId } from '@gridline/runtime';
import { answering, type Receiver } from '@gridline/testing';
import type { FakeExtraction } from './support/fake-extraction';
import { WebhooksUnderTest } from './support/webhooks-under-test';

/** A body of nearly 5 MB, the largest; a dozen for each of an account's five endpoints are more than a process has room for. */
const LARGE: FakeExtraction = { columns: ['A'], chunks: [Array<string[]>(52).fill(['x'.repeat(99_997)])], metadata: {} };
const ENDPOINTS = 5;
const LARGE_EVENTS = 12;
const LARGE_BYTES = 1_000_000;

/** Of five endpoints each, they want more than a process had room for. */
const GREEDY_ACCOUNTS = 11;
/** What a process has room for, and the one that passes it. */
const LARGE_AT_ONCE = 20;

/** One endpoint each: more of the largest than a process has room for. */
const DEAF_ACCOUNTS = 24;

/** Longer than any machine takes to begin them all: none is given up meanwhile, and no room is given back for that. */
const ATTEMPT_SECONDS = 300;

/** Large results for receivers that take their time, by a service of its own. */
export function describeLargeBodies(): void {
  describe('an account whose endpoints take long over large results', () => {
    let system: WebhooksUnderTest;
    let receiver: Receiver;

    beforeAll(async () => {
      system = await WebhooksUnderTest.start();
      ({ receiver } = system);
    });
    // A test that is tried again finds what the others left.
    beforeEach(() => {
      receiver.requests.splice(0);
      receiver.reaction = answering(200);
      receiver.patience = () => undefined;
    });
    afterAll(() => system.stop());

    it("has two or three under way at each of them, which leaves room for others'", async () => {
      const [greedy, well] = [newId('acc'), newId('acc')];
      for (let n = 0; n < ENDPOINTS; n++)
        await system.ask(webhookCreate, { accountId: greedy, url: receiver.url(`/slow-${n}`), description: '' });
      await system.ask(webhookCreate, { accountId: well, url: receiver.url('/well'), description: '' });
      // They answer small ones at once, and earn the widest windows.
      for (let n = 0; n < 16; n++) await system.extraction.complete(greedy);
      await receiver.received(16 * ENDPOINTS);
      await system.settled();
      receiver.requests.splice(0);
      const open = new Set<() => void>();
      let mostOpen = 0;
      receiver.reaction = ({ body }, response) => {
        const answer = (): void => void response.writeHead(200).end();
        if (body.length < LARGE_BYTES) return answer();
        open.add(answer);
        // Given up after ten seconds, on a machine that is slow.
        response.once('close', () => open.delete(answer));
        mostOpen = Math.max(mostOpen, open.size);
      };
      for (let n = 0; n < LARGE_EVENTS; n++) await system.extraction.complete(greedy, LARGE);
      await system.until(
        `SELECT 1 FROM webhooks.delivery d JOIN webhooks.endpoint e ON e.id = d.endpoint_id WHERE e.account_id = $1 HAVING count(*) = $2`,
        [greedy, (16 + LARGE_EVENTS) * ENDPOINTS],
      );
      // They come one after another, and none has to be answered for the next.
      for (let n = 0; n < ENDPOINTS; n++) await receiver.received(1, `/slow-${n}`);
      // Another look at what is due is over once the second of these has arrived.
      for (let n = 1; n <= 2; n++) {
        await system.extraction.complete(well);
        await receiver.received(n, '/well');
      }
      const begun = receiver.requests.filter(({ body }) => body.length > LARGE_BYTES).map(({ path }) => path);
      expect(new Set(begun).size).toBe(ENDPOINTS);
      expect(mostOpen).toBeLessThanOrEqual(3 * ENDPOINTS);
      receiver.reaction = answering(200);
      for (const answer of open) answer();
      await system.settled();
    });

    it("leave their accounts one or two each while they hang, and others' large and small ones go out meanwhile", async () => {
      const well = newId('acc');
      const greedy = Array.from({ length: GREEDY_ACCOUNTS }, () => newId('acc'));
      await system.ask(webhookCreate, { accountId: well, url: receiver.url('/well'), description: '' });
      for (const accountId of greedy)
        for (let n = 0; n < ENDPOINTS; n++)
          await system.ask(webhookCreate, { accountId, url: receiver.url(`/${accountId}/${n}`), description: '' });
      receiver.requests.splice(0);
      const hanging = new Set<() => void>();
      let mostHanging = 0;
      receiver.reaction = ({ path }, response) => {
        const answer = (): void => void response.writeHead(200).end();
        if (path === '/well') return answer();
        hanging.add(answer);
        // Given up after ten seconds, on a machine that is slow.
        response.once('close', () => hanging.delete(answer));
        mostHanging = Math.max(mostHanging, hanging.size);
      };
      for (const accountId of greedy) await system.extraction.complete(accountId, LARGE);
      await system.until(
        `SELECT 1 FROM webhooks.delivery d JOIN webhooks.endpoint e ON e.id = d.endpoint_id WHERE e.account_id = ANY ($1) HAVING count(*) = $2`,
        [greedy, GREEDY_ACCOUNTS * ENDPOINTS],
      );
      await system.extraction.complete(well, LARGE);
      await system.extraction.complete(well);
      await receiver.received(2, '/well');
      const begun = receiver.requests.filter(({ path }) => path !== '/well').map(({ path }) => path.split('/')[1]);
      expect(new Set(begun).size).toBe(GREEDY_ACCOUNTS);
      // None of theirs had to be given up first.
      expect(begun.length).toBeLessThanOrEqual(LARGE_AT_ONCE);
      expect(mostHanging).toBeLessThanOrEqual(LARGE_AT_ONCE);
      receiver.reaction = answering(200);
      for (const answer of hanging) answer();
      await system.settled();
    });
  });

  describe('large results for receivers that take nothing in', () => {
    let system: WebhooksUnderTest;
    let receiver: Receiver;

    beforeEach(async () => {
      system = await WebhooksUnderTest.start({ attemptSeconds: ATTEMPT_SECONDS });
      ({ receiver } = system);
    });
    afterEach(() => system.stop());

    it('give their room back, and are sent the rest once they do', async () => {
      const well = newId('acc');
      const deaf = Array.from({ length: DEAF_ACCOUNTS }, () => newId('acc'));
      await system.ask(webhookCreate, { accountId: well, url: receiver.url('/well'), description: '' });
      for (const accountId of deaf)
        await system.ask(webhookCreate, { accountId, url: receiver.url(`/deaf/${accountId}`), description: '' });
      let [takeIn, isFull] = [(): void => undefined, (): void => undefined];
      const takenIn = new Promise<void>((resolve) => (takeIn = resolve));
      const full = new Promise<void>((resolve) => (isFull = resolve));
      let begun = 0;
      receiver.patience = (path) => {
        if (!path.startsWith('/deaf')) return undefined;
        if (++begun === LARGE_AT_ONCE - 1) isFull();
        return takenIn;
      };
      for (const accountId of deaf) await system.extraction.complete(accountId, LARGE);
      await full;
      await system.extraction.complete(well, LARGE);
      await receiver.received(1, '/well');
      const ended = await system.database.query(
        `SELECT a.status, a.error_code FROM webhooks.attempt a JOIN webhooks.delivery d ON d.id = a.delivery_id JOIN webhooks.endpoint e ON e.id = d.endpoint_id
         WHERE e.account_id = ANY ($1) AND a.status <> 'running'`,
        [deaf],
      );
      // None of theirs had to be given up first.
      expect(ended).toEqual([]);
      takeIn();
      await receiver.received(1 + DEAF_ACCOUNTS);
      const [told] = receiver.requests.filter(({ path }) => path === '/well');
      expect(told!.body.length).toBeGreaterThan(LARGE_BYTES);
      for (const { path, body } of receiver.requests) expect({ path, isWhole: body.equals(told!.body) }).toEqual({ path, isWhole: true });
      receiver.patience = () => undefined;
      await system.settled();
    });
  });
}

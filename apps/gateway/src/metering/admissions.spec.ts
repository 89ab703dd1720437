import { usageAdmit, type usageCounters } from '@gridline/contracts';
import { Nats, Services } from '@gridline/messaging';
import { createLogger } from '@gridline/runtime';
import { LocalStorage } from '@gridline/storage';
import { testNats, type TestNats } from '@gridline/testing';
import type { z } from 'zod';
import { Admissions } from './admissions';

type Calls = z.infer<typeof usageAdmit.input>['calls'];

const counters: z.infer<typeof usageCounters> = {
  plan: 'free',
  month: '2026-11',
  calls: 1,
  callsLimit: 1_000,
  unlimited: false,
  peUsed: 0,
  peLimit: 100,
  resetSeconds: 60,
};

describe('asking for admission', () => {
  let place: TestNats;
  let nats: Nats;
  let admissions: Admissions;
  /** What the usage service of these tests was asked, question by question. */
  let questions: Calls[];

  beforeEach(async () => {
    place = await testNats();
    nats = await Nats.connect(place.url, place.prefix, 'test');
    admissions = new Admissions(new Services(nats, new LocalStorage('/nowhere')), createLogger('test', 'fatal'));
    questions = [];
  });

  afterEach(async () => {
    await nats.close();
    await place.drop();
  });

  /** Answers questions from the given number on, and says nothing to those before. */
  function answerFrom(first: number): void {
    nats.connection.subscribe(nats.subject(usageAdmit.subject), {
      callback: (_, message) => {
        const { id, data } = message.json<{ id: string; data: { calls: Calls } }>();
        questions.push(data.calls);
        if (questions.length < first) return;
        const answers = data.calls.map(() => ({ admitted: true, counters }));
        message.respond(JSON.stringify({ id, response: { answers }, isDisposed: true }));
      },
    });
  }

  it('puts the calls of a moment into one question', async () => {
    answerFrom(1);
    await Promise.all(['acc_1', 'acc_2', 'acc_1'].map((accountId) => admissions.admit(accountId)));
    expect(questions.map((calls) => calls.map(({ accountId }) => accountId))).toEqual([['acc_1', 'acc_2', 'acc_1']]);
    expect(new Set(questions[0]!.map(({ callId }) => callId)).size).toBe(3);
  });

  it('asks again under the same id, and says so, when an answer was lost', async () => {
    answerFrom(2);
    expect(await admissions.admit('acc_1')).toMatchObject({ admitted: true });
    const [[first], [second]] = questions as [Calls, Calls];
    expect(first!.retry).toBeUndefined();
    expect(second).toEqual({ ...first, retry: true });
  });

  it('gives up as busy when nobody answers', async () => {
    await expect(admissions.admit('acc_1')).rejects.toMatchObject({ code: 'busy', options: { retryAfterSeconds: 2 } });
  });
});

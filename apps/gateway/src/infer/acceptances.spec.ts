import { ServiceError } from '@gridline/contracts';
import { Unanswered, type AskOptions, type Services } from '@gridline/messaging';
import { Acceptances, OutcomeUnknown } from './acceptances';

/** What a pause takes, the mocked clock goes on by. */
let now = 50_000;
jest.mock('node:timers/promises', () => ({ setTimeout: (ms: number) => Promise.resolve(void (now += ms)) }));

type Wanted = Parameters<Acceptances['accept']>[0];
const wanted = {} as Wanted;

/** Answers what is given one after the other, the last for ever; notes how it was asked. */
function asked(...answers: (Error | object)[]) {
  const options: AskOptions[] = [];
  const ask = (_request: unknown, _input: unknown, given: AskOptions): Promise<unknown> => {
    options.push(given);
    const answer = answers.length > 1 ? answers.shift()! : answers[0]!;
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  return { options, acceptances: new Acceptances({ ask, answerMs: 2_500 } as unknown as Services) };
}

const away = (): ServiceError => new ServiceError('busy', 'away');

describe('taking an upload in', () => {
  beforeEach(() => {
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    jest.spyOn(Date, 'now').mockImplementation(() => 1_000_000 + now);
  });
  afterEach(() => void jest.restoreAllMocks());

  it('is asked again while the service is away, and answers as soon as it is back', async () => {
    const { options, acceptances } = asked(away(), { outcome: 'accepted', extractionId: 'ext_1' });
    expect(await acceptances.accept(wanted, performance.now())).toMatchObject({ outcome: 'accepted' });
    expect(options).toHaveLength(2);
  });

  it('takes what went before from its time: the client waits three seconds in all, not three more', async () => {
    const { options, acceptances } = asked(away());
    const startedAt = Date.now();
    await expect(acceptances.accept(wanted, performance.now() - 10_000)).rejects.toBeInstanceOf(OutcomeUnknown);
    expect(options[0]!.timeoutMs).toBeLessThanOrEqual(1_000);
    // Nobody takes in later what its client has been told was not.
    for (const { usefulUntil } of options) expect(usefulUntil! - startedAt).toBeLessThan(2_000);
  });

  it('gives an upload that came at once nearly all of them', async () => {
    const { options, acceptances } = asked({ outcome: 'accepted', extractionId: 'ext_1' });
    await acceptances.accept(wanted, performance.now());
    // All but the way of the answer.
    expect(options[0]!.usefulUntil).toBe(Date.now() + 2_500 - 200);
  });

  it('takes the answer to its first question also while it waits for that to the second', async () => {
    const late = Promise.resolve({ outcome: 'accepted', extractionId: 'ext_1' });
    const silent = new Promise<never>(() => undefined);
    const { options, acceptances } = asked(new Unanswered('late', { mayBeDone: true, late }), silent);
    expect(await acceptances.accept(wanted, performance.now())).toEqual({ outcome: 'accepted', extractionId: 'ext_1' });
    // Both together no longer than the client is kept.
    expect(options[0]!.timeoutMs! + options[0]!.lateMs!).toBeLessThanOrEqual(2_500);
    expect(options[1]!.timeoutMs! + options[1]!.lateMs!).toBeLessThanOrEqual(2_400);
  });

  it('throws an error that is certain at once', async () => {
    const { options, acceptances } = asked(new ServiceError('storage_limit_reached', 'full'));
    await expect(acceptances.accept(wanted, performance.now())).rejects.toMatchObject({ code: 'storage_limit_reached' });
    expect(options).toHaveLength(1);
  });
});

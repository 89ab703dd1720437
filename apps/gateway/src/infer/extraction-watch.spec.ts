import { extractionFinished, type NoticeDefinition } from '@gridline/contracts';
import type { Services } from '@gridline/messaging';
import pino from 'pino';
import { ExtractionWatch, type Status } from './extraction-watch';

/** Services that count the questions and answer how the run stands; a question is answered when the test says so. */
class Asked {
  questions: string[] = [];
  state: Status['state'] = 'running';
  private readonly listeners = new Map<string, (data: never) => void>();
  private readonly open: (() => void)[] = [];

  readonly services = {
    ask: (_request: unknown, { accountId, id }: { accountId: string; id: string }) => {
      this.questions.push(`${accountId} ${id}`);
      const status = { id, state: this.state } as unknown as Status;
      return new Promise<Status>((resolve) => this.open.push(() => resolve(status)));
    },
    listen: (notice: NoticeDefinition<unknown>, handle: (data: never) => void) => {
      this.listeners.set(notice.subject, handle);
      return { unsubscribe: () => undefined };
    },
  } as unknown as Services;

  async answer(): Promise<void> {
    this.open.splice(0).forEach((resolve) => resolve());
    await new Promise(setImmediate);
  }

  finished(extractionId: string, accountId?: string): void {
    this.state = 'completed';
    this.listeners.get(extractionFinished.subject)!({ extractionId, accountId } as never);
  }
}

describe('waiting for a run', () => {
  let asked: Asked;
  let watch: ExtractionWatch;
  const stops: (() => void)[] = [];

  beforeEach(() => {
    asked = new Asked();
    watch = new ExtractionWatch(asked.services, pino({ level: 'silent' }));
    watch.onModuleInit();
  });
  afterEach(() => {
    stops.splice(0).forEach((stop) => stop());
    jest.useRealTimers();
  });

  const follow = (count: number, account = 'acc_1'): jest.Mock => {
    const finished = jest.fn();
    for (let at = 0; at < count; at++) stops.push(watch.watch(account, 'ext_1', { finished }));
    return finished;
  };

  it('is one question however many wait, and all of them are told', async () => {
    const finished = follow(500);
    await asked.answer();
    asked.finished('ext_1');
    await asked.answer();
    expect(asked.questions).toHaveLength(2);
    expect(finished).toHaveBeenCalledTimes(500);
  });

  it('looks again where the end is told while a look is under way', async () => {
    const finished = follow(1);
    asked.finished('ext_1');
    await asked.answer();
    expect(finished).toHaveBeenCalledTimes(1);
    expect(asked.questions).toHaveLength(2);
  });

  it('looks again a second after the last look was answered, and not while one is under way', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    follow(1);
    await jest.advanceTimersByTimeAsync(1_500);
    await asked.answer();
    await jest.advanceTimersByTimeAsync(999);
    expect(asked.questions).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(asked.questions).toHaveLength(2);
  });

  it('looks no more once the last has left', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    follow(1);
    await asked.answer();
    stops[0]!();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(asked.questions).toHaveLength(1);
  });

  it('tells nobody who has left', async () => {
    const finished = follow(2);
    stops[0]!();
    asked.finished('ext_1');
    await asked.answer();
    expect(finished).toHaveBeenCalledTimes(1);
  });

  it('asks for each account by itself', async () => {
    follow(3, 'acc_1');
    follow(3, 'acc_2');
    await asked.answer();
    expect(asked.questions).toEqual(['acc_1 ext_1', 'acc_2 ext_1']);
  });

  it('is one question a run for all who follow its account, and each of them is told', async () => {
    const [ended, other] = [jest.fn(), jest.fn()];
    for (let at = 0; at < 20; at++) stops.push(watch.follow('acc_1', ended));
    stops.push(watch.follow('acc_2', other));
    asked.finished('ext_1', 'acc_1');
    await asked.answer();
    expect(asked.questions).toEqual(['acc_1 ext_1']);
    expect(ended).toHaveBeenCalledTimes(20);
    expect(other).not.toHaveBeenCalled();
  });

  it('tells no follower who left while it was asked', async () => {
    const ended = jest.fn();
    const stop = watch.follow('acc_1', ended);
    asked.finished('ext_1', 'acc_1');
    stop();
    await asked.answer();
    expect(ended).not.toHaveBeenCalled();
  });

  it('is over for all at once when the process stops, and for whoever comes then; the run goes on', async () => {
    const waits = [watch.ended('acc_1', 'ext_1', 60_000), watch.ended('acc_1', 'ext_2', 60_000)];
    watch.letGo();
    waits.push(watch.ended('acc_1', 'ext_3', 60_000));
    expect(await Promise.all(waits)).toEqual([undefined, undefined, undefined]);
  });
});

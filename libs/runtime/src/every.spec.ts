import { register } from 'prom-client';
import { every, type Round, type Worker } from './every';

/** Something that a test lets happen. */
function gate(): { passed: Promise<void>; open: () => void } {
  let open = (): void => undefined;
  const passed = new Promise<void>((resolve) => (open = resolve));
  return { passed, open };
}

describe('every', () => {
  const warn = jest.fn();
  const logger = { warn };
  let worker: Required<Worker>;

  beforeEach(() => {
    jest.useFakeTimers();
    warn.mockClear();
  });
  afterEach(async () => {
    await worker.stop();
    jest.useRealTimers();
  });

  it('runs after each period, and at once where it is told to', async () => {
    const run = jest.fn(() => Promise.resolve());
    worker = every({ name: 'sweep', milliseconds: 100, run, logger });
    worker.start();
    await jest.advanceTimersByTimeAsync(99);
    expect(run).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(301);
    expect(run).toHaveBeenCalledTimes(4);
    await worker.stop();
    worker = every({ name: 'sweep', milliseconds: 100, atOnce: true, run, logger });
    worker.start();
    await jest.advanceTimersByTimeAsync(0);
    expect(run).toHaveBeenCalledTimes(5);
  });

  it('never runs twice at a time, and waits a whole period after a slow run', async () => {
    const slow = gate();
    const run = jest.fn(() => slow.passed);
    worker = every({ name: 'sweep', milliseconds: 100, run, logger });
    worker.start();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(run).toHaveBeenCalledTimes(1);
    slow.open();
    await jest.advanceTimersByTimeAsync(99);
    expect(run).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('is stopped only when the run in progress is over, and runs no more', async () => {
    const slow = gate();
    const run = jest.fn(() => slow.passed);
    worker = every({ name: 'sweep', milliseconds: 100, run, logger });
    worker.start();
    await jest.advanceTimersByTimeAsync(100);
    let stopped = false;
    const stop = worker.stop().then(() => (stopped = true));
    await jest.advanceTimersByTimeAsync(500);
    expect(stopped).toBe(false);
    slow.open();
    await stop;
    await jest.advanceTimersByTimeAsync(500);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('tells a long run that it is to be stopped, and says nothing of its leaving off', async () => {
    const begun = gate();
    const run = ({ stopping }: Round): Promise<void> =>
      new Promise((_resolve, reject) => {
        stopping.addEventListener('abort', () => reject(stopping.reason as Error));
        begun.open();
      });
    worker = every({ name: 'count', milliseconds: 100, atOnce: true, run, logger });
    worker.start();
    await jest.advanceTimersByTimeAsync(0);
    await begun.passed;
    await worker.stop();
    expect(warn).not.toHaveBeenCalled();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('logs a failed run, thrown at once or later, and goes on', async () => {
    const run = jest
      .fn<Promise<void>, []>()
      .mockImplementationOnce(() => {
        throw new Error('at once');
      })
      .mockRejectedValueOnce(new Error('later'))
      .mockResolvedValue(undefined);
    worker = every({ name: 'sweep holds', milliseconds: 100, run, logger });
    worker.start();
    await jest.advanceTimersByTimeAsync(300);
    expect(run).toHaveBeenCalledTimes(3);
    expect(warn.mock.calls.map(([, message]: unknown[]) => message)).toEqual(Array(2).fill('cannot sweep holds; trying again'));
  });

  const overdue = async (): Promise<number | undefined> => {
    const { values } = await register.getSingleMetric('periodic_overdue_seconds')!.get();
    return values.find(({ labels }) => labels.work === 'keep order')?.value;
  };

  it('tells how long it has been due without a run that ended well, failed or hanging', async () => {
    const slow = gate();
    const run = jest
      .fn<Promise<void>, []>()
      .mockResolvedValueOnce()
      .mockRejectedValueOnce(new Error('away'))
      .mockReturnValueOnce(slow.passed);
    worker = every({ name: 'keep order', milliseconds: 1_000, run, logger });
    worker.start();
    await jest.advanceTimersByTimeAsync(1_500);
    expect(await overdue()).toBe(0);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(await overdue()).toBe(0.5);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(await overdue()).toBe(60.5);
    slow.open();
    await jest.advanceTimersByTimeAsync(500);
    expect(await overdue()).toBe(0);
    await worker.stop();
    expect(await overdue()).toBeUndefined();
  });

  it('is in time while a long run gets on, and overdue once it hangs or where it fails each time', async () => {
    let round: Round | undefined;
    let end = (_outcome: Promise<void>): void => undefined;
    const run = (given: Round): Promise<void> => {
      round = given;
      return new Promise((resolve) => (end = resolve));
    };
    worker = every({ name: 'keep order', milliseconds: 1_000, atOnce: true, run, logger });
    worker.start();
    for (let step = 0; step < 10; step++) {
      await jest.advanceTimersByTimeAsync(60_000);
      expect(await overdue()).toBe(60);
      round!.step();
      expect(await overdue()).toBe(0);
    }
    await jest.advanceTimersByTimeAsync(4_000_000);
    expect(await overdue()).toBe(4_000);
    end(Promise.reject(new Error('away')));
    await jest.advanceTimersByTimeAsync(500);
    // Since its first run was due: it never ended well, and what the next does of it at its beginning is no sign that it will.
    expect(await overdue()).toBe(4_600.5);
    await jest.advanceTimersByTimeAsync(500);
    round!.step();
    expect(await overdue()).toBe(4_601);
    end(Promise.resolve());
    await jest.advanceTimersByTimeAsync(0);
    expect(await overdue()).toBe(0);
    await jest.advanceTimersByTimeAsync(61_000);
    expect(await overdue()).toBe(60);
    round!.step();
    expect(await overdue()).toBe(0);
    end(Promise.resolve());
  });
});

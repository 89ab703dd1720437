import { ProcessLimits } from './process-limits';

describe('the limits of one process', () => {
  let now: number;
  let limits: ProcessLimits;
  const minute = { log: 'minute:key_1', limit: 3 };

  beforeEach(() => {
    now = 1_000_000;
    limits = new ProcessLimits(() => now);
  });

  it('let no window of a minute, wherever it begins, hold more than the limit', () => {
    const admitted: number[] = [];
    for (let step = 0; step < 5_000; step++) {
      now += (step * 7_919) % 23_456;
      if (limits.take([minute]) !== undefined) admitted.push(now);
    }
    expect(admitted.length).toBeGreaterThan(1_000);
    for (let i = minute.limit; i < admitted.length; i++) expect(admitted[i]! - admitted[i - minute.limit]!).toBeGreaterThanOrEqual(60_000);
  });

  it('give a place back exactly when its minute is over', () => {
    for (let i = 0; i < 3; i++) limits.take([minute]);
    expect(limits.states([minute])).toEqual([{ used: 3, freeInMs: 60_000 }]);
    now += 59_999;
    expect(limits.take([minute])).toBeUndefined();
    now += 1;
    expect(limits.take([minute])).toBe(now);
  });

  it('note nothing in any log when one of them is full', () => {
    const user = { log: 'infer-user:usr_1', limit: 1 };
    limits.take([user]);
    expect(limits.take([minute, user])).toBeUndefined();
    expect(limits.states([minute])).toEqual([{ used: 0, freeInMs: 0 }]);
  });

  it('take a moment back as if it had never been asked for', () => {
    const moment = limits.take([minute])!;
    limits.takeBack([minute], moment);
    expect(limits.states([minute])).toEqual([{ used: 0, freeInMs: 0 }]);
  });
});

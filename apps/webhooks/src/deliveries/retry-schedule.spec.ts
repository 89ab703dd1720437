import { nextAttemptAt } from './retry-schedule';

const now = new Date('2026-03-01T12:00:00Z');
const waitSeconds = (failures: number, retryAfter?: string, random = 0.5): number | undefined => {
  const next = nextAttemptAt(failures, now, retryAfter, random);
  return next && (next.getTime() - now.getTime()) / 1000;
};

describe('the retry schedule', () => {
  it('has three attempts, about 5 s and 60 s apart', () => {
    let attempts = 1;
    while (waitSeconds(attempts) !== undefined) attempts++;
    expect(attempts).toBe(3);
    expect([1, 2, 3].map((failures) => waitSeconds(failures))).toEqual([5, 60, undefined]);
  });

  it('moves each wait by a fifth at most, either way', () => {
    expect([0, 0.999999].map((random) => waitSeconds(1, undefined, random))).toEqual([4, 6]);
    expect([0, 0.999999].map((random) => waitSeconds(2, undefined, random))).toEqual([48, 72]);
  });

  it.each([
    ['a wait within twice the delay', 1, '8', 8],
    ['a date', 2, 'Sun, 01 Mar 2026 12:01:30 GMT', 90],
    ['a longer wait, up to twice the delay', 1, '3600', 10],
    ['a longer wait of the second delay', 2, '86400', 120],
    ['no shorter wait than the schedule', 2, '1', 60],
    ['no date in the past', 1, 'Sun, 01 Mar 2020 12:00:00 GMT', 5],
    ['nothing that is no wait', 1, 'soon', 5],
    ['no negative wait', 1, '-5', 5],
  ])('takes from Retry-After %s', (_what, failures, header, seconds) => {
    expect(waitSeconds(failures, header)).toBe(seconds);
  });
});

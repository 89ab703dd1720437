import type { AttemptResult } from './attempt-result';
import { judge } from './verdict';
import { statusError } from './attempt-result';

const now = new Date('2026-03-01T12:00:00Z');
const answered = (httpStatus: number): AttemptResult => ({ httpStatus, error: statusError(httpStatus), durationMs: 1 });
const failed = (error: AttemptResult['error']): AttemptResult => ({ error, durationMs: 1 });
const auto = (result: AttemptResult, failures = 0) => judge(result, { trigger: 'auto', failures }, now, 0.5);

describe('the verdict on an attempt', () => {
  it.each([200, 201, 202, 204, 299])('%i is a delivery', (status) => {
    expect(auto(answered(status))).toEqual({
      isDelivered: true,
      deliveryStatus: 'delivered',
      countsAsFailure: false,
      disablesEndpoint: false,
    });
  });

  it.each([429, 500, 502, 503, 599])('%i is tried again', (status) => {
    expect(auto(answered(status))).toMatchObject({ isDelivered: false, deliveryStatus: 'pending', nextAttemptAt: expect.any(Date) });
  });

  it.each(['dns', 'refused', 'timeout', 'tls'] as const)('%s is tried again', (error) => {
    expect(auto(failed(error))).toMatchObject({ deliveryStatus: 'pending' });
  });

  it.each([300, 301, 302, 307, 308, 400, 401, 403, 404, 408, 409, 410, 413, 422])('%i is final', (status) => {
    expect(auto(answered(status))).toMatchObject({ isDelivered: false, deliveryStatus: 'exhausted', nextAttemptAt: undefined });
  });

  it('a target that is not public is final', () => {
    expect(auto(failed('blocked'))).toMatchObject({ deliveryStatus: 'exhausted' });
  });

  it('the third failure is the last', () => {
    expect([0, 1, 2].map((failures) => auto(answered(500), failures).deliveryStatus)).toEqual(['pending', 'pending', 'exhausted']);
  });

  it('410 disables the endpoint, unless it answers a test', () => {
    const disables = (['auto', 'manual', 'test'] as const).map(
      (trigger) => judge(answered(410), { trigger, failures: 0 }, now, 0).disablesEndpoint,
    );
    expect(disables).toEqual([true, true, false]);
  });

  it('a manual attempt that fails changes nothing: no status, no schedule, no count', () => {
    const verdict = judge(answered(503), { trigger: 'manual', failures: 3 }, now, 0);
    expect(verdict).toEqual({ isDelivered: false, countsAsFailure: false, disablesEndpoint: false });
  });

  it('a test that fails is over at once', () => {
    expect(judge(answered(503), { trigger: 'test', failures: 0 }, now, 0)).toMatchObject({
      deliveryStatus: 'exhausted',
      countsAsFailure: false,
    });
  });
});

import { INFERS_PER_MINUTE, REQUESTS_PER_MINUTE, type UsageCounters } from '@gridline/contracts';
import type { Response } from 'express';
import { WINDOW_MS, type LogState } from './minute-window';

const WINDOW_SECONDS = WINDOW_MS / 1000;

/** Whole seconds until a log has room for one more than now. */
export const secondsUntilFree = ({ freeInMs }: LogState): number => Math.max(0, Math.ceil(freeInMs / 1000));

export const remainingCalls = ({ calls, callsLimit }: UsageCounters): number => Math.max(0, callsLimit - calls);

/** What is left of the limits for one request; what is not known (a service is away) has no header. */
interface LimitsLeft {
  minute: LogState;
  /** The fuller of the two logs of infer. */
  infer?: LogState;
  counters?: UsageCounters;
}

/**
 * The headers of every authenticated answer. `RateLimit` is the IETF draft's: `r` units left, and `t` seconds until a sliding
 * window gives one more back.
 */
export function setMeteringHeaders(response: Response, { minute, infer, counters }: LimitsLeft): void {
  const limits = [describe('minute', REQUESTS_PER_MINUTE, WINDOW_SECONDS, minute)];
  if (counters) limits.push(describeMonth(counters));
  if (infer) limits.push(describe('infer', INFERS_PER_MINUTE, WINDOW_SECONDS, infer));
  response.setHeader('RateLimit-Policy', limits.map(({ policy }) => policy).join(', '));
  response.setHeader('RateLimit', limits.map(({ serviceLimit }) => serviceLimit).join(', '));
  response.setHeader('X-RateLimit-Limit', REQUESTS_PER_MINUTE);
  response.setHeader('X-RateLimit-Remaining', Math.max(0, REQUESTS_PER_MINUTE - minute.used));
  response.setHeader('X-RateLimit-Reset', secondsUntilFree(minute));
  if (counters) setUsageHeaders(response, counters);
}

/** The headers about processing units, on every answer of infer; again when what was held or charged has changed. */
export function setPeHeaders(response: Response, counters: UsageCounters, charged: number): void {
  response.setHeader('X-PE-Limit', counters.peLimit);
  response.setHeader('X-PE-Used', counters.peUsed);
  response.setHeader('X-PE-Remaining', Math.max(0, counters.peLimit - counters.peUsed));
  response.setHeader('X-PE-Charged', charged);
}

function setUsageHeaders(response: Response, counters: UsageCounters): void {
  response.setHeader('X-Usage-Month', counters.month);
  response.setHeader('X-Usage-Calls', counters.calls);
  response.setHeader('X-Usage-Limit', counters.callsLimit);
  response.setHeader('X-Usage-Remaining', remainingCalls(counters));
  response.setHeader('X-Usage-Unlimited', String(counters.unlimited));
  response.setHeader('X-Usage-Reset', counters.resetSeconds);
}

const describe = (name: string, limit: number, windowSeconds: number, state: LogState): { policy: string; serviceLimit: string } => ({
  policy: `"${name}";q=${limit};w=${windowSeconds}`,
  serviceLimit: `"${name}";r=${Math.max(0, limit - state.used)};t=${secondsUntilFree(state)}`,
});

const describeMonth = (counters: UsageCounters): { policy: string; serviceLimit: string } => ({
  policy: `"month";q=${counters.callsLimit}`,
  serviceLimit: `"month";r=${remainingCalls(counters)};t=${counters.resetSeconds}`,
});

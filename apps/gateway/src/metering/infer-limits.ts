import { INFERS_PER_MINUTE, ServiceError } from '@gridline/contracts';
import { secondsUntilFree } from './headers';
import type { LogLimit, LogState } from './minute-window';

/** The limits of sending documents, the same by key and by session: one log of the user, one of the address. */
export const inferLimits = (userId: string, address: string): LogLimit[] => [
  { log: `infer-user:${userId}`, limit: INFERS_PER_MINUTE },
  { log: `infer-ip:${address}`, limit: INFERS_PER_MINUTE },
];

/** The refusal of a document, where these logs are full. */
export const tooManyInfers = (full: readonly LogState[]): ServiceError =>
  new ServiceError('infer_rate_limit_exceeded', `A user, and an address, may send ${INFERS_PER_MINUTE} documents in a minute.`, {
    retryAfterSeconds: Math.max(...full.map(secondsUntilFree)),
  });

/** Those of the states whose log has no room. */
export const fullOf = (limits: readonly LogLimit[], states: readonly LogState[]): LogState[] =>
  states.filter(({ used }, index) => used >= limits[index]!.limit);

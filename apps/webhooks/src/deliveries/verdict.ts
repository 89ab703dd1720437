import type { WebhookDeliveryStatus, WebhookTrigger } from '@gridline/contracts';
import { isGone, isRetryable, type AttemptResult } from './attempt-result';
import { nextAttemptAt } from './retry-schedule';

/** What an attempt's result means for its delivery. */
export interface Verdict {
  isDelivered: boolean;
  /** Not set where the delivery stays as it is, schedule included: a manual attempt that failed. */
  deliveryStatus?: WebhookDeliveryStatus;
  /** Not set where no automatic attempt follows. */
  nextAttemptAt?: Date;
  /** Whether it was an automatic attempt of the schedule that failed. */
  countsAsFailure: boolean;
  /** The receiver wants nothing any more. */
  disablesEndpoint: boolean;
}

interface AttemptSoFar {
  trigger: WebhookTrigger;
  /** Automatic attempts that failed before this one. */
  failures: number;
}

/** Judges an attempt that ended at `now`; `random`, in [0, 1), moves the next one. */
export function judge(result: AttemptResult, { trigger, failures }: AttemptSoFar, now: Date, random: number): Verdict {
  const isDelivered = result.error === undefined;
  const isAutomatic = trigger === 'auto';
  const verdict = { isDelivered, countsAsFailure: isAutomatic && !isDelivered, disablesEndpoint: trigger !== 'test' && isGone(result) };
  if (isDelivered) return { ...verdict, deliveryStatus: 'delivered' };
  if (trigger === 'manual') return verdict;
  const next = isAutomatic && isRetryable(result) ? nextAttemptAt(failures + 1, now, result.retryAfter, random) : undefined;
  return { ...verdict, deliveryStatus: next ? 'pending' : 'exhausted', nextAttemptAt: next };
}

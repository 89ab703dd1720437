import type { WebhookDelivery } from '@gridline/contracts';
import type { Attempt } from './attempt.entity';
import type { Delivery } from './delivery.entity';

/** A delivery, its event and its attempts, as the endpoint's owner sees them. */
export const toDeliveryView = (delivery: Delivery, attempts: readonly Attempt[]): WebhookDelivery => ({
  id: delivery.id,
  event: delivery.event.type,
  eventId: delivery.eventId,
  status: delivery.status,
  createdAt: delivery.createdAt.toISOString(),
  nextAttemptAt: nextAttempt(delivery, attempts)?.toISOString() ?? null,
  attempts: attempts.map(toAttemptView),
});

const toAttemptView = (attempt: Attempt): WebhookDelivery['attempts'][number] => ({
  number: attempt.number,
  trigger: attempt.trigger,
  status: attempt.status,
  httpStatus: attempt.httpStatus,
  errorCode: attempt.errorCode,
  startedAt: attempt.startedAt.toISOString(),
  durationMs: attempt.durationMs,
  responseSnippet: attempt.responseSnippet,
  nextAttemptAt: attempt.nextAttemptAt?.toISOString() ?? null,
});

/** While an attempt runs nobody knows whether there will be another. */
const nextAttempt = ({ isManual, retryAt, dueAt }: Delivery, attempts: readonly Attempt[]): Date | null => {
  if (attempts.some(({ status }) => status === 'running')) return null;
  return isManual ? dueAt : retryAt;
};

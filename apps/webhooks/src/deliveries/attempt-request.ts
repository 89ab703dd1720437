import { encodeReference } from '@gridline/contracts';
import type { SecretBox } from '@gridline/runtime';
import type { AttemptRequest } from './attempt-sender';
import type { BegunAttempt } from './delivery-queue';
import { signatureHeaders, type SigningSecrets } from './signature';

const USER_AGENT = 'Gridline-Webhooks/1';

/** What a receiver gets, signed at `now`. */
export function toAttemptRequest(attempt: BegunAttempt, box: SecretBox, now: Date): AttemptRequest {
  const { body } = attempt;
  const headers = {
    'user-agent': USER_AGENT,
    'x-service-event': attempt.eventType,
    'x-service-delivery': attempt.deliveryId,
    ...(attempt.extractionId !== null && { [subjectHeader(attempt)]: attempt.extractionId }),
    ...(attempt.parentId !== null && { 'x-service-parent': attempt.parentId }),
    ...(attempt.reference !== null && { 'x-service-reference': encodeReference(attempt.reference) }),
    ...(attempt.isTruncated && { 'x-service-truncated': 'true' }),
    ...(attempt.isTruncated && attempt.rowCount !== null && { 'x-service-rows': String(attempt.rowCount) }),
    ...signatureHeaders({ id: attempt.eventId, sentAt: now, body }, openSecrets(attempt, box, now)),
  };
  return { url: attempt.url, headers, body };
}

/** Says what the event is of. */
const subjectHeader = ({ eventType }: BegunAttempt): string =>
  eventType === 'batch.completed' ? 'x-service-batch' : 'x-service-extraction';

function openSecrets({ endpointId, secret, previousSecret, previousSecretUntil }: BegunAttempt, box: SecretBox, now: Date): SigningSecrets {
  const isOverlapping = previousSecret !== null && previousSecretUntil !== null && now < previousSecretUntil;
  return { current: box.open(secret, endpointId), previous: isOverlapping ? box.open(previousSecret, endpointId) : undefined };
}

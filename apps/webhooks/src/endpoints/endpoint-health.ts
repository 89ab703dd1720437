import type { WebhookDisabledReason } from '@gridline/contracts';
import type { EntityManager } from 'typeorm';

/** An endpoint is given up after so many exhausted deliveries in a row, the first and the last of them a day apart, as the guide to webhooks promises. */
const EXHAUSTED_MAX = 20;
const FAILING_HOURS = 24;

/** Deliveries that one statement skips: of hundreds of thousands one was silent for longer than it may be, and was undone, each time. */
export const SKIPPED = 1_000;

/** `count` deliveries to the endpoint were exhausted; disables it where that was the last straw. */
export async function noteExhausted(tx: EntityManager, endpointId: string, count: number, now: Date): Promise<void> {
  await tx.query(
    `UPDATE webhooks.endpoint SET exhausted_in_row = exhausted_in_row + $2, failing_since = coalesce(failing_since, $3) WHERE id = $1`,
    [endpointId, count, now],
  );
  const since = new Date(now.getTime() - FAILING_HOURS * 3_600_000);
  await disableWhere(tx, endpointId, 'failing', 'AND exhausted_in_row >= $3 AND failing_since <= $4', [EXHAUSTED_MAX, since]);
}

/** Sends nothing more to the endpoint. */
export async function disableEndpoint(tx: EntityManager, endpointId: string, reason: WebhookDisabledReason): Promise<void> {
  await disableWhere(tx, endpointId, reason, '', []);
}

async function disableWhere(
  tx: EntityManager,
  endpointId: string,
  reason: WebhookDisabledReason,
  condition: string,
  values: unknown[],
): Promise<void> {
  const disabled: { id: string }[] = await tx.query(
    `WITH disabled AS (
       UPDATE webhooks.endpoint SET status = 'disabled', disabled_reason = $2 WHERE id = $1 AND status = 'enabled' ${condition} RETURNING id
     ) SELECT id FROM disabled`,
    [endpointId, reason, ...values],
  );
  if (disabled.length > 0) await skipWaiting(tx, endpointId);
}

/**
 * Some of what waits for disabled endpoints, or for this one, is not sent; the rest the cleaner skips. Attempts in flight end by themselves, and what they leave
 * waiting is skipped later. Answers how many deliveries there were.
 */
export async function skipWaiting(tx: EntityManager, endpointId: string | null = null): Promise<number> {
  const [, skipped] = (await tx.query(
    `UPDATE webhooks.delivery SET status = CASE WHEN status = 'pending' THEN 'skipped' ELSE status END,
       due_at = NULL, retry_at = NULL, is_manual = false
     WHERE id IN (
       SELECT d.id FROM webhooks.delivery d JOIN webhooks.endpoint e ON e.id = d.endpoint_id
       WHERE e.status = 'disabled' AND ($1::text IS NULL OR e.id = $1) AND d.due_at IS NOT NULL
         AND NOT EXISTS (SELECT FROM webhooks.attempt a WHERE a.delivery_id = d.id AND a.status = 'running')
       LIMIT ${SKIPPED} FOR UPDATE OF d SKIP LOCKED)`,
    [endpointId],
  )) as [unknown, number];
  return skipped;
}

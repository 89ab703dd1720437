import { batchCompleted } from '@gridline/contracts';
import type { Outbox } from '@gridline/outbox';
import type { EntityManager } from 'typeorm';

interface BatchRow {
  account_id: string;
  reference: string | null;
  webhook_ids: string[] | null;
  total: number;
  is_open: boolean;
}

/**
 * Tells that a batch is over where its last document has ended. The batch's row is locked first: of two runs that end at once, the later
 * one sees what the other has committed.
 */
export async function finishBatch(tx: EntityManager, outbox: Outbox, batchId: string, now: Date): Promise<void> {
  const [batch] = (await tx.query(
    `SELECT account_id, reference, webhook_ids, total, closed_at IS NULL AS is_open FROM extraction.batch
     WHERE id = $1 AND completed_at IS NULL FOR UPDATE`,
    [batchId],
  )) as BatchRow[];
  if (!batch || batch.is_open) return;
  const [{ completed, unfinished }] = (await tx.query(
    `SELECT count(*) FILTER (WHERE state = 'completed')::int AS completed,
       count(*) FILTER (WHERE state IN ('queued', 'running'))::int AS unfinished
     FROM extraction.extraction WHERE batch_id = $1`,
    [batchId],
  )) as [{ completed: number; unfinished: number }];
  if (unfinished > 0) return;
  await tx.query('UPDATE extraction.batch SET completed_at = $2 WHERE id = $1', [batchId, now]);
  await outbox.add(tx, batchCompleted, {
    batchId,
    accountId: batch.account_id,
    reference: batch.reference ?? undefined,
    total: batch.total,
    completed,
    failed: batch.total - completed,
    webhookIds: batch.webhook_ids ?? undefined,
  });
}

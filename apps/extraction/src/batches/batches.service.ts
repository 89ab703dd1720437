import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ServiceError, type BatchItem, type BatchView, type Input, type Output, type batchAccept } from '@gridline/contracts';
import { Outbox } from '@gridline/outbox';
import { Clock } from '@gridline/runtime';
import { DataSource } from 'typeorm';
import { AcceptanceService } from '../extractions/acceptance.service';
import { finishBatch } from './finish-batch';

type AcceptInput = Input<typeof batchAccept>;
type Refusal = { fileName: string; error: { code: string; detail: string } };

interface BatchRow {
  id: string;
  reference: string | null;
  fingerprint: string;
  total: number;
  /** By the position in the batch. */
  refused: Record<string, Refusal>;
  created_at: Date;
  closed_at: Date | null;
}

interface ItemRow {
  id: string;
  batch_index: number;
  file_name: string;
  state: BatchItem['state'];
  error_code: string | null;
  error_detail: string | null;
}

/** Documents that were sent together: each is taken in as if it had been sent alone. */
@Injectable()
export class BatchesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly acceptance: AcceptanceService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Asked again under its idempotency key, it goes on where it stopped. */
  async accept(input: AcceptInput): Promise<Output<typeof batchAccept>> {
    const fingerprint = fingerprintOf(input);
    const row = await this.open(input, fingerprint);
    if (row.fingerprint !== fingerprint) return { outcome: 'reused' };
    if (row.closed_at) return { outcome: 'known', batch: await this.view(row) };
    const refused: Record<string, Refusal> = {};
    for (const [index, item] of input.items.entries()) {
      const refusal = 'error' in item ? item : await this.take(input, row.id, index, item);
      if (refusal) refused[index] = refusal;
    }
    await this.dataSource.transaction(async (tx) => {
      await tx.query('UPDATE extraction.batch SET refused = $2, closed_at = $3 WHERE id = $1', [
        row.id,
        JSON.stringify(refused),
        this.clock.now(),
      ]);
      await finishBatch(tx, this.outbox, row.id, this.clock.now());
    });
    return { outcome: row.id === input.batchId ? 'accepted' : 'known', batch: await this.get({ accountId: input.accountId, id: row.id }) };
  }

  /** Whether all documents of a batch of that idempotency key were taken in or refused. */
  async isKnown({ accountId, idempotencyKey }: { accountId: string; idempotencyKey: string }): Promise<boolean> {
    const rows: unknown[] = await this.dataSource.query(
      'SELECT FROM extraction.batch WHERE account_id = $1 AND idempotency_key = $2 AND closed_at IS NOT NULL',
      [accountId, idempotencyKey],
    );
    return rows.length > 0;
  }

  async get({ accountId, id }: { accountId: string; id: string }): Promise<BatchView> {
    const [row] = (await this.dataSource.query('SELECT * FROM extraction.batch WHERE id = $1 AND account_id = $2', [
      id,
      accountId,
    ])) as BatchRow[];
    if (!row) throw new ServiceError('not_found', 'There is no such batch.');
    return this.view(row);
  }

  /** The batch's row: made now, or the one that the idempotency key made. */
  private async open(input: AcceptInput, fingerprint: string): Promise<BatchRow> {
    const { batchId, accountId, reference, webhookIds, idempotencyKey, items } = input;
    await this.dataSource.query(
      `INSERT INTO extraction.batch (id, account_id, reference, webhook_ids, idempotency_key, fingerprint, total, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING`,
      [batchId, accountId, reference ?? null, webhookIds ?? null, idempotencyKey ?? null, fingerprint, items.length, this.clock.now()],
    );
    const [row] = (await this.dataSource.query(
      'SELECT * FROM extraction.batch WHERE account_id = $1 AND (id = $2 OR idempotency_key = $3) ORDER BY id = $2 DESC LIMIT 1',
      [accountId, batchId, idempotencyKey ?? null],
    )) as BatchRow[];
    return row!;
  }

  /** Undefined where the document is taken in; else why it is not. */
  private async take(
    { accountId, plan, reference, docTypeHint, label, pages, schema, webhookIds, keyId }: AcceptInput,
    batchId: string,
    index: number,
    { extractionId, file }: Extract<AcceptInput['items'][number], { file: unknown }>,
  ): Promise<Refusal | undefined> {
    try {
      const answer = await this.acceptance.accept({
        ...{ accountId, plan, reference, docTypeHint, label, pages, schema, webhookIds, keyId, extractionId, file },
        engine: 'hosted',
        batch: { id: batchId, index },
        // No client's key has a slash.
        idempotencyKey: `${batchId}/${index}`,
      });
      if (answer.outcome !== 'full') return undefined;
      return { fileName: file.name, error: { code: 'busy', detail: 'Too many extractions are in flight.' } };
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      return { fileName: file.name, error: { code: error.code, detail: error.detail } };
    }
  }

  private async view(row: BatchRow): Promise<BatchView> {
    const found: ItemRow[] = await this.dataSource.query(
      `SELECT id, batch_index, file_name, state, error_code, error_detail FROM extraction.extraction WHERE batch_id = $1`,
      [row.id],
    );
    const byIndex = new Map(found.map((item) => [item.batch_index, item]));
    const items = Array.from({ length: row.total }, (_, index) => toItem(byIndex.get(index), row.refused[index]));
    const completed = items.filter(({ state }) => state === 'completed').length;
    const failed = items.filter(({ state }) => state === 'failed' || state === 'refused').length;
    return {
      id: row.id,
      state: row.closed_at && completed + failed === row.total ? 'completed' : 'running',
      ...(row.reference === null ? {} : { reference: row.reference }),
      createdAt: row.created_at.toISOString(),
      total: row.total,
      completed,
      failed,
      items,
    };
  }
}

/** A document that is not there yet is being taken in. */
function toItem(item: ItemRow | undefined, refusal: Refusal | undefined): BatchItem {
  if (refusal) return { id: null, fileName: refusal.fileName, state: 'refused', error: refusal.error };
  if (!item) return { id: null, fileName: '', state: 'queued' };
  const error = item.error_code === null ? {} : { error: { code: item.error_code, detail: item.error_detail ?? '' } };
  return { id: item.id, fileName: item.file_name, state: item.state, ...error };
}

function fingerprintOf({ items, reference, docTypeHint, label, pages, schema, webhookIds }: AcceptInput): string {
  const files = items.map((item) => ('file' in item ? [item.file.name, item.file.sha256] : [item.fileName]));
  return createHash('sha256')
    .update(JSON.stringify([files, reference, docTypeHint, label, pages, schema, webhookIds]))
    .digest('hex');
}

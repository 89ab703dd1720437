import { Inject, Injectable } from '@nestjs/common';
import { ServiceError, extractionDeleted, extractionFailed, type Input, type extractionDelete } from '@gridline/contracts';
import { Outbox } from '@gridline/outbox';
import { Clock, LOGGER } from '@gridline/runtime';
import { Storage } from '@gridline/storage';
import type { Logger } from 'pino';
import { finishBatch } from '../batches/finish-batch';
import { removeBytes, removeBytesPromptly } from '../files/remove-bytes';
import { DataSource, type EntityManager } from 'typeorm';

/** What is left of the row of an extraction that was deleted, as far as it is of use here. */
interface Emptied {
  id: string;
  account_id: string;
  file_id: string;
}

/** Removes extractions for good: what was read, and the file where no other extraction needs it. */
@Injectable()
export class Deletions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: Storage,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** The rows stay without anything of the documents, for the books. Bytes that the storage does not remove are left to the sweep. */
  async delete(ids: readonly string[]): Promise<void> {
    await removeBytes(this.storage, await this.empty(ids), this.logger);
  }

  /** One of an account's, for whom somebody waits. */
  async deleteOwned({ accountId, id }: Input<typeof extractionDelete>): Promise<{ id: string }> {
    const kept: unknown[] = await this.dataSource.query(
      'SELECT FROM extraction.extraction WHERE id = $1 AND account_id = $2 AND deleted_at IS NULL',
      [id, accountId],
    );
    if (kept.length === 0) throw new ServiceError('not_found', 'There is no such extraction.');
    await removeBytesPromptly(this.storage, await this.empty([id]), this.logger);
    return { id };
  }

  /** All but the bytes, whose keys are the answer. */
  private async empty(ids: readonly string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    return this.dataSource.transaction(async (tx) => {
      await this.endUnfinished(tx, ids);
      const [emptied] = (await tx.query(EMPTY, [ids, this.clock.now()])) as [Emptied[], number];
      await this.tell(tx, emptied);
      await tx.query('DELETE FROM extraction.row_chunk WHERE extraction_id = ANY($1)', [ids]);
      await tx.query('DELETE FROM extraction.correction WHERE extraction_id = ANY($1)', [ids]);
      await tx.query('DELETE FROM extraction.replaced_chunk WHERE extraction_id = ANY($1)', [ids]);
      await tx.query('DELETE FROM extraction.found_table WHERE extraction_id = ANY($1)', [ids]);
      const [files] = (await tx.query(REMOVE_LAST_USED, [emptied.map(({ file_id: id }) => id), this.clock.now()])) as [
        { storage_key: string }[],
        number,
      ];
      return files.map(({ storage_key: key }) => key);
    });
  }

  /** Whoever keeps something of them, so that it goes too. */
  private async tell(tx: EntityManager, emptied: readonly Emptied[]): Promise<void> {
    for (const accountId of new Set(emptied.map(({ account_id: id }) => id))) {
      const extractionIds = emptied.filter(({ account_id: id }) => id === accountId).map(({ id }) => id);
      await this.outbox.add(tx, extractionDeleted, { accountId, extractionIds });
    }
  }

  /** A run that goes on finds its row ended, and stores nothing; its hold is freed by the event. */
  private async endUnfinished(tx: EntityManager, ids: readonly string[]): Promise<void> {
    const [ended] = (await tx.query(
      `UPDATE extraction.extraction SET state = 'failed', error_code = 'not_found', error_detail = 'The extraction was deleted.',
         completed_at = $2, signed_at = $2, password_sealed = NULL, progress = NULL
       WHERE id = ANY($1) AND state IN ('queued', 'running') RETURNING id, account_id, batch_id`,
      [ids, this.clock.now()],
    )) as [{ id: string; account_id: string; batch_id: string | null }[], number];
    for (const { id, account_id: accountId } of ended)
      await this.outbox.add(tx, extractionFailed, { extractionId: id, accountId, code: 'not_found' });
    for (const batchId of new Set(ended.map(({ batch_id: id }) => id)))
      if (batchId) await finishBatch(tx, this.outbox, batchId, this.clock.now());
  }
}

const EMPTY = `
  UPDATE extraction.extraction SET deleted_at = $2, idempotency_key = NULL, file_name = '', label = '', columns = '[]', metadata = '{}',
    field_confidence = '{}', summary = '', provenance = NULL, reference = NULL, request_id = NULL, trace = NULL,
    doubts = NULL, findings = NULL, needs_review = NULL, reviewed_by = NULL,
    doc_type = '', doc_type_hint = NULL, language = NULL, schema = NULL, error_detail = NULL, password_sealed = NULL, progress = NULL,
    webhook_ids = NULL, pages = NULL, page_images = NULL, part = NULL
  WHERE id = ANY($1) AND deleted_at IS NULL RETURNING id, account_id, file_id`;

const REMOVE_LAST_USED = `
  UPDATE extraction.file f SET removed_at = coalesce(removed_at, $2), name = ''
  WHERE id = ANY($1) AND NOT EXISTS (SELECT FROM extraction.extraction e WHERE e.file_id = f.id AND e.deleted_at IS NULL)
  RETURNING storage_key`;

import { Injectable } from '@nestjs/common';
import { ServiceError, extractionRequested, type Input, type extractionRetry } from '@gridline/contracts';
import { Outbox } from '@gridline/outbox';
import { Clock, SecretBox } from '@gridline/runtime';
import { DataSource } from 'typeorm';

/** Runs failed extractions again, under their own ids. */
@Injectable()
export class RetriesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly secrets: SecretBox,
    private readonly clock: Clock,
  ) {}

  /** Of two that ask at once, one is told that it did not fail. What a death was blamed on stays blamed. */
  async retry({ accountId, id, password }: Input<typeof extractionRetry>): Promise<{ id: string }> {
    const sealed = password === undefined ? null : this.secrets.seal(password, accountId);
    await this.dataSource.transaction(async (tx) => {
      const [found] = (await tx.query(
        `SELECT e.state, f.removed_at FROM extraction.extraction e JOIN extraction.file f ON f.id = e.file_id
         WHERE e.id = $1 AND e.account_id = $2 AND e.deleted_at IS NULL FOR UPDATE OF e`,
        [id, accountId],
      )) as { state: string; removed_at: Date | null }[];
      if (!found) throw new ServiceError('not_found', 'There is no such extraction.');
      if (found.state !== 'failed') throw new ServiceError('extraction_not_failed', 'The extraction did not fail.');
      if (found.removed_at) throw new ServiceError('not_found', 'The file was removed; send it again.');
      await tx.query(
        `UPDATE extraction.extraction SET state = 'queued', password_sealed = $2, signed_at = $3, completed_at = NULL, error_code = NULL,
           error_detail = NULL, progress = NULL WHERE id = $1`,
        [id, sealed, this.clock.now()],
      );
      await this.outbox.add(tx, extractionRequested, { extractionId: id, accountId });
    });
    return { id };
  }
}

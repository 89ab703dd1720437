import { Injectable } from '@nestjs/common';
import { Storage } from '@gridline/storage';
import { DataSource } from 'typeorm';
import { alone } from '../extractions/list-counts.service';
import { aloneWithStretches } from '../extractions/list-stretches.service';
import { Deletions } from '../removal/deletions.service';

/** Extractions removed at a time, with their files. */
const BATCH = 200;

/** Tables by which its lists are found. */
export const LISTS = [
  'listed_count',
  'listed_change',
  'listed_past',
  'listed_edge',
  'listed_stretch',
  'listed_mark',
  'listed_mark_moment',
  'listed_part',
  'listed_account',
];

/** Tables with what an account has besides, by its id. */
const OF_ACCOUNT = ['batch', 'saved_schema', 'model_key', 'retention', 'review_setting', 'failure', ...LISTS];

/** Removes all that there is of an account. */
@Injectable()
export class ForgettingService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: Storage,
    private readonly deletions: Deletions,
  ) {}

  /** Runs are ended and bytes removed before their rows are, so that one that is cut off is to be asked for again and finds them. */
  async forget(accountId: string): Promise<void> {
    for (;;) {
      const found: { id: string }[] = await this.dataSource.query(
        `SELECT id FROM extraction.extraction WHERE account_id = $1 AND deleted_at IS NULL LIMIT ${BATCH}`,
        [accountId],
      );
      if (found.length === 0) break;
      await this.deletions.delete(found.map(({ id }) => id));
    }
    const files: { storage_key: string }[] = await this.dataSource.query('SELECT storage_key FROM extraction.file WHERE account_id = $1', [
      accountId,
    ]);
    for (const { storage_key: key } of files) await this.storage.remove(key);
    await this.dataSource.transaction(async (tx) => {
      await alone(tx);
      await aloneWithStretches(tx);
      await tx.query('DELETE FROM extraction.extraction WHERE account_id = $1', [accountId]);
      await tx.query('DELETE FROM extraction.file f WHERE account_id = $1', [accountId]);
      for (const table of OF_ACCOUNT) await tx.query(`DELETE FROM extraction.${table} WHERE account_id = $1`, [accountId]);
      await tx.query(`DELETE FROM extraction.outbox WHERE data ->> 'accountId' = $1`, [accountId]);
    });
  }
}

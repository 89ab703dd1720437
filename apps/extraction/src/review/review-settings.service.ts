import { Injectable } from '@nestjs/common';
import { REVIEW_CONFIDENCE, type Output, type reviewSettingGet } from '@gridline/contracts';
import { DataSource, type EntityManager } from 'typeorm';

type Setting = Output<typeof reviewSettingGet>;

/** Below which confidence the values of an account are looked at. */
@Injectable()
export class ReviewSettingsService {
  constructor(private readonly dataSource: DataSource) {}

  async get(accountId: string): Promise<Setting> {
    return { threshold: (await readPercent(this.dataSource.manager, accountId)) / 100 };
  }

  /** Counts every extraction of the account anew; what is completed or corrected at the same moment waits. */
  async set(accountId: string, { threshold }: Setting): Promise<Setting> {
    const percent = Math.round(threshold * 100);
    await this.dataSource.transaction(async (tx) => {
      await tx.query('SELECT pg_advisory_xact_lock(hashtext($1))', [lockOf(accountId)]);
      await tx.query(
        `INSERT INTO extraction.review_setting (account_id, threshold_percent) VALUES ($1, $2)
         ON CONFLICT (account_id) DO UPDATE SET threshold_percent = $2`,
        [accountId, percent],
      );
      await tx.query(
        `UPDATE extraction.extraction SET needs_review = CASE WHEN reviewed_at IS NOT NULL THEN 0
           ELSE findings + coalesce((SELECT sum(count) FROM unnest(doubts[1:$2]) count), 0) END
         WHERE account_id = $1 AND doubts IS NOT NULL AND deleted_at IS NULL`,
        [accountId, percent],
      );
    });
    return { threshold: percent / 100 };
  }
}

/** The account's threshold in hundredths, which stays as it is until the transaction ends. */
export async function thresholdOf(tx: EntityManager, accountId: string): Promise<number> {
  await tx.query('SELECT pg_advisory_xact_lock_shared(hashtext($1))', [lockOf(accountId)]);
  return readPercent(tx, accountId);
}

async function readPercent(tx: EntityManager, accountId: string): Promise<number> {
  const [setting] = (await tx.query('SELECT threshold_percent FROM extraction.review_setting WHERE account_id = $1', [accountId])) as {
    threshold_percent: number;
  }[];
  return setting?.threshold_percent ?? Math.round(REVIEW_CONFIDENCE * 100);
}

const lockOf = (accountId: string): string => `review-setting ${accountId}`;

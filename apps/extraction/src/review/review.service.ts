import { Injectable } from '@nestjs/common';
import type { Input, Output, reviewItems } from '@gridline/contracts';
import { DataSource } from 'typeorm';
import { Extraction } from '../extractions/extraction.entity';
import { toReviewState } from '../extractions/extraction.view';
import { ExtractionsService } from '../extractions/extractions.service';
import { countFindings } from './doubts';
import { recountDoubts } from './recount-doubts';
import { reviewItemsOf } from './review-items';
import { thresholdOf } from './review-settings.service';

/** Extractions of an earlier release that are counted in one round. */
const COUNTED_AT_ONCE = 50;

/** What of an extraction a person should look at. */
@Injectable()
export class ReviewService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly extractions: ExtractionsService,
  ) {}

  /** Nothing is left to look at of what is approved. */
  async items({ accountId, id, from, count }: Input<typeof reviewItems>): Promise<Output<typeof reviewItems>> {
    const extraction = await this.extractions.findCompleted({ accountId, id });
    const percent = await this.dataSource.transaction((tx) => thresholdOf(tx, accountId));
    const items: Output<typeof reviewItems>['items'] = [];
    let position = 0;
    let hasMore = false;
    if (!extraction.reviewedAt) {
      for await (const item of reviewItemsOf(this.dataSource, extraction, percent)) {
        if (items.length === count) hasMore = true;
        if (hasMore) break;
        if (position++ >= from) items.push(item);
      }
    }
    return { id, ...toReviewState(extraction), threshold: percent / 100, items, nextFrom: hasMore ? from + count : null };
  }

  /** Counts what an earlier release completed and did not count; answers how many extractions those were. */
  async countUncounted(): Promise<number> {
    const found: { id: string }[] = await this.dataSource.query(
      `SELECT id FROM extraction.extraction WHERE state = 'completed' AND deleted_at IS NULL AND needs_review IS NULL LIMIT ${COUNTED_AT_ONCE}`,
    );
    for (const { id } of found) await this.count(id);
    return found.length;
  }

  private count(id: string): Promise<void> {
    return this.dataSource.transaction(async (tx) => {
      const extraction = await tx
        .createQueryBuilder(Extraction, 'e')
        .where('e.id = :id AND e.deleted_at IS NULL AND e.needs_review IS NULL', { id })
        .setLock('pessimistic_write')
        .getOne();
      if (!extraction) return;
      const doubts = await recountDoubts(tx, extraction);
      const findings = countFindings(extraction);
      const needsReview = doubts.below(await thresholdOf(tx, extraction.accountId)) + findings;
      await tx.createQueryBuilder().update(Extraction).set({ doubts: doubts.counts, findings, needsReview }).where({ id }).execute();
    });
  }
}

import { Injectable } from '@nestjs/common';
import { FAILED_SECONDS_PER_MINUTE } from '@gridline/contracts';
import { Clock } from '@gridline/runtime';
import { DataSource } from 'typeorm';

const WINDOW_MS = 60_000;

/** The processor time of documents that failed, and were not charged: an account may not have the engine work for nothing all the time. */
@Injectable()
export class FailureBudget {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Until the account's failures of the last minute leave room for another document; undefined where they do. */
  async retryAfterSeconds(accountId: string): Promise<number | undefined> {
    const now = this.clock.now().getTime();
    const failures: { completed_at: Date; engine_ms: number }[] = await this.dataSource.query(
      `SELECT completed_at, engine_ms FROM extraction.extraction
       WHERE state = 'failed' AND completed_at > $2 AND account_id = $1 AND engine_ms > 0 ORDER BY completed_at`,
      [accountId, new Date(now - WINDOW_MS)],
    );
    let left = failures.reduce((sum, { engine_ms: ms }) => sum + ms, 0);
    if (left < FAILED_SECONDS_PER_MINUTE * 1000) return undefined;
    // Free again once so many of them are a minute old that the rest is within the budget.
    const last = failures.find(({ engine_ms: ms }) => (left -= ms) < FAILED_SECONDS_PER_MINUTE * 1000)!;
    return (last.completed_at.getTime() + WINDOW_MS - now) / 1000;
  }
}

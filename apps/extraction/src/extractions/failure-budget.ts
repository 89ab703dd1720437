import { Injectable } from '@nestjs/common';
import { FAILED_SECONDS_PER_MINUTE, ServiceError } from '@gridline/contracts';
import { Clock } from '@gridline/runtime';
import type { EntityManager } from 'typeorm';

const WINDOW_MS = 60_000;

/** What documents that failed, and were not charged, took of the engine: an account may not have it work for nothing all the time. */
@Injectable()
export class FailureBudget {
  constructor(private readonly clock: Clock) {}

  /** Throws `failure_limit_exceeded` where the account's failures of the last minute took more than they may. */
  async check(tx: EntityManager, accountId: string): Promise<void> {
    const now = this.clock.now().getTime();
    const failures: { completed_at: Date; engine_ms: number }[] = await tx.query(
      `SELECT completed_at, engine_ms FROM extraction.extraction
       WHERE state = 'failed' AND completed_at > $2 AND account_id = $1 AND engine_ms > 0 ORDER BY completed_at`,
      [accountId, new Date(now - WINDOW_MS)],
    );
    let left = failures.reduce((sum, { engine_ms: ms }) => sum + ms, 0);
    if (left < FAILED_SECONDS_PER_MINUTE * 1000) return;
    // Free again once so many of them are a minute old that the rest is within the budget.
    const last = failures.find(({ engine_ms: ms }) => (left -= ms) < FAILED_SECONDS_PER_MINUTE * 1000)!;
    throw new ServiceError('failure_limit_exceeded', 'Documents that could not be read took too much of the engine in the last minute.', {
      retryAfterSeconds: (last.completed_at.getTime() + WINDOW_MS - now) / 1000,
    });
  }
}

import { Injectable } from '@nestjs/common';
import { FAILED_SECONDS_PER_MINUTE } from '@gridline/contracts';
import { Clock } from '@gridline/runtime';
import { DataSource } from 'typeorm';

const WINDOW_MS = 60_000;
const BUDGET_MS = FAILED_SECONDS_PER_MINUTE * 1000;
/** What is noted is kept for so long, since waits are reckoned from it; who has waited longer than this for his turn was not kept back. */
const KEPT_MS = 10 * WINDOW_MS;

/** Failures that are ours: the account had nothing of them either. */
const OURS = ['internal_error', 'busy'];

/** From when on failures count. */
export const failuresSince = (now: Date): Date => new Date(now.getTime() - WINDOW_MS);

/** A query of the accounts whose failures took all that they may; the parameter is when these began to count. */
export const outOfBudget = (since: string): string =>
  `SELECT account_id FROM extraction.failure WHERE failed_at > ${since} GROUP BY account_id HAVING sum(engine_ms) >= ${BUDGET_MS}`;

/**
 * A query of when the failures of each account left room again, or will: an account is past its budget until the first of a minute's failures,
 * which together passed it, is a minute old. What the account has waiting waits for its turn since then.
 */
export const BACK_IN_BUDGET = `
  SELECT account_id, max(failed_at) + interval '${WINDOW_MS} milliseconds' AS since FROM (
    SELECT account_id, failed_at, sum(engine_ms) OVER (
      PARTITION BY account_id ORDER BY failed_at RANGE BETWEEN CURRENT ROW AND interval '${WINDOW_MS} milliseconds' FOLLOWING
    ) AS minute_ms FROM extraction.failure
  ) AS failure WHERE minute_ms >= ${BUDGET_MS} GROUP BY account_id`;

/**
 * The processor time of documents that failed, and were not charged: an account may not have the engine work for nothing all the time. Past
 * its budget nothing more of it is taken in, and what waits already, a batch or retries, is not begun.
 */
@Injectable()
export class FailureBudget {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Notes what a run took that ended without a result: refused, or deleted meanwhile. What is to run again counts when it has failed. */
  async note(extractionId: string, engineMs: number): Promise<void> {
    const now = this.clock.now();
    await this.dataSource.query('DELETE FROM extraction.failure WHERE failed_at <= $1', [new Date(now.getTime() - KEPT_MS)]);
    await this.dataSource.query(
      `INSERT INTO extraction.failure (account_id, failed_at, engine_ms)
       SELECT account_id, $2, $3 FROM extraction.extraction WHERE id = $1 AND state = 'failed' AND error_code <> ALL ($4)`,
      [extractionId, now, Math.round(engineMs), OURS],
    );
  }

  /** Until the account's failures of the last minute leave room for another document; undefined where they do. */
  async retryAfterSeconds(accountId: string): Promise<number | undefined> {
    const now = this.clock.now();
    const failures: { failed_at: Date; engine_ms: number }[] = await this.dataSource.query(
      'SELECT failed_at, engine_ms FROM extraction.failure WHERE failed_at > $2 AND account_id = $1 ORDER BY failed_at',
      [accountId, failuresSince(now)],
    );
    let left = failures.reduce((sum, { engine_ms: ms }) => sum + ms, 0);
    if (left < BUDGET_MS) return undefined;
    // Free again once so many of them are a minute old that the rest is within the budget.
    const last = failures.find(({ engine_ms: ms }) => (left -= ms) < BUDGET_MS)!;
    return (last.failed_at.getTime() + WINDOW_MS - now.getTime()) / 1000;
  }
}

import type { Clock } from '@gridline/runtime';
import type { EntityManager } from 'typeorm';
import { BACK_IN_BUDGET } from './failure-budget';

/** When documents are refused because others wait. */
export interface QueueLimits {
  /** A document of somebody who has nothing running waited for so long. */
  seconds: number;
  /** So many wait or run, however short: a claim reads them all. */
  documents: number;
}

/** What was seen holds for so long; until then one process takes in what its clients send in a second. */
const LOOK_MS = 1_000;

/**
 * Whether the queue has room. How long it is says little: replicas may be two or forty. How long somebody waits who has nothing running
 * says whether they keep up; one account's own backlog, which its plan bounds, refuses nobody else.
 */
export class QueueRoom {
  private lookedAt = -Infinity;
  private wasFull = false;

  constructor(
    private readonly clock: Clock,
    private readonly limits: QueueLimits,
  ) {}

  async isFull(tx: EntityManager): Promise<boolean> {
    const now = this.clock.now();
    if (now.getTime() - this.lookedAt < LOOK_MS) return this.wasFull;
    const [{ unfinished, seconds }] = (await tx.query(BEHIND, [now])) as [{ unfinished: number; seconds: number }];
    this.lookedAt = now.getTime();
    this.wasFull = unfinished >= this.limits.documents || seconds >= this.limits.seconds;
    return this.wasFull;
  }
}

/**
 * A document during which processes died comes last, one for a caller's model waits for that, and one of an account with too many failures
 * for its next minute: none says that we are behind for that.
 */
const BEHIND = `
  WITH unfinished AS (
    SELECT account_id, state, engine, signed_at, deaths_alone FROM extraction.extraction WHERE state IN ('queued', 'running')
  )
  SELECT count(*)::int AS unfinished, coalesce(extract(epoch FROM $1 - min(greatest(signed_at, budget.since)) FILTER (
    WHERE state = 'queued' AND engine = 'hosted' AND deaths_alone = 0
      AND account_id NOT IN (SELECT account_id FROM unfinished WHERE state = 'running' AND engine = 'hosted')
  )), 0)::float8 AS seconds FROM unfinished LEFT JOIN (${BACK_IN_BUDGET}) AS budget USING (account_id)`;

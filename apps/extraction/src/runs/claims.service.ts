import { Injectable } from '@nestjs/common';
import type { EngineName } from '@gridline/contracts';
import { Clock } from '@gridline/runtime';
import { DataSource } from 'typeorm';
import { Extraction } from '../extractions/extraction.entity';
import { failuresSince, outOfBudget } from '../extractions/failure-budget';

/** A run without a heartbeat for this long has lost its worker, and may be claimed again; it notes one every two seconds. */
const DEAD_MS = 6_000;

/** Larger files wait for smaller ones of as busy an account. Tables and text are smaller, photographs and scans of pages are not. */
const SMALL_BYTES = 64 * 1024;
/** For so long; then a large one has waited enough, and its turn is by age. */
const PATIENCE_MS = 30_000;

/** Which of the waiting extractions may begin. */
interface Claim {
  /** Which lane; that of our own engine where it is not given. */
  engine?: EngineName;
  /** Accounts that are passed over. */
  withoutAccounts?: readonly string[];
  /** Extractions that are passed over: those that this process has in hand, whatever their heartbeats say. */
  withoutIds?: readonly string[];
  /** Whether only an account with nothing running anywhere may begin. */
  idleOnly?: boolean;
}

/** The queue of extractions, which is the table itself: a row is claimed by one process, the account with the fewest runs first. */
@Injectable()
export class ClaimsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The next extraction, now running; null where none may begin. Rows that others are claiming at this moment are passed over. */
  async next({ engine = 'hosted', withoutAccounts = [], withoutIds = [], idleOnly = false }: Claim = {}): Promise<Extraction | null> {
    const now = this.clock.now();
    const [claimed] = (await this.dataSource.query(CLAIM, [
      now,
      new Date(now.getTime() - DEAD_MS),
      new Date(now.getTime() - PATIENCE_MS),
      withoutAccounts,
      withoutIds,
      idleOnly,
      engine,
      failuresSince(now),
    ])) as [{ id: string; is_one_of_many: boolean }[], number];
    if (!claimed[0]) return null;
    const { id, is_one_of_many: isOneOfMany } = claimed[0];
    return Object.assign(await this.dataSource.manager.findOneByOrFail(Extraction, { id }), { isOneOfMany });
  }

  /** Whether there may be something to claim, of either lane; a look that costs next to nothing where there is not. */
  async isAnyUnfinished(): Promise<boolean> {
    const rows: unknown[] = await this.dataSource.query(`SELECT FROM extraction.extraction WHERE state IN ('queued', 'running') LIMIT 1`);
    return rows.length > 0;
  }

  /** How many extractions of the account have not begun. */
  async waiting(accountId: string): Promise<number> {
    const [{ waiting }] = (await this.dataSource.query(
      `SELECT count(*)::int AS waiting FROM extraction.extraction WHERE account_id = $1 AND state = 'queued' AND state IN ('queued', 'running')`,
      [accountId],
    )) as [{ waiting: number }];
    return waiting;
  }
}

/**
 * `state` is asked for as the partial index of unfinished extractions has it. A document during which processes died comes after all others, and
 * of an account whose failures took all that they may nothing begins (docs/decisions/fair-share.md).
 */
const CLAIM = `
  WITH busy AS (
    SELECT account_id, count(*) AS runs FROM extraction.extraction
    WHERE state = 'running' AND state IN ('queued', 'running') AND engine = $7 AND signed_at >= $2 GROUP BY account_id
  ), chosen AS (
    SELECT e.id FROM extraction.extraction e
    JOIN extraction.file f ON f.id = e.file_id
    LEFT JOIN busy ON busy.account_id = e.account_id
    WHERE e.state IN ('queued', 'running') AND e.engine = $7 AND (e.state = 'queued' OR e.signed_at < $2)
      AND e.account_id <> ALL ($4::text[]) AND e.id <> ALL ($5::text[]) AND (busy.runs IS NULL OR NOT $6::boolean)
      AND e.account_id NOT IN (${outOfBudget('$8')})
    ORDER BY e.deaths_alone, coalesce(busy.runs, 0), f.bytes > ${SMALL_BYTES} AND e.created_at > $3, e.created_at, e.id
    LIMIT 1 FOR UPDATE OF e SKIP LOCKED
  )
  UPDATE extraction.extraction SET state = 'running', attempts = attempts + 1, signed_at = $1,
    suspect = suspect OR state = 'running', alone = false,
    deaths_alone = deaths_alone + CASE WHEN state = 'running' AND alone THEN 1 ELSE 0 END
  FROM chosen WHERE extraction.id = chosen.id
  RETURNING extraction.id, EXISTS (
    SELECT FROM extraction.extraction other
    WHERE other.state IN ('queued', 'running') AND other.account_id = extraction.account_id AND other.id <> extraction.id
  ) AS is_one_of_many`;

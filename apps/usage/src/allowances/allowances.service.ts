import { Injectable } from '@nestjs/common';
import { ServiceError, type PlanName, type UsageCounters, type UsageDay, type usageDaily, type usageStatement } from '@gridline/contracts';
import { Clock, isTooLate } from '@gridline/runtime';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { PLANS_JSON, toCounters, type TotalsRow } from './counters';
import { monthOf } from './month';

type Statement = z.infer<typeof usageStatement.output>;

/** What an operator sets; null where the plan's own number holds. */
interface AllowanceChange {
  accountId: string;
  plan: PlanName;
  callsPerMonth: number | null;
  pePerMonth: number | null;
}

/** Lines about pages that a statement carries. */
const STATEMENT_ENTRIES = 100;

/** Rows of one statement: one that hears nothing for two seconds is given up, and all that it did is undone. */
const ROWS = 1_000;

const ofAccount = (table: string): string => `DELETE FROM usage.${table} WHERE account_id = $1`;

/** The oldest; none where there are fewer. */
const SOME_ENTRIES = `${ofAccount('usage_entry')} AND (month, recorded_at) < (
  SELECT month, recorded_at FROM usage.usage_entry WHERE account_id = $1 ORDER BY month, recorded_at OFFSET ${ROWS} LIMIT 1)`;

/** Who asks again has it gone on with. */
const leftOff = (): ServiceError => new ServiceError('busy', 'There is more of the account than could be removed in time.');

/** What accounts may use, and what they have used. */
@Injectable()
export class AllowancesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The counters as they are enforced at this moment. */
  counters(accountId: string): Promise<UsageCounters> {
    return readCounters(this.dataSource, accountId, this.clock.now());
  }

  /** What an account that leaves had used, and might. */
  async forget(accountId: string): Promise<void> {
    while ((await this.forgetBy(accountId, [SOME_ENTRIES])) > 0) if (isTooLate()) throw leftOff();
    await this.forgetBy(accountId, ['usage_entry', 'hold', 'month_total', 'allowance'].map(ofAccount));
  }

  /** Answers how many rows the last statement removed. */
  private forgetBy(accountId: string, statements: string[]): Promise<number> {
    return this.dataSource.transaction(async (tx) => {
      await tx.query(`SELECT set_config('usage.forgetting', $1, true)`, [accountId]);
      let removed = 0;
      for (const statement of statements) [, removed] = (await tx.query(statement, [accountId])) as [unknown, number];
      return removed;
    });
  }

  /** Takes effect with the next call: limits are read anew whenever something is counted. */
  async setPlan({ accountId, plan, callsPerMonth, pePerMonth }: AllowanceChange): Promise<UsageCounters> {
    await this.dataSource.query(
      `INSERT INTO usage.allowance (account_id, plan, calls_per_month, pe_per_month, updated_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (account_id) DO UPDATE SET plan = $2, calls_per_month = $3, pe_per_month = $4, updated_at = $5`,
      [accountId, plan, callsPerMonth, pePerMonth, this.clock.now()],
    );
    return this.counters(accountId);
  }

  /** What the ledger says of the days from one to another, by day and key. */
  async daily({ accountId, from, to, keyId }: z.infer<typeof usageDaily.input>): Promise<UsageDay[]> {
    return this.dataSource.query(DAYS, [accountId, from, to, keyId ?? null]);
  }

  /** The counters beside what the ledger adds up to, both of one moment. */
  async statement(accountId: string): Promise<Statement> {
    const now = this.clock.now();
    return this.dataSource.transaction('REPEATABLE READ', async (tx) => {
      const counters = await readCounters(tx, accountId, now);
      const [ledger] = (await tx.query(LEDGER_SUMS, [accountId, monthOf(now)])) as [Statement['ledger']];
      const entries = (await tx.query(PAGES_ENTRIES, [accountId, monthOf(now), STATEMENT_ENTRIES])) as PagesEntryRow[];
      return { counters, ledger, entries: entries.map(toPagesEntry) };
    });
  }
}

async function readCounters(database: DataSource | EntityManager, accountId: string, now: Date): Promise<UsageCounters> {
  const rows: TotalsRow[] = await database.query(
    `SELECT l.plan, l.calls_limit, l.pe_limit, coalesce(t.calls, 0) AS calls, coalesce(t.pe_charged + t.pe_held, 0) AS pe_used
     FROM usage.month_limits($1, $3) l LEFT JOIN usage.month_total t ON t.account_id = $1 AND t.month = $2`,
    [accountId, monthOf(now), PLANS_JSON],
  );
  return toCounters(rows[0]!, now);
}

const LEDGER_SUMS = `
SELECT coalesce(sum(calls), 0)::integer AS calls, coalesce(sum(pe), 0)::integer AS "peCharged",
  (SELECT coalesce(sum(pe), 0)::integer FROM usage.hold WHERE account_id = $1 AND month = $2) AS "peHeld"
FROM usage.usage_entry WHERE account_id = $1 AND month = $2`;

/** A call's id names its key behind a point (`callIdOf`). */
const DAYS = `
WITH entry AS (
  SELECT (recorded_at AT TIME ZONE 'UTC')::date AS day, e.* FROM usage.usage_entry e
  WHERE account_id = $1 AND month BETWEEN left($2, 7) AND left($3, 7)
    AND recorded_at >= $2::date AT TIME ZONE 'UTC' AND recorded_at < ($3::date + 1) AT TIME ZONE 'UTC'
), line AS (
  SELECT day, nullif(split_part(call_id, '.', 2), '') AS key_id, 1 AS calls, 0 AS pages, 0 AS pe FROM entry, unnest(call_ids) AS call_id
  UNION ALL
  SELECT day, key_id, 0, pages, pe FROM entry WHERE extraction_id IS NOT NULL
)
SELECT to_char(day, 'YYYY-MM-DD') AS day, key_id AS "keyId", sum(calls)::integer AS calls, sum(pages)::integer AS pages, sum(pe)::integer AS pe
FROM line WHERE $4::text IS NULL OR key_id = $4 GROUP BY day, key_id ORDER BY day, key_id NULLS FIRST`;

const PAGES_ENTRIES = `
SELECT extraction_id, engine, pages, pe, recorded_at FROM usage.usage_entry
WHERE account_id = $1 AND month = $2 AND extraction_id IS NOT NULL ORDER BY recorded_at DESC, id DESC LIMIT $3`;

interface PagesEntryRow {
  extraction_id: string;
  engine: 'hosted' | 'byok';
  pages: number;
  pe: number;
  recorded_at: Date;
}

const toPagesEntry = (row: PagesEntryRow): Statement['entries'][number] => ({
  extractionId: row.extraction_id,
  engine: row.engine,
  pages: row.pages,
  pe: row.pe,
  recordedAt: row.recorded_at.toISOString(),
});

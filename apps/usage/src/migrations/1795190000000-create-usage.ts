import { outboxTables } from '@gridline/outbox';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { ADMIT_CALLS, HOLD_PAGES, LOCK_MONTH, MONTH_LIMITS, RELEASE_HOLD, SETTLE_PAGES } from './usage-functions';

/** Allowances, the totals that are enforced, the ledger that explains them, holds, and the functions that change them. */
export class CreateUsage1795190000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...TABLES, ...outboxTables('usage')]) await runner.query(statement);
    for (const statement of [MONTH_LIMITS, LOCK_MONTH, ADMIT_CALLS, HOLD_PAGES, SETTLE_PAGES, RELEASE_HOLD]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION usage.admit_calls, usage.hold_pages, usage.settle_pages, usage.release_hold');
    await runner.query('DROP FUNCTION usage.lock_month, usage.month_limits');
    await runner.query('DROP TABLE usage.outbox, usage.inbox, usage.retried_call, usage.hold, usage.usage_entry');
    await runner.query('DROP TABLE usage.month_total, usage.allowance');
  }
}

const TABLES = [
  // An account without a row has the default plan. The two limits are an operator's, in place of the plan's.
  `CREATE TABLE usage.allowance (
    account_id text CONSTRAINT allowance_pkey PRIMARY KEY,
    plan text NOT NULL,
    calls_per_month integer CONSTRAINT allowance_calls_check CHECK (calls_per_month >= 0),
    pe_per_month integer CONSTRAINT allowance_pe_check CHECK (pe_per_month >= 0),
    updated_at timestamptz NOT NULL
  )`,
  // Updated all the time and small: half of each page is left free, so that an update touches no index.
  `CREATE TABLE usage.month_total (
    account_id text NOT NULL,
    month text NOT NULL,
    calls integer NOT NULL DEFAULT 0 CONSTRAINT month_total_calls_check CHECK (calls >= 0),
    pe_charged integer NOT NULL DEFAULT 0 CONSTRAINT month_total_pe_charged_check CHECK (pe_charged >= 0),
    pe_held integer NOT NULL DEFAULT 0 CONSTRAINT month_total_pe_held_check CHECK (pe_held >= 0),
    CONSTRAINT month_total_pkey PRIMARY KEY (account_id, month)
  ) WITH (fillfactor = 50)`,
  `CREATE TABLE usage.usage_entry (
    id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT usage_entry_pkey PRIMARY KEY,
    account_id text NOT NULL,
    month text NOT NULL,
    recorded_at timestamptz NOT NULL,
    calls integer NOT NULL DEFAULT 0,
    call_ids text[],
    pe integer NOT NULL DEFAULT 0,
    pages integer,
    extraction_id text CONSTRAINT usage_entry_extraction_key UNIQUE,
    engine text,
    CONSTRAINT usage_entry_kind_check CHECK (
      (calls > 0 AND cardinality(call_ids) = calls AND extraction_id IS NULL AND pe = 0)
      OR (calls = 0 AND call_ids IS NULL AND extraction_id IS NOT NULL AND pages IS NOT NULL AND engine IS NOT NULL)
    )
  )`,
  'CREATE INDEX usage_entry_account ON usage.usage_entry (account_id, month, recorded_at)',
  `CREATE FUNCTION usage.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'a usage entry is added, never changed'; END $$`,
  `CREATE TRIGGER usage_entry_unchanged BEFORE UPDATE OR DELETE ON usage.usage_entry
    FOR EACH ROW EXECUTE FUNCTION usage.refuse_change()`,
  `CREATE TABLE usage.hold (
    extraction_id text CONSTRAINT hold_pkey PRIMARY KEY,
    account_id text NOT NULL,
    month text NOT NULL,
    pages integer NOT NULL,
    pe integer NOT NULL,
    engine text NOT NULL,
    held_at timestamptz NOT NULL,
    checked_at timestamptz NOT NULL
  )`,
  'CREATE INDEX hold_checked_at ON usage.hold (checked_at)',
  'CREATE INDEX hold_account ON usage.hold (account_id, month)',
  // Calls whose first question got no answer in time: whichever of the two questions is handled last finds the other's trace.
  `CREATE TABLE usage.retried_call (
    call_id text CONSTRAINT retried_call_pkey PRIMARY KEY,
    retried_at timestamptz NOT NULL
  )`,
  'CREATE INDEX retried_call_retried_at ON usage.retried_call (retried_at)',
];

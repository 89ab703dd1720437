import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Documents out of a split file are charged each, from the units that the run of the file holds; and an entry knows the key that asked. */
export class RunsAndTheirKeys1795440000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE usage.usage_entry ADD key_id text');
    await runner.query(SETTLE_RUN);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION usage.settle_run');
    await runner.query('ALTER TABLE usage.usage_entry DROP key_id');
  }
}

/**
 * Takes the place of settle_pages, which the release before goes on calling. The hold is `holder`'s, the run's own or that of the file which
 * it is a document of: it is lowered by `freed_pages` (all of it where that is null), and gone once nothing of it is left.
 */
const SETTLE_RUN = `
CREATE FUNCTION usage.settle_run(of_account text, this_month text, at timestamptz, plans jsonb, run text, run_pages integer, run_engine text, run_key text, holder text, freed_pages integer)
RETURNS void LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  held usage.hold;
  of_month text;
  limits record;
  cost integer;
  freed integer;
BEGIN
  SELECT coalesce((SELECT h.month FROM usage.hold h WHERE h.extraction_id = holder), this_month) INTO of_month;
  PERFORM usage.lock_month(of_account, of_month);
  IF EXISTS (SELECT 1 FROM usage.usage_entry e WHERE e.extraction_id = run) THEN
    RETURN;
  END IF;
  SELECT * INTO held FROM usage.hold h WHERE h.extraction_id = holder;
  limits := usage.month_limits(of_account, plans);
  cost := CASE WHEN held.pe = 0 OR (held.pe IS NULL AND run_engine = 'byok' AND NOT limits.byok_costs_pe) THEN 0 ELSE run_pages END;
  freed := least(coalesce(held.pe, 0), coalesce(freed_pages, held.pe, 0));
  DELETE FROM usage.hold h WHERE h.extraction_id = holder AND (freed_pages IS NULL OR h.pages <= freed_pages);
  UPDATE usage.hold h SET pages = h.pages - freed_pages, pe = h.pe - freed WHERE h.extraction_id = holder;
  INSERT INTO usage.usage_entry (account_id, month, recorded_at, pe, pages, extraction_id, engine, key_id)
    VALUES (of_account, of_month, at, cost, run_pages, run, run_engine, run_key);
  UPDATE usage.month_total t SET pe_held = t.pe_held - freed, pe_charged = t.pe_charged + cost
    WHERE t.account_id = of_account AND t.month = of_month;
END $$`;

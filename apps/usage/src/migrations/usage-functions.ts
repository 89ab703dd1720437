/**
 * Every change of a month's totals is one call of one of these functions, which begins by locking the account's month; VOLATILE, so
 * that each statement inside sees what was committed before the lock was given. docs/decisions/metering.md has the reasons.
 */

/** What an account may use in a month: its plan's line of the catalogue (`plans`), or what an operator set in its place. */
export const MONTH_LIMITS = `
CREATE FUNCTION usage.month_limits(of_account text, plans jsonb, OUT plan text, OUT calls_limit integer, OUT pe_limit integer, OUT byok_costs_pe boolean)
LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  allowance usage.allowance;
BEGIN
  SELECT * INTO allowance FROM usage.allowance a WHERE a.account_id = of_account;
  plan := coalesce(allowance.plan, plans->>'default');
  calls_limit := coalesce(allowance.calls_per_month, (plans->plan->>'callsPerMonth')::integer);
  pe_limit := coalesce(allowance.pe_per_month, (plans->plan->>'pePerMonth')::integer);
  byok_costs_pe := (plans->plan->>'byokCostsPe')::boolean;
END $$`;

/** The totals of an account's month, locked until the transaction ends. */
export const LOCK_MONTH = `
CREATE FUNCTION usage.lock_month(of_account text, of_month text) RETURNS usage.month_total
LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  total usage.month_total;
BEGIN
  SELECT * INTO total FROM usage.month_total t WHERE t.account_id = of_account AND t.month = of_month FOR UPDATE;
  IF FOUND THEN
    RETURN total;
  END IF;
  INSERT INTO usage.month_total (account_id, month) VALUES (of_account, of_month) ON CONFLICT DO NOTHING;
  SELECT * INTO total FROM usage.month_total t WHERE t.account_id = of_account AND t.month = of_month FOR UPDATE;
  RETURN total;
END $$`;

/**
 * Counts calls of many accounts, those given first before the others, as far as there is room, and each once however often it is
 * asked about: `batch` is [{ account, calls: [call id], retries: [call id, in calls too] }]. Answers what was granted.
 */
export const ADMIT_CALLS = `
CREATE FUNCTION usage.admit_calls(of_month text, at timestamptz, plans jsonb, batch jsonb)
RETURNS TABLE (account_id text, plan text, calls integer, calls_limit integer, pe_used integer, pe_limit integer, granted text[], known text[])
LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  asked record;
  total usage.month_total;
  limits record;
  fresh text[];
BEGIN
  FOR asked IN
    SELECT b.account, b.calls, b.retries FROM jsonb_to_recordset(batch) AS b(account text, calls text[], retries text[]) ORDER BY b.account
  LOOP
    total := usage.lock_month(asked.account, of_month);
    limits := usage.month_limits(asked.account, plans);
    IF cardinality(asked.retries) > 0 THEN
      PERFORM 1 FROM usage.month_total t WHERE t.account_id = asked.account ORDER BY t.month FOR UPDATE;
    END IF;
    known := ARRAY(
      SELECT r.call_id FROM usage.retried_call r WHERE r.call_id = ANY (asked.calls) AND r.call_id <> ALL (asked.retries)
      UNION ALL
      SELECT r.id FROM unnest(asked.retries) AS r(id) WHERE EXISTS (
        SELECT 1 FROM usage.usage_entry e
        WHERE e.account_id = asked.account AND e.call_ids @> ARRAY[r.id] AND e.recorded_at > at - interval '1 hour'
          AND e.month = ANY (ARRAY[of_month, to_char((at - interval '1 hour') AT TIME ZONE 'UTC', 'YYYY-MM')])));
    fresh := asked.calls;
    IF cardinality(known) > 0 THEN
      fresh := ARRAY(SELECT f.id FROM unnest(fresh) WITH ORDINALITY AS f(id, place) WHERE f.id <> ALL (known) ORDER BY f.place);
    END IF;
    IF cardinality(asked.retries) > 0 THEN
      INSERT INTO usage.retried_call SELECT r.id, at FROM unnest(asked.retries) AS r(id) ON CONFLICT DO NOTHING;
    END IF;
    granted := fresh[1:greatest(limits.calls_limit - total.calls, 0)];
    IF cardinality(granted) > 0 THEN
      UPDATE usage.month_total t SET calls = t.calls + cardinality(granted) WHERE t.account_id = asked.account AND t.month = of_month;
      INSERT INTO usage.usage_entry (account_id, month, recorded_at, calls, call_ids)
        VALUES (asked.account, of_month, at, cardinality(granted), granted);
    END IF;
    account_id := asked.account;
    plan := limits.plan;
    calls := total.calls + cardinality(granted);
    calls_limit := limits.calls_limit;
    pe_used := total.pe_charged + total.pe_held;
    pe_limit := limits.pe_limit;
    RETURN NEXT;
  END LOOP;
END $$`;

/** Sets units aside for a run if the budget has room; the same run again changes nothing. */
export const HOLD_PAGES = `
CREATE FUNCTION usage.hold_pages(of_account text, of_month text, at timestamptz, plans jsonb, run text, run_pages integer, run_engine text)
RETURNS boolean LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  total usage.month_total;
  limits record;
  cost integer;
BEGIN
  total := usage.lock_month(of_account, of_month);
  IF EXISTS (SELECT 1 FROM usage.hold h WHERE h.extraction_id = run)
    OR EXISTS (SELECT 1 FROM usage.usage_entry e WHERE e.extraction_id = run) THEN
    RETURN true;
  END IF;
  limits := usage.month_limits(of_account, plans);
  cost := CASE WHEN run_engine = 'byok' AND NOT limits.byok_costs_pe THEN 0 ELSE run_pages END;
  IF cost > 0 AND total.pe_charged + total.pe_held + cost > limits.pe_limit THEN
    RETURN false;
  END IF;
  INSERT INTO usage.hold (extraction_id, account_id, month, pages, pe, engine, held_at, checked_at)
    VALUES (run, of_account, of_month, run_pages, cost, run_engine, at, at);
  UPDATE usage.month_total t SET pe_held = t.pe_held + cost WHERE t.account_id = of_account AND t.month = of_month;
  RETURN true;
END $$`;

/** Turns a run's hold into an entry for the pages that were read; a run without a hold is charged all the same, and no run twice. */
export const SETTLE_PAGES = `
CREATE FUNCTION usage.settle_pages(of_account text, this_month text, at timestamptz, plans jsonb, run text, run_pages integer, run_engine text)
RETURNS void LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  held usage.hold;
  of_month text;
  limits record;
  cost integer;
BEGIN
  SELECT coalesce((SELECT h.month FROM usage.hold h WHERE h.extraction_id = run), this_month) INTO of_month;
  PERFORM usage.lock_month(of_account, of_month);
  IF EXISTS (SELECT 1 FROM usage.usage_entry e WHERE e.extraction_id = run) THEN
    RETURN;
  END IF;
  DELETE FROM usage.hold h WHERE h.extraction_id = run RETURNING * INTO held;
  limits := usage.month_limits(of_account, plans);
  cost := CASE WHEN held.pe = 0 OR (held.pe IS NULL AND run_engine = 'byok' AND NOT limits.byok_costs_pe) THEN 0 ELSE run_pages END;
  INSERT INTO usage.usage_entry (account_id, month, recorded_at, pe, pages, extraction_id, engine)
    VALUES (of_account, of_month, at, cost, run_pages, run, run_engine);
  UPDATE usage.month_total t SET pe_held = t.pe_held - coalesce(held.pe, 0), pe_charged = t.pe_charged + cost
    WHERE t.account_id = of_account AND t.month = of_month;
END $$`;

/** Frees what a run had set aside. */
export const RELEASE_HOLD = `
CREATE FUNCTION usage.release_hold(run text) RETURNS void LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  held usage.hold;
BEGIN
  SELECT * INTO held FROM usage.hold h WHERE h.extraction_id = run;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  PERFORM usage.lock_month(held.account_id, held.month);
  DELETE FROM usage.hold h WHERE h.extraction_id = run RETURNING * INTO held;
  IF FOUND THEN
    UPDATE usage.month_total t SET pe_held = t.pe_held - held.pe WHERE t.account_id = held.account_id AND t.month = held.month;
  END IF;
END $$`;

-- The schemas of release 0.1.0 with a row or two, for the upgrade test: what its migrations ran, and how TypeORM noted it.
-- It is of that release and never changes; the next release adds its own file.

CREATE SCHEMA "gateway";
CREATE TABLE "gateway".migrations (id serial CONSTRAINT "gateway.migrations_pkey" PRIMARY KEY, timestamp bigint NOT NULL, name character varying NOT NULL);
CREATE TABLE gateway.account (
  id text CONSTRAINT account_pkey PRIMARY KEY,
  email text NOT NULL CONSTRAINT account_email_key UNIQUE,
  name text NOT NULL,
  password_hash text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE TABLE gateway.session (
  id_hash text CONSTRAINT session_pkey PRIMARY KEY,
  account_id text NOT NULL CONSTRAINT session_account_fkey REFERENCES gateway.account ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL
);
CREATE INDEX session_last_seen_at ON gateway.session (last_seen_at);
CREATE TABLE "gateway".outbox (
id text CONSTRAINT outbox_pkey PRIMARY KEY,
kind text NOT NULL,
subject text NOT NULL,
data jsonb NOT NULL,
request_id text,
created_at timestamptz NOT NULL DEFAULT now(),
published_at timestamptz
  );
CREATE INDEX outbox_unpublished ON "gateway".outbox (id) WHERE published_at IS NULL;
CREATE INDEX outbox_published_at ON "gateway".outbox (published_at);
CREATE TABLE "gateway".inbox (
consumer text NOT NULL,
event_id text NOT NULL,
handled_at timestamptz NOT NULL DEFAULT now(),
CONSTRAINT inbox_pkey PRIMARY KEY (consumer, event_id)
  );
CREATE INDEX inbox_handled_at ON "gateway".inbox (handled_at);
INSERT INTO "gateway".migrations (timestamp, name) VALUES (1763600000000, 'AccountsAndSessions1763600000000');
CREATE TABLE gateway.api_key (
  id text CONSTRAINT api_key_pkey PRIMARY KEY,
  account_id text NOT NULL,
  user_id text NOT NULL,
  name text NOT NULL,
  scopes text[] NOT NULL,
  hash text NOT NULL CONSTRAINT api_key_hash_key UNIQUE,
  hint text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz,
  last_used_at timestamptz
);
CREATE INDEX api_key_account ON gateway.api_key (account_id, created_at);
INSERT INTO "gateway".migrations (timestamp, name) VALUES (1795190100000, 'ApiKeys1795190100000');

CREATE SCHEMA "extraction";
CREATE TABLE "extraction".migrations (id serial CONSTRAINT "extraction.migrations_pkey" PRIMARY KEY, timestamp bigint NOT NULL, name character varying NOT NULL);
CREATE TABLE extraction.file (
  id text CONSTRAINT file_pkey PRIMARY KEY,
  account_id text NOT NULL,
  name text NOT NULL,
  storage_key text NOT NULL,
  bytes bigint NOT NULL,
  sha256 text NOT NULL,
  media_type text NOT NULL DEFAULT 'application/octet-stream',
  created_at timestamptz NOT NULL,
  removed_at timestamptz
);
CREATE TABLE extraction.extraction (
  id text CONSTRAINT extraction_pkey PRIMARY KEY,
  account_id text NOT NULL,
  file_id text NOT NULL CONSTRAINT extraction_file_fkey REFERENCES extraction.file,
  file_name text NOT NULL,
  state text NOT NULL,
  plan text NOT NULL,
  engine text NOT NULL,
  doc_type_hint text,
  password_sealed text,
  label text NOT NULL,
  idempotency_key text,
  fingerprint text NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  signed_at timestamptz NOT NULL,
  completed_at timestamptz,
  progress jsonb,
  error_code text,
  error_detail text,
  page_count integer NOT NULL DEFAULT 0,
  doc_type text NOT NULL DEFAULT '',
  columns jsonb NOT NULL DEFAULT '[]',
  row_count integer NOT NULL DEFAULT 0,
  metadata json NOT NULL DEFAULT '{}',
  confidence double precision NOT NULL DEFAULT 0,
  field_confidence json NOT NULL DEFAULT '{}',
  summary text NOT NULL DEFAULT '',
  language text,
  provenance jsonb,
  deleted_at timestamptz,
  CONSTRAINT extraction_state_check CHECK (state IN ('queued', 'running', 'completed', 'failed'))
);
CREATE INDEX extraction_by_created ON extraction.extraction (account_id, created_at, id) WHERE state = 'completed' AND deleted_at IS NULL;
CREATE INDEX extraction_by_confidence ON extraction.extraction (account_id, confidence, id) WHERE state = 'completed' AND deleted_at IS NULL;
CREATE INDEX extraction_by_file_name ON extraction.extraction (account_id, file_name, id) WHERE state = 'completed' AND deleted_at IS NULL;
CREATE INDEX extraction_by_doc_type ON extraction.extraction (account_id, doc_type, id) WHERE state = 'completed' AND deleted_at IS NULL;
CREATE INDEX extraction_of_type ON extraction.extraction (account_id, lower(doc_type), created_at, id) WHERE state = 'completed' AND deleted_at IS NULL;
CREATE INDEX extraction_of_account ON extraction.extraction (account_id, id) WHERE deleted_at IS NULL;
CREATE INDEX extraction_unfinished ON extraction.extraction (signed_at) WHERE state IN ('queued', 'running');
CREATE UNIQUE INDEX extraction_idempotency ON extraction.extraction (account_id, idempotency_key) WHERE idempotency_key IS NOT NULL;
CREATE TABLE extraction.row_chunk (
  extraction_id text NOT NULL CONSTRAINT row_chunk_extraction_fkey REFERENCES extraction.extraction ON DELETE CASCADE,
  index integer NOT NULL,
  first_row integer NOT NULL,
  rows json NOT NULL,
  provenance json NOT NULL,
  confidence json NOT NULL,
  CONSTRAINT row_chunk_pkey PRIMARY KEY (extraction_id, index)
);
CREATE TABLE "extraction".outbox (
id text CONSTRAINT outbox_pkey PRIMARY KEY,
kind text NOT NULL,
subject text NOT NULL,
data jsonb NOT NULL,
request_id text,
created_at timestamptz NOT NULL DEFAULT now(),
published_at timestamptz
  );
CREATE INDEX outbox_unpublished ON "extraction".outbox (id) WHERE published_at IS NULL;
CREATE INDEX outbox_published_at ON "extraction".outbox (published_at);
CREATE TABLE "extraction".inbox (
consumer text NOT NULL,
event_id text NOT NULL,
handled_at timestamptz NOT NULL DEFAULT now(),
CONSTRAINT inbox_pkey PRIMARY KEY (consumer, event_id)
  );
CREATE INDEX inbox_handled_at ON "extraction".inbox (handled_at);
INSERT INTO "extraction".migrations (timestamp, name) VALUES (1763600100000, 'FilesAndExtractions1763600100000');

CREATE SCHEMA "usage";
CREATE TABLE "usage".migrations (id serial CONSTRAINT "usage.migrations_pkey" PRIMARY KEY, timestamp bigint NOT NULL, name character varying NOT NULL);
CREATE TABLE usage.allowance (
account_id text CONSTRAINT allowance_pkey PRIMARY KEY,
plan text NOT NULL,
calls_per_month integer CONSTRAINT allowance_calls_check CHECK (calls_per_month >= 0),
pe_per_month integer CONSTRAINT allowance_pe_check CHECK (pe_per_month >= 0),
updated_at timestamptz NOT NULL
  );
CREATE TABLE usage.month_total (
account_id text NOT NULL,
month text NOT NULL,
calls integer NOT NULL DEFAULT 0 CONSTRAINT month_total_calls_check CHECK (calls >= 0),
pe_charged integer NOT NULL DEFAULT 0 CONSTRAINT month_total_pe_charged_check CHECK (pe_charged >= 0),
pe_held integer NOT NULL DEFAULT 0 CONSTRAINT month_total_pe_held_check CHECK (pe_held >= 0),
CONSTRAINT month_total_pkey PRIMARY KEY (account_id, month)
  ) WITH (fillfactor = 50);
CREATE TABLE usage.usage_entry (
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
  );
CREATE INDEX usage_entry_account ON usage.usage_entry (account_id, month, recorded_at);
CREATE FUNCTION usage.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION 'a usage entry is added, never changed'; END $$;
CREATE TRIGGER usage_entry_unchanged BEFORE UPDATE OR DELETE ON usage.usage_entry
FOR EACH ROW EXECUTE FUNCTION usage.refuse_change();
CREATE TABLE usage.hold (
extraction_id text CONSTRAINT hold_pkey PRIMARY KEY,
account_id text NOT NULL,
month text NOT NULL,
pages integer NOT NULL,
pe integer NOT NULL,
engine text NOT NULL,
held_at timestamptz NOT NULL,
checked_at timestamptz NOT NULL
  );
CREATE INDEX hold_checked_at ON usage.hold (checked_at);
CREATE INDEX hold_account ON usage.hold (account_id, month);
CREATE TABLE usage.retried_call (
call_id text CONSTRAINT retried_call_pkey PRIMARY KEY,
retried_at timestamptz NOT NULL
  );
CREATE INDEX retried_call_retried_at ON usage.retried_call (retried_at);
CREATE TABLE "usage".outbox (
id text CONSTRAINT outbox_pkey PRIMARY KEY,
kind text NOT NULL,
subject text NOT NULL,
data jsonb NOT NULL,
request_id text,
created_at timestamptz NOT NULL DEFAULT now(),
published_at timestamptz
  );
CREATE INDEX outbox_unpublished ON "usage".outbox (id) WHERE published_at IS NULL;
CREATE INDEX outbox_published_at ON "usage".outbox (published_at);
CREATE TABLE "usage".inbox (
consumer text NOT NULL,
event_id text NOT NULL,
handled_at timestamptz NOT NULL DEFAULT now(),
CONSTRAINT inbox_pkey PRIMARY KEY (consumer, event_id)
  );
CREATE INDEX inbox_handled_at ON "usage".inbox (handled_at);

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
END $$;

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
END $$;

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
END $$;

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
END $$;

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
END $$;

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
END $$;
INSERT INTO "usage".migrations (timestamp, name) VALUES (1795190000000, 'CreateUsage1795190000000');

CREATE SCHEMA "webhooks";
CREATE TABLE "webhooks".migrations (id serial CONSTRAINT "webhooks.migrations_pkey" PRIMARY KEY, timestamp bigint NOT NULL, name character varying NOT NULL);
CREATE TABLE webhooks.endpoint (
  id text CONSTRAINT endpoint_pkey PRIMARY KEY,
  account_id text NOT NULL,
  url text NOT NULL,
  description text NOT NULL,
  status text NOT NULL,
  disabled_reason text,
  secret text NOT NULL,
  secret_hint text NOT NULL,
  previous_secret text,
  previous_secret_until timestamptz,
  exhausted_in_row integer NOT NULL DEFAULT 0,
  failing_since timestamptz,
  created_at timestamptz NOT NULL,
  CONSTRAINT endpoint_account_url_key UNIQUE (account_id, url)
);
CREATE TABLE webhooks.event (
  id text CONSTRAINT event_pkey PRIMARY KEY,
  type text NOT NULL,
  body text,
  is_truncated boolean NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX event_created_at ON webhooks.event (created_at);
CREATE TABLE webhooks.delivery (
  id text CONSTRAINT delivery_pkey PRIMARY KEY,
  endpoint_id text NOT NULL CONSTRAINT delivery_endpoint_fkey REFERENCES webhooks.endpoint ON DELETE CASCADE,
  event_id text NOT NULL CONSTRAINT delivery_event_fkey REFERENCES webhooks.event ON DELETE CASCADE,
  status text NOT NULL,
  attempt_count integer NOT NULL DEFAULT 0,
  failure_count integer NOT NULL DEFAULT 0,
  retry_at timestamptz,
  is_manual boolean NOT NULL DEFAULT false,
  due_at timestamptz,
  created_at timestamptz NOT NULL,
  CONSTRAINT delivery_event_endpoint_key UNIQUE (event_id, endpoint_id)
);
CREATE INDEX delivery_due ON webhooks.delivery (endpoint_id, due_at) WHERE due_at IS NOT NULL;
CREATE INDEX delivery_log ON webhooks.delivery (endpoint_id, id);
CREATE TABLE webhooks.attempt (
  delivery_id text NOT NULL CONSTRAINT attempt_delivery_fkey REFERENCES webhooks.delivery ON DELETE CASCADE,
  number integer NOT NULL,
  trigger text NOT NULL,
  status text NOT NULL,
  http_status integer,
  error_code text,
  started_at timestamptz NOT NULL,
  duration_ms integer,
  response_snippet text,
  next_attempt_at timestamptz,
  CONSTRAINT attempt_pkey PRIMARY KEY (delivery_id, number)
);
CREATE INDEX attempt_running ON webhooks.attempt (delivery_id) WHERE status = 'running';
CREATE TABLE "webhooks".outbox (
id text CONSTRAINT outbox_pkey PRIMARY KEY,
kind text NOT NULL,
subject text NOT NULL,
data jsonb NOT NULL,
request_id text,
created_at timestamptz NOT NULL DEFAULT now(),
published_at timestamptz
  );
CREATE INDEX outbox_unpublished ON "webhooks".outbox (id) WHERE published_at IS NULL;
CREATE INDEX outbox_published_at ON "webhooks".outbox (published_at);
CREATE TABLE "webhooks".inbox (
consumer text NOT NULL,
event_id text NOT NULL,
handled_at timestamptz NOT NULL DEFAULT now(),
CONSTRAINT inbox_pkey PRIMARY KEY (consumer, event_id)
  );
CREATE INDEX inbox_handled_at ON "webhooks".inbox (handled_at);
INSERT INTO "webhooks".migrations (timestamp, name) VALUES (1763600000000, 'EndpointsAndDeliveries1763600000000');

INSERT INTO gateway.account (id, email, name, password_hash, created_at) VALUES ('acc_1', 'ada@example.com', 'Ada', '$argon2id$', '2026-11-20T12:00:00Z');
INSERT INTO extraction.file (id, account_id, name, storage_key, bytes, sha256, created_at) VALUES ('file_1', 'acc_1', 'a.pdf', 'a', 1, '', '2026-11-20T12:00:00Z');
INSERT INTO extraction.extraction (id, account_id, file_id, file_name, state, plan, engine, label, fingerprint, created_at, signed_at, completed_at, doc_type, metadata, field_confidence)
  VALUES ('ext_1', 'acc_1', 'file_1', 'a.pdf', 'completed', 'free', 'hosted', '', '', '2026-11-20T12:00:00Z', '2026-11-20T12:00:00Z', '2026-11-20T12:00:01Z', 'Invoice', '{"currency": "EUR", "invoiceNumber": "1"}', '{"currency": 0.9}');

import { outboxTables } from '@gridline/outbox';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class EndpointsAndDeliveries1763600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE webhooks.endpoint (
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
    )`);
    await runner.query(`CREATE TABLE webhooks.event (
      id text CONSTRAINT event_pkey PRIMARY KEY,
      type text NOT NULL,
      body text,
      is_truncated boolean NOT NULL,
      created_at timestamptz NOT NULL
    )`);
    await runner.query('CREATE INDEX event_created_at ON webhooks.event (created_at)');
    await runner.query(`CREATE TABLE webhooks.delivery (
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
    )`);
    await runner.query('CREATE INDEX delivery_due ON webhooks.delivery (endpoint_id, due_at) WHERE due_at IS NOT NULL');
    await runner.query('CREATE INDEX delivery_log ON webhooks.delivery (endpoint_id, id)');
    await runner.query(`CREATE TABLE webhooks.attempt (
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
    )`);
    await runner.query(`CREATE INDEX attempt_running ON webhooks.attempt (delivery_id) WHERE status = 'running'`);
    for (const statement of outboxTables('webhooks')) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    const tables = ['outbox', 'inbox', 'attempt', 'delivery', 'event', 'endpoint'];
    await runner.query(`DROP TABLE ${tables.map((table) => `webhooks.${table}`).join(', ')}`);
  }
}

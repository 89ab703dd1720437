import { outboxTables } from '@gridline/outbox';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AccountsAndSessions1763600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE gateway.account (
      id text CONSTRAINT account_pkey PRIMARY KEY,
      email text NOT NULL CONSTRAINT account_email_key UNIQUE,
      name text NOT NULL,
      password_hash text NOT NULL,
      created_at timestamptz NOT NULL
    )`);
    await runner.query(`CREATE TABLE gateway.session (
      id_hash text CONSTRAINT session_pkey PRIMARY KEY,
      account_id text NOT NULL CONSTRAINT session_account_fkey REFERENCES gateway.account ON DELETE CASCADE,
      created_at timestamptz NOT NULL,
      last_seen_at timestamptz NOT NULL
    )`);
    await runner.query('CREATE INDEX session_last_seen_at ON gateway.session (last_seen_at)');
    for (const statement of outboxTables('gateway')) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE gateway.outbox, gateway.inbox, gateway.session, gateway.account');
  }
}

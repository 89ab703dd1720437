import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ApiKeys1795190100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE gateway.api_key (
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
    )`);
    await runner.query('CREATE INDEX api_key_account ON gateway.api_key (account_id, created_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE gateway.api_key');
  }
}

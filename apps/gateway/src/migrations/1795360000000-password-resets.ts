import type { MigrationInterface, QueryRunner } from 'typeorm';

/** At most one open link an account: a newer one takes the place of the one before. */
export class PasswordResets1795360000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE gateway.password_reset (
      account_id text CONSTRAINT password_reset_pkey PRIMARY KEY
        CONSTRAINT password_reset_account_fkey REFERENCES gateway.account ON DELETE CASCADE,
      token_hash text NOT NULL CONSTRAINT password_reset_token_key UNIQUE,
      expires_at timestamptz NOT NULL
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE gateway.password_reset');
  }
}

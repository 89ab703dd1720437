import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When an account was closed; its row stays until nothing of it is left anywhere. */
export class AccountsThatAreClosed1795430200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE gateway.account ADD closed_at timestamptz');
    await runner.query('CREATE INDEX account_closed ON gateway.account (closed_at) WHERE closed_at IS NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX gateway.account_closed');
    await runner.query('ALTER TABLE gateway.account DROP closed_at');
  }
}

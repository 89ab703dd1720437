import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The run of the file that a document was split out of. */
export class TheFileAnEventIsOf1795460000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE webhooks.event ADD parent_id text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE webhooks.event DROP parent_id');
  }
}

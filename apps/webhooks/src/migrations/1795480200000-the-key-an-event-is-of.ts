import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The key that an event's extraction was sent with. */
export class TheKeyAnEventIsOf1795480200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE webhooks.event ADD key_id text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE webhooks.event DROP key_id');
  }
}

import { outboxTrace } from '@gridline/outbox';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an event and its deliveries are a part of, where that is traced. */
export class TracesOfDeliveries1795470000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(outboxTrace('webhooks'));
    await runner.query('ALTER TABLE webhooks.event ADD trace text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE webhooks.event DROP trace');
    await runner.query('ALTER TABLE webhooks.outbox DROP trace');
  }
}

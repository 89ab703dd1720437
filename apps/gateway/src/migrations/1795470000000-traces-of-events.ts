import { outboxTrace } from '@gridline/outbox';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an event is a part of, where that is traced. */
export class TracesOfEvents1795470000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(outboxTrace('gateway'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE gateway.outbox DROP trace');
  }
}

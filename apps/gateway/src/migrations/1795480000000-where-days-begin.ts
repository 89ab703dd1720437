import { boundEvents } from '@gridline/outbox';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Says of the rows of outbox and inbox what their split into days needs to know, while others write; it may be run again. */
export class WhereDaysBegin1795480000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of boundEvents('gateway')) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['outbox', 'inbox']) await runner.query(`ALTER TABLE gateway.${table} DROP CONSTRAINT ${table}_first`);
  }
}

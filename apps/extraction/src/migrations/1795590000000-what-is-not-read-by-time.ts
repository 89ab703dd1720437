import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is not read yet, or could not be, in the order of when it came, as the app lists it between the rest; made while others write, and may be run again. */
export class WhatIsNotReadByTime1795590000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS extraction.extraction_unread_by_created');
    await runner.query(`CREATE INDEX CONCURRENTLY extraction_unread_by_created
      ON extraction.extraction (account_id, created_at, id) WHERE state <> 'completed' AND deleted_at IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX IF EXISTS extraction.extraction_unread_by_created');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What is not read yet, or could not be, with all that a search of the app looks at: of 10,000 each was looked up in the table, twice a search. It has the order of the
 * index that it takes the place of, which the release before walks; made while others write, and may be run again.
 */
export class WhatIsNotReadWithNames1795640000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS extraction.extraction_unread_with_names');
    await runner.query(`CREATE INDEX CONCURRENTLY extraction_unread_with_names
      ON extraction.extraction (account_id, created_at, id) INCLUDE (state, file_name, label, doc_type) WHERE state <> 'completed' AND deleted_at IS NULL`);
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS extraction.extraction_unread_by_created');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX IF NOT EXISTS extraction_unread_by_created
      ON extraction.extraction (account_id, created_at, id) WHERE state <> 'completed' AND deleted_at IS NULL`);
    await runner.query('DROP INDEX IF EXISTS extraction.extraction_unread_with_names');
  }
}

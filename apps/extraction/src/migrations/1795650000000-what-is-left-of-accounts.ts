import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What is left of extractions and files that were deleted, by whose they were: of an account that is closed it is removed, and to look through the
 * table of all accounts for it takes longer than a statement may. Made while others write, and may be run again.
 */
export class WhatIsLeftOfAccounts1795650000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS extraction.extraction_emptied_of_account');
    await runner.query(
      'CREATE INDEX CONCURRENTLY extraction_emptied_of_account ON extraction.extraction (account_id) WHERE deleted_at IS NOT NULL',
    );
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS extraction.file_removed_of_account');
    await runner.query('CREATE INDEX CONCURRENTLY file_removed_of_account ON extraction.file (account_id) WHERE removed_at IS NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX IF EXISTS extraction.extraction_emptied_of_account');
    await runner.query('DROP INDEX IF EXISTS extraction.file_removed_of_account');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Extractions of a reference by name, with all that a list sorts and filters by, so that none of their rows is read; made while others write, and may be run again. */
export class ReferencesWithWhatIsFiltered1795580100000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS extraction.extraction_of_reference');
    await runner.query(`CREATE INDEX CONCURRENTLY extraction_of_reference
      ON extraction.extraction (account_id, reference, file_name COLLATE extraction.by_people, id) INCLUDE (created_at, confidence, doc_type, needs_review)
      WHERE state = 'completed' AND deleted_at IS NULL AND reference IS NOT NULL`);
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS extraction.extraction_by_reference');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX IF NOT EXISTS extraction_by_reference ON extraction.extraction (account_id, reference, id)
      WHERE state = 'completed' AND deleted_at IS NULL AND reference IS NOT NULL`);
    await runner.query('DROP INDEX IF EXISTS extraction.extraction_of_reference');
  }
}

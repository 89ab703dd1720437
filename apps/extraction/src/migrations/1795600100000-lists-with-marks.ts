import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The orders that had no labels and references beside what else a list filters by. */
const ORDERS = { created_at: 'created', confidence: 'confidence', doc_type: 'doc_type' } as const;
const FILTERED = ['created_at', 'confidence', 'doc_type', 'needs_review', 'file_name'];

/**
 * Labels and references stand in the index of each order of a list, so that who looks for one walks in it without reading a row. Made while others
 * write, and may be run again; what the release before reads in the old indexes is in the new ones.
 */
export class ListsWithMarks1795600100000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [order, name] of Object.entries(ORDERS)) {
      const besides = FILTERED.filter((column) => column !== order).join(', ');
      await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS extraction.extraction_with_marks_by_${name}`);
      await runner.query(`CREATE INDEX CONCURRENTLY extraction_with_marks_by_${name} ON extraction.extraction (account_id, ${order}, id)
        INCLUDE (${besides}, label, reference) WHERE state = 'completed' AND deleted_at IS NULL`);
      await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS extraction.extraction_with_name_by_${name}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [order, name] of Object.entries(ORDERS)) {
      const besides = FILTERED.filter((column) => column !== order).join(', ');
      await runner.query(`CREATE INDEX IF NOT EXISTS extraction_with_name_by_${name} ON extraction.extraction (account_id, ${order}, id)
        INCLUDE (${besides}) WHERE state = 'completed' AND deleted_at IS NULL`);
      await runner.query(`DROP INDEX IF EXISTS extraction.extraction_with_marks_by_${name}`);
    }
  }
}

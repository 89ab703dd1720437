import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Parts of names are looked for in small letters: to hold a name against a part whatever its letters costs five times as much by `ILIKE`. Made while
 * others write, and may be run again. `extraction_by_name_part` is read by the release before alone.
 */
export class PartsOfNamesInSmallLetters1795520000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // An index of some rows alone tells the planner nothing: it would take a part that all names have for rare, and sort a million of them.
    await runner.query('CREATE STATISTICS IF NOT EXISTS extraction.extraction_small_name ON (lower(file_name)) FROM extraction.extraction');
    await runner.query('ANALYZE extraction.extraction');
    const [extension] = (await runner.query(
      `SELECT quote_ident(nspname) AS schema FROM pg_extension JOIN pg_namespace n ON n.oid = extnamespace WHERE extname = 'pg_trgm'`,
    )) as { schema: string }[];
    if (!extension) return;
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS extraction.extraction_by_small_name_part');
    await runner.query(`CREATE INDEX CONCURRENTLY extraction_by_small_name_part ON extraction.extraction
      USING gin (lower(file_name) ${extension.schema}.gin_trgm_ops) WITH (fastupdate = off) WHERE state = 'completed' AND deleted_at IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX IF EXISTS extraction.extraction_by_small_name_part');
    await runner.query('DROP STATISTICS IF EXISTS extraction.extraction_small_name');
  }
}

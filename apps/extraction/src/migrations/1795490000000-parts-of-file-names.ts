import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where the extension is not to be had, or this role may not have it made, names are looked through one by one, as they were. */
const TRIGRAMS = `DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_available_extensions WHERE name = 'pg_trgm') THEN
    CREATE EXTENSION IF NOT EXISTS pg_trgm SCHEMA public;
  END IF;
EXCEPTION WHEN insufficient_privilege OR invalid_schema_name THEN
  RAISE NOTICE 'pg_trgm is left to who may create it';
END $$`;

/** Finds extractions by a part of a file's name, of three letters or more; made while others write, and may be run again. */
export class PartsOfFileNames1795490000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TRIGRAMS);
    const [extension] = (await runner.query(
      `SELECT quote_ident(nspname) AS schema FROM pg_extension JOIN pg_namespace n ON n.oid = extnamespace WHERE extname = 'pg_trgm'`,
    )) as { schema: string }[];
    if (!extension) return;
    // Nothing is put off: a list that waits to be sorted in would be read by every search.
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS extraction.extraction_by_name_part');
    await runner.query(`CREATE INDEX CONCURRENTLY extraction_by_name_part ON extraction.extraction
      USING gin (file_name ${extension.schema}.gin_trgm_ops) WITH (fastupdate = off) WHERE state = 'completed' AND deleted_at IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX IF EXISTS extraction.extraction_by_name_part');
  }
}

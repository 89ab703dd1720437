import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where the extension is not to be had, or this role may not have it made, the index of all accounts' names goes on being read. */
const ACCOUNTS_IN_GIN = `DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_available_extensions WHERE name = 'btree_gin') THEN
    CREATE EXTENSION IF NOT EXISTS btree_gin SCHEMA public;
  END IF;
EXCEPTION WHEN insufficient_privilege OR invalid_schema_name THEN
  RAISE NOTICE 'btree_gin is left to who may create it';
END $$`;

/**
 * The index of parts of names knows whose each is: of five accounts that name their files alike, four fifths of what was found were others', each
 * row of it read. Made while others write, and may be run again. `extraction_by_small_name_part` is read by the release before alone,
 * `extraction_by_name_part` by none.
 */
export class PartsOfNamesOfAnAccount1795530000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ACCOUNTS_IN_GIN);
    const extensions = (await runner.query(
      `SELECT extname, quote_ident(nspname) AS schema FROM pg_extension JOIN pg_namespace n ON n.oid = extnamespace
       WHERE extname IN ('pg_trgm', 'btree_gin') ORDER BY extname`,
    )) as { extname: string; schema: string }[];
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS extraction.extraction_by_name_part');
    if (extensions.length < 2) return;
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS extraction.extraction_of_account_by_name_part');
    await runner.query(`CREATE INDEX CONCURRENTLY extraction_of_account_by_name_part ON extraction.extraction
      USING gin (account_id, lower(file_name) ${extensions[1]!.schema}.gin_trgm_ops) WITH (fastupdate = off)
      WHERE state = 'completed' AND deleted_at IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX IF EXISTS extraction.extraction_of_account_by_name_part');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The record of corrections, approval, and what of each extraction a person should look at. */
export class CorrectionsAndReview1795430000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE extraction.extraction
      ADD version integer NOT NULL DEFAULT 0,
      ADD reviewed_at timestamptz,
      ADD reviewed_by text,
      ADD doubts integer[],
      ADD findings integer,
      ADD needs_review integer`);
    await runner.query(`CREATE TABLE extraction.correction (
      extraction_id text NOT NULL CONSTRAINT correction_extraction_fkey REFERENCES extraction.extraction ON DELETE CASCADE,
      number integer NOT NULL,
      version integer NOT NULL,
      kind text NOT NULL,
      row_index integer,
      column_index integer,
      field text,
      before json,
      after json,
      undoes integer,
      corrected_by text NOT NULL,
      corrected_at timestamptz NOT NULL,
      CONSTRAINT correction_pkey PRIMARY KEY (extraction_id, number)
    )`);
    await runner.query(`CREATE TABLE extraction.replaced_chunk (
      extraction_id text NOT NULL CONSTRAINT replaced_chunk_extraction_fkey REFERENCES extraction.extraction ON DELETE CASCADE,
      correction integer NOT NULL,
      index integer NOT NULL,
      first_row integer NOT NULL,
      rows json NOT NULL,
      provenance json NOT NULL,
      confidence json NOT NULL,
      CONSTRAINT replaced_chunk_pkey PRIMARY KEY (extraction_id, correction, index)
    )`);
    await runner.query(`CREATE TABLE extraction.review_setting (
      account_id text CONSTRAINT review_setting_pkey PRIMARY KEY,
      threshold_percent integer NOT NULL
    )`);
    const listed = `state = 'completed' AND deleted_at IS NULL`;
    await runner.query(
      `CREATE INDEX extraction_to_review ON extraction.extraction (account_id, created_at, id) WHERE ${listed} AND needs_review > 0`,
    );
    await runner.query(`CREATE INDEX extraction_uncounted ON extraction.extraction (id) WHERE ${listed} AND needs_review IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE extraction.review_setting, extraction.replaced_chunk, extraction.correction');
    await runner.query('DROP INDEX extraction.extraction_uncounted, extraction.extraction_to_review');
    await runner.query(`ALTER TABLE extraction.extraction DROP version, DROP reviewed_at, DROP reviewed_by, DROP doubts, DROP findings,
      DROP needs_review`);
  }
}

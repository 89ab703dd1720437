import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How long an account's extractions are kept, how many bytes its files have, what its failures cost, and which runs a death is blamed on. */
export class WhatIsKeptAndBlamed1795360000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE extraction.retention (
      account_id text CONSTRAINT retention_pkey PRIMARY KEY,
      days integer NOT NULL
    )`);
    await runner.query(`CREATE INDEX file_of_account ON extraction.file (account_id) INCLUDE (bytes) WHERE removed_at IS NULL`);
    await runner.query(`CREATE INDEX extraction_of_file ON extraction.extraction (file_id)`);
    await runner.query(`CREATE INDEX extraction_failed ON extraction.extraction (completed_at) WHERE state = 'failed'`);
    await runner.query(`ALTER TABLE extraction.extraction
      ADD engine_ms integer NOT NULL DEFAULT 0,
      ADD suspect boolean NOT NULL DEFAULT false,
      ADD alone boolean NOT NULL DEFAULT false,
      ADD deaths_alone integer NOT NULL DEFAULT 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE extraction.extraction DROP engine_ms, DROP suspect, DROP alone, DROP deaths_alone`);
    await runner.query(`DROP INDEX extraction.extraction_failed, extraction.extraction_of_file, extraction.file_of_account`);
    await runner.query('DROP TABLE extraction.retention');
  }
}

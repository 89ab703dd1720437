import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every table that was found; and what a request may say besides: a reference, which pages, which endpoints are told. */
export class WhatWasAskedAndFound1795400100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE extraction.extraction ADD reference text, ADD pages jsonb, ADD webhook_ids text[]`);
    await runner.query(`CREATE TABLE extraction.found_table (
      extraction_id text NOT NULL CONSTRAINT found_table_extraction_fkey REFERENCES extraction.extraction ON DELETE CASCADE,
      index integer NOT NULL,
      page integer NOT NULL,
      title text,
      box json,
      columns json NOT NULL,
      header json NOT NULL,
      spans json NOT NULL,
      confidence double precision NOT NULL,
      row_count integer NOT NULL,
      CONSTRAINT found_table_pkey PRIMARY KEY (extraction_id, index)
    )`);
    await runner.query(`CREATE TABLE extraction.found_table_chunk (
      extraction_id text NOT NULL,
      table_index integer NOT NULL,
      index integer NOT NULL,
      rows json NOT NULL,
      CONSTRAINT found_table_chunk_pkey PRIMARY KEY (extraction_id, table_index, index),
      CONSTRAINT found_table_chunk_table_fkey FOREIGN KEY (extraction_id, table_index) REFERENCES extraction.found_table ON DELETE CASCADE
    )`);
    const listed = `state = 'completed' AND deleted_at IS NULL`;
    await runner.query(
      `CREATE INDEX extraction_by_reference ON extraction.extraction (account_id, reference, id) WHERE ${listed} AND reference IS NOT NULL`,
    );
    await runner.query(`CREATE INDEX extraction_by_label ON extraction.extraction (account_id, label, id) WHERE ${listed} AND label <> ''`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE extraction.found_table_chunk, extraction.found_table');
    await runner.query('ALTER TABLE extraction.extraction DROP reference, DROP pages, DROP webhook_ids');
  }
}

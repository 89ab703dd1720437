import { outboxTables } from '@gridline/outbox';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class FilesAndExtractions1763600100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE extraction.file (
      id text CONSTRAINT file_pkey PRIMARY KEY,
      account_id text NOT NULL,
      name text NOT NULL,
      storage_key text NOT NULL,
      bytes bigint NOT NULL,
      sha256 text NOT NULL,
      media_type text NOT NULL DEFAULT 'application/octet-stream',
      created_at timestamptz NOT NULL,
      removed_at timestamptz
    )`);
    await runner.query(`CREATE TABLE extraction.extraction (
      id text CONSTRAINT extraction_pkey PRIMARY KEY,
      account_id text NOT NULL,
      file_id text NOT NULL CONSTRAINT extraction_file_fkey REFERENCES extraction.file,
      file_name text NOT NULL,
      state text NOT NULL,
      plan text NOT NULL,
      engine text NOT NULL,
      doc_type_hint text,
      password_sealed text,
      label text NOT NULL,
      idempotency_key text,
      fingerprint text NOT NULL,
      attempts integer NOT NULL DEFAULT 0,
      created_at timestamptz NOT NULL,
      signed_at timestamptz NOT NULL,
      completed_at timestamptz,
      progress jsonb,
      error_code text,
      error_detail text,
      page_count integer NOT NULL DEFAULT 0,
      doc_type text NOT NULL DEFAULT '',
      columns jsonb NOT NULL DEFAULT '[]',
      row_count integer NOT NULL DEFAULT 0,
      metadata json NOT NULL DEFAULT '{}',
      confidence double precision NOT NULL DEFAULT 0,
      field_confidence json NOT NULL DEFAULT '{}',
      summary text NOT NULL DEFAULT '',
      language text,
      provenance jsonb,
      deleted_at timestamptz,
      CONSTRAINT extraction_state_check CHECK (state IN ('queued', 'running', 'completed', 'failed'))
    )`);
    const listed = `WHERE state = 'completed' AND deleted_at IS NULL`;
    await runner.query(`CREATE INDEX extraction_by_created ON extraction.extraction (account_id, created_at, id) ${listed}`);
    await runner.query(`CREATE INDEX extraction_by_confidence ON extraction.extraction (account_id, confidence, id) ${listed}`);
    await runner.query(`CREATE INDEX extraction_by_file_name ON extraction.extraction (account_id, file_name, id) ${listed}`);
    await runner.query(`CREATE INDEX extraction_by_doc_type ON extraction.extraction (account_id, doc_type, id) ${listed}`);
    await runner.query(`CREATE INDEX extraction_of_type ON extraction.extraction (account_id, lower(doc_type), created_at, id) ${listed}`);
    await runner.query(`CREATE INDEX extraction_of_account ON extraction.extraction (account_id, id) WHERE deleted_at IS NULL`);
    await runner.query(`CREATE INDEX extraction_unfinished ON extraction.extraction (signed_at) WHERE state IN ('queued', 'running')`);
    await runner.query(
      `CREATE UNIQUE INDEX extraction_idempotency ON extraction.extraction (account_id, idempotency_key) WHERE idempotency_key IS NOT NULL`,
    );
    await runner.query(`CREATE TABLE extraction.row_chunk (
      extraction_id text NOT NULL CONSTRAINT row_chunk_extraction_fkey REFERENCES extraction.extraction ON DELETE CASCADE,
      index integer NOT NULL,
      first_row integer NOT NULL,
      rows json NOT NULL,
      provenance json NOT NULL,
      confidence json NOT NULL,
      CONSTRAINT row_chunk_pkey PRIMARY KEY (extraction_id, index)
    )`);
    for (const statement of outboxTables('extraction')) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE extraction.outbox, extraction.inbox, extraction.row_chunk, extraction.extraction, extraction.file');
  }
}

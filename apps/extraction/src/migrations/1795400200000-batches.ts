import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Documents that were sent together. */
export class Batches1795400200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE extraction.batch (
      id text CONSTRAINT batch_pkey PRIMARY KEY,
      account_id text NOT NULL,
      reference text,
      webhook_ids text[],
      idempotency_key text,
      fingerprint text NOT NULL,
      total integer NOT NULL,
      refused json NOT NULL DEFAULT '{}',
      created_at timestamptz NOT NULL,
      closed_at timestamptz,
      completed_at timestamptz
    )`);
    await runner.query(
      `CREATE UNIQUE INDEX batch_idempotency ON extraction.batch (account_id, idempotency_key) WHERE idempotency_key IS NOT NULL`,
    );
    await runner.query('ALTER TABLE extraction.extraction ADD batch_id text, ADD batch_index integer');
    await runner.query('CREATE INDEX extraction_of_batch ON extraction.extraction (batch_id, batch_index) WHERE batch_id IS NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE extraction.extraction DROP batch_id, DROP batch_index');
    await runner.query('DROP TABLE extraction.batch');
  }
}

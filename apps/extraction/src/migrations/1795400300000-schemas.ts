import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The form in which an answer is wanted, and the forms that accounts saved. */
export class Schemas1795400300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE extraction.extraction ADD schema json');
    await runner.query(`CREATE TABLE extraction.saved_schema (
      account_id text NOT NULL,
      name text NOT NULL,
      schema json NOT NULL,
      updated_at timestamptz NOT NULL,
      CONSTRAINT saved_schema_pkey PRIMARY KEY (account_id, name)
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE extraction.saved_schema');
    await runner.query('ALTER TABLE extraction.extraction DROP schema');
  }
}

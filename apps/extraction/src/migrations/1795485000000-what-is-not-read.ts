import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is not read yet, or could not be, found without passing over what was: the app lists it between the rest. */
export class WhatIsNotRead1795485000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX extraction_unread ON extraction.extraction (account_id, id) WHERE state <> 'completed' AND deleted_at IS NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX extraction.extraction_unread');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the failures of an account took of the engine, apart from its extractions: one that is run again, or deleted, takes nothing of it back.
 * `extraction.engine_ms` is read by the release before alone.
 */
export class WhatFailuresTook1795510000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE extraction.failure (account_id text NOT NULL, failed_at timestamptz NOT NULL, engine_ms integer NOT NULL)',
    );
    await runner.query('CREATE INDEX failure_by_time ON extraction.failure (failed_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE extraction.failure');
  }
}

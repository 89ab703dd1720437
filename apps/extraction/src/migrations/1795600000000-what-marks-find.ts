import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How many of a long list have a label or reference that very many have, in all and by stretch of each order, as they stood at a fold: counted before anybody
 * asks, and for all replicas. A key is a digest, so that nothing of a label is kept here; the release before neither reads nor writes it.
 */
export class WhatMarksFind1795600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE extraction.listed_mark (
      account_id text NOT NULL,
      key text NOT NULL,
      epoch text NOT NULL,
      fold bigint NOT NULL,
      minutes double precision NOT NULL,
      counts integer[] NOT NULL,
      kept_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (account_id, key)
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE extraction.listed_mark');
  }
}

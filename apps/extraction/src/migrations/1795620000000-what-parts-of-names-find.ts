import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How many of a long list have a part in their name that many have, in all and by stretch of each order, as they stood at a fold: counted before anybody asks. A key is
 * a digest, so that nothing of a name is kept here; under none stands as of when all of an account's were counted. The release before neither reads nor writes it.
 */
export class WhatPartsOfNamesFind1795620000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE extraction.listed_part (
      account_id text NOT NULL,
      key text NOT NULL,
      total integer NOT NULL,
      created_at integer[] NOT NULL,
      confidence integer[] NOT NULL,
      file_name integer[] NOT NULL,
      doc_type integer[] NOT NULL,
      epoch text,
      fold bigint,
      minutes double precision,
      kept_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (account_id, key)
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE extraction.listed_part');
  }
}

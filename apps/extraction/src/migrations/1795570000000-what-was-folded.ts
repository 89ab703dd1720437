import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What was folded into the stretches of a list is kept for a while, by the number of its fold: who remembers what a name finds in it adds that, and
 * need not look at every name anew. An epoch ends with whatever is written otherwise: by a list that is cut anew, or by the release before this.
 */
export class WhatWasFolded1795570000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE extraction.listed_account
      ADD COLUMN folds bigint NOT NULL DEFAULT 0, ADD COLUMN epoch text NOT NULL DEFAULT ''`);
    await runner.query(`CREATE FUNCTION extraction.end_epoch_of_listed() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'INSERT' OR NEW.folds = OLD.folds THEN
          NEW.folds := NEW.folds + 1;
          NEW.epoch := pg_current_xact_id()::text;
        END IF;
        RETURN NEW;
      END $$`);
    await runner.query(`CREATE TRIGGER end_epoch_of_listed BEFORE INSERT OR UPDATE ON extraction.listed_account
      FOR EACH ROW EXECUTE FUNCTION extraction.end_epoch_of_listed()`);
    await runner.query(`CREATE TABLE extraction.listed_past (
      account_id text NOT NULL,
      fold bigint NOT NULL,
      folded_at timestamptz NOT NULL DEFAULT now(),
      id text NOT NULL,
      file_name text COLLATE extraction.by_people NOT NULL,
      label text NOT NULL,
      doc_type text NOT NULL,
      needs_review boolean NOT NULL,
      created_at timestamptz NOT NULL,
      confidence double precision NOT NULL,
      sign integer NOT NULL
    )`);
    await runner.query('CREATE INDEX listed_past_of_account ON extraction.listed_past (account_id, fold)');
    await runner.query('CREATE INDEX listed_past_by_folded_at ON extraction.listed_past (folded_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE extraction.listed_past');
    await runner.query('DROP TRIGGER end_epoch_of_listed ON extraction.listed_account');
    await runner.query('DROP FUNCTION extraction.end_epoch_of_listed()');
    await runner.query('ALTER TABLE extraction.listed_account DROP COLUMN folds, DROP COLUMN epoch');
  }
}

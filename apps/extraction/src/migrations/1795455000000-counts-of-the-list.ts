import type { MigrationInterface, QueryRunner } from 'typeorm';

const LISTED = `state = 'completed' AND deleted_at IS NULL`;

/** Each listed extraction once by the day it was made and once by the 1,024th of its confidence; a power of two, so that the borders are exact. */
const cellsOf = (rows: string, sign: 1 | -1): string => `
  SELECT account_id, by, doc_type, coalesce(needs_review > 0, confidence < 0.9 OR metadata ->> 'checksFailed' IS NOT NULL) AS needs_review,
    bucket, ${sign} AS n
  FROM ${rows}, LATERAL (VALUES
    ('created_at', floor(extract(epoch FROM created_at) / 86400)::int),
    ('confidence', floor(confidence * 1024)::int)) AS cell (by, bucket)
  WHERE ${LISTED}`;

const ADD = `
  INSERT INTO extraction.listed_count (account_id, by, doc_type, needs_review, bucket, n)
  SELECT account_id, by, doc_type, needs_review, bucket, sum(n) FROM`;
const SUMMED = 'GROUP BY account_id, by, doc_type, needs_review, bucket HAVING sum(n) <> 0';

/**
 * How many extractions an account's list holds, by type, by day and by confidence: written by triggers, so that whatever writes an
 * extraction is counted with it, the release before this one included. Lines are added, never waited for; a worker folds them.
 */
export class CountsOfTheList1795455000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE extraction.listed_count (
      account_id text NOT NULL,
      by text NOT NULL,
      doc_type text NOT NULL,
      needs_review boolean NOT NULL,
      bucket integer NOT NULL,
      n bigint NOT NULL,
      is_folded boolean NOT NULL DEFAULT false
    )`);
    await runner.query('CREATE INDEX listed_count_of_account ON extraction.listed_count (account_id, by, bucket)');
    await runner.query('CREATE INDEX listed_count_unfolded ON extraction.listed_count (account_id) WHERE NOT is_folded');
    await runner.query(`CREATE UNIQUE INDEX listed_count_folded
      ON extraction.listed_count (account_id, by, bucket, doc_type, needs_review) WHERE is_folded`);
    await runner.query(`CREATE FUNCTION extraction.count_listed() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'INSERT' THEN ${ADD} (${cellsOf('after', 1)}) AS cell ${SUMMED};
        ELSIF TG_OP = 'DELETE' THEN ${ADD} (${cellsOf('before', -1)}) AS cell ${SUMMED};
        ELSE ${ADD} (${cellsOf('before', -1)} UNION ALL ${cellsOf('after', 1)}) AS cell ${SUMMED};
        END IF;
        RETURN NULL;
      END $$`);
    const tables = { insert: 'NEW TABLE AS after', update: 'OLD TABLE AS before NEW TABLE AS after', delete: 'OLD TABLE AS before' };
    for (const [verb, transition] of Object.entries(tables))
      await runner.query(`CREATE TRIGGER count_listed_on_${verb} AFTER ${verb.toUpperCase()} ON extraction.extraction
        REFERENCING ${transition} FOR EACH STATEMENT EXECUTE FUNCTION extraction.count_listed()`);
    await runner.query(`${ADD} (${cellsOf('extraction.extraction', 1)}) AS cell ${SUMMED}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const verb of ['insert', 'update', 'delete']) await runner.query(`DROP TRIGGER count_listed_on_${verb} ON extraction.extraction`);
    await runner.query('DROP FUNCTION extraction.count_listed()');
    await runner.query('DROP TABLE extraction.listed_count');
  }
}

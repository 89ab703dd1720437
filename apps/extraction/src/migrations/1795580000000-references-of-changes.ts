import type { MigrationInterface, QueryRunner } from 'typeorm';

const LISTED = `state = 'completed' AND deleted_at IS NULL`;
const NEEDS_REVIEW = `coalesce(needs_review > 0, confidence < 0.9 OR metadata ->> 'checksFailed' IS NOT NULL)`;

/** As the function before it had it; see 1795560000000. */
const cellsOf = (rows: string, sign: 1 | -1): string => `
  SELECT account_id, by, doc_type, ${NEEDS_REVIEW} AS needs_review, bucket, ${sign} AS n
  FROM ${rows}, LATERAL (VALUES
    ('created_at', floor(extract(epoch FROM created_at) / 86400)::int),
    ('confidence', floor(confidence * 1024)::int)) AS cell (by, bucket)
  WHERE ${LISTED}`;
const addCells = (cells: string): string => `
  INSERT INTO extraction.listed_count (account_id, by, doc_type, needs_review, bucket, n)
  SELECT account_id, by, doc_type, needs_review, bucket, sum(n) FROM (${cells}) AS cell
  GROUP BY account_id, by, doc_type, needs_review, bucket HAVING sum(n) <> 0`;

const itemOf = (reference: string): string =>
  `account_id, id, file_name, label, ${reference}doc_type, needs_review, created_at, confidence`;
const itemsOf = (rows: string, reference: string, sign: 1 | -1): string => `
  SELECT account_id, id, file_name, label, ${reference && `coalesce(reference, '') AS ${reference}`}doc_type, ${NEEDS_REVIEW} AS needs_review, created_at, confidence, ${sign} AS sign
  FROM ${rows} WHERE ${LISTED}`;
const addItems = (items: string, reference: string): string => `
  INSERT INTO extraction.listed_change (${itemOf(reference)}, sign)
  SELECT ${itemOf(reference)}, sum(sign) FROM (${items}) AS item GROUP BY ${itemOf(reference)} HAVING sum(sign) <> 0`;

/** `reference` is the column with its comma, or nothing. */
const functionOf = (reference: 'reference, ' | ''): string => {
  const count = (...rows: [string, 1 | -1][]): string => {
    const cells = rows.map(([name, sign]) => cellsOf(name, sign)).join(' UNION ALL ');
    const items = rows.map(([name, sign]) => itemsOf(name, reference, sign)).join(' UNION ALL ');
    return `${addCells(cells)};${addItems(items, reference)};`;
  };
  return `CREATE OR REPLACE FUNCTION extraction.count_listed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'INSERT' THEN ${count(['after', 1])}
      ELSIF TG_OP = 'DELETE' THEN ${count(['before', -1])}
      ELSE ${count(['before', -1], ['after', 1])}
      END IF;
      RETURN NULL;
    END $$`;
};

/**
 * What changes in a list is noted with its reference, so that how many have one need not be counted by every page. The release before keeps what it
 * folds without one; of that it is looked up.
 */
export class ReferencesOfChanges1795580000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Who writes by the function as it was has ended before anybody rests on a reference.
    await runner.query('LOCK TABLE extraction.extraction IN SHARE ROW EXCLUSIVE MODE');
    await runner.query(`ALTER TABLE extraction.listed_change ADD COLUMN reference text NOT NULL DEFAULT ''`);
    await runner.query(functionOf('reference, '));
    await runner.query('ALTER TABLE extraction.listed_past ADD COLUMN reference text');
    await runner.query(`CREATE FUNCTION extraction.look_reference_up() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.reference := coalesce((SELECT reference FROM extraction.extraction WHERE id = NEW.id), '');
        RETURN NEW;
      END $$`);
    await runner.query(`CREATE TRIGGER look_reference_up BEFORE INSERT ON extraction.listed_past
      FOR EACH ROW WHEN (NEW.reference IS NULL) EXECUTE FUNCTION extraction.look_reference_up()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(functionOf(''));
    await runner.query('ALTER TABLE extraction.listed_change DROP COLUMN reference');
    await runner.query('DROP TRIGGER look_reference_up ON extraction.listed_past');
    await runner.query('DROP FUNCTION extraction.look_reference_up()');
    await runner.query('ALTER TABLE extraction.listed_past DROP COLUMN reference');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

const LISTED = `state = 'completed' AND deleted_at IS NULL`;
const NEEDS_REVIEW = `coalesce(needs_review > 0, confidence < 0.9 OR metadata ->> 'checksFailed' IS NOT NULL)`;

/** As the function before it had it; see 1795455000000. */
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

const ITEM = 'account_id, id, file_name, doc_type, needs_review, created_at, confidence';
const itemsOf = (rows: string, sign: 1 | -1): string => `
  SELECT account_id, id, file_name, doc_type, ${NEEDS_REVIEW} AS needs_review, created_at, confidence, ${sign} AS sign FROM ${rows} WHERE ${LISTED}`;
const addItems = (items: string): string => `
  INSERT INTO extraction.listed_change (${ITEM}, sign) SELECT ${ITEM}, sum(sign) FROM (${items}) AS item GROUP BY ${ITEM} HAVING sum(sign) <> 0`;

const functionOf = (isLogging: boolean): string => {
  const count = (...rows: [string, 1 | -1][]): string => {
    const union = (of: typeof cellsOf): string => rows.map(([name, sign]) => of(name, sign)).join(' UNION ALL ');
    return `${addCells(union(cellsOf))};${isLogging ? `${addItems(union(itemsOf))};` : ''}`;
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

/** What each order of a list goes by. */
const ORDERS = ['created_at', 'confidence', 'file_name', 'doc_type'] as const;

/**
 * A long list stands, in each of its orders, in some sixty stretches: where each begins, and by type, review and band of confidence the moments
 * of what is in it, in order, and its confidences, the surest first and negated: `width_bucket` then tells how many are earlier, or as sure. What changes is noted by the trigger that counts and folded in by a worker.
 */
export class StretchesOfLongLists1795500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE extraction.listed_account (
      account_id text PRIMARY KEY,
      n bigint NOT NULL,
      changed bigint NOT NULL DEFAULT 0,
      bands double precision[]
    )`);
    await runner.query(`CREATE TABLE extraction.listed_edge (
      account_id text NOT NULL,
      sort text NOT NULL,
      stretch integer NOT NULL,
      created_at timestamptz,
      confidence double precision,
      file_name text COLLATE extraction.by_people,
      doc_type text,
      id text NOT NULL,
      PRIMARY KEY (account_id, sort, stretch)
    )`);
    for (const sort of ORDERS)
      await runner.query(
        `CREATE INDEX listed_edge_by_${sort} ON extraction.listed_edge (account_id, ${sort}, id) INCLUDE (stretch) WHERE sort = '${sort}'`,
      );
    await runner.query(`CREATE TABLE extraction.listed_stretch (
      account_id text NOT NULL,
      sort text NOT NULL,
      stretch integer NOT NULL,
      doc_type text NOT NULL,
      needs_review boolean NOT NULL,
      band integer NOT NULL,
      is_fresh boolean NOT NULL,
      sign integer NOT NULL,
      n integer NOT NULL,
      least double precision NOT NULL,
      most double precision NOT NULL,
      moments timestamptz[] NOT NULL,
      doubts double precision[] NOT NULL,
      moments_by_doubt timestamptz[] NOT NULL
    ) WITH (toast_tuple_target = 8160)`);
    // Packed, or outside of the row, they would be unpacked and fetched by every page.
    for (const column of ['moments', 'doubts', 'moments_by_doubt'])
      await runner.query(`ALTER TABLE extraction.listed_stretch ALTER COLUMN ${column} SET STORAGE EXTERNAL`);
    await runner.query('CREATE INDEX listed_stretch_of_account ON extraction.listed_stretch (account_id, sort, stretch)');
    await runner.query(`CREATE TABLE extraction.listed_change (
      seq bigint GENERATED ALWAYS AS IDENTITY,
      account_id text NOT NULL,
      id text NOT NULL,
      file_name text COLLATE extraction.by_people NOT NULL,
      doc_type text NOT NULL,
      needs_review boolean NOT NULL,
      created_at timestamptz NOT NULL,
      confidence double precision NOT NULL,
      sign integer NOT NULL
    )`);
    await runner.query('CREATE INDEX listed_change_of_account ON extraction.listed_change (account_id, seq)');
    // Who writes by the function as it was has ended before any list is cut into stretches.
    await runner.query('LOCK TABLE extraction.extraction IN SHARE ROW EXCLUSIVE MODE');
    await runner.query(functionOf(true));
    await runner.query(`INSERT INTO extraction.listed_account (account_id, n)
      SELECT account_id, sum(n) FROM extraction.listed_count WHERE by = 'created_at' GROUP BY account_id`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(functionOf(false));
    for (const table of ['change', 'stretch', 'edge', 'account']) await runner.query(`DROP TABLE extraction.listed_${table}`);
  }
}

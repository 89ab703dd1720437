import { Round } from '@gridline/runtime';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { stretchOf } from './stretch-statement';
import { LISTED } from './list-conditions';
import { SORTS, type ListSort } from './list-query';

/** A list of so many extractions is kept in stretches; a shorter one is passed over and counted in under 10 ms (bench/lists). */
const LONG = 20_000;

/** Stretches of an order: more make every page read more lines, fewer make its walk longer. At 1,000,000 both take about as long. */
const STRETCHES = 64;

/** However long the list, a stretch is made by one statement, which has two seconds. */
const MOST_IN_STRETCH = 65_536;

/** Bands of confidence: a page looks at each extraction of the one band in which a least confidence lies. */
const BANDS = 8;

/** Once so many of a list came or went, it is cut anew: its stretches have grown apart, and what stands beside them is read by every page. */
const CHANGED_SHARE = 0.1;

/** Changes folded by one statement: a quarter of a second where much has changed already. */
const FOLDED_AT_ONCE = 250;

/** Changes that are taken away, or only counted, by one statement. */
const COUNTED_AT_ONCE = 5_000;

/** What was folded is kept for so long, for those who remember what a name finds; where something was deleted nothing is, and they count anew. */
const PAST_KEPT_MINUTES = 60;

/** What a test sets smaller. */
interface Sizes {
  long: number;
  stretches: number;
  changedShare: number;
}

/** An order of a list, and how many extractions a stretch of it has. */
interface Cut {
  accountId: string;
  sort: ListSort;
  size: number;
}

/** Of whom nobody stops. */

/** Where a stretch begins: the first of its extractions, as its sort has them. */
interface Edge {
  value: string;
  id: string;
}

/** Before all that there is. */
const FIRST: Record<ListSort, Edge> = {
  created_at: { value: '-infinity', id: '' },
  confidence: { value: '-Infinity', id: '' },
  file_name: { value: '', id: '' },
  doc_type: { value: '', id: '' },
};

/** Keeps long lists in stretches, so that a page deep within them is found without passing over what lies before. */
@Injectable()
export class ListStretches {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Takes up what changed since the last round; cuts lists anew that grew. Any number of replicas may do so at once. Leaves off, by throwing, within a statement of
   * a stop: to cut a list of a million takes half a minute, and another replica does it.
   */
  async fold(
    { long = LONG, stretches = STRETCHES, changedShare = CHANGED_SHARE }: Partial<Sizes> = {},
    round = new Round(),
  ): Promise<void> {
    const counted = (sql: string, ...values: unknown[]): Promise<number | undefined> => {
      round.step();
      return this.alone((tx) => countOf(tx, sql, values));
    };
    while ((await counted(COUNT_SHORT, COUNTED_AT_ONCE)) === COUNTED_AT_ONCE);
    for (const accountId of await this.accounts(CHANGED)) while ((await counted(FOLD, accountId, FOLDED_AT_ONCE)) === FOLDED_AT_ONCE);
    while ((await counted(FORGET_PAST, COUNTED_AT_ONCE)) === COUNTED_AT_ONCE);
    for (const accountId of await this.accounts(TOO_SHORT, long / 2)) await this.alone((tx) => forgetStretches(tx, accountId));
    for (const accountId of await this.accounts(TO_CUT, long, changedShare)) await this.cut(accountId, { long, stretches }, round);
  }

  private async accounts(sql: string, ...values: unknown[]): Promise<string[]> {
    const found: { account_id: string }[] = await this.dataSource.query(sql, values);
    return found.map((row) => row.account_id);
  }

  /** Answers what `work` does; nothing where another replica is at it, which will see to all. */
  private alone<T>(work: (tx: EntityManager) => Promise<T>): Promise<T | undefined> {
    return this.dataSource.transaction(async (tx) => ((await isAloneWithStretches(tx)) ? work(tx) : undefined));
  }

  /** All stretches of one moment, and the changes up to it taken away; statement by statement, since one for all would take too long. */
  private cut(accountId: string, { long, stretches }: Omit<Sizes, 'changedShare'>, round: Round): Promise<void> {
    return this.dataSource.transaction('REPEATABLE READ', async (tx) => {
      // Not waited for: the transaction sees what there was before it had waited.
      if (!(await isAloneWithStretches(tx)) || (await hasUncounted(tx, accountId))) return;
      const taken = async () => countOf(tx, TAKE_CHANGES, [accountId, COUNTED_AT_ONCE]);
      while ((await taken()) > 0) round.step();
      await forgetStretches(tx, accountId);
      const [{ n }] = (await tx.query(
        `SELECT coalesce(sum(n), 0)::int AS n FROM extraction.listed_count WHERE account_id = $1 AND by = 'created_at'`,
        [accountId],
      )) as [{ n: number }];
      await tx.query('UPDATE extraction.listed_account SET n = $2, changed = 0 WHERE account_id = $1', [accountId, n]);
      if (n < long) return;
      await tx.query(SET_BANDS, [accountId, n]);
      const size = Math.min(MOST_IN_STRETCH, Math.ceil(n / stretches));
      for (const sort of Object.keys(SORTS) as ListSort[]) await cutSort(tx, { accountId, sort, size }, round);
    });
  }
}

const LOCK = `hashtext('extraction.listed_stretch')`;

/** Until this transaction ends, nobody else folds changes into stretches, makes them or removes an account's. */
export async function aloneWithStretches(tx: EntityManager): Promise<void> {
  await tx.query(`SELECT pg_advisory_xact_lock(${LOCK})`);
}

/** The same, where nobody else is at it; it is not waited for. */
export async function isAloneWithStretches(tx: EntityManager): Promise<boolean> {
  const [lock] = (await tx.query(`SELECT pg_try_advisory_xact_lock(${LOCK}) AS ours`)) as [{ ours: boolean }];
  return lock.ours;
}

async function hasUncounted(tx: EntityManager, accountId: string): Promise<boolean> {
  const [row] = (await tx.query(
    `SELECT EXISTS (SELECT FROM extraction.extraction WHERE account_id = $1 AND ${LISTED} AND needs_review IS NULL) AS any`,
    [accountId],
  )) as [{ any: boolean }];
  return row.any;
}

async function countOf(tx: EntityManager, sql: string, values: unknown[]): Promise<number> {
  const [row] = (await tx.query(sql, values)) as [{ count: number }];
  return row.count;
}

async function forgetStretches(tx: EntityManager, accountId: string): Promise<void> {
  await tx.query('DELETE FROM extraction.listed_edge WHERE account_id = $1', [accountId]);
  await tx.query('DELETE FROM extraction.listed_stretch WHERE account_id = $1', [accountId]);
  await tx.query('UPDATE extraction.listed_account SET bands = NULL WHERE account_id = $1', [accountId]);
}

async function cutSort(tx: EntityManager, { accountId, sort, size }: Cut, round: Round): Promise<void> {
  const { column, type } = SORTS[sort];
  let edge: Edge | undefined = FIRST[sort];
  for (let stretch = 1; edge; stretch++) {
    round.step();
    await tx.query(
      `INSERT INTO extraction.listed_edge (account_id, sort, stretch, ${sort}, id) VALUES ($1, '${sort}', $2, $3::${type}, $4)`,
      [accountId, stretch, edge.value, edge.id],
    );
    [edge] = (await tx.query(cutStatement(column, type, sort), [accountId, stretch, edge.value, edge.id, size])) as [Edge | undefined];
  }
}

/** Stores the next stretch of an order; answers where the one behind it begins. */
const cutStatement = (column: string, type: string, sort: ListSort): string => `
  WITH next AS MATERIALIZED (
    SELECT id, created_at, confidence, doc_type, needs_review > 0 AS needs_review, ${column} AS value, row_number() OVER (ORDER BY ${column}, id) AS position
    FROM extraction.extraction WHERE account_id = $1 AND ${LISTED} AND (${column}, id) >= ($3::${type}, $4)
    ORDER BY ${column}, id LIMIT $5::int + 1),
  item AS (
    SELECT next.*, width_bucket(confidence, bands) AS band FROM next, extraction.listed_account WHERE account_id = $1 AND position <= $5),
  stored AS (${insertLines(`SELECT $1, '${sort}', $2::int, doc_type, needs_review, band, false, 1, created_at, confidence FROM item`)})
  SELECT value::text AS value, id FROM next WHERE position > $5`;

/** So many with their three arrays fill a page of the database; more would lie outside of the row, each to be fetched by itself. */
const MOST_IN_LINE = 330;

/** Lines of items that have the columns of KEY, a moment and a confidence. */
function insertLines(items: string): string {
  return `INSERT INTO extraction.listed_stretch (${LINE}, n, least, most, moments, doubts, moments_by_doubt)
    SELECT ${LINE}, count(*), min(confidence), max(confidence), array_agg(created_at ORDER BY created_at),
      array_agg(-confidence ORDER BY -confidence, created_at), array_agg(created_at ORDER BY -confidence, created_at)
    FROM (SELECT each.*, (row_number() OVER (PARTITION BY ${LINE} ORDER BY confidence) - 1) / ${MOST_IN_LINE} AS part
      FROM (${items}) AS each (${LINE}, created_at, confidence)) AS parted
    GROUP BY ${LINE}, part`;
}

const KEY = 'account_id, sort, stretch, doc_type, needs_review, band';
const LINE = `${KEY}, is_fresh, sign`;

/** By the least confidence of each band but the first, so that each has about as many, as the counted 1,024ths tell. */
const SET_BANDS = `
  WITH counted AS (
    SELECT bucket, sum(n) AS n FROM extraction.listed_count WHERE account_id = $1 AND by = 'confidence' GROUP BY bucket),
  ranked AS (SELECT bucket, n, sum(n) OVER (ORDER BY bucket) AS up_to FROM counted)
  UPDATE extraction.listed_account SET bands = (
    SELECT coalesce(array_agg((bucket + 1) / 1024::double precision ORDER BY bucket), '{}') FROM ranked
    WHERE div(up_to, $2::int / ${BANDS} + 1) > div(up_to - n, $2::int / ${BANDS} + 1))
  WHERE account_id = $1`;

/** What changed in lists that are in no stretches only makes them longer or shorter. */
const COUNT_SHORT = `
  WITH taken AS (
    DELETE FROM extraction.listed_change WHERE ctid = ANY(ARRAY(
      SELECT ctid FROM extraction.listed_change c
      WHERE NOT EXISTS (SELECT FROM extraction.listed_account a WHERE a.account_id = c.account_id AND a.bands IS NOT NULL) LIMIT $1))
    RETURNING account_id, sign),
  summed AS (
    INSERT INTO extraction.listed_account (account_id, n) SELECT account_id, sum(sign) FROM taken GROUP BY account_id
    ON CONFLICT (account_id) DO UPDATE SET n = listed_account.n + excluded.n)
  SELECT count(*)::int AS count FROM taken`;

const TAKE_CHANGES = `
  WITH taken AS (
    DELETE FROM extraction.listed_change WHERE ctid = ANY(ARRAY(SELECT ctid FROM extraction.listed_change WHERE account_id = $1 LIMIT $2)) RETURNING 1)
  SELECT count(*)::int AS count FROM taken`;

const CHANGED = `SELECT account_id FROM extraction.listed_account a
  WHERE bands IS NOT NULL AND EXISTS (SELECT FROM extraction.listed_change c WHERE c.account_id = a.account_id)`;
const TOO_SHORT = 'SELECT account_id FROM extraction.listed_account WHERE bands IS NOT NULL AND n < $1';
const TO_CUT = `SELECT account_id FROM extraction.listed_account WHERE n >= $1 AND (bands IS NULL OR changed > $2::float8 * n)`;

const NOTED = 'account_id, id, file_name, label, reference, doc_type, needs_review, created_at, confidence, sign';
const FORGET_PAST = `
  WITH gone AS (
    DELETE FROM extraction.listed_past WHERE ctid = ANY(ARRAY(
      SELECT ctid FROM extraction.listed_past WHERE folded_at < now() - interval '${PAST_KEPT_MINUTES} minutes' LIMIT $1)) RETURNING 1)
  SELECT count(*)::int AS count FROM gone`;

/** What changed since the list was cut stands beside, in lines of what came and of what went: to write those anew that were cut would be ten times the work. */
const FOLD = `
  WITH taken AS (
    DELETE FROM extraction.listed_change WHERE ctid = ANY(ARRAY(
      SELECT ctid FROM extraction.listed_change WHERE account_id = $1 LIMIT $2))
    RETURNING *),
  deleted AS (
    SELECT count(*)::int AS n FROM taken t
    WHERE sign < 0 AND NOT EXISTS (SELECT FROM extraction.extraction e WHERE e.id = t.id AND e.deleted_at IS NULL)),
  counted AS (
    UPDATE extraction.listed_account SET n = n + (SELECT coalesce(sum(sign), 0) FROM taken), changed = changed + (SELECT count(*) FROM taken),
      folds = folds + (SELECT CASE n WHEN 0 THEN 1 ELSE 0 END FROM deleted)
    WHERE account_id = $1 RETURNING folds),
  past AS (INSERT INTO extraction.listed_past (fold, ${NOTED}) SELECT folds, ${NOTED} FROM taken, counted WHERE (SELECT n FROM deleted) = 0),
  forgotten AS (DELETE FROM extraction.listed_past WHERE account_id = $1 AND (SELECT n FROM deleted) > 0),
  placed AS (
    SELECT c.account_id, position.sort, position.stretch, c.doc_type, c.needs_review, width_bucket(c.confidence, a.bands) AS band,
      c.created_at, c.confidence, c.sign
    FROM taken c, extraction.listed_account a,
      LATERAL (VALUES ${(Object.keys(SORTS) as ListSort[]).map((sort) => `('${sort}', ${stretchOf(sort, 'c')})`).join(', ')}) AS position (sort, stretch)
    WHERE a.account_id = $1),
  touched AS (SELECT DISTINCT ${KEY} FROM placed),
  before AS (
    DELETE FROM extraction.listed_stretch s USING touched t
    WHERE s.account_id = $1 AND s.is_fresh AND (s.sort, s.stretch, s.doc_type, s.needs_review, s.band) = (t.sort, t.stretch, t.doc_type, t.needs_review, t.band)
    RETURNING s.*),
  item AS (
    SELECT ${KEY}, each.created_at, -each.doubt AS confidence, sign FROM before, unnest(moments_by_doubt, doubts) AS each (created_at, doubt)
    UNION ALL SELECT ${KEY}, created_at, confidence, sign FROM placed),
  kept AS (SELECT ${KEY}, created_at, confidence, sum(sign)::int AS n FROM item GROUP BY ${KEY}, created_at, confidence),
  stored AS (${insertLines(`SELECT ${KEY}, true, sign(n)::int, created_at, confidence FROM kept, generate_series(1, abs(kept.n))`)})
  SELECT count(*)::int AS count FROM taken`;

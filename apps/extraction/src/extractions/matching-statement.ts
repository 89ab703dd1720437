import { conditions, inIndex } from './list-conditions';
import { SORTS, type ListQuery, type ListSort } from './list-query';
import { stretchOf } from './stretch-statement';
import { placeholders, type Statement, type Take } from './statement';

/**
 * How many match by stretch, in order, by a look at what matches. By name it is put in order with where each stretch begins: to hold two names against
 * one another takes longer than all else, and a sort does so less often than a search for the stretch of each.
 */
export const matchingByStretchStatement = (query: ListQuery, partOf = inIndex): Statement =>
  query.sort === 'file_name' ? sortedByStretch(query) : searchedByStretch(query, query.sort, partOf);

/**
 * What matches is placed among the edges of stretches by a hash of these: a database that takes it for rarer than it is, as it does a label with a type, holds each
 * against every edge, or reads all of the type in the order of the edges, 0.4 and 0.6 s for 60,000. Until `PLACED`, since pages are found in the same transaction.
 */
export const PLACING = 'SET LOCAL enable_nestloop = off; SET LOCAL enable_mergejoin = off';
export const PLACED = 'SET LOCAL enable_nestloop = on; SET LOCAL enable_mergejoin = on';

function sortedByStretch(query: ListQuery): Statement {
  const { values, take } = placeholders();
  const { sort } = query;
  const [name, collation = ''] = SORTS[sort].column.split(/ (?=COLLATE)/);
  const sql = `
    WITH matching AS MATERIALIZED (SELECT ${name} AS value, id FROM extraction.extraction WHERE ${conditions(query, take).join(' AND ')}),
    marked AS (
      SELECT value ${collation} AS value, id, NULL AS stretch FROM matching
      UNION ALL SELECT ${sort} ${collation}, id, stretch FROM extraction.listed_edge WHERE account_id = ${take(query.accountId)} AND sort = '${sort}'),
    ranked AS (SELECT stretch, count(*) FILTER (WHERE stretch IS NULL) OVER (ORDER BY value, id, stretch ROWS UNBOUNDED PRECEDING) AS before FROM marked)
    SELECT (coalesce(lead(before) OVER (ORDER BY stretch), (SELECT count(*) FROM matching)) - before)::int AS count
    FROM ranked WHERE stretch IS NOT NULL ORDER BY stretch`;
  return { sql, values };
}

/** Each by a search among the values at which stretches begin; where it has one of these, which a type nearly always has, among the ids there. */
function searchedByStretch(query: ListQuery, sort: Exclude<ListSort, 'file_name'>, partOf: typeof inIndex): Statement {
  const { values, take } = placeholders();
  const { column } = SORTS[sort];
  const sql = `
    WITH edge AS MATERIALIZED (
      SELECT stretch, ${sort} AS value, id AS first FROM extraction.listed_edge WHERE account_id = ${take(query.accountId)} AND sort = '${sort}'),
    known AS MATERIALIZED (SELECT array_agg(value ORDER BY stretch) AS edges FROM edge),
    shared AS MATERIALIZED (SELECT value, min(stretch) - 1 AS before, array_agg(first ORDER BY stretch) AS edges FROM edge GROUP BY value),
    placed AS (
      SELECT CASE WHEN shared.value IS NULL THEN width_bucket(${column}, known.edges) ELSE shared.before + width_bucket(id, shared.edges) END AS stretch,
        count(*) AS n
      FROM extraction.extraction CROSS JOIN known LEFT JOIN shared ON shared.value = ${column}
      WHERE ${conditions(query, take, partOf).join(' AND ')} GROUP BY 1)
    SELECT coalesce(n, 0)::int AS count FROM edge LEFT JOIN placed USING (stretch) ORDER BY stretch`;
  return { sql, values };
}

/** How many match by stretch, from 1 on, by type and by review, by one look at what matches: what is counted beforehand. */
export function cellsByStretchStatement(query: ListQuery): Statement {
  const { values, take } = placeholders();
  const cells = 'lower(doc_type) AS type, needs_review > 0 AS is_to_review';
  const placed = placedText(query, { columns: cells, names: 'type, is_to_review', none: `'', false` }, take);
  const sql = `${placed}
    SELECT stretch, type, is_to_review AS "isToReview", count(*)::int AS count FROM placed WHERE NOT is_edge GROUP BY 1, 2, 3`;
  return { sql, values };
}

/** Stores when what matches was made, by stretch of an order, as it was at the last fold: what is not folded yet is added by who asks. */
export function momentsByStretchStatement(query: ListQuery, key: string): Statement {
  const { values, take } = placeholders(query.accountId, key);
  const placed = placedText(query, { columns: 'created_at', names: 'created_at', none: 'NULL::timestamptz' }, take);
  const { label, reference } = query;
  const has = label === undefined ? `reference = ${take(reference)}` : `label = ${take(label)}`;
  const sql = `INSERT INTO extraction.listed_mark_moment (account_id, key, stretch, moments)
    ${placed},
    item AS (
      SELECT stretch, created_at, 1 AS n FROM placed WHERE NOT is_edge
      UNION ALL SELECT ${stretchOf(query.sort, 'c')}, created_at, -sign FROM extraction.listed_change c WHERE account_id = $1 AND ${has}),
    kept AS (SELECT stretch, created_at, sum(n)::int AS n FROM item GROUP BY stretch, created_at)
    SELECT $1, $2, stretch, coalesce(array_agg(created_at ORDER BY created_at) FILTER (WHERE created_at IS NOT NULL), '{}')
    FROM edge LEFT JOIN (SELECT stretch, created_at FROM kept, generate_series(1, kept.n)) AS each USING (stretch) GROUP BY stretch`;
  return { sql, values };
}

/** What of an item is placed, and what stands for it at an edge. */
interface Placed {
  columns: string;
  names: string;
  none: string;
}

/** What matches in its stretch, as `placed`, beside edges that are told apart. */
function placedText(query: ListQuery, { columns, names, none }: Placed, take: Take): string {
  const { sort } = query;
  const { column } = SORTS[sort];
  const [name, collation = ''] = column.split(/ (?=COLLATE)/);
  const where = conditions(query, take).join(' AND ');
  const edges = `FROM extraction.listed_edge WHERE account_id = ${take(query.accountId)} AND sort = '${sort}'`;
  const sorted = `
    SELECT max(stretch) OVER (ORDER BY value, id, stretch ROWS UNBOUNDED PRECEDING) AS stretch, ${names}, is_edge FROM (
      SELECT ${name} ${collation} AS value, id, NULL::int AS stretch, ${columns}, false AS is_edge FROM extraction.extraction WHERE ${where}
      UNION ALL SELECT ${sort} ${collation}, id, stretch, ${none}, true ${edges}) AS marked`;
  const searched = `
    SELECT CASE WHEN shared.value IS NULL THEN width_bucket(${column}, known.edges) ELSE shared.before + width_bucket(id, shared.edges) END AS stretch,
      ${columns}, false AS is_edge
    FROM extraction.extraction CROSS JOIN known LEFT JOIN shared ON shared.value = ${column} WHERE ${where}`;
  return `
    WITH edge AS MATERIALIZED (SELECT stretch, ${sort} AS value, id AS first ${edges}),
    known AS MATERIALIZED (SELECT array_agg(value ORDER BY stretch) AS edges FROM edge),
    shared AS MATERIALIZED (SELECT value, min(stretch) - 1 AS before, array_agg(first ORDER BY stretch) AS edges FROM edge GROUP BY value),
    placed AS (${sort === 'file_name' ? sorted : searched})`;
}

import { conditions, inIndex } from './list-conditions';
import { SORTS, type ListQuery, type ListSort } from './list-query';
import { placeholders, type Statement } from './statement';

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
  const { sort } = query;
  const { column } = SORTS[sort];
  const [name, collation = ''] = column.split(/ (?=COLLATE)/);
  const cells = 'lower(doc_type) AS type, needs_review > 0 AS is_to_review';
  const where = conditions(query, take).join(' AND ');
  const edges = `FROM extraction.listed_edge WHERE account_id = ${take(query.accountId)} AND sort = '${sort}'`;
  const sorted = `
    SELECT max(stretch) OVER (ORDER BY value, id, stretch ROWS UNBOUNDED PRECEDING) AS stretch, type, is_to_review, is_edge FROM (
      SELECT ${name} ${collation} AS value, id, NULL::int AS stretch, ${cells}, false AS is_edge FROM extraction.extraction WHERE ${where}
      UNION ALL SELECT ${sort} ${collation}, id, stretch, '', false, true ${edges}) AS marked`;
  const searched = `
    SELECT CASE WHEN shared.value IS NULL THEN width_bucket(${column}, known.edges) ELSE shared.before + width_bucket(id, shared.edges) END AS stretch,
      ${cells}, false AS is_edge
    FROM extraction.extraction CROSS JOIN known LEFT JOIN shared ON shared.value = ${column} WHERE ${where}`;
  const sql = `
    WITH edge AS MATERIALIZED (SELECT stretch, ${sort} AS value, id AS first ${edges}),
    known AS MATERIALIZED (SELECT array_agg(value ORDER BY stretch) AS edges FROM edge),
    shared AS MATERIALIZED (SELECT value, min(stretch) - 1 AS before, array_agg(first ORDER BY stretch) AS edges FROM edge GROUP BY value),
    placed AS (${sort === 'file_name' ? sorted : searched})
    SELECT stretch, type, is_to_review AS "isToReview", count(*)::int AS count FROM placed WHERE NOT is_edge GROUP BY 1, 2, 3`;
  return { sql, values };
}

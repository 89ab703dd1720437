import { conditions, filters, inEachName, inList } from './list-conditions';
import { SORTS, isInOrderOfMark, isMarked, isNamed, type ListQuery } from './list-query';
import { placeholders, type Statement } from './statement';

/** More than these are looked at stretch by stretch, since all that one look finds is kept until it is counted. */
export const FEW = 20_000;

/** Whether what matches is likely few: then one look counts them and sorts them. Who follows a cursor asks for no position among them. */
export const isFew = (query: ListQuery): boolean => isNamed(query) && query.cursor === undefined;

/** Whether so many are few. */
export const areFew = (total: number): boolean => total <= FEW;

/** How many match, up to one more than few. */
export function fewCountStatement(query: ListQuery): Statement {
  const { values, take } = placeholders();
  const matching = `SELECT FROM extraction.extraction WHERE ${conditions(query, take).join(' AND ')} LIMIT ${FEW + 1}`;
  return { sql: `SELECT count(*)::int AS total FROM (${matching}) AS few`, values };
}

/** How many match, as the database guesses; within a tenth for parts of names, of which it keeps statistics. */
export function guessStatement(query: ListQuery): Statement {
  const { values, take } = placeholders();
  return { sql: `EXPLAIN (FORMAT JSON) SELECT FROM extraction.extraction WHERE ${conditions(query, take).join(' AND ')}`, values };
}

/** A look for few that finds many is in vain: 70 of 400 ms for a part that a tenth of a million names have. A guess that is half of the truth is still right. */
export const areSurelyMany = (guess: number): boolean => guess > 2 * FEW;

/** How many match, by a look at each name whatever the index of parts has: of many it is as long as a list of all. */
export function eachNameStatement(query: ListQuery): Statement {
  const { values, take } = placeholders();
  const listed = inList(query, take).join(' AND ');
  return {
    sql: `SELECT count(*) FILTER (WHERE ${filters(query, take, inEachName).join(' AND ')})::int AS total FROM extraction.extraction WHERE ${listed}`,
    values,
  };
}

/** What so many or fewer names have costs a look at each no more than to know where they are; what a label or reference has is in its index alone, in 10 ms for `FEW`. */
const SOUGHT_ANEW = 2_000;

/** Whether it is worth while to remember how many match. */
export const isRemembered = (query: ListQuery, total: number): boolean => total > (isMarked(query) ? FEW : SOUGHT_ANEW);

/**
 * The page among all that match, and how many those are, in one row where nothing is on it; no row where there are too many, or, which is rare, the page was
 * looked for in the wrong place.
 */
export function fewStatement(query: ListQuery): Statement {
  const { values, take } = placeholders();
  const { column } = SORTS[query.sort];
  const direction = query.order === 'asc' ? 'ASC' : 'DESC';
  const [name, collation = ''] = column.split(/ (?=COLLATE)/);
  const order = (value: string): string => `ORDER BY ${value} ${direction}, id ${direction}`;
  const isInOrder = isInOrderOfMark(query) && query.fileName === undefined;
  const [first, count] = [(query.page - 1) * query.limit, query.limit + 1];
  const few = `few AS MATERIALIZED (
      SELECT id, ${name} AS value FROM extraction.extraction WHERE ${conditions(query, take).join(' AND ')} ${isInOrder ? order(column) : ''} LIMIT ${FEW + 1}),
    counted AS MATERIALIZED (SELECT count(*)::int AS total FROM few)`;
  if (query.sort === 'file_name' && !isInOrder && first + count > HEAPED)
    return { sql: nearStatement(few, query, { first, count }), values };
  const sql = `WITH ${few}, page AS (
      SELECT id, value FROM few, counted WHERE total <= ${FEW} ${order(`few.value ${collation}`)} LIMIT ${count} OFFSET ${first})
    SELECT id, value::text AS value, total FROM counted LEFT JOIN page ON true WHERE total <= ${FEW} ${order(`page.value ${collation}`)}`;
  return { sql, values };
}

/** The first so many of a list are kept apart while all are looked at once, which is as quick as a sample of them. */
const HEAPED = 500;

/** So many names are sorted as they are. */
const SORTED_WHOLE = 2_000;

/** Of more names so many are sorted first, and tell between which two of them a page lies. */
const SAMPLED = 400;

/** A page is looked for within three standard deviations of where the sample says that it lies: 3 of 1,000 are not there. */
const DEVIATIONS = 3;

/**
 * A page by name without putting all names in order: to compare two by the collation takes 0.2 µs, and to sort ten thousand took 28 ms. A few of
 * them, sorted, tell which two names the page lies between; what is not between them is only counted.
 */
function nearStatement(few: string, { order }: ListQuery, { first, count }: { first: number; count: number }): string {
  const [direction, before, behind] = order === 'asc' ? ['ASC', '<', '>'] : ['DESC', '>', '<'];
  const value = `value COLLATE extraction.by_people`;
  const deviation = (share: string): string => `ceil(${DEVIATIONS} * sqrt(size * ${share} * (1 - ${share})))`;
  const [start, end] = [`least(1, ${first}::float8 / nullif(total, 0))`, `least(1, ${first + count}::float8 / nullif(total, 0))`];
  return `WITH ${few},
    sample AS MATERIALIZED (
      SELECT value, row_number() OVER (ORDER BY ${value} ${direction}) AS rank, count(*) OVER () AS size FROM few, counted
      WHERE total > ${SORTED_WHOLE} AND total <= ${FEW} AND abs(hashtext(id)::bigint) % (total / ${SAMPLED}) = 0),
    pivot AS MATERIALIZED (
      SELECT (SELECT value FROM sample WHERE rank = floor(size * ${start}) - ${deviation(start)}) AS low,
        (SELECT value FROM sample WHERE rank = ceil(size * ${end}) + 1 + ${deviation(end)}) AS high
      FROM counted),
    sided AS MATERIALIZED (
      SELECT id, value, CASE WHEN ${value} ${before} low THEN -1 WHEN ${value} ${behind} high THEN 1 ELSE 0 END AS side FROM few, pivot),
    near AS MATERIALIZED (
      SELECT count(*) FILTER (WHERE side = -1) AS before, count(*) FILTER (WHERE side <= 0) AS up_to FROM sided)
    SELECT id, value::text AS value, total FROM sided, counted, near
    WHERE side = 0 AND total <= ${FEW} AND before <= ${first} AND up_to >= least(total, ${first + count})
    ORDER BY ${value} ${direction}, id ${direction} LIMIT ${count} OFFSET (SELECT greatest(0, ${first} - before) FROM near)`;
}

/** How a type is stored, and how many are of it. */
export function typesStatement({ accountId, docType }: ListQuery): Statement {
  const sql = `SELECT coalesce(array_agg(DISTINCT doc_type), '{}') AS types, coalesce(sum(n), 0)::int AS total
    FROM extraction.listed_count WHERE account_id = $1 AND by = 'created_at' AND lower(doc_type) = lower($2)`;
  return { sql, values: [accountId, docType] };
}

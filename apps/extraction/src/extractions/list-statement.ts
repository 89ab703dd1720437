import { REVIEW_CONFIDENCE, ServiceError, type Input, type extractionList } from '@gridline/contracts';
import type { Seek, Stretch } from './list-seek';

export type ListQuery = Input<typeof extractionList> & {
  /** Whether extractions of an earlier release are still to be counted, which is soon after the start of this one. */
  hasUncounted?: boolean;
  /** How the type that is asked for is stored, whatever its letters: where few are of it and very many have the label or reference, those few are looked through. */
  typesAsStored?: readonly string[];
};

/** What a sort goes by, as the index that serves it has it, and the type of its values. */
export const SORTS = {
  created_at: { column: 'created_at', type: 'timestamptz' },
  confidence: { column: 'confidence', type: 'double precision' },
  file_name: { column: 'file_name COLLATE extraction.by_people', type: 'text' },
  doc_type: { column: 'doc_type', type: 'text' },
} as const;

export type ListSort = ListQuery['sort'];

/** For the rest of a transaction indexes are walked; the plan then looks dear, and is compiled where that is not refused by the session already. */
export const WALKING = 'SET LOCAL enable_sort = off; SET LOCAL enable_bitmapscan = off; SET LOCAL jit = off';

/**
 * What matches is placed among the edges of stretches by a hash of these: a database that takes it for rarer than it is, as it does a label with a type, holds each
 * against every edge, or reads all of the type in the order of the edges, 0.4 and 0.6 s for 60,000. Until `PLACED`, since pages are found in the same transaction.
 */
export const PLACING = 'SET LOCAL enable_nestloop = off; SET LOCAL enable_mergejoin = off';
export const PLACED = 'SET LOCAL enable_nestloop = on; SET LOCAL enable_mergejoin = on';

/** What is in a list. */
export const LISTED = `state = 'completed' AND deleted_at IS NULL`;

/** A statement with what its placeholders stand for. */
export interface Statement {
  sql: string;
  values: unknown[];
}

/** Whether the lines of `listed_count` tell such a list apart, and by which of their two orders; see its migration. */
export function countedBy(query: ListQuery): 'created_at' | 'confidence' | undefined {
  if (isNamed(query)) return undefined;
  const hasDays = (query.createdAfter ?? query.createdBefore) !== undefined;
  if (hasDays) return query.minConfidence === undefined ? 'created_at' : undefined;
  return query.minConfidence !== undefined || query.sort === 'confidence' ? 'confidence' : 'created_at';
}

/** Which bucket a value is in, where a bucket begins, and where it ends. */
const BUCKETS = {
  created_at: {
    of: (value: string) => `floor(extract(epoch FROM ${value}::timestamptz) / 86400)::int`,
    start: (bucket: string) => `to_timestamp((${bucket}) * 86400::double precision)`,
  },
  confidence: {
    of: (value: string) => `floor(${value}::double precision * 1024)::int`,
    start: (bucket: string) => `((${bucket}) / 1024::double precision)`,
  },
} as const;

/** How many match, by stretches of the list's order from its least on: `key` and `count`. One stretch where the order is not counted. */
export function bucketStatement(query: ListQuery): Statement {
  const values: unknown[] = [];
  const take = (value: unknown): string => `$${values.push(value)}`;
  const by = countedBy(query);
  const keyOf = (bucket: string): string => (query.sort === by ? bucket : query.sort === 'doc_type' ? 'doc_type' : `''`);
  const scan = (edge: string): string =>
    `SELECT ${keyOf(by ? BUCKETS[by].of(by) : '')} AS key, 1 AS n FROM extraction.extraction
     WHERE ${conditions(query, take).join(' AND ')} AND ${edge}`;
  const parts = by ? [countedPart(query, by, keyOf('bucket'), take), ...edges(query, by, take).map(scan)] : [scan('true')];
  const sql = `SELECT key::text AS key, sum(n)::int AS count FROM (${parts.join(' UNION ALL ')}) AS part GROUP BY part.key HAVING sum(n) > 0 ORDER BY part.key`;
  return { sql, values };
}

/** The buckets that lie wholly within the query's limits. */
function countedPart(query: ListQuery, by: 'created_at' | 'confidence', key: string, take: (value: unknown) => string): string {
  const where = [`account_id = ${take(query.accountId)}`, `by = '${by}'`];
  if (query.docType !== undefined) where.push(`lower(doc_type) = lower(${take(query.docType)})`);
  if (query.needsReview !== undefined) where.push(`needs_review = ${query.needsReview}`);
  const { low, high } = limitsOf(query);
  if (low !== undefined) where.push(`bucket > ${BUCKETS[by].of(take(low))}`);
  if (high !== undefined) where.push(`bucket < ${BUCKETS[by].of(take(high))}`);
  return `SELECT ${key} AS key, n FROM extraction.listed_count WHERE ${where.join(' AND ')}`;
}

/** The rest of the buckets in which the query's limits lie, each row once. */
function edges(query: ListQuery, by: 'created_at' | 'confidence', take: (value: unknown) => string): string[] {
  const { of, start } = BUCKETS[by];
  const { low, high } = limitsOf(query);
  const lowEdge = low === undefined ? undefined : `${by} < ${start(`${of(take(low))} + 1`)}`;
  const highEdge = high === undefined ? undefined : `${by} >= ${start(of(take(high)))}`;
  const both = lowEdge && highEdge && `${highEdge} AND NOT ${lowEdge}`;
  return [lowEdge, both ?? highEdge].filter((edge) => edge !== undefined);
}

const limitsOf = ({ createdAfter, createdBefore, minConfidence }: ListQuery): { low?: string | number; high?: string } => ({
  low: createdAfter ?? minConfidence,
  high: createdBefore,
});

/** A list of more extractions than these is walked in the order of its sort; fewer are sorted anew, in under 5 ms (bench/lists). */
export const SORTED_ANEW = 5_000;

/**
 * Whether a page is walked to in an index that has the list's order: left to itself, a database that takes a filter for rarer than it is sorts all
 * that match (docs/decisions/lists-from-counts.md). What is found by a label, a reference or a name is few.
 */
export const isWalked = (query: ListQuery, total: number, stretches?: readonly Stretch[]): boolean => {
  if (!isOfNameOrMark(query)) return total > SORTED_ANEW && !isNamed(query);
  if (isMarked(query)) return isInOrderOfMark(query) && !areFew(total);
  return !areFew(total) || (stretches?.length ?? 0) > 0;
};

/** Whether nothing but what the notes of changes tell is looked for, and a part of a name, a label or a reference is. */
export const isOfNameOrMark = (query: ListQuery): boolean => isNamed(query) && !query.hasUncounted;

/** What its owner marked it with: in an index of its own, and in no order's. */
export const isMarked = ({ label, reference }: ListQuery): boolean => (label ?? reference) !== undefined;

/** The indexes of labels and of references have what one of them has in the order of names. */
export const isInOrderOfMark = (query: ListQuery): boolean => isMarked(query) && query.sort === 'file_name';

const isNamed = ({ label, reference, fileName }: ListQuery): boolean => (label ?? reference ?? fileName) !== undefined;

/** Whether what matches is likely few: then one look counts them and sorts them. Who follows a cursor asks for no position among them. */
export const isFew = (query: ListQuery): boolean => isNamed(query) && query.cursor === undefined;

/** More than these are looked at stretch by stretch, since all that one look finds is kept until it is counted. */
export const FEW = 20_000;

/** How many match, up to one more than few. */
export function fewCountStatement(query: ListQuery): Statement {
  const values: unknown[] = [];
  const take = (value: unknown): string => `$${values.push(value)}`;
  const matching = `SELECT FROM extraction.extraction WHERE ${conditions(query, take).join(' AND ')} LIMIT ${FEW + 1}`;
  return { sql: `SELECT count(*)::int AS total FROM (${matching}) AS few`, values };
}

/** How many match, as the database guesses; within a tenth for parts of names, of which it keeps statistics. */
export function guessStatement(query: ListQuery): Statement {
  const values: unknown[] = [];
  const take = (value: unknown): string => `$${values.push(value)}`;
  return { sql: `EXPLAIN (FORMAT JSON) SELECT FROM extraction.extraction WHERE ${conditions(query, take).join(' AND ')}`, values };
}

/** A look for few that finds many is in vain: 70 of 400 ms for a part that a tenth of a million names have. A guess that is half of the truth is still right. */
export const areSurelyMany = (guess: number): boolean => guess > 2 * FEW;

/** How many match, by a look at each name whatever the index of parts has: of many it is as long as a list of all. */
export function eachNameStatement(query: ListQuery): Statement {
  const values: unknown[] = [];
  const take = (value: unknown): string => `$${values.push(value)}`;
  const listed = inList(query, take).join(' AND ');
  return {
    sql: `SELECT count(*) FILTER (WHERE ${filters(query, take, inEachName).join(' AND ')})::int AS total FROM extraction.extraction WHERE ${listed}`,
    values,
  };
}

export const areFew = (total: number): boolean => total <= FEW;

/** How a type is stored, and how many are of it. */
export function typesStatement({ accountId, docType }: ListQuery): Statement {
  const sql = `SELECT coalesce(array_agg(DISTINCT doc_type), '{}') AS types, coalesce(sum(n), 0)::int AS total
    FROM extraction.listed_count WHERE account_id = $1 AND by = 'created_at' AND lower(doc_type) = lower($2)`;
  return { sql, values: [accountId, docType] };
}

/** What so many or fewer names have costs a look at each no more than to know where they are; what a label or reference has is in its index alone, in 10 ms for `FEW`. */
const SOUGHT_ANEW = 2_000;

/** Whether it is worth while to remember how many match. */
export const isRemembered = (query: ListQuery, total: number): boolean => total > (isMarked(query) ? FEW : SOUGHT_ANEW);

/**
 * How many match by stretch, in order, by a look at what matches. By name it is put in order with where each stretch begins: to hold two names against
 * one another takes longer than all else, and a sort does so less often than a search for the stretch of each.
 */
export const matchingByStretchStatement = (query: ListQuery, partOf = inIndex): Statement =>
  query.sort === 'file_name' ? sortedByStretch(query) : searchedByStretch(query, query.sort, partOf);

function sortedByStretch(query: ListQuery): Statement {
  const values: unknown[] = [];
  const take = (value: unknown): string => `$${values.push(value)}`;
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
  const values: unknown[] = [];
  const take = (value: unknown): string => `$${values.push(value)}`;
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
  const values: unknown[] = [];
  const take = (value: unknown): string => `$${values.push(value)}`;
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

/**
 * The page among all that match, and how many those are; no row where there are too many, or, which is rare, the page was looked for in the
 * wrong place.
 */
export function fewStatement(query: ListQuery): Statement {
  const values: unknown[] = [];
  const take = (value: unknown): string => `$${values.push(value)}`;
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
  const sql = `WITH ${few}
    SELECT id, value::text AS value, total FROM few, counted WHERE total <= ${FEW}
    ${order(`few.value ${collation}`)} LIMIT ${count} OFFSET ${first}`;
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

/** Ids of a page with the value that each is sorted by, as the walk finds them; from the cursor on where one is given. `stretches` are those that `to` goes by. */
export function pageStatement(query: ListQuery, to: Seek | undefined, total: number, stretches?: readonly Stretch[]): Statement {
  const values: unknown[] = [];
  const take = (value: unknown): string => `$${values.push(value)}`;
  const value = `${SORTS[query.sort].column.split(' ')[0]}::text`;
  return { sql: walkText({ query, to, total, stretches }, value, take), values };
}

/** Where a list's page is walked to. */
interface Walk {
  query: ListQuery;
  to?: Seek;
  total: number;
  stretches?: readonly Stretch[];
}

/** Selects ids, and a value of each, as a walk finds them. */
export function walkText({ query, to, total, stretches }: Walk, value: string, take: (value: unknown) => string): string {
  const { column } = SORTS[query.sort];
  const isRising = (query.order === 'asc') !== (to?.isBackwards ?? false);
  const edge = to && stretches && edgeOf(query, to, stretches);
  // In the index of the sort, which knows nothing of `lower(doc_type)`.
  const isByType =
    query.docType !== undefined && isWalked(query, total, stretches) && (query.sort === 'confidence' || query.sort === 'doc_type');
  const apart: ListQuery = {
    ...query,
    ...(isByType ? { docType: undefined } : {}),
    ...(edge ? { [limitOf(query, isRising)]: undefined } : {}),
  };
  const where = conditions(apart, take);
  if (isByType) where.push(`lower(doc_type || '') = lower(${take(query.docType)})`);
  if (query.cursor) where.push(pastCursor(query, query.cursor, take));
  else if (edge) where.push(fromStretch(query, edge, isRising, take));
  else if (to && !stretches) where.push(...fromBucket(query, to.from, isRising, take));
  const direction = isRising ? 'ASC' : 'DESC';
  return `SELECT id, ${value} AS value FROM extraction.extraction WHERE ${where.join(' AND ')}
    ORDER BY ${column} ${direction}, id ${direction} LIMIT ${to?.take ?? query.limit + 1} OFFSET ${to?.skip ?? 0}`;
}

/** So many entries of an index are looked at in 10 ms (bench/lists). */
const NEARBY = 30_000;

/**
 * A page out of what lies next to an end of the list, past the cursor or at the edge of the stretch that `to` goes by; fewer items than it has where what
 * matches lies farther off: names that have a part often stand together, and labels and references, by name or by time.
 */
export function nearbyStatement(query: ListQuery, to: Omit<Seek, 'from'>, edge?: Stretch): Statement {
  const values: unknown[] = [];
  const take = (value: unknown): string => `$${values.push(value)}`;
  const { column } = SORTS[query.sort];
  const isRising = (query.order === 'asc') !== to.isBackwards;
  const direction = isRising ? 'ASC' : 'DESC';
  const where = inList(query, take);
  if (query.cursor) where.push(pastCursor(query, query.cursor, take));
  else if (edge) where.push(fromStretch(query, edge, isRising, take));
  const sql = `SELECT id, ordered::text AS value FROM (
      SELECT id, ${column} AS ordered, file_name, label, reference, doc_type, needs_review, created_at, confidence
      FROM extraction.extraction WHERE ${where.join(' AND ')} ORDER BY ${column} ${direction}, id ${direction} LIMIT ${NEARBY}) AS nearby
    WHERE ${filters(query, take, inEachName).join(' AND ')} ORDER BY ordered ${direction}, id ${direction} LIMIT ${to.take} OFFSET ${to.skip}`;
  return { sql, values };
}

/** A page out of all that match, put in order anew: a database that walks in an order until it has a page of them may walk through the whole list. */
export function sortedStatement(query: ListQuery, { isBackwards, skip, take: count }: Omit<Seek, 'from'>): Statement {
  const values: unknown[] = [];
  const take = (value: unknown): string => `$${values.push(value)}`;
  const [name, collation = ''] = SORTS[query.sort].column.split(/ (?=COLLATE)/);
  const direction = (query.order === 'asc') === isBackwards ? 'DESC' : 'ASC';
  const where = conditions(query, take);
  if (query.cursor) where.push(pastCursor(query, query.cursor, take));
  const sql = `WITH matching AS MATERIALIZED (SELECT id, ${name} AS value FROM extraction.extraction WHERE ${where.join(' AND ')})
    SELECT id, value::text AS value FROM matching ORDER BY matching.value ${collation} ${direction}, id ${direction} LIMIT ${count} OFFSET ${skip}`;
  return { sql, values };
}

/** Which stretch a walk begins at the edge of; undefined behind the last. */
export const edgeOf = ({ order }: ListQuery, to: Seek, stretches: readonly Stretch[]): Stretch | undefined =>
  stretches[Number(to.from) + ((order === 'asc') !== to.isBackwards ? 0 : 1)];

/** From the first item of a stretch on, in the direction of the walk. */
function fromBucket(query: ListQuery, key: string, isRising: boolean, take: (value: unknown) => string): string[] {
  const { sort } = query;
  if (sort === 'doc_type') return [`doc_type ${isRising ? '>=' : '<='} ${take(key)}`];
  if (sort !== countedBy(query)) return [];
  const { start } = BUCKETS[sort];
  const edge = start(`${take(Number(key))}::int${isRising ? '' : ' + 1'}`);
  return [`${sort} ${isRising ? '>=' : '<'} ${edge}`];
}

/** Which of the query's limits is at the end of its sort that a walk begins at, if any. */
function limitOf({ sort }: ListQuery, isRising: boolean): 'createdAfter' | 'createdBefore' | 'minConfidence' | 'none' {
  if (sort === 'created_at') return isRising ? 'createdAfter' : 'createdBefore';
  return sort === 'confidence' && isRising ? 'minConfidence' : 'none';
}

/**
 * From the first item of a stretch on, or from that of the next one back; from the query's own limit where that is nearer. As one
 * condition: of two, a database walks from either, and takes no notice of which is nearer.
 */
function fromStretch(query: ListQuery, edge: Stretch, isRising: boolean, take: (value: unknown) => string): string {
  const { column, type } = SORTS[query.sort];
  const name = limitOf(query, isRising);
  const [value, id] = [`${take(edge.value)}::${type}`, take(edge.id)];
  const limit = name === 'none' || query[name] === undefined ? undefined : `${take(query[name])}::${type}`;
  if (!limit) return `(${column}, id) ${isRising ? '>=' : '<'} (${value}, ${id})`;
  const [nearer, than] = isRising ? ['greatest', '>='] : ['least', '<='];
  const start = `${nearer}(${value}, ${limit}), CASE WHEN ${value} ${than} ${limit} THEN ${id} ELSE '' END`;
  return `(${column}, id) ${isRising ? '>=' : '<'} (${start})`;
}

function pastCursor(query: ListQuery, text: string, take: (value: unknown) => string): string {
  const { value, id } = readCursor(query, text);
  const { column, type } = SORTS[query.sort];
  return `(${column}, id) ${query.order === 'asc' ? '>' : '<'} (${take(value)}::${type}, ${take(id)})`;
}

function conditions(query: ListQuery, take: (value: unknown) => string, partOf = inIndex): string[] {
  return [...inList(query, take), ...filters(query, take, partOf)];
}

/** What is in an account's list. */
export const inList = ({ accountId }: ListQuery, take: (value: unknown) => string): string[] => [
  `account_id = ${take(accountId)}`,
  `state = 'completed'`,
  'deleted_at IS NULL',
];

/** What it must be to match. */
export function filters(query: ListQuery, take: (value: unknown) => string, partOf = inIndex): string[] {
  const found: string[] = [];
  const add = <Value>(value: Value | undefined, condition: (placeholder: string) => string, text: (value: Value) => unknown = (v) => v) => {
    if (value !== undefined) found.push(condition(take(text(value))));
  };
  // The index of a label or reference has all that is asked for; of two such a database takes both for rare, and may read the whole of a type in the table.
  if (query.typesAsStored) found.push(`doc_type = ANY (${take(query.typesAsStored)})`);
  else add(query.docType, (at) => `lower(doc_type${isMarked(query) ? ` || ''` : ''}) = lower(${at})`);
  add(query.createdAfter, (at) => `created_at >= ${at}`);
  add(query.createdBefore, (at) => `created_at < ${at}`);
  // In a form that no index of labels or references has, where it is the type that few have.
  add(query.label, (at) => (query.typesAsStored ? `label || '' = ${at} AND label <> ''` : `label = ${at} AND label <> ''`));
  add(query.reference, (at) => (query.typesAsStored ? `reference || '' = ${at}` : `reference = ${at} AND reference IS NOT NULL`));
  if (query.fileName !== undefined) found.push(partOf(query.fileName, take));
  add(query.minConfidence, (at) => `confidence >= ${at}`);
  if (query.needsReview !== undefined) found.push(reviewCondition(query.needsReview, query.hasUncounted ?? false));
  return found;
}

/** Whether a text has a part, whatever their letters: as `ILIKE` finds it, for a fifth of the time. */
export const hasPart = (column: string, at: string): string => `lower(${column}) LIKE lower(${at})`;

/** As the index of parts of names finds it. */
function inIndex(part: string, take: (value: unknown) => string): string {
  return hasPart('file_name', take(anywhere(part)));
}

/**
 * The same, where each name is looked at in any case: to make a name small takes longer than all else, 0.2 of 0.33 µs, and is left out where the name has the part as
 * it is asked for, or lacks what has no letter of it.
 */
export function inEachName(part: string, take: (value: unknown) => string): string {
  const [letterless] = [...(part.match(/[ -@[-`{-~]{2,}|^[ -@[-`{-~]$/g) ?? [])].sort((a, b) => b.length - a.length);
  const has = letterless === undefined ? [] : [`file_name LIKE ${take(anywhere(letterless))}`];
  if (letterless === part) return has[0]!;
  const at = take(anywhere(part));
  return [...has, `(file_name LIKE lower(${at}) OR ${hasPart('file_name', at)})`].join(' AND ');
}

/** The pattern of a part of a text. */
export const anywhere = (part: string): string => `%${part.replace(/[\\%_]/g, '\\$&')}%`;

/** Whether something is to be reviewed, or nothing is. */
export function reviewCondition(isNeeded: boolean, hasUncounted: boolean): string {
  return hasUncounted ? `${isNeeded ? '' : 'NOT '}${NEEDS_REVIEW}` : `needs_review ${isNeeded ? '>' : '='} 0`;
}

/** What an earlier release completed is counted soon after the start; until then it is judged as that release did. */
export const NEEDS_REVIEW = `coalesce(needs_review > 0, confidence < ${REVIEW_CONFIDENCE} OR metadata ->> 'checksFailed' IS NOT NULL)`;

/** Where a page ended: what its last item is sorted by, and its id; and by which sort, since it means nothing in another. */
interface Cursor {
  sort: ListQuery['sort'];
  order: ListQuery['order'];
  value: string;
  id: string;
}

export function writeCursor({ sort, order }: ListQuery, last: { id: string; value: string }): string {
  return Buffer.from(JSON.stringify([sort, order, last.value, last.id])).toString('base64url');
}

function readCursor(query: ListQuery, text: string): Cursor {
  const parts = partsOf(text);
  const [sort, order, value, id] = parts;
  const isOurs = parts.length === 4 && parts.every((part) => typeof part === 'string') && /^ext_[0-9a-f]{32}$/.test(String(id));
  const isOfList = isOurs && sort === query.sort && order === query.order && isOfType(query.sort, String(value));
  if (isOfList) return { sort: query.sort, order: query.order, value: String(value), id: String(id) };
  const errors = [{ location: 'query.cursor', message: 'the nextCursor of a page with the same sort and order' }];
  throw new ServiceError('invalid_parameter', 'Invalid: query.cursor.', { errors });
}

function partsOf(text: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}

/** What the database would not read as the sort's type never reaches it. */
function isOfType(sort: ListQuery['sort'], value: string): boolean {
  if (sort === 'confidence') return /^[\d.e-]{1,30}$/i.test(value) && Number.isFinite(Number(value));
  if (sort === 'created_at') return /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/.test(value);
  return !value.includes('\0') && value.isWellFormed();
}

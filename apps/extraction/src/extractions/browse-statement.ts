import type { Input, extractionBrowse } from '@gridline/contracts';
import type { Seek, Stretch } from './list-seek';
import { anywhere, hasPart, reviewCondition } from './list-conditions';
import type { ListQuery } from './list-query';
import { walkText } from './page-statement';
import { placeholders, type Statement, type Take } from './statement';

export type BrowseQuery = Input<typeof extractionBrowse>;

/** What is looked up before a page is. */
export interface Known {
  /** The types of the account's documents that have the part that is searched for, and how many are of each where that is counted. */
  types?: readonly CountedType[];
  /** How many of what was read have it in their name, where that is known. */
  names?: number;
  /** The account's labels that have it; undefined where there are too many labels to look at each. */
  labels?: readonly string[];
  /** As for a list. */
  hasUncounted?: boolean;
}

/** So many are of a type, as it is stored. */
export interface CountedType {
  type: string;
  count?: number;
}

/** What a search finds of a kind is counted, and sorted, up to so many: to look at a million names took a second, and nobody pages through more. */
export const COUNTED_MOST = 10_000;

/** What was read stands in the indexes of the lists, the rest in a small one; what a file was split into is listed, the run of the file is not. */
const READ = `state = 'completed'`;
const UNREAD = `state <> 'completed' AND state <> 'split'`;

const BY_NAME = 'file_name COLLATE extraction.by_people';

/** What a sort goes by: of what was read as an index has it; what is not read yet, or could not be, has no such value. */
const SORTS = {
  created_at: { read: 'created_at', unread: 'created_at' },
  confidence: { read: 'confidence', unread: 'NULL::double precision' },
  file_name: { read: BY_NAME, unread: BY_NAME },
  doc_type: { read: 'doc_type', unread: `NULLIF(doc_type, '')` },
} as const;

/** Whoever goes through all goes on from an id: ids grow with time, as of when a document was sent and not of when it had come. */
const BY_ID = { read: 'id', unread: 'id' } as const;

/** The list that has the same pages, where only what was read is asked for: there any page is found by what is counted. */
export function asList(query: BrowseQuery): ListQuery | undefined {
  const { states, search, isReviewed, needsReview, before } = query;
  const isOfRead = states ? states.includes('completed') : needsReview !== undefined;
  const isOfReadAlone = isOfRead && (needsReview !== undefined || states?.length === 1);
  return search || (isReviewed ?? before) !== undefined || !isOfReadAlone ? undefined : listOf(query);
}

const listOf = ({ accountId, page, limit, sort = 'created_at', order = 'desc', docType, needsReview }: BrowseQuery): ListQuery => ({
  ...{ accountId, page, limit, sort, order, docType, needsReview },
});

/** Nearer to an end of the list both kinds are passed over: of a million the thousandth costs 5 ms of CPU, to find the way to it as much. */
const PASSED_OVER = 1_000;

/** The list of what was read, where a page lies so deep in it and in what was not that it is found by what is counted. */
export function asDeepList(query: BrowseQuery): ListQuery | undefined {
  const { page, limit, search, isReviewed, needsReview, before } = query;
  const isAll = !search && (isReviewed ?? needsReview ?? before) === undefined && hasRead(query);
  return isAll && (page - 1) * limit > PASSED_OVER ? listOf(query) : undefined;
}

/** Whether what was read is asked for, among others. */
const hasRead = ({ states }: BrowseQuery): boolean => states?.includes('completed') ?? true;

/** The list of what was read by a part of its name alone, where a search asks for no more of it; how many have it may have been counted beforehand. */
export function asNamedList(query: BrowseQuery): ListQuery | undefined {
  const { search, docType, needsReview, isReviewed, before } = query;
  const isPlain = (docType ?? needsReview ?? isReviewed ?? before) === undefined && hasRead(query);
  return search && isPlain ? { ...listOf(query), fileName: search } : undefined;
}

/** The types of what was read that have the part that is searched for, from one to the next in their index: there are a dozen or two, in thousands of lines of what is counted. */
export function typesStatement({ accountId, search = '' }: BrowseQuery): Statement {
  const next = (after: string): string =>
    `SELECT doc_type AS type FROM extraction.extraction WHERE account_id = $1 AND ${READ} AND deleted_at IS NULL ${after} ORDER BY doc_type LIMIT 1`;
  const sql = `WITH RECURSIVE step AS (
      (${next('')}) UNION ALL SELECT (${next('AND doc_type > step.type')}) FROM step WHERE step.type IS NOT NULL)
    SELECT type FROM step WHERE ${hasPart('type', '$2')}`;
  return { sql, values: [accountId, anywhere(search)] };
}

/** How many are of each of these types. */
export function typeCountsStatement({ accountId, docType, needsReview }: BrowseQuery, types: readonly string[]): Statement {
  const { values, take } = placeholders();
  const counted = countedWhere({ accountId, docType, needsReview }, take);
  const sql = `SELECT doc_type AS type, sum(n)::int AS count FROM extraction.listed_count
    WHERE ${counted} AND doc_type = ANY (${take(types)}) GROUP BY doc_type`;
  return { sql, values };
}

/** Whether what is counted as it is stored tells how many of a type a search finds. */
export const areTypesCounted = (query: BrowseQuery, hasUncounted: boolean): boolean =>
  (query.isReviewed ?? query.before) === undefined && !hasUncounted && hasRead(query);

/** A step from one label to the next costs 10 µs of CPU, to look at what has a label 0.3: of 100,000 with two labels 35 ms. */
const LABELS_LOOKED_AT = 200;

/** The labels of what was read that have the part that is searched for, from one to the next in their index; how many were looked at, up to one too many. */
export function labelsStatement({ accountId, search = '' }: BrowseQuery): Statement {
  const next = (after: string): string =>
    `SELECT label FROM extraction.extraction WHERE account_id = $1 AND ${READ} AND deleted_at IS NULL AND label <> '' ${after} ORDER BY label LIMIT 1`;
  const sql = `WITH RECURSIVE step AS (
      (${next('')}) UNION ALL SELECT (${next('AND label > step.label')}) FROM step WHERE step.label IS NOT NULL),
    known AS (SELECT label FROM step WHERE label IS NOT NULL LIMIT ${LABELS_LOOKED_AT + 1})
    SELECT count(*) <= ${LABELS_LOOKED_AT} AS "areFew", coalesce(array_agg(label) FILTER (WHERE ${hasPart('label', '$2')}), '{}') AS labels FROM known`;
  return { sql, values: [accountId, anywhere(search)] };
}

/**
 * Ids of a page of the app's list: of each kind as many as may be on it in their order, merged; what has no value stands last. Where a search
 * finds few of a kind (`counts`) they are sorted, else an index that has the order is walked: 1.5 ms of CPU of 100,000, where sorting took 110.
 */
export function browseStatement(query: BrowseQuery, known: Known, counts: readonly number[]): Statement {
  const { sort = 'created_at', order = 'desc', page, limit } = query;
  const { values, take } = placeholders();
  const by = sort === 'created_at' && query.before !== undefined && !query.search ? BY_ID : SORTS[sort];
  const direction = order === 'asc' ? 'ASC' : 'DESC';
  const skipped = query.before === undefined ? (page - 1) * limit : 0;
  const first = ({ where, isRead, isOfType }: Kind, index: number): string => {
    const isInOrder = isOfType && (sort === 'created_at' || sort === 'file_name');
    const apart = query.search && !isInOrder && counts[index]! <= COUNTED_MOST ? 'OFFSET 0' : '';
    const value = isRead ? by.read : by.unread;
    return `(SELECT id, value FROM (SELECT id, ${value} AS value FROM extraction.extraction WHERE ${where} ${apart}) AS kind
      ORDER BY value ${direction}, id ${direction} LIMIT ${skipped + limit})`;
  };
  const kinds = kindsOf(query, known, take);
  const sql = `SELECT id FROM (${kinds.map(first).join(' UNION ALL ')}) AS listed
    ORDER BY value ${direction} NULLS LAST, id ${direction} LIMIT ${limit} OFFSET ${skipped}`;
  return { sql, values };
}

/** How to come to what was read behind so many, in its own list. */
interface Deep {
  list: ListQuery;
  passed: number;
  total: number;
  to: Seek;
  stretches?: readonly Stretch[];
}

/**
 * Ids of a page deep within the app's list: what was not read, which is little, merged with as much of what was as may stand before it. What was read and
 * is `passed` stands before the page, wherever the other stands.
 */
export function deepStatement(query: BrowseQuery, { list, passed, ...way }: Deep): Statement {
  const { values, take } = placeholders();
  const { read, unread } = SORTS[list.sort];
  const kind = kindsOf(query, {}, take).find(({ isRead }) => !isRead)!;
  const sql = `SELECT id FROM (
      (${walkText({ query: list, ...way }, read, take)})
      UNION ALL SELECT id, ${unread} FROM extraction.extraction WHERE ${kind.where}) AS listed
    ORDER BY value ${list.order} NULLS LAST, id ${list.order} LIMIT ${list.limit} OFFSET ${(list.page - 1) * list.limit - passed}`;
  return { sql, values };
}

/** How many there are of each kind; of what was read, what is counted as it is stored is not counted anew (1,000,000 took 39 ms of CPU and more). */
export function countsStatement(query: BrowseQuery, known: Known): Statement {
  const { values, take } = placeholders();
  const kinds = kindsOf({ ...query, before: undefined }, known, take);
  return { sql: `SELECT ARRAY[${kinds.map(({ count }) => `(${count()})`).join(', ')}]::int[] AS counts`, values };
}

/**
 * How many a search finds of each kind, up to one more than are counted, and its page, where no kind has more than those: one look finds both. Nothing
 * stands for the page where it is to be walked to.
 */
export function foundStatement(query: BrowseQuery, known: Known): Statement {
  const { sort = 'created_at', order = 'desc', page, limit } = query;
  const { values, take } = placeholders();
  const direction = order === 'asc' ? 'ASC' : 'DESC';
  const kinds = kindsOf(query, known, take);
  // More are known of than are counted, or the names lead to the page: nothing is sorted then, and what is known need not be looked at.
  const isPast = known.names !== undefined || (known.types ?? []).reduce((sum, { count = 0 }) => sum + count, 0) > COUNTED_MOST;
  const found = kinds.map(({ where, isRead, counted }, index) => {
    const value = SORTS[sort][isRead ? 'read' : 'unread'];
    const columns = `SELECT id, ${value} AS value FROM extraction.extraction`;
    if (isPast && counted !== undefined) return `kind_${index} AS (${columns} WHERE false AND ${where})`;
    return `kind_${index} AS MATERIALIZED (${columns} WHERE ${where} LIMIT ${COUNTED_MOST + 1})`;
  });
  const count = ({ counted }: Kind, index: number): string =>
    isPast && counted !== undefined ? `${counted}` : `(SELECT count(*) FROM kind_${index})`;
  const rest = kinds.flatMap((_, index) => (index === 0 ? [] : [`SELECT id FROM kind_${index}`]));
  // Looked at once: they are merged with what the names lead to.
  const others =
    known.names === undefined ? 'NULL::text[]' : `ARRAY(SELECT id FROM (${rest.join(' UNION ALL ')}) AS rest LIMIT ${OTHERS_MERGED + 1})`;
  const sql = `WITH ${found.join(', ')},
    counted AS MATERIALIZED (SELECT ARRAY[${kinds.map(count).join(', ')}]::int[] AS counts)
    SELECT counts, CASE WHEN ${!isPast} AND ${COUNTED_MOST} >= ALL (counts) THEN ARRAY(
      SELECT id FROM (${kinds.map((_, index) => `SELECT id, value FROM kind_${index}`).join(' UNION ALL ')}) AS listed
      ORDER BY value ${direction} NULLS LAST, id ${direction} LIMIT ${limit} OFFSET ${(page - 1) * limit}) END AS ids, ${others} AS others FROM counted`;
  return { sql, values };
}

/** Ids of a page of what a search finds: of the names as many as may be on it, which stand in their own order from `passed` on, and of all else, which is little. */
export function mergedStatement(query: BrowseQuery, ids: readonly string[], passed: number): Statement {
  const { sort = 'created_at', order = 'desc', page, limit } = query;
  const { values, take } = placeholders();
  const { read, unread } = SORTS[sort];
  const value = read === unread ? read : `CASE WHEN ${READ} THEN ${read} ELSE ${unread} END`;
  const sql = `SELECT id FROM extraction.extraction WHERE id = ANY (${take(ids)})
    ORDER BY ${value} ${order} NULLS LAST, id ${order} LIMIT ${limit} OFFSET ${(page - 1) * limit - passed}`;
  return { sql, values };
}

/** Beside the names as many are merged by each page: 3 µs of CPU each. */
export const OTHERS_MERGED = 1_000;

/** One kind of what is listed, which has indexes of its own; nothing is of two. */
interface Kind {
  where: string;
  isRead: boolean;
  /** Selects how many there are of it. */
  count: () => string;
  /** Of one type alone, which has indexes of its own by time and by name. */
  isOfType?: boolean;
  /** How many there are, where that is known. */
  counted?: number;
}

/** A search finds so many types one by one; of more, all that are of any are looked through. */
const TYPES_APART = 16;

function kindsOf(query: BrowseQuery, known: Known, take: Take): Kind[] {
  const all = conditions(query, known, take);
  const kind = (isRead: boolean, ...more: string[]): Kind => {
    // By its one state alone, which the indexes of the lists are of.
    const states = isRead ? [hasRead(query) ? READ : 'false'] : [UNREAD, ...(query.states ? [`state = ANY (${take(query.states)})`] : [])];
    const where = [...all, ...states, ...more].join(' AND ');
    return { where, isRead, count: () => `SELECT count(*) FROM extraction.extraction WHERE ${where}` };
  };
  const isCounted = query.isReviewed === undefined && hasRead(query);
  if (!query.search) return [isCounted ? { ...kind(true), count: () => counted(query, take) } : kind(true), kind(false)];
  const { types = [], labels, names } = known;
  const part = take(anywhere(query.search));
  const [hasName, hasLabel, hasType] = [hasPart('file_name', part), hasPart('label', part), hasPart('doc_type', part)];
  const byLabel = [`label <> ''`, labels ? `label = ANY (${take(labels)})` : hasLabel, `NOT (${hasName})`];
  const unread = kind(false, `(${hasName} OR ${hasLabel} OR ${hasType})`);
  if (types.length === 0) return [{ ...kind(true, hasName), counted: names }, kind(true, ...byLabel), unread];
  const isOfTypes = `doc_type = ANY (${take(types.map(({ type }) => type))})`;
  const byLabelAlone = kind(true, ...byLabel, `NOT ${isOfTypes}`);
  if (types.length > TYPES_APART) return [kind(true, `(${hasName} OR ${isOfTypes})`), byLabelAlone, unread];
  const ofTypes = types.map(({ type, count }): Kind => {
    const at = take(type);
    return { ...kind(true, `lower(doc_type) = lower(${at})`, `doc_type = ${at}`), isOfType: true, counted: count };
  });
  return [kind(true, hasName, `NOT ${isOfTypes}`), byLabelAlone, ...ofTypes, unread];
}

const counted = (query: BrowseQuery, take: Take): string =>
  `SELECT coalesce(sum(n), 0) FROM extraction.listed_count WHERE ${countedWhere(query, take)}`;

function countedWhere({ accountId, needsReview, docType }: Pick<BrowseQuery, 'accountId' | 'needsReview' | 'docType'>, take: Take): string {
  const where = [`account_id = ${take(accountId)}`, `by = 'created_at'`];
  if (needsReview !== undefined) where.push(`needs_review = ${needsReview}`);
  if (docType !== undefined) where.push(`lower(doc_type) = lower(${take(docType)})`);
  return where.join(' AND ');
}

function conditions(
  { accountId, needsReview, isReviewed, docType, before }: BrowseQuery,
  { hasUncounted = false }: Known,
  take: Take,
): string[] {
  const found = [`account_id = ${take(accountId)}`, 'deleted_at IS NULL'];
  if (needsReview !== undefined) found.push(READ, reviewCondition(needsReview, hasUncounted));
  if (isReviewed !== undefined) found.push(`reviewed_at IS ${isReviewed ? 'NOT ' : ''}NULL`);
  if (docType !== undefined) found.push(`lower(doc_type) = lower(${take(docType)})`);
  if (before !== undefined) found.push(`id < ${take(before)}`);
  return found;
}

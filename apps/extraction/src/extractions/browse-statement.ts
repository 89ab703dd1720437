import type { Input, extractionBrowse } from '@gridline/contracts';
import { anywhere, hasPart, reviewCondition, type ListQuery, type Statement } from './list-statement';

export type BrowseQuery = Input<typeof extractionBrowse>;

/** What is looked up before a page is. */
export interface Known {
  /** The types of the account's documents that have the part that is searched for. */
  types?: readonly string[];
  /** As for a list. */
  hasUncounted?: boolean;
  /** How many of what was read have the part in their name, where the API's list has counted them. */
  byName?: number;
}

/**
 * What a search finds of a kind is counted up to so many and one more: to look at a million names took a second, and nobody pages through more. Up to
 * so many are sorted wherever they are found.
 */
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

/** Where nothing is searched for, the newest are walked to in the one small index of what is not read: ids grow with time. */
const BY_ID = { read: 'id', unread: 'id' } as const;

/** The list that has the same pages, where only what was read is asked for: there any page is found by what is counted. */
export function asList(query: BrowseQuery): ListQuery | undefined {
  const { accountId, page, limit, sort = 'created_at', order = 'desc', states, search, isReviewed, docType, needsReview } = query;
  const isOfRead = states ? states.includes('completed') : needsReview !== undefined;
  const isOfReadAlone = isOfRead && (needsReview !== undefined || states?.length === 1);
  return search || isReviewed !== undefined || !isOfReadAlone ? undefined : { accountId, page, limit, sort, order, docType, needsReview };
}

/** Whether what was read is asked for, among others. */
export const hasRead = ({ states }: BrowseQuery): boolean => states?.includes('completed') ?? true;

/** The types of an account's documents that have the part that is searched for; there are a dozen or two. */
export function typesStatement({ accountId, search = '' }: BrowseQuery): Statement {
  const sql = `SELECT DISTINCT doc_type AS type FROM extraction.listed_count
    WHERE account_id = $1 AND by = 'created_at' AND ${hasPart('doc_type', '$2')}`;
  return { sql, values: [accountId, anywhere(search)] };
}

/**
 * Ids of a page of the app's list: of each kind as many as may be on it in their order, merged; what has no value stands last, whichever way
 * the others go. Of 100,000 extractions the first page takes 1.5 ms of CPU where sorting them all took 110 to 140. `counts` are the kinds' own:
 * where a search finds few of a kind they are sorted wherever they are found, else it is walked in an index that has the order.
 */
export function browseStatement(query: BrowseQuery, known: Known, counts: readonly number[]): Statement {
  const { sort = 'created_at', order = 'desc', page, limit } = query;
  const values: unknown[] = [];
  const by = sort === 'created_at' && !query.search ? BY_ID : SORTS[sort];
  const direction = order === 'asc' ? 'ASC' : 'DESC';
  const skipped = (page - 1) * limit;
  const first = ({ where, isRead }: Kind, index: number): string => {
    const apart = query.search && counts[index]! <= COUNTED_MOST ? 'OFFSET 0' : '';
    const value = isRead ? by.read : by.unread;
    return `(SELECT id, value FROM (SELECT id, ${value} AS value FROM extraction.extraction WHERE ${where} ${apart}) AS kind
      ORDER BY value ${direction}, id ${direction} LIMIT ${skipped + limit})`;
  };
  const kinds = kindsOf(query, known, (value) => `$${values.push(value)}`);
  const sql = `SELECT id FROM (${kinds.map(first).join(' UNION ALL ')}) AS listed
    ORDER BY value ${direction} NULLS LAST, id ${direction} LIMIT ${limit} OFFSET ${skipped}`;
  return { sql, values };
}

/** How many there are of each kind; of what was read, what is counted as it is stored is not counted anew (1,000,000 took 39 ms of CPU and more). */
export function countsStatement(query: BrowseQuery, known: Known): Statement {
  const values: unknown[] = [];
  const kinds = kindsOf(query, known, (value) => `$${values.push(value)}`);
  const counts = kinds.map(({ counts }) =>
    counts()
      .map((count) => `(${count})`)
      .join(' + '),
  );
  return { sql: `SELECT ARRAY[${counts.join(', ')}]::int[] AS counts`, values };
}

type Take = (value: unknown) => string;

/** One kind of what is listed, which has indexes of its own; nothing is of two. */
interface Kind {
  where: string;
  isRead: boolean;
  /** Selections that add up to how many there are of it. */
  counts: () => string[];
}

function kindsOf(query: BrowseQuery, known: Known, take: Take): Kind[] {
  const all = conditions(query, known, take);
  const kind = (isRead: boolean, ...more: string[]): Kind => {
    // By its one state alone, which the indexes of the lists are of.
    const states = isRead ? [hasRead(query) ? READ : 'false'] : [UNREAD, ...(query.states ? [`state = ANY (${take(query.states)})`] : [])];
    const where = [...all, ...states, ...more].join(' AND ');
    const most = query.search ? `LIMIT ${COUNTED_MOST + 1}` : '';
    return { where, isRead, counts: () => [`SELECT count(*) FROM (SELECT FROM extraction.extraction WHERE ${where} ${most}) AS matching`] };
  };
  const isCounted = query.isReviewed === undefined && hasRead(query);
  if (!query.search) return [isCounted ? { ...kind(true), counts: () => [counted(query, take)] } : kind(true), kind(false)];
  const { types = [], byName } = known;
  const part = take(anywhere(query.search));
  const [hasName, hasLabel, hasType] = [hasPart('file_name', part), hasPart('label', part), hasPart('doc_type', part)];
  const byLabel = [`label <> ''`, hasLabel, `NOT (${hasName})`];
  const unread = kind(false, `(${hasName} OR ${hasLabel} OR ${hasType})`);
  if (types.length === 0) {
    const named = kind(true, hasName);
    return [byName === undefined ? named : { ...named, counts: () => [`${byName}`] }, kind(true, ...byLabel), unread];
  }
  const isOfTypes = `doc_type = ANY (${take(types)})`;
  const found = kind(true, `(${hasName} OR ${isOfTypes})`);
  const counts = () => [counted(query, take, types), ...kind(true, hasName, `NOT ${isOfTypes}`).counts()];
  return [isCounted ? { ...found, counts } : found, kind(true, ...byLabel, `NOT ${isOfTypes}`), unread];
}

function counted({ accountId, needsReview, docType }: BrowseQuery, take: Take, types?: readonly string[]): string {
  const where = [`account_id = ${take(accountId)}`, `by = 'created_at'`];
  if (needsReview !== undefined) where.push(`needs_review = ${needsReview}`);
  if (docType !== undefined) where.push(`lower(doc_type) = lower(${take(docType)})`);
  if (types) where.push(`doc_type = ANY (${take(types)})`);
  return `SELECT coalesce(sum(n), 0) FROM extraction.listed_count WHERE ${where.join(' AND ')}`;
}

function conditions({ accountId, needsReview, isReviewed, docType }: BrowseQuery, { hasUncounted = false }: Known, take: Take): string[] {
  const found = [`account_id = ${take(accountId)}`, 'deleted_at IS NULL'];
  if (needsReview !== undefined) found.push(READ, reviewCondition(needsReview, hasUncounted));
  if (isReviewed !== undefined) found.push(`reviewed_at IS ${isReviewed ? 'NOT ' : ''}NULL`);
  if (docType !== undefined) found.push(`lower(doc_type) = lower(${take(docType)})`);
  return found;
}

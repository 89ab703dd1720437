import { fromBucket } from './bucket-statement';
import { areFew } from './few-statement';
import { conditions, filters, inEachName, inIndex, inList } from './list-conditions';
import { pastCursor } from './list-cursor';
import { SORTS, isInOrderOfMark, isMarked, isNamed, isOfNameOrMark, type ListQuery } from './list-query';
import type { Seek, Stretch } from './list-seek';
import { placeholders, type Statement, type Take } from './statement';

/** For the rest of a transaction indexes are walked; the plan then looks dear, and is compiled where that is not refused by the session already. */
export const WALKING = 'SET LOCAL enable_sort = off; SET LOCAL enable_bitmapscan = off; SET LOCAL jit = off';

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

/** Ids of a page with the value that each is sorted by, as the walk finds them; from the cursor on where one is given. `stretches` are those that `to` goes by. */
export function pageStatement(query: ListQuery, to: Seek | undefined, total: number, stretches?: readonly Stretch[]): Statement {
  const { values, take } = placeholders();
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
export function walkText({ query, to, total, stretches }: Walk, value: string, take: Take): string {
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
  // Where an index is walked, each name in it is looked at.
  const where = conditions(apart, take, isWalked(query, total, stretches) ? inEachName : inIndex);
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
  const { values, take } = placeholders();
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
  const { values, take } = placeholders();
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

/** Which of the query's limits is at the end of its sort that a walk begins at, if any. */
function limitOf({ sort }: ListQuery, isRising: boolean): 'createdAfter' | 'createdBefore' | 'minConfidence' | 'none' {
  if (sort === 'created_at') return isRising ? 'createdAfter' : 'createdBefore';
  return sort === 'confidence' && isRising ? 'minConfidence' : 'none';
}

/**
 * From the first item of a stretch on, or from that of the next one back; from the query's own limit where that is nearer. As one
 * condition: of two, a database walks from either, and takes no notice of which is nearer.
 */
function fromStretch(query: ListQuery, edge: Stretch, isRising: boolean, take: Take): string {
  const { column, type } = SORTS[query.sort];
  const name = limitOf(query, isRising);
  const [value, id] = [`${take(edge.value)}::${type}`, take(edge.id)];
  const limit = name === 'none' || query[name] === undefined ? undefined : `${take(query[name])}::${type}`;
  if (!limit) return `(${column}, id) ${isRising ? '>=' : '<'} (${value}, ${id})`;
  const [nearer, than] = isRising ? ['greatest', '>='] : ['least', '<='];
  const start = `${nearer}(${value}, ${limit}), CASE WHEN ${value} ${than} ${limit} THEN ${id} ELSE '' END`;
  return `(${column}, id) ${isRising ? '>=' : '<'} (${start})`;
}

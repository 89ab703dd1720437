import { countedBy } from './bucket-statement';
import { anywhere, filters, hasPart, inEachName, inList } from './list-conditions';
import { SORTS, type ListQuery, type ListSort } from './list-query';
import { placeholders, type Statement } from './statement';

/** Whether stretches tell how many match. */
export const mayBeByStretch = ({ label, reference, fileName, hasUncounted }: ListQuery): boolean =>
  (label ?? reference ?? fileName) === undefined && !hasUncounted;

/** Whether a page is found by its stretch, where the list is long enough to have them: not where its order is counted, nor among few. */
export function isByStretch(query: ListQuery): boolean {
  if (!mayBeByStretch(query)) return false;
  const by = countedBy(query);
  return query.cursor === undefined ? by !== query.sort : by === undefined;
}

/** The stretches of a list in the order of its sort, the least first; none where it is short. */
export function stretchStatement(query: ListQuery): Statement {
  const { sort, docType, needsReview, minConfidence } = query;
  const { values, take } = placeholders(query.accountId);
  const common = [`account_id = $1`];
  if (docType !== undefined) common.push(`lower(doc_type) = lower(${take(docType)})`);
  if (needsReview !== undefined) common.push(`needs_review = ${needsReview}`);
  const limits: Limits = {
    after: query.createdAfter === undefined ? undefined : `${take(query.createdAfter)}::timestamptz`,
    before: query.createdBefore === undefined ? undefined : `${take(query.createdBefore)}::timestamptz`,
    least: minConfidence === undefined ? undefined : `${take(minConfidence)}::double precision`,
  };
  const inLines = [...common, `sort = '${sort}'`, ...lineConditions(limits)].join(' AND ');
  const inChanges = [...common, ...itemConditions(limits)].join(' AND ');
  const sql = `
    SELECT e.${sort}::text AS value, e.id, coalesce(matching.n, 0)::int AS count
    FROM extraction.listed_edge e LEFT JOIN (
      SELECT stretch, sum(n) AS n FROM (
        SELECT stretch, sign * ${countIn(limits)} AS n FROM extraction.listed_stretch WHERE ${inLines}
        UNION ALL
        SELECT ${stretchOf(sort, 'c')}, sign FROM extraction.listed_change c WHERE ${inChanges}) AS part
      GROUP BY stretch) AS matching USING (stretch)
    WHERE e.account_id = $1 AND e.sort = '${sort}' ORDER BY e.stretch`;
  return { sql, values };
}

/** Where the stretches of an order begin, the least first, without how many are in them: that is read from lines of a page of the database each. */
export function edgeStatement({ accountId, sort }: ListQuery): Statement {
  const sql = `SELECT ${sort}::text AS value, id FROM extraction.listed_edge WHERE account_id = $1 AND sort = '${sort}' ORDER BY stretch`;
  return { sql, values: [accountId] };
}

/**
 * How many match of the stretches behind the first so many, in order, by a look at all that is in them: what the kept lines know nothing of. Each is
 * read from its edge on for as many as it has: to hold each name against where the next begins costs more than all else.
 */
export function lookStatement(query: ListQuery, first: number, sizes: readonly number[]): Statement {
  const { accountId, sort } = query;
  const { values, take } = placeholders(sizes, first);
  const { column } = SORTS[sort];
  const matching = filters(query, take, inEachName).join(' AND ');
  const listed = inList(query, take).join(' AND ');
  const sql = `
    SELECT coalesce(looked.n, 0)::int AS count
    FROM extraction.listed_edge e LEFT JOIN LATERAL (
      SELECT count(*) FILTER (WHERE ${matching}) AS n FROM (
        SELECT file_name, doc_type, needs_review, created_at, confidence
        FROM extraction.extraction x WHERE ${listed} AND (${column}, x.id) >= (e.${sort}, e.id)
        ORDER BY ${column}, x.id LIMIT ($1::int[])[e.stretch - $2::int]) AS stretch) AS looked ON true
    WHERE e.account_id = ${take(accountId)} AND e.sort = '${sort}' AND e.stretch BETWEEN $2::int + 1 AND $2::int + ${sizes.length}
    ORDER BY e.stretch`;
  return { sql, values };
}

/** What came and went of it behind a fold, and whether it was folded since: by stretch, or in all as of the first. */
export function notedStatement(query: ListQuery, isByStretch: boolean, fold: string): Statement {
  const { sort, fileName, label, reference, docType, needsReview, createdAfter, createdBefore, minConfidence } = query;
  const { values, take } = placeholders(query.accountId);
  const where = ['account_id = $1'];
  if (fileName !== undefined) where.push(hasPart('file_name COLLATE "default"', take(anywhere(fileName))));
  if (label !== undefined) where.push(`label = ${take(label)} AND label <> ''`);
  if (reference !== undefined) where.push(`reference = ${take(reference)} AND reference <> ''`);
  if (docType !== undefined) where.push(`lower(doc_type) = lower(${take(docType)})`);
  if (needsReview !== undefined) where.push(`needs_review = ${needsReview}`);
  const limits: Limits = {
    after: createdAfter === undefined ? undefined : `${take(createdAfter)}::timestamptz`,
    before: createdBefore === undefined ? undefined : `${take(createdBefore)}::timestamptz`,
    least: minConfidence === undefined ? undefined : `${take(minConfidence)}::double precision`,
  };
  where.push(...itemConditions(limits));
  const stretch = isByStretch ? stretchOf(sort, 'c') : '1';
  const noted = where.join(' AND ');
  const sql = `SELECT stretch, "isPast", sum(sign)::int AS n FROM (
    SELECT ${stretch} AS stretch, false AS "isPast", sign FROM extraction.listed_change c WHERE ${noted}
    UNION ALL
    SELECT ${stretch}, true, sign FROM extraction.listed_past c WHERE ${noted} AND fold > ${take(fold)}::bigint) AS noted GROUP BY 1, 2`;
  return { sql, values };
}

/** Placeholders of what is asked for. */
interface Limits {
  after?: string;
  before?: string;
  least?: string;
}

/** What a line must have for any of it to match. */
const lineConditions = ({ after, before, least }: Limits): string[] => [
  ...(after ? [`moments[n] >= ${after}`] : []),
  ...(before ? [`moments[1] < ${before}`] : []),
  ...(least ? [`most >= ${least}`] : []),
];

const itemConditions = ({ after, before, least }: Limits): string[] => [
  ...(after ? [`created_at >= ${after}`] : []),
  ...(before ? [`created_at < ${before}`] : []),
  ...(least ? [`confidence >= ${least}`] : []),
];

/** How many of a line match: what it has is sorted. Only by days and a least confidence within its band are some looked at one by one. */
function countIn(limits: Limits): string {
  const { after, before, least } = limits;
  const earlierThan = (moment: string): string => `width_bucket(${moment} - interval '1 microsecond', moments)`;
  const byTime = `${before ? earlierThan(before) : 'n'}${after ? ` - ${earlierThan(after)}` : ''}`;
  const inTime = after && before ? `greatest(0, ${byTime})` : `(${byTime})`;
  if (!least) return inTime;
  const sure = `width_bucket(-${least}, doubts)`;
  const conditions = itemConditions({ after, before });
  const some = `SELECT count(*) FROM unnest(moments_by_doubt[:${sure}]) AS each (created_at) WHERE ${conditions.join(' AND ')}`;
  return `(CASE WHEN least >= ${least} THEN ${inTime} ELSE ${conditions.length > 0 ? `(${some})` : sure} END)`;
}

/** In which stretch of an order a row lies. */
export const stretchOf = (sort: ListSort, row: string): string => `(
  SELECT e.stretch FROM extraction.listed_edge e
  WHERE e.account_id = ${row}.account_id AND e.sort = '${sort}' AND (e.${sort}, e.id) <= (${row}.${sort}, ${row}.id)
  ORDER BY e.${sort} DESC, e.id DESC LIMIT 1)`;

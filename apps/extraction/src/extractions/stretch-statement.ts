import { countedBy, type ListQuery, type ListSort, type Statement } from './list-statement';

/** Whether a page is found by its stretch, where the list is long enough to have them: not where its order is counted, nor among few. */
export function isByStretch(query: ListQuery): boolean {
  if ((query.label ?? query.reference ?? query.fileName) !== undefined || query.hasUncounted) return false;
  const by = countedBy(query);
  return query.cursor === undefined ? by !== query.sort : by === undefined;
}

/** The stretches of a list in the order of its sort, the least first; none where it is short. */
export function stretchStatement(query: ListQuery): Statement {
  const { sort, docType, needsReview, minConfidence } = query;
  const values: unknown[] = [query.accountId];
  const take = (value: unknown): string => `$${values.push(value)}`;
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

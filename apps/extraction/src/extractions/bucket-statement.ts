import { conditions } from './list-conditions';
import { isNamed, type ListQuery } from './list-query';
import { placeholders, type Statement, type Take } from './statement';

/** How many match, by stretches of the list's order from its least on: `key` and `count`. One stretch where the order is not counted. */
export function bucketStatement(query: ListQuery): Statement {
  const { values, take } = placeholders();
  const by = countedBy(query);
  const keyOf = (bucket: string): string => (query.sort === by ? bucket : query.sort === 'doc_type' ? 'doc_type' : `''`);
  const scan = (edge: string): string =>
    `SELECT ${keyOf(by ? BUCKETS[by].of(by) : '')} AS key, 1 AS n FROM extraction.extraction
     WHERE ${conditions(query, take).join(' AND ')} AND ${edge}`;
  const parts = by ? [countedPart(query, by, keyOf('bucket'), take), ...edges(query, by, take).map(scan)] : [scan('true')];
  const sql = `SELECT key::text AS key, sum(n)::int AS count FROM (${parts.join(' UNION ALL ')}) AS part GROUP BY part.key HAVING sum(n) > 0 ORDER BY part.key`;
  return { sql, values };
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

/** The buckets that lie wholly within the query's limits. */
function countedPart(query: ListQuery, by: 'created_at' | 'confidence', key: string, take: Take): string {
  const where = [`account_id = ${take(query.accountId)}`, `by = '${by}'`];
  if (query.docType !== undefined) where.push(`lower(doc_type) = lower(${take(query.docType)})`);
  if (query.needsReview !== undefined) where.push(`needs_review = ${query.needsReview}`);
  const { low, high } = limitsOf(query);
  if (low !== undefined) where.push(`bucket > ${BUCKETS[by].of(take(low))}`);
  if (high !== undefined) where.push(`bucket < ${BUCKETS[by].of(take(high))}`);
  return `SELECT ${key} AS key, n FROM extraction.listed_count WHERE ${where.join(' AND ')}`;
}

/** The rest of the buckets in which the query's limits lie, each row once. */
function edges(query: ListQuery, by: 'created_at' | 'confidence', take: Take): string[] {
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

/** From the first item of a stretch on, in the direction of the walk. */
export function fromBucket(query: ListQuery, key: string, isRising: boolean, take: Take): string[] {
  const { sort } = query;
  if (sort === 'doc_type') return [`doc_type ${isRising ? '>=' : '<='} ${take(key)}`];
  if (sort !== countedBy(query)) return [];
  const { start } = BUCKETS[sort];
  const edge = start(`${take(Number(key))}::int${isRising ? '' : ' + 1'}`);
  return [`${sort} ${isRising ? '>=' : '<'} ${edge}`];
}

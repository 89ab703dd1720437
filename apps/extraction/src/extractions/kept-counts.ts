import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { isMarked, type ListQuery, type ListSort } from './list-query';
import { isPlain, shortPartsOf } from './name-parts';

/** How far what changed in a list was folded into its stretches. */
export interface Folded {
  /** Within one, all that was folded is kept for a while. */
  epoch: string;
  fold: string;
  minutes: number;
}

/** What a filter finds, as it stood at a fold. */
export interface Counted {
  folded: Folded;
  /** By stretch of an order; of the whole list one. */
  counts: readonly number[];
}

/** Of `listed_account a`. A database that was started anew may be another, of an earlier moment. */
export const EPOCH = `(extract(epoch FROM pg_postmaster_start_time())::text || ' ' || a.epoch)`;

/** Nothing while the list is in no stretches. */
export async function foldedOf(tx: EntityManager, accountId: string): Promise<Folded | undefined> {
  const [row]: Folded[] = await tx.query(
    `SELECT ${EPOCH} AS epoch, folds::text AS fold, (extract(epoch FROM now()) / 60)::float8 AS minutes
      FROM extraction.listed_account a WHERE account_id = $1 AND bands IS NOT NULL`,
    [accountId],
  );
  return row;
}

/** By the filter, wherever in the list; of a total without an order. */
export function keyOf(query: ListQuery, sort: ListSort | '' = ''): string {
  const { accountId, fileName, label, reference, docType, needsReview, createdAfter, createdBefore, minConfidence } = query;
  const type = docType?.toLowerCase();
  return JSON.stringify([sort, accountId, fileName, label, reference, type, needsReview, createdAfter, createdBefore, minConfidence]);
}

/** Whether what a query finds is kept for all replicas where that is much: what one label or one reference does, of a type or a review or of any, or of some days, and a part of a name. */
export const isKept = (query: ListQuery): boolean => isMarkKept(query) || isMarkOfDaysKept(query) || isPartKept(query);

function isMarkOfDaysKept(query: ListQuery): boolean {
  const { docType, needsReview, createdAfter, createdBefore } = query;
  return (createdAfter ?? createdBefore) !== undefined && (docType ?? needsReview) === undefined && isMarkKept(withoutDays(query));
}

const withoutDays = (query: ListQuery): ListQuery => ({ ...query, createdAfter: undefined, createdBefore: undefined });

function isMarkKept(query: ListQuery): boolean {
  const { fileName, label, reference, createdAfter, createdBefore, minConfidence } = query;
  return (fileName ?? createdAfter ?? createdBefore ?? minConfidence) === undefined && (label === undefined) !== (reference === undefined);
}

function isPartKept(query: ListQuery): boolean {
  const { fileName, docType, needsReview, createdAfter, createdBefore, minConfidence } = query;
  const others = docType ?? needsReview ?? createdAfter ?? createdBefore ?? minConfidence;
  return fileName !== undefined && isPlain(fileName) && !isMarked(query) && others === undefined;
}

/** What is kept of a query, in all or by stretch of its order. */
export async function keptOf(tx: EntityManager, query: ListQuery, sort?: ListSort): Promise<Counted | undefined> {
  if (!isKept(query)) return undefined;
  const { accountId, fileName } = query;
  const [row]: (Folded & { counts: number[] })[] = await (isMarkKept(query)
    ? tx.query(MARK, [accountId, digestOf(keyOf(query, sort))])
    : isMarkOfDaysKept(query)
      ? tx.query(ofDaysStatement(sort), [accountId, digestOfMoments(query, sort ?? 'created_at'), query.createdAfter, query.createdBefore])
      : tx.query(partStatement(sort), [accountId, ...digestsOf(accountId, fileName!.toLowerCase())]));
  return row && { folded: { epoch: row.epoch, fold: row.fold, minutes: row.minutes }, counts: row.counts };
}

const MARK = 'SELECT epoch, fold::text AS fold, minutes, counts FROM extraction.listed_mark WHERE account_id = $1 AND key = $2';

/** How many of the moments of a stretch lie within what is asked for: they stand in order. */
const OF_DAYS = `greatest(0, coalesce(width_bucket($4::timestamptz - interval '1 microsecond', moments), cardinality(moments))
  - coalesce(width_bucket($3::timestamptz - interval '1 microsecond', moments), 0))`;

const ofDaysStatement = (sort?: ListSort): string => {
  const moments = 'FROM extraction.listed_mark_moment WHERE account_id = $1 AND key = $2';
  const counts = sort
    ? `ARRAY(SELECT ${OF_DAYS} ${moments} ORDER BY stretch)`
    : `ARRAY[(SELECT coalesce(sum(${OF_DAYS}), 0)::int ${moments})]`;
  return `SELECT epoch, fold::text AS fold, minutes, ${counts} AS counts FROM extraction.listed_mark WHERE account_id = $1 AND key = $2`;
};

/** What lacks a short part that is in it, no name had. */
const partStatement = (sort?: ListSort): string => `
  SELECT a.epoch, a.fold::text AS fold, a.minutes, ${sort ? `coalesce(p.${sort}, a.${sort})` : 'ARRAY[coalesce(p.total, 0)]'} AS counts
  FROM extraction.listed_part a LEFT JOIN extraction.listed_part p ON p.account_id = a.account_id AND p.key = $2
  WHERE a.account_id = $1 AND a.key = '' AND (p.key IS NOT NULL
    OR (SELECT count(*) FROM extraction.listed_part s WHERE s.account_id = $1 AND s.key = ANY ($3)) < cardinality($3::text[]))`;

const digestsOf = (accountId: string, part: string): [whole: string, short: string[]] => [
  digestOfPart(accountId, part),
  shortPartsOf(part).map((short) => digestOfPart(accountId, short)),
];

/** With what is kept of a label stands what is kept of it and a type; of the release before there was none. */
const KEPT_AS = 'by type and review';

export const digestOf = (key: string): string => createHash('sha256').update(KEPT_AS).update(key).digest('base64url');

/** Of when what has a label or reference was made, in an order. */
export const digestOfMoments = (query: ListQuery, sort: ListSort): string => digestOf(`moments ${keyOf(withoutDays(query), sort)}`);

/** Of a part in small letters. */
export const digestOfPart = (accountId: string, part: string): string =>
  createHash('sha256').update(`part ${accountId} ${part}`).digest('base64url');

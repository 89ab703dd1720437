import { REVIEW_CONFIDENCE } from '@gridline/contracts';
import { isMarked, type ListQuery } from './list-query';
import type { Take } from './statement';

/** What an extraction must be to be found: in the list, and as the query asks for. */
export function conditions(query: ListQuery, take: Take, partOf = inIndex): string[] {
  return [...inList(query, take), ...filters(query, take, partOf)];
}

/** What is in a list. */
export const LISTED = `state = 'completed' AND deleted_at IS NULL`;

/** What is in an account's list. */
export const inList = ({ accountId }: ListQuery, take: Take): string[] => [
  `account_id = ${take(accountId)}`,
  `state = 'completed'`,
  'deleted_at IS NULL',
];

/** What it must be to match. */
export function filters(query: ListQuery, take: Take, partOf = inIndex): string[] {
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
export function inIndex(part: string, take: Take): string {
  return hasPart('file_name', take(anywhere(part)));
}

/**
 * The same, where each name is looked at in any case: to make a name small takes longer than all else, 0.2 of 0.33 µs, and is left out where the name has the part as
 * it is asked for, or lacks what has no letter of it.
 */
export function inEachName(part: string, take: Take): string {
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
const NEEDS_REVIEW = `coalesce(needs_review > 0, confidence < ${REVIEW_CONFIDENCE} OR metadata ->> 'checksFailed' IS NOT NULL)`;

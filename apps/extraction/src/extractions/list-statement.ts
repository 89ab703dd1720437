import { REVIEW_CONFIDENCE, ServiceError, type Input, type extractionList } from '@gridline/contracts';

type ListQuery = Input<typeof extractionList>;

/** What a sort goes by, as the index that serves it has it, and the type of its values. */
const SORTS = {
  created_at: { column: 'created_at', type: 'timestamptz' },
  confidence: { column: 'confidence', type: 'double precision' },
  file_name: { column: 'file_name COLLATE extraction.by_people', type: 'text' },
  doc_type: { column: 'doc_type', type: 'text' },
} as const;

/** The statements of a page of the list. */
export interface ListStatement {
  /** Counts all that match, whatever the page. */
  count: { sql: string; values: unknown[] };
  /** Ids of the page, one more than it holds, each with the value that it is sorted by. */
  page: { sql: string; values: unknown[] };
}

/** Throws `invalid_parameter` for a cursor that no page of this list has answered. */
export function listStatement(query: ListQuery): ListStatement {
  const values: unknown[] = [];
  const take = (value: unknown): string => `$${values.push(value)}`;
  const matches = conditions(query, take).join(' AND ');
  const count = { sql: `SELECT count(*)::int AS total FROM extraction.extraction WHERE ${matches}`, values: [...values] };
  const { column, type } = SORTS[query.sort];
  const direction = query.order === 'asc' ? 'ASC' : 'DESC';
  const isPast = query.order === 'asc' ? '>' : '<';
  const from = query.cursor ? readCursor(query, query.cursor) : undefined;
  const after = from ? ` AND (${column}, id) ${isPast} (${take(from.value)}::${type}, ${take(from.id)})` : '';
  const offset = query.cursor === undefined ? (query.page - 1) * query.limit : 0;
  const sql = `SELECT id, ${SORTS[query.sort].column.split(' ')[0]}::text AS value FROM extraction.extraction WHERE ${matches}${after}
    ORDER BY ${column} ${direction}, id ${direction} LIMIT ${query.limit + 1} OFFSET ${offset}`;
  return { count, page: { sql, values } };
}

function conditions(query: ListQuery, take: (value: unknown) => string): string[] {
  const found = [`account_id = ${take(query.accountId)}`, `state = 'completed'`, 'deleted_at IS NULL'];
  const add = <Value>(value: Value | undefined, condition: (placeholder: string) => string, text: (value: Value) => unknown = (v) => v) => {
    if (value !== undefined) found.push(condition(take(text(value))));
  };
  add(query.docType, (at) => `lower(doc_type) = lower(${at})`);
  add(query.createdAfter, (at) => `created_at >= ${at}`);
  add(query.createdBefore, (at) => `created_at < ${at}`);
  add(query.label, (at) => `label = ${at} AND label <> ''`);
  add(query.reference, (at) => `reference = ${at} AND reference IS NOT NULL`);
  add(
    query.fileName,
    (at) => `file_name ILIKE ${at}`,
    (part) => `%${part.replace(/[\\%_]/g, '\\$&')}%`,
  );
  add(query.minConfidence, (at) => `confidence >= ${at}`);
  if (query.needsReview !== undefined) found.push(`${query.needsReview ? '' : 'NOT '}${NEEDS_REVIEW}`);
  return found;
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

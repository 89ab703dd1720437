import { invalidParameter } from '@gridline/contracts';
import { SORTS, type ListQuery } from './list-query';
import type { Take } from './statement';

/** Where a page ended: what its last item is sorted by, and its id; and by which sort, since it means nothing in another. */
interface Cursor {
  sort: ListQuery['sort'];
  order: ListQuery['order'];
  value: string;
  id: string;
}

/** What lies behind the place where a page ended. */
export function pastCursor(query: ListQuery, text: string, take: Take): string {
  const { value, id } = readCursor(query, text);
  const { column, type } = SORTS[query.sort];
  return `(${column}, id) ${query.order === 'asc' ? '>' : '<'} (${take(value)}::${type}, ${take(id)})`;
}

/** The place where a page ended, as a client is given it. */
export function writeCursor({ sort, order }: ListQuery, last: { id: string; value: string }): string {
  return Buffer.from(JSON.stringify([sort, order, last.value, last.id])).toString('base64url');
}

function readCursor(query: ListQuery, text: string): Cursor {
  const parts = partsOf(text);
  const [sort, order, value, id] = parts;
  const isOurs = parts.length === 4 && parts.every((part) => typeof part === 'string') && /^ext_[0-9a-f]{32}$/.test(String(id));
  const isOfList = isOurs && sort === query.sort && order === query.order && isOfType(query.sort, String(value));
  if (isOfList) return { sort: query.sort, order: query.order, value: String(value), id: String(id) };
  throw invalidParameter('query.cursor', 'the nextCursor of a page with the same sort and order');
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

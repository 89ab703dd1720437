/** PostgreSQL stores no NUL characters and no lone surrogates in text. */
export function storable<T>(value: T): T {
  if (typeof value === 'string')
    return (value.includes('\0') || !value.isWellFormed() ? value.replaceAll('\0', '').toWellFormed() : value) as T;
  if (Array.isArray(value)) return value.map((item: unknown) => storable(item)) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [storable(key), storable(item as unknown)])) as T;
}

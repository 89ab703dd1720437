import { DOCUMENT_PATHS } from './document-paths';

/** A part of an OpenAPI document. */
type Json = Record<string, unknown>;

const integer = { type: 'integer' };
const text = { type: 'string' };
const header = (description: string, schema: Json = text): Json => ({ description, schema });

/** Every header that an answer may have, with what it says. */
export const HEADERS = {
  'X-Request-Id': header('Names the request; say it when you ask for help.'),
  'RateLimit-Policy': header('The limits that hold, as the IETF draft writes them.'),
  RateLimit: header('What is left of them (`r`), and in how many seconds more is free (`t`).'),
  'X-RateLimit-Limit': header('Requests that the key may make in a minute.', integer),
  'X-RateLimit-Remaining': header('Those that are left.', integer),
  'X-RateLimit-Reset': header('Seconds until one more is free.', integer),
  'X-Usage-Month': header('The month that is counted (UTC), as YYYY-MM.'),
  'X-Usage-Calls': header('Calls of this month, this one included.', integer),
  'X-Usage-Limit': header('Calls that the plan allows in a month.', integer),
  'X-Usage-Remaining': header('Those that are left.', integer),
  'X-Usage-Unlimited': header('Whether the plan has no limit.', { type: 'string', enum: ['true', 'false'] }),
  'X-Usage-Reset': header('Seconds until the month ends.', integer),
  'X-PE-Limit': header('Processing units of the month.', integer),
  'X-PE-Used': header('Those that are charged or held.', integer),
  'X-PE-Remaining': header('Those that are left.', integer),
  'X-PE-Charged': header('Those that this document cost.', integer),
  'X-Service-Reference': header('Your reference, where you gave one; other characters than ASCII are percent-encoded.'),
  'Idempotency-Replayed': header('The stored answer of an earlier request with the same key.', { type: 'string', enum: ['true'] }),
  'Preference-Applied': header('What was done of what `Prefer` asked for.'),
  Location: header('Where the extraction is, or the batch; also of one that failed.'),
  'Content-Disposition': header("The file's name."),
  ETag: header(
    'Names this version; send it as `If-None-Match` to be told 304 where it still holds, as `If-Match` to change this version and no other.',
  ),
  'Retry-After': header('Seconds after which it is worth another try.', integer),
  'WWW-Authenticate': header('`Bearer`.'),
  Allow: header('The methods that the path takes.'),
} as const;
export type HeaderName = keyof typeof HEADERS;

const OF_KEYS: readonly HeaderName[] = [
  'RateLimit-Policy',
  'RateLimit',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'X-Usage-Month',
  'X-Usage-Calls',
  'X-Usage-Limit',
  'X-Usage-Remaining',
  'X-Usage-Unlimited',
  'X-Usage-Reset',
];
const OF_INFER: readonly HeaderName[] = ['X-PE-Limit', 'X-PE-Used', 'X-PE-Remaining', 'X-PE-Charged'];

const BY_STATUS: Readonly<Record<number, readonly HeaderName[]>> = {
  401: ['WWW-Authenticate'],
  405: ['Allow'],
  429: ['Retry-After'],
  503: ['Retry-After'],
};

/** The headers of a route's answer, as references. */
export function headersOf(path: string, status: number, own: readonly HeaderName[] = []): Json {
  const isKeyRoute = path.startsWith('/api/v1') && status !== 401;
  const names: HeaderName[] = ['X-Request-Id', ...(isKeyRoute ? OF_KEYS : []), ...(BY_STATUS[status] ?? []), ...own];
  if (isKeyRoute && DOCUMENT_PATHS.includes(path)) names.push(...OF_INFER);
  return Object.fromEntries([...new Set(names)].map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

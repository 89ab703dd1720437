import { hash, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const PREFIX = 'svc_live_';
const FORM = /^svc_live_[0-9a-fA-F]{64}$/;
const BEARER = /^Bearer +(\S+) *$/i;

/** A new secret: the prefix and 256 random bits in hexadecimal. */
export const newApiKey = (): string => PREFIX + randomBytes(32).toString('hex');

/** What is stored of a key. A random secret of 256 bits needs no slow hash. */
export const hashOfKey = (key: string): string => hash('sha256', key, 'hex');

/** What a list shows of a key, so that its owner knows which one it is. */
export const hintOf = (key: string): string => `${PREFIX}…${key.slice(-4)}`;

/** The well-formed key of a request; undefined where there is none, it is malformed, or two headers name two keys. */
export function keyOf({ authorization, 'x-api-key': apiKey }: IncomingHttpHeaders): string | undefined {
  const bearer = authorization === undefined ? undefined : (BEARER.exec(authorization)?.[1] ?? '');
  if (bearer !== undefined && apiKey !== undefined && bearer !== apiKey) return undefined;
  const key = bearer ?? apiKey;
  return typeof key === 'string' && FORM.test(key) ? key : undefined;
}

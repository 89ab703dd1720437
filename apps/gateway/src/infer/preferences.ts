import { WAIT_SECONDS_MAX, invalidParameter } from '@gridline/contracts';
import type { Request } from 'express';
import { wholeNumber } from '../http/whole-number';

/** `?wait=` of a route that holds a call. */
export const waitSeconds = wholeNumber(1, WAIT_SECONDS_MAX)
  .optional()
  .meta({ description: 'Holds the call until the run ends, so many seconds at most.' });

/** What a client prefers of how it is answered (RFC 7240). */
interface Preferences {
  respondAsync: boolean;
  waitSeconds?: number;
}

/** Throws `invalid_parameter` for a wait that is no number of seconds that may be waited; other preferences are not ours. */
export function preferencesOf(request: Request): Preferences {
  const preferences = (request.get('Prefer') ?? '').split(/[,;]/).map((preference) => preference.trim().toLowerCase());
  const wait = preferences.find((preference) => /^wait\s*=/.test(preference))?.replace(/^wait\s*=\s*/, '');
  return { respondAsync: preferences.includes('respond-async'), waitSeconds: wait === undefined ? undefined : parseWait(wait) };
}

function parseWait(text: string): number {
  const parsed = wholeNumber(1, WAIT_SECONDS_MAX).safeParse(text.replace(/^"(.*)"$/, '$1'));
  if (parsed.success) return parsed.data;
  throw invalidParameter('header.Prefer', `wait is a whole number from 1 to ${WAIT_SECONDS_MAX}`);
}

import { ApiError } from '@gridline/client';
import { WORDS } from '../words/words';

/** A request of the signed-in browser. Throws ApiError where the service refuses. */
export async function request<Answer>(
  method: string,
  path: string,
  body?: unknown,
  extra: HeadersInit = {},
  signal?: AbortSignal,
): Promise<Answer> {
  const headers: HeadersInit = { ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...extra };
  const response = await fetch(path, { method, headers, signal, body: body === undefined ? undefined : JSON.stringify(body) });
  if (!response.ok) throw await ApiError.from(response);
  return (response.status === 204 ? undefined : await response.json()) as Answer;
}

/** What to tell a person about a failure. */
export function explain(error: unknown): string {
  if (error instanceof ApiError) {
    const [first] = error.errors;
    return first ? WORDS.common.invalid(error.message, first.location.replace(/^\w+\./, ''), first.message) : error.message;
  }
  return WORDS.common.noConnection;
}

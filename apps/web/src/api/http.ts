import { ApiError } from '@gridline/client';
import { WORDS } from '../words/words';
import { fetchUnlessSilent, SilentError, type Patience } from './unless-silent';

/** A request of the signed-in browser. Throws ApiError where the service refuses, SilentError where it says nothing. */
export async function request<Answer>(
  method: string,
  path: string,
  body?: unknown,
  extra: HeadersInit = {},
  patience?: Patience,
): Promise<Answer> {
  const headers: HeadersInit = { ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...extra };
  const response = await fetchUnlessSilent(
    path,
    { method, headers, body: body === undefined ? undefined : JSON.stringify(body) },
    patience,
  );
  if (!response.ok) throw await ApiError.from(response);
  return (response.status === 204 ? undefined : await response.json()) as Answer;
}

/** A change whose answer was lost is sent so often. */
const MOST_TRIES = 3;
/** Where the answer names no time. */
const USUAL_WAIT_SECONDS = 1;
/** Who waits for longer is told, and decides. */
const LONGEST_WAIT_SECONDS = 10;
/** The service checks a long table for up to 30. */
const CHANGE_SILENCE_SECONDS = 35;

/** A change of the version that `If-Match` names, which the service does once however often it is sent: again where its answer was lost. */
export async function requestChange<Answer>(method: string, path: string, body: unknown, version: HeadersInit): Promise<Answer> {
  for (let tries = 1; ; tries++)
    try {
      return await request<Answer>(method, path, body, version, { silenceSeconds: CHANGE_SILENCE_SECONDS });
    } catch (error) {
      const seconds = waitOf(error);
      if (tries === MOST_TRIES || seconds === undefined || seconds > LONGEST_WAIT_SECONDS || !new Headers(version).has('If-Match'))
        throw error;
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    }
}

/** After how many seconds the same request may succeed; undefined where it will not, and where a person has waited for long already. What is no answer of the service is a connection that broke. */
function waitOf(error: unknown): number | undefined {
  if (error instanceof ApiError) return error.retryable ? (error.retryAfter ?? USUAL_WAIT_SECONDS) : undefined;
  return error instanceof TypeError ? USUAL_WAIT_SECONDS : undefined;
}

/** What to tell a person about a failure. */
export function explain(error: unknown): string {
  if (error instanceof ApiError) {
    const [first] = error.errors;
    return first ? WORDS.common.invalid(error.message, first.location.replace(/^\w+\./, ''), first.message) : error.message;
  }
  if (error instanceof SilentError) return error.isOpen ? WORDS.common.silentChange : WORDS.common.silent;
  return WORDS.common.noConnection;
}

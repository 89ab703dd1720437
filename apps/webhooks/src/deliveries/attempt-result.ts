/** Why an attempt failed, as the log names it. */
export type AttemptError = 'dns' | 'refused' | 'timeout' | 'tls' | 'blocked' | 'redirect' | 'http_4xx' | 'http_5xx';

/** What came of one HTTP request. */
export interface AttemptResult {
  httpStatus?: number;
  /** Not set where the receiver took the event. */
  error?: AttemptError;
  durationMs: number;
  /** The start of the response's body, as text. */
  responseSnippet?: string;
  /** The response's `Retry-After`. */
  retryAfter?: string;
}

const GONE = 410;
const TOO_MANY_REQUESTS = 429;

/** Errors that are no answer of the receiver, and may be gone later. `blocked` is an answer: ours. */
const NETWORK_ERRORS: ReadonlySet<AttemptError> = new Set(['dns', 'refused', 'timeout', 'tls']);

/** The error that a response's status stands for; undefined for success. */
export function statusError(status: number): AttemptError | undefined {
  if (status >= 500) return 'http_5xx';
  if (status >= 400) return 'http_4xx';
  return status >= 300 ? 'redirect' : undefined;
}

/** As the guide to webhooks promises: network errors, 429 and 5xx; every other answer is final. */
export const isRetryable = ({ error, httpStatus }: AttemptResult): boolean =>
  error !== undefined && (NETWORK_ERRORS.has(error) || error === 'http_5xx' || httpStatus === TOO_MANY_REQUESTS);

/** The receiver says that it wants nothing any more. */
export const isGone = ({ httpStatus }: AttemptResult): boolean => httpStatus === GONE;

/** Whether a receiver is there and takes requests: not one that is silent, and not one that asks for fewer. */
export const isResponsive = ({ httpStatus }: AttemptResult): boolean => httpStatus !== undefined && httpStatus !== TOO_MANY_REQUESTS;

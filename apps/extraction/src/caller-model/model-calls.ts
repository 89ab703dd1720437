import { ServiceError } from '@gridline/contracts';
import { TargetRejected } from '@gridline/targets';
import { APICallError } from 'ai';

/** What a provider's answer may have of characters kept for the detail. */
const REASON_LENGTH = 200;

/** A failure of the caller's model in plain words: neither its key nor its address are in them. Our own errors stay as they are. */
export function toModelError(error: unknown, model: string): unknown {
  if (error instanceof ServiceError) return error;
  const refused = causeOf(error, TargetRejected);
  if (refused?.isPassing) return failed("The host of the model's address could not be looked up.", error);
  if (refused) return failed('The address of the model may not be reached.', error);
  const call = causeOf(error, APICallError);
  if (call?.statusCode) return failed(inWords(call, model), error);
  if (isTimeout(error)) return failed('The model did not answer in time.', error);
  return failed('The model could not be reached, or what it answered is not of its interface.', error);
}

/** Whether a call may have failed because the model takes no pictures: each provider and server says that with a status and words of its own. */
export function mayBeOfPictures(error: unknown): boolean {
  const status = causeOf(error, APICallError)?.statusCode ?? 0;
  return status >= 400 && (status < 500 || status === 501) && ![401, 402, 403, 408, 429].includes(status);
}

/** How long a provider asks to wait, in milliseconds; undefined where the call is not to be made again. */
export function waitOf(error: unknown): number | undefined {
  const call = causeOf(error, APICallError);
  if (!call?.statusCode || !(call.statusCode === 429 || call.statusCode >= 500) || isQuota(call)) return undefined;
  const seconds = Number(call.responseHeaders?.['retry-after']);
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : SHORT_WAIT_MS;
}

/** Before a call that failed is made again where the provider names no time. */
const SHORT_WAIT_MS = 500;

function inWords(call: APICallError, model: string): string {
  const { statusCode: status = 0 } = call;
  if (status < 400) return 'What the provider answered was cut, or is not of its interface.';
  if (status === 401 || status === 403) return `The provider refused the key (${status}).`;
  if (status === 404) return `The provider knows no model "${model}" (404).`;
  if (status === 413) return 'The provider takes no request of this size (413).';
  if (status === 429 && isQuota(call)) return 'The quota of the key is used up (429).';
  if (status === 429) {
    const seconds = call.responseHeaders?.['retry-after'];
    return `The provider limits the requests of the key (429)${seconds ? `; it asks to wait ${seconds} s` : ''}.`;
  }
  const reason = reasonOf(call);
  if (status >= 500) return `The provider failed (${status}).`;
  return `The provider refused the request (${status})${reason ? `: ${reason}` : '.'}`;
}

const isQuota = ({ statusCode, responseBody = '' }: APICallError): boolean =>
  statusCode === 429 && /insufficient_quota|billing|exceeded your current quota/i.test(responseBody);

/** What the provider itself says, on one line. A provider that repeats a key shortens it itself; what looks like one is left out all the same. */
function reasonOf({ message }: APICallError): string {
  const line = message.replace(/\s+/g, ' ').trim();
  return line.replace(/\b[\w-]{24,}\b/g, '…').slice(0, REASON_LENGTH);
}

const failed = (detail: string, cause: unknown): ServiceError => new ServiceError('model_provider_error', detail, { cause });

function isTimeout(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause)
    if (each.name === 'TimeoutError' || each.name === 'AbortError') return true;
  return false;
}

/** The first of its kind among an error and its causes. */
function causeOf<T extends Error>(error: unknown, kind: abstract new (...args: never[]) => T): T | undefined {
  for (let each = error; each instanceof Error; each = each.cause) if (each instanceof kind) return each;
  return undefined;
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { ServiceError } from '@gridline/contracts';
import { LEAST_BYTES_PER_SECOND } from './answer-stall';

/** A body that brings nothing for so long will not come: a phone that changes networks is back sooner. */
export const BODY_STALL_MS = 15_000;

/** Looks in a stall's time; a body is cut a third late at most. */
const LOOKS = 3;

/** Looks in a minute: a body may bring next to nothing for so long, as the reader of an answer may take next to nothing. */
const SLOW_LOOKS = 12;

/** JSON of a mebibyte, the largest that is taken before anything is known of its sender, at 28 kbit/s. */
export const JSON_BODY_MS = 300_000;

/** Any request whole: a batch of 500 MB, the largest, at 1.2 Mbit/s. Node's own five minutes would take 14. */
export const REQUEST_MS = 3_600_000;

const refusal = (detail: string): ServiceError => new ServiceError('request_timeout', detail);

const NOTHING = `Nothing of the body came for ${BODY_STALL_MS / 1000} seconds.`;
const TOO_LITTLE = `Less than ${LEAST_BYTES_PER_SECOND} bytes a second of the body came for a minute.`;
const TOO_LONG = 'The body took too long.';

/**
 * Refuses once when the sender of a body has sent nothing for a while, or next to nothing for longer, or all of it takes longer than it may;
 * answers how to stop. While it is we who do not read, as when the storage is slow, nobody is blamed.
 */
export function watchBody(request: IncomingMessage, refuse: (error: ServiceError) => void, longestMs = REQUEST_MS): () => void {
  const lookMs = BODY_STALL_MS / LOOKS;
  const least = (LEAST_BYTES_PER_SECOND * lookMs) / 1000;
  let seen = request.socket.bytesRead;
  let [looks, quiet, slow] = [0, 0, 0];
  const look = (): string | undefined => {
    const came = request.socket.bytesRead - seen;
    seen += came;
    looks++;
    const isRead = request.readableFlowing === true;
    quiet = isRead && came === 0 ? quiet + 1 : 0;
    slow = isRead && came < least ? slow + 1 : 0;
    if (quiet >= LOOKS) return NOTHING;
    if (slow >= SLOW_LOOKS) return TOO_LITTLE;
    return looks * lookMs >= longestMs ? TOO_LONG : undefined;
  };
  const timer = setInterval(() => {
    if (request.complete || request.destroyed) return stop();
    const why = look();
    if (why === undefined) return;
    stop();
    refuse(refusal(why));
  }, lookMs);
  const stop = (): void => clearInterval(timer);
  timer.unref();
  return stop;
}

/** The rest of a body that was answered before it had come, and that nobody reads, holds its connection for so long at most. */
export function closeUnread(request: IncomingMessage, response: ServerResponse, leftMs = JSON_BODY_MS): void {
  if (request.headers['content-length'] === undefined && request.headers['transfer-encoding'] === undefined) return;
  response.once('finish', () => {
    if (!request.complete) setTimeout(() => request.complete || request.socket.destroy(), leftMs).unref();
  });
}

import type { IncomingMessage } from 'node:http';
import { ServiceError } from '@gridline/contracts';

/** A body that brings nothing for so long will not come: a phone that changes networks is back sooner. */
export const BODY_STALL_MS = 15_000;

export const bodyStalled = (): ServiceError =>
  new ServiceError('request_timeout', `Nothing of the body came for ${BODY_STALL_MS / 1000} seconds.`);

/** Looks in a stall's time; a body is cut a third late at most. */
const LOOKS = 3;

/**
 * Calls once when the sender of a body has sent nothing for a while; answers how to stop. While it is we who do not read, as when the
 * storage is slow, nobody is blamed.
 */
export function watchBody(request: IncomingMessage, onStall: () => void, stallMs = BODY_STALL_MS): () => void {
  let seen = request.socket.bytesRead;
  let quiet = 0;
  const timer = setInterval(() => {
    const { bytesRead } = request.socket;
    quiet = bytesRead === seen && request.readableFlowing === true ? quiet + 1 : 0;
    seen = bytesRead;
    if (request.complete || request.destroyed) return stop();
    if (quiet < LOOKS) return;
    stop();
    onStall();
  }, stallMs / LOOKS);
  const stop = (): void => clearInterval(timer);
  timer.unref();
  return stop;
}

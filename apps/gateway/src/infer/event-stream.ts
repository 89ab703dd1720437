import { ServiceError } from '@gridline/contracts';
import type { Response } from 'express';
import { WAITS_OF_ACCOUNT } from './waits-under-way';

/** A comment this often keeps proxies from closing a quiet stream. */
const KEEP_ALIVE_MS = 15_000;

/** What waits for a reader who is slower than what happens; a thousand events, past which he is left. */
const UNREAD_BYTES = 64 * 1024;

/** Seconds after which a stream may be tried again; a run takes about as long. */
const STREAM_RETRY_SECONDS = 5;

/** Begins an answer of server-sent events; answers what sends one. */
export function openEventStream(response: Response): (event: string, data: unknown) => void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' });
  response.flushHeaders();
  const keepAlive = setInterval(() => response.write(':\n\n'), KEEP_ALIVE_MS);
  response.once('close', () => clearInterval(keepAlive));
  return (event, data) => {
    response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    if (response.writableLength > UNREAD_BYTES) response.destroy();
  };
}

/** The account holds as many calls open as it may. */
export const tooManyStreams = (): ServiceError =>
  new ServiceError('rate_limit_exceeded', `An account may follow ${WAITS_OF_ACCOUNT} extractions at a time.`, {
    retryAfterSeconds: STREAM_RETRY_SECONDS,
  });

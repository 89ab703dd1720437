import { Readable } from 'node:stream';
import { atDeadline } from '@gridline/runtime';
import {
  before,
  CheckedConnections,
  ConnectTimedOut,
  HandshakeFailed,
  TargetCheck,
  TargetRejected,
  type FloodLimit,
} from '@gridline/targets';
import { statusError, type AttemptError, type AttemptResult } from './attempt-result';
import { OutgoingBody } from './outgoing-body';

/** What one attempt sends. */
export interface AttemptRequest {
  url: string;
  headers: Record<string, string>;
  body: Buffer | OutgoingBody;
}

/** From the first DNS query to the last byte of the response, as the guide to webhooks promises. */
const ATTEMPT_SECONDS = 10;

/** In which what a receiver answered is read, where this process was busy when the attempt's time was over. */
const GRACE_MS = 250;

/** The response is read so far and no farther; the connection is then closed. */
const RESPONSE_BYTES = 16 * 1024;

/**
 * Of a receiver that is asked again at once, thirty times a second, less comes. One that sent interim answers without end kept a processor busy for all of its
 * attempt's ten seconds, and everybody's deliveries with it.
 */
export const FLOOD: FloodLimit = { bytes: 256 * 1024, withinMs: 250 };

/** What of it is kept in the log. */
const SNIPPET_BYTES = 1024;

/** Makes one attempt: the only way by which this service's requests leave it. Never throws; never follows a redirect. */
export class AttemptSender {
  constructor(
    private readonly targets: TargetCheck,
    private readonly connections: CheckedConnections,
    private readonly limitSeconds = ATTEMPT_SECONDS,
  ) {}

  async send(request: AttemptRequest): Promise<AttemptResult> {
    const started = performance.now();
    const deadline = new AbortController();
    const undo = atDeadline(this.limitSeconds * 1000, GRACE_MS, () => deadline.abort(new DeadlinePassed()));
    try {
      const answer = await before(deadline.signal, this.exchange(request, deadline.signal));
      return { ...answer, durationMs: Math.round(performance.now() - started) };
    } catch (error) {
      return { error: errorCodeOf(error), durationMs: Math.round(performance.now() - started) };
    } finally {
      undo();
    }
  }

  private async exchange({ url, headers, body }: AttemptRequest, deadline: AbortSignal): Promise<Omit<AttemptResult, 'durationMs'>> {
    const target = await this.targets.check(url);
    deadline.throwIfAborted();
    deadline.addEventListener('abort', () => this.connections.forsake(target), { once: true });
    const { pathname, search } = new URL(target.href);
    const response = await this.connections.to(target).request({
      method: 'POST',
      path: `${pathname}${search}`,
      headers: { ...headers, 'content-type': 'application/json', 'content-length': String(body.length), 'accept-encoding': 'identity' },
      body: body instanceof OutgoingBody ? Readable.from(body.pieces(), { objectMode: false }) : body,
      signal: deadline,
    });
    const start = await readStart(response.body);
    const retryAfter = response.headers['retry-after'];
    return {
      httpStatus: response.statusCode,
      error: statusError(response.statusCode),
      responseSnippet: toSnippet(start),
      retryAfter: Array.isArray(retryAfter) ? retryAfter[0] : retryAfter,
    };
  }
}

/** The whole body where it is short; else its first bytes, and the rest is not waited for. */
async function readStart(body: Readable): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of body) {
    parts.push(part as Buffer);
    bytes += (part as Buffer).length;
    if (bytes >= RESPONSE_BYTES) break;
  }
  return Buffer.concat(parts);
}

/** Text that a log can hold and a page can show: broken characters replaced, control characters out. */
const toSnippet = (bytes: Buffer): string =>
  bytes
    .subarray(0, SNIPPET_BYTES)
    .toString('utf8')
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '');

/** The attempt took longer than it may. */
class DeadlinePassed extends Error {
  override readonly name = 'DeadlinePassed';
}

function errorCodeOf(error: unknown): AttemptError {
  if (error instanceof DeadlinePassed || error instanceof ConnectTimedOut) return 'timeout';
  if (error instanceof TargetRejected) return error.reason === 'dns' ? 'dns' : 'blocked';
  if (error instanceof HandshakeFailed) return 'tls';
  // What is left: refused, reset, unreachable, or an answer that is no HTTP.
  return 'refused';
}

import { beginSpan, counter, histogram, type BegunSpan } from '@gridline/runtime';
import type { NextFunction, Request, Response } from 'express';
import type { Logger } from 'pino';
import { whyEnded } from './answer-stall';

/** From an answer out of memory to the longest wait that is usual for a document. */
const SECONDS_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/** One line for a request, cut ones too, its figures, and its span. */
export function requestLog(logger: Logger) {
  const requests = counter({
    name: 'http_requests_total',
    help: 'Requests by route and status; `cut` where the client left before its answer was whole, `slow` where it read so slowly that we left, `broken` where we could not go on with it.',
    labels: ['method', 'route', 'status'],
  });
  const seconds = histogram(
    { name: 'http_request_seconds', help: 'From the first byte of a request to the last of its answer.', labels: ['route'] },
    SECONDS_BUCKETS,
  );
  return (request: Request, response: Response, next: NextFunction): void => {
    const startedAt = performance.now();
    const { method, path } = request;
    const span = beginSpan({ name: method, kind: 'server', parent: traceOf(request) });
    response.once('close', () => {
      const durationMs = Math.round(performance.now() - startedAt);
      const status = statusOf(response);
      const route = routeOf(request);
      requests.inc({ method: KNOWN_METHODS.has(method) ? method : 'other', route, status });
      seconds.observe({ route }, durationMs / 1000);
      endSpan(span, request, { route, status });
      const requestId = response.getHeader('X-Request-Id');
      const ended = whyEnded(response);
      logger.info({ requestId, method, path, route, status, ended, durationMs, ...callerOf(request) }, 'request');
    });
    span.within(next);
  };
}

/** What the client says that the request is a part of. */
function traceOf({ headers: { traceparent } }: Request): string | undefined {
  return typeof traceparent === 'string' ? traceparent : undefined;
}

type Status = number | 'cut' | 'slow' | 'broken';

function statusOf(response: Response): Status {
  if (response.writableFinished) return response.statusCode;
  if (whyEnded(response) !== undefined) return 'slow';
  return response.errored ? 'broken' : 'cut';
}

function endSpan(span: BegunSpan, request: Request, { route, status }: { route: string; status: Status }): void {
  const { accountId, keyId } = callerOf(request);
  span.set({
    'http.request.method': request.method,
    'http.route': route,
    'http.response.status_code': typeof status === 'number' ? status : undefined,
    'gridline.account': accountId,
    'gridline.key': keyId,
  });
  span.end(typeof status === 'string' || status >= 500 ? status : undefined);
}

const KNOWN_METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** As the controller declares it, so that ids make no series of their own; `other` for files of the app and what is nowhere. */
function routeOf(request: Request): string {
  const { path } = (request.route ?? {}) as { path?: unknown };
  return typeof path === 'string' ? path : 'other';
}

/** A request of which it may be known whose it is: by its key, or by its session. */
interface KnownRequest extends Request {
  caller?: { accountId: string; keyId: string };
  sessionUser?: { accountId: string };
}

/** Who asked, as far as the request came to be known. */
function callerOf({ caller, sessionUser }: KnownRequest): { accountId?: string; keyId?: string } {
  return caller ? { accountId: caller.accountId, keyId: caller.keyId } : sessionUser ? { accountId: sessionUser.accountId } : {};
}

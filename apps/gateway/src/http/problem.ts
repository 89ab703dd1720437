import { ERRORS, type ErrorCode, type ServiceError } from '@gridline/contracts';
import type { Request, Response } from 'express';

/** RFC 9457 problem details with our extensions. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  instance: string;
  code: ErrorCode;
  requestId: string;
  retryable: boolean;
  errors?: { location: string; message: string }[];
}

/** Where the reference explains a code. */
export const problemType = (code: ErrorCode): string => `/docs/errors/${code}`;

/** Answers with the error; nothing of it but code, detail and input errors leaves the process. */
export function sendProblem(request: Request, response: Response, error: ServiceError): void {
  const { status, title, retryable } = ERRORS[error.code];
  const problem: Problem = {
    type: problemType(error.code),
    title,
    status,
    detail: error.detail,
    instance: request.path,
    code: error.code,
    requestId: String(response.getHeader('X-Request-Id') ?? ''),
    retryable,
    errors: error.options.errors,
  };
  if (error.options.retryAfterSeconds !== undefined)
    response.setHeader('Retry-After', Math.max(1, Math.ceil(error.options.retryAfterSeconds)));
  else if (status === 503) response.setHeader('Retry-After', DEFAULT_RETRY_SECONDS);
  if (error.options.allow) response.setHeader('Allow', error.options.allow.join(', '));
  if (error.code === 'invalid_api_key') response.setHeader('WWW-Authenticate', 'Bearer');
  response.status(status).type('application/problem+json').setHeader('Cache-Control', 'no-store');
  const body = JSON.stringify(problem);
  if (!isStillSending(request)) response.send(body);
  // A short body may lie behind the headers in the same packet; a moment later it was read.
  else setImmediate(() => (isStillSending(request) ? answerAndClose(request, response, body) : response.send(body)));
}

/** A client that is still sending what was refused may read its answer for so long before the connection is closed. */
const LINGER_MS = 2_000;

/** A 503 that names no time of its own. */
const DEFAULT_RETRY_SECONDS = 2;

const isStillSending = ({ complete, headers }: Request): boolean =>
  !complete && (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);

/**
 * The connection is not used again, since the rest of the body is no request. It is closed when the body is over or the client had
 * time to read: closing at once would reset it, and many clients then lose the answer that has arrived.
 */
function answerAndClose(request: Request, response: Response, body: string): void {
  response.setHeader('Connection', 'close').setHeader('Content-Length', Buffer.byteLength(body));
  response.write(body);
  const close = (): void => {
    clearTimeout(timer);
    response.end();
  };
  const timer = setTimeout(close, LINGER_MS).unref();
  request.once('end', close).once('close', close).resume();
}

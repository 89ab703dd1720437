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
const problemType = (code: ErrorCode): string => `/docs/errors/${code}`;

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
  if (error.code === 'file_too_large') cutAfterAnswer(request, response);
  response.status(status).type('application/problem+json').setHeader('Cache-Control', 'no-store').send(JSON.stringify(problem));
}

/** A client that is still sending a refused file may read its answer for so long before the connection is cut. */
const CUT_MS = 2_000;

/** A 503 that names no time of its own. */
const DEFAULT_RETRY_SECONDS = 2;

function cutAfterAnswer(request: Request, response: Response): void {
  response.once('finish', () => setTimeout(() => request.destroy(), CUT_MS).unref());
}

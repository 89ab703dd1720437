import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { ERRORS, type ErrorCode } from '@gridline/contracts';
import { newId } from '@gridline/runtime';
import { problemType, type Problem } from './problem';

/** What Node says of a request that it could not read; anything else is simply malformed. */
const CODES: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

/** Answers what is no HTTP request that we could read, before any of our code saw it, with a problem like every other error. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Duplex): void {
  const { _httpMessage: begun } = socket as { _httpMessage?: ServerResponse };
  if (error.code === 'ECONNRESET' || !socket.writable || begun?.headersSent) {
    socket.destroy();
    return;
  }
  const code = CODES[error.code ?? ''] ?? 'malformed_request';
  const requestId = newId('req');
  const { status, title, description: detail, retryable } = ERRORS[code];
  const problem: Problem = { type: problemType(code), title, status, detail, instance: '', code, requestId, retryable };
  const body = JSON.stringify(problem);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/problem+json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${requestId}`,
    'X-Content-Type-Options: nosniff',
    'Cache-Control: no-store',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

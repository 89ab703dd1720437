import { newId, runInContext } from '@gridline/runtime';
import type { NextFunction, Request, Response } from 'express';

const WELL_FORMED = /^[A-Za-z0-9_.:-]{1,128}$/;

/** Takes over the caller's request id where it is well-formed, else makes one; it is on the response and follows every question. */
export function requestId(request: Request, response: Response, next: NextFunction): void {
  const given = request.headers['x-request-id'];
  const id = typeof given === 'string' && WELL_FORMED.test(given) ? given : newId('req');
  response.setHeader('X-Request-Id', id);
  runInContext({ requestId: id, arrivedAt: performance.now() }, next);
}

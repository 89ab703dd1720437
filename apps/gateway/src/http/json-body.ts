import { json, type NextFunction, type Request, type Response } from 'express';
import { JSON_BODY_MS, watchBody } from './body-stall';

/** Express's JSON parser, which by itself waits as long as a body takes. */
export function jsonBody(limit: number) {
  const parse = json({ limit });
  return (request: Request, response: Response, next: NextFunction): void => {
    let isOver = false;
    const over = (error?: unknown): void => {
      if (isOver) return;
      isOver = true;
      stop();
      next(error);
    };
    const stop = watchBody(request, over, JSON_BODY_MS);
    parse(request, response, over);
  };
}

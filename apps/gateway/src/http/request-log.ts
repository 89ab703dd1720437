import type { NextFunction, Request, Response } from 'express';
import type { Logger } from 'pino';

/** One line for a request that changed something or failed; plain reads are told at level debug. */
export function requestLog(logger: Logger) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const startedAt = performance.now();
    const path = request.path;
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Referrer-Policy', 'no-referrer');
    response.once('finish', () => {
      const level = response.statusCode >= 400 || request.method !== 'GET' ? 'info' : 'debug';
      if (!logger.isLevelEnabled(level)) return;
      const requestId = response.getHeader('X-Request-Id');
      logger[level](
        { requestId, method: request.method, path, status: response.statusCode, durationMs: Math.round(performance.now() - startedAt) },
        'request',
      );
    });
    next();
  };
}

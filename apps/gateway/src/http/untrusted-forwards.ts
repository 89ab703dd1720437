import { counter } from '@gridline/runtime';
import type { NextFunction, Request, Response } from 'express';
import type { Logger } from 'pino';

/** The log says it again after so long. */
const SAY_AGAIN_MS = 600_000;

/**
 * Says that a peer forwards for clients and is not trusted to. It may be a client that pretends; where it is our own balancer, all the
 * world has one address and with it one limit of 20 documents a minute.
 */
export function untrustedForwards(logger: Logger) {
  const forwards = counter({
    name: 'gateway_untrusted_forwards_total',
    help: 'Requests with X-Forwarded-For from a peer that is not trusted.',
  });
  let saidAt = -Infinity;
  return (request: Request, _response: Response, next: NextFunction): void => {
    const peer = request.socket.remoteAddress ?? '';
    const isTrusted = request.app.get('trust proxy fn') as (address: string, hop: number) => boolean;
    if (request.headers['x-forwarded-for'] !== undefined && !isTrusted(peer, 0)) {
      forwards.inc();
      if (performance.now() - saidAt > SAY_AGAIN_MS) {
        saidAt = performance.now();
        logger.warn({ peer }, 'X-Forwarded-For of a peer that TRUSTED_PROXIES does not name is not believed: its clients share one limit');
      }
    }
    next();
  };
}

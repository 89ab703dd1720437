import { ServiceError } from '@gridline/contracts';
import type { Request } from 'express';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Throws `csrf_failed` for a state-changing request that a browser sent on behalf of another site (Fetch Metadata, W3C; and the
 * Origin header, RFC 6454). Programs that send neither header are not browsers, and carry no cookie of ours by accident.
 */
export function refuseCrossSite(request: Request, publicUrl: string | undefined): void {
  if (SAFE_METHODS.includes(request.method)) return;
  const origin = request.headers.origin;
  const foreignOrigin = origin !== undefined && !ownOrigins(request, publicUrl).includes(origin);
  if (request.headers['sec-fetch-site'] === 'cross-site' || foreignOrigin) {
    throw new ServiceError('csrf_failed', 'The request came from another site.');
  }
}

function ownOrigins(request: Request, publicUrl: string | undefined): string[] {
  if (publicUrl) return [new URL(publicUrl).origin];
  return [`${request.protocol}://${request.headers.host}`];
}

import type { RequestHandler } from 'express';

/** A year: what browsers' preload lists ask for at least. Not of sub-domains, which may be anybody's. */
const STRICT_TRANSPORT = 'max-age=31536000';

/** For an answer that is no page of ours: should a browser ever show it as one, it may do nothing and be framed by nobody. */
const NO_PAGE_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The documentation loads nothing but its own files. */
export const DOCS_POLICY = "default-src 'self'; object-src 'none'; base-uri 'self'; frame-ancestors 'none'; form-action 'self'";

/** The web app styles its own elements, and shows pictures that it made itself. */
export const APP_POLICY = `${DOCS_POLICY}; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:`;

/** On every answer, whoever gives it; pages put their own policy in place of this one. */
export function securityHeaders(publicUrl: string | undefined): RequestHandler {
  const isSecure = publicUrl?.startsWith('https:') ?? false;
  return (_request, response, next) => {
    response.setHeader('Content-Security-Policy', NO_PAGE_POLICY);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Referrer-Policy', 'no-referrer');
    if (isSecure) response.setHeader('Strict-Transport-Security', STRICT_TRANSPORT);
    next();
  };
}

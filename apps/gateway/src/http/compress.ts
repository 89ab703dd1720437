import compression from 'compression';
import type { RequestHandler } from 'express';

/** Smaller answers fit into one packet as they are. */
const LEAST_BYTES = 1024;

/** Answers by br or gzip, as the client accepts; not event streams, whose events would wait in the compressor. */
export const compress = (): RequestHandler =>
  compression({
    threshold: LEAST_BYTES,
    filter: (request, response) =>
      !String(response.getHeader('Content-Type')).startsWith('text/event-stream') && compression.filter(request, response),
  });

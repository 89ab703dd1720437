import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

/** What the documentation of a route says whose answer may be large. */
export const BREAKS_OFF =
  'An answer of more than a megabyte begins before all of it is there. What fails after that cannot be told by a status: the connection is broken off. Take no answer for whole whose end did not come, and ask again.';

/** Passes a stream on to the client as fast as it reads. A client that leaves early is no error, and one that does not read is left. */
export async function sendStream(response: Response, content: Readable): Promise<void> {
  await pipeline(content, response).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  });
}

/** Passes JSON text on. */
export function sendJsonStream(response: Response, json: Readable): Promise<void> {
  response.type('application/json');
  return sendStream(response, json);
}

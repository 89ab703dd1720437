import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

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

import type { PendingExtraction } from '@gridline/contracts';
import type { Response } from 'express';

/** Seconds after which a run that goes on is worth another look. */
const RUNNING_RETRY_SECONDS = 1;

/** 202: the document is taken in and its run goes on. */
export function sendPending(response: Response, { id, state, progress }: PendingExtraction): void {
  response.setHeader('Retry-After', RUNNING_RETRY_SECONDS);
  response.status(202).json({ id, state, progress });
}

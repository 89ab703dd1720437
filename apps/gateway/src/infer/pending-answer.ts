import type { PendingExtraction } from '@gridline/contracts';
import type { Response } from 'express';

/** A run that goes on is worth another look after a quarter of the time that it has taken so far, within these bounds of seconds. */
const SHARE_OF_AGE = 1 / 4;
const SOONEST_SECONDS = 1;
const LATEST_SECONDS = 15;

/** 202: the document is taken in and its run goes on. `createdAt` is when it was taken in; now, where it is not known. */
export function sendPending(response: Response, { id, state, progress }: PendingExtraction, createdAt?: string): void {
  const ageSeconds = createdAt === undefined ? 0 : (Date.now() - Date.parse(createdAt)) / 1000;
  response.setHeader('Retry-After', Math.ceil(Math.min(LATEST_SECONDS, Math.max(SOONEST_SECONDS, ageSeconds * SHARE_OF_AGE))));
  response.status(202).json({ id, state, progress });
}

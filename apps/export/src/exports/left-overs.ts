import { ANSWERS_PREFIX } from '@gridline/messaging';
import type { Storage } from '@gridline/storage';
import type { Logger } from 'pino';

/** Under which storage prefix exports wait to be streamed to the client. */
export const EXPORTS_PREFIX = 'exports';

/** Whoever asked has fetched its file within seconds; after an hour it was killed before it could remove it. */
const LEFT_OVER_MS = 60 * 60_000;
export const SWEEP_MS = 10 * 60_000;

/** Removes files that a killed asker left behind. */
export async function removeLeftOvers(storage: Storage, now: Date): Promise<number> {
  const before = new Date(now.getTime() - LEFT_OVER_MS);
  const removed = await Promise.all([EXPORTS_PREFIX, ANSWERS_PREFIX].map((prefix) => storage.removeOlder(prefix, before)));
  return removed.reduce((sum, count) => sum + count, 0);
}

/** One round. Any number of replicas may sweep the same storage. */
export async function sweepLeftOvers(storage: Storage, logger: Logger): Promise<void> {
  const removed = await removeLeftOvers(storage, new Date());
  if (removed > 0) logger.info({ removed }, 'left-over files removed');
}

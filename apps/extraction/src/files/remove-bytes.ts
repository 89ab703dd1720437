import { inTime } from '@gridline/runtime';
import type { Storage } from '@gridline/storage';
import type { Logger } from 'pino';

/** A storage that refuses so many in a row is away; a file that alone cannot be removed keeps no other from being. */
const REFUSED_IN_A_ROW = 3;

/** A client waits two and a half seconds for all of it; a bucket that is well removes a file in some tens of milliseconds. */
const PROMPTLY_MS = 1_000;

type Removes = Pick<Storage, 'remove'>;
type Warns = Pick<Logger, 'warn'>;

/**
 * Removes the bytes of files whose rows are gone or say that they are removed; answers how many. Never throws: what the storage refuses nobody can
 * ask for any more, and the sweep finds it (`Sweeper`).
 */
export async function removeBytes(storage: Removes, keys: readonly string[], logger: Warns): Promise<number> {
  let [removed, inARow] = [0, 0];
  for (const storageKey of keys) {
    if (inARow === REFUSED_IN_A_ROW) break;
    try {
      await storage.remove(storageKey);
      removed++;
      inARow = 0;
    } catch (error) {
      inARow++;
      logger.warn({ err: error, storageKey }, 'the bytes of a file that is gone are left to the sweep');
    }
  }
  return removed;
}

/** The same for whom somebody waits: a storage that is silent is not waited for. */
export async function removeBytesPromptly(storage: Removes, keys: readonly string[], logger: Warns): Promise<void> {
  await inTime(removeBytes(storage, keys, logger), PROMPTLY_MS).catch(() => undefined);
}

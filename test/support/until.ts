import { setTimeout as delay } from 'node:timers/promises';

/** Asking without a pause would take the time of the very processes that are waited for. */
const PAUSE_MS = 50;

/** Looks again and again until what is seen is what is waited for; the test's own limit ends what never comes. */
export async function until<T>(look: () => Promise<T>, isDone: (seen: T) => boolean): Promise<T> {
  for (;;) {
    const seen = await look();
    if (isDone(seen)) return seen;
    await delay(PAUSE_MS);
  }
}

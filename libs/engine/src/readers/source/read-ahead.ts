import { availableParallelism } from 'node:os';

/**
 * Pages on their way at once: while a program recognises one, the next one is drawn and prepared. Measured on 11 scanned pages and two cores
 * with little else to do: 51 s one after another, 38 s two at once; processor time is the same.
 */
const AT_ONCE = 2;

/** What is read of each item, in their order. When one fails or the reader of them stops, the signal ends what is on its way, and that is waited for. */
export async function* readAhead<Item, Read>(
  items: readonly Item[],
  read: (item: Item, signal: AbortSignal) => Promise<Read>,
  atOnce = Math.min(AT_ONCE, availableParallelism()),
): AsyncGenerator<Read, void, undefined> {
  const onTheirWay: Promise<Read>[] = [];
  const stopped = new AbortController();
  try {
    for (const item of items) {
      const reading = read(item, stopped.signal);
      // One that fails before its turn is heard of at its turn.
      reading.catch(() => undefined);
      onTheirWay.push(reading);
      if (onTheirWay.length === atOnce) yield await onTheirWay.shift()!;
    }
    while (onTheirWay.length > 0) yield await onTheirWay.shift()!;
  } finally {
    stopped.abort();
    await Promise.allSettled(onTheirWay);
  }
}

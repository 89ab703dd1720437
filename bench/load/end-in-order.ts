import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Whether it still has the parent that it had is looked at this often. */
const LOOK_MS = 500;

/** A process may measure several systems: whichever is told first ends it for all. */
const removals = new Set<() => void>();

/**
 * Has a bench remove what it wrote and end where it is told to, or where who started it was killed; its servers and services end with it.
 * Gives what takes that back.
 */
export function endInOrder(remove: () => void): () => void {
  removals.add(remove);
  const end = (signal: NodeJS.Signals): never => {
    for (const each of removals) each();
    process.exit(128 + constants.signals[signal]);
  };
  const parent = process.ppid;
  const look = setInterval(() => process.ppid === parent || end('SIGHUP'), LOOK_MS).unref();
  for (const signal of SIGNALS) process.on(signal, end);
  return () => {
    removals.delete(remove);
    clearInterval(look);
    for (const signal of SIGNALS) process.off(signal, end);
  };
}

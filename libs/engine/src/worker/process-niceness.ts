import { readdirSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

/** The niceness of this process, which those that it starts begin with. */
export const ownNiceness = (): number => getPriority();

/**
 * Gives a process a niceness; answers false where the system does not let us, as it lets only root take some back. On Linux each thread has
 * its own, and those that it starts begin with it.
 */
export function setNiceness(pid: number, niceness: number): boolean {
  return threadsOf(pid).every((thread) => {
    try {
      setPriority(thread, niceness);
      return true;
    } catch (error) {
      return (error as { info?: { code?: string } }).info?.code === 'ESRCH'; // it has ended
    }
  });
}

function threadsOf(pid: number): number[] {
  if (process.platform !== 'linux') return [pid];
  try {
    return readdirSync(`/proc/${pid}/task`).map(Number);
  } catch {
    return []; // so has the process
  }
}

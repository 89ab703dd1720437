import { readdirSync, writeFileSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

/** The system's largest number. */
const NICEST = 19;

/** The niceness of this process, which those that it starts begin with. */
export const ownNiceness = (): number => getPriority();

/**
 * Gives a process a niceness; answers false where the system does not let us, as it lets only root take some back. On Linux each thread has
 * its own, and those that it starts begin with it; and a process that leads a session gives it to its group.
 */
export function setNiceness(pid: number, wanted: number): boolean {
  const niceness = Math.min(wanted, NICEST);
  return [...threadsOf(pid).map((thread) => () => setPriority(thread, niceness)), () => setGroupNiceness(pid, niceness)].every(isDone);
}

/**
 * Linux shares the processor among sessions first (`sched_autogroup`) where no cgroup says otherwise, and niceness counts within one alone:
 * PostgreSQL would wait for a process of ours however nice that is. Half of the niceness leaves a quarter of a processor beside one other
 * session; small files beside a flood then took 1.7 times their p95 alone, with the whole of it 1.7, with none 4.7 to 8.4.
 */
function setGroupNiceness(pid: number, niceness: number): void {
  if (process.platform === 'linux') writeFileSync(`/proc/${pid}/autogroup`, String(Math.trunc(niceness / 2)));
}

/** Codes of a process that has ended, and of a system that groups none. */
const NOT_THERE: ReadonlySet<string | undefined> = new Set(['ESRCH', 'ENOENT', 'EROFS', 'EIO']);

function isDone(change: () => void): boolean {
  try {
    change();
    return true;
  } catch (error) {
    const { code, info } = error as NodeJS.ErrnoException & { info?: { code?: string } };
    return NOT_THERE.has(info?.code ?? code);
  }
}

function threadsOf(pid: number): number[] {
  if (process.platform !== 'linux') return [pid];
  try {
    return readdirSync(`/proc/${pid}/task`).map(Number);
  } catch {
    return []; // so has the process
  }
}

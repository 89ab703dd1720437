import { readdirSync, writeFileSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

/** The system's largest number. */
const NICEST = 19;

/** The niceness of this process, which those that it starts begin with. */
export const ownNiceness = (): number => getPriority();

/**
 * Gives a process a niceness; answers false where the system does not let us, as it lets only root take some back. On Linux each thread has
 * its own, and those that it starts begin with it.
 */
export function setNiceness(pid: number, wanted: number): boolean {
  const niceness = Math.min(wanted, NICEST);
  return threadsOf(pid).every((thread) => isDone(() => setPriority(thread, niceness)));
}

/**
 * The same for the session that a process leads, as anybody may down to 0: Linux shares the processor among sessions first where no cgroup says
 * otherwise, and niceness counts within one alone (docs/decisions/who-gives-way.md).
 */
export function setSessionNiceness(pid: number, niceness: number): void {
  if (process.platform !== 'linux') return;
  clearTimeout(later.get(pid));
  later.delete(pid);
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(niceness));
  } catch (error) {
    if (codeOf(error) === 'EAGAIN') later.set(pid, setTimeout(() => setSessionNiceness(pid, niceness), AGAIN_MS).unref());
  }
}

/** Anybody but root may change one every tenth of a second alone, whichever: as between two documents of a process, it is tried again then. */
const AGAIN_MS = 100;
const later = new Map<number, NodeJS.Timeout>();

/** Codes of a process that has ended, and of a system that groups none. */
const NOT_THERE: ReadonlySet<string | undefined> = new Set(['ESRCH', 'ENOENT', 'EROFS', 'EIO']);

function isDone(change: () => void): boolean {
  try {
    change();
    return true;
  } catch (error) {
    return NOT_THERE.has(codeOf(error));
  }
}

function codeOf(error: unknown): string | undefined {
  const { code, info } = error as NodeJS.ErrnoException & { info?: { code?: string } };
  return info?.code ?? code;
}

function threadsOf(pid: number): number[] {
  if (process.platform !== 'linux') return [pid];
  try {
    return readdirSync(`/proc/${pid}/task`).map(Number);
  } catch {
    return []; // so has the process
  }
}

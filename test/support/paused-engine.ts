import { descendants } from '@gridline/testing';
import type { RunningSystem } from './running-system';

/**
 * Does something while the engine's processes are paused: the document that is sent meanwhile is as one that is long in reading, however
 * fast or busy the machine, and takes none of its time. It is for one document; beside it a new process would be started.
 */
export async function whileEnginePaused<T>(system: RunningSystem, work: () => Promise<T>): Promise<T> {
  const paused = descendants(system.pid('extraction')!);
  signal(paused, 'SIGSTOP');
  return work().finally(() => signal(paused, 'SIGCONT'));
}

/** One that was ended meanwhile gets none. */
function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** What finds a process again after its launcher was killed: its id, and its start, since ids are used again. */
export function recordOf(pid) {
  return { pid, startedAt: startOf(pid) };
}

/** Whether the very process that was recorded still runs. */
export function isRunning(record) {
  return Number.isInteger(record?.pid) && record.startedAt !== undefined && startOf(record.pid) === record.startedAt;
}

/** Asks a recorded process to stop with a signal, and ends it and the children of its group by force after the grace period. */
export async function stopProcess(record, { signal = 'SIGTERM', graceSeconds = 8 } = {}) {
  if (!isRunning(record)) return;
  send(record.pid, signal);
  if (await hasStopped(record, graceSeconds)) return;
  // Each was started as the leader of a group of its own, its children's too.
  send(-record.pid, 'SIGKILL');
  await hasStopped(record, graceSeconds);
}

/** Waits for a recorded process to be gone; whether it is after so many seconds. */
export async function hasStopped(record, seconds) {
  const deadline = Date.now() + seconds * 1000;
  while (isRunning(record)) {
    if (Date.now() > deadline) return false;
    await wait(20);
  }
  return true;
}

function send(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** When a process started, as the system words it; undefined once it is gone (a zombie counts as gone). */
function startOf(pid) {
  return process.platform === 'linux' ? startFromProc(pid) : startFromPs(pid);
}

function startFromProc(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold spaces; after it come the state (field 3) and, as field 22, the start in clock ticks.
    const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' ? undefined : rest[18];
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ESRCH') return undefined;
    throw error;
  }
}

function startFromPs(pid) {
  try {
    return (
      execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() ||
      undefined
    );
  } catch (error) {
    if (error.status === 1) return undefined;
    throw error;
  }
}

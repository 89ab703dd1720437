import { readFileSync, writeFileSync } from 'node:fs';
import { descendants, procStat, procFile } from '@gridline/testing';

/** The kernel counts CPU time in ticks of 10 ms (USER_HZ is 100 on every Linux that Node runs on). */
const TICK_MICROS = 10_000;

/** CPU time in microseconds that a process and its descendants have used. Linux only. */
export const cpuMicros = (pid: number): number => familyOf(pid).reduce((sum, member) => sum + ticksOf(member), 0) * TICK_MICROS;

/** Memory in bytes that a process holds, and that its descendants do. Linux only. */
export function memoryBytes(pid: number): { own: number; started: number } {
  return { own: ownMemoryBytes(pid), started: descendants(pid).reduce((sum, member) => sum + ownMemoryBytes(member), 0) };
}

/** From now on `peakBytes` is of what follows. */
export const forgetPeak = (pid: number): void => writeFileSync(`/proc/${pid}/clear_refs`, '5');

/** The most memory in bytes that a process alone held at one time since its peak was forgotten. Linux only. */
export function peakBytes(pid: number): number {
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1_024;
}

const familyOf = (pid: number): number[] => [pid, ...descendants(pid)];

/** Pages that several processes share are counted once among them: PostgreSQL's buffers are in each of its processes. */
function ownMemoryBytes(pid: number): number {
  const [, kilobytes] = /^Pss:\s+(\d+) kB$/m.exec(procFile(pid, 'smaps_rollup') ?? '') ?? [];
  return Number(kilobytes ?? 0) * 1_024;
}

/** User and system time of its own, and of the children that have ended (utime, stime, cutime, cstime in proc(5)). */
const ticksOf = (pid: number): number => (procStat(pid) ?? []).slice(11, 15).reduce((sum, field) => sum + Number(field), 0);

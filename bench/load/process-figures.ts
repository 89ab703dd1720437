import { readFileSync, readdirSync, readlinkSync, writeFileSync } from 'node:fs';

/** The kernel counts CPU time in ticks of 10 ms (USER_HZ is 100 on every Linux that Node runs on). */
const TICK_MICROS = 10_000;

interface Stat {
  parent: number;
  ticks: number;
}

/** CPU time in microseconds that a process and its descendants have used. Linux only. */
export const cpuMicros = (pid: number): number =>
  familyOf(pid).reduce((sum, member) => sum + (readStat(member)?.ticks ?? 0), 0) * TICK_MICROS;

/** Memory in bytes that a process holds, and that its descendants do. Linux only. */
export function memoryBytes(pid: number): { own: number; started: number } {
  const [, ...descendants] = familyOf(pid);
  return { own: ownMemoryBytes(pid), started: descendants.reduce((sum, member) => sum + ownMemoryBytes(member), 0) };
}

/** From now on `peakBytes` is of what follows. */
export const forgetPeak = (pid: number): void => writeFileSync(`/proc/${pid}/clear_refs`, '5');

/** The most memory in bytes that a process alone held at one time since its peak was forgotten. Linux only. */
export function peakBytes(pid: number): number {
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1_024;
}

function familyOf(pid: number): number[] {
  const children = childrenByParent();
  const family = [pid];
  for (const member of family) family.push(...(children.get(member) ?? []));
  return family;
}

/** Pages that several processes share are counted once among them: PostgreSQL's buffers are in each of its processes. */
function ownMemoryBytes(pid: number): number {
  try {
    const [, kilobytes] = /^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
    return Number(kilobytes ?? 0) * 1_024;
  } catch {
    return 0; // it has ended
  }
}

/** The process that listens on a loopback port. */
export function pidListeningOn(port: number): number {
  const inode = listeningInode(port);
  const found = processIds().find((pid) => socketsOf(pid).includes(`socket:[${inode}]`));
  if (!found) throw new Error(`no process listens on port ${port}`);
  return found;
}

function listeningInode(port: number): string {
  const local = `0100007F:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const line = readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .map((each) => each.trim().split(/\s+/))
    .find((columns) => columns[1] === local && columns[3] === '0A');
  if (!line) throw new Error(`nothing listens on port ${port}`);
  return line[9]!;
}

const processIds = (): number[] => readdirSync('/proc').map(Number).filter(Number.isInteger);

function socketsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).map((fd) => readlinkSync(`/proc/${pid}/fd/${fd}`));
  } catch {
    return []; // it has ended, or is another user's
  }
}

function childrenByParent(): Map<number, number[]> {
  const children = new Map<number, number[]>();
  for (const pid of processIds()) {
    const parent = readStat(pid)?.parent;
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), pid]);
  }
  return children;
}

function readStat(pid: number): Stat | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // User and system time of its own, and of the children that have ended (utime, stime, cutime, cstime in proc(5)).
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { parent: Number(fields[1]), ticks };
  } catch {
    return undefined; // it has ended
  }
}

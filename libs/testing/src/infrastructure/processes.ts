import { readFileSync, readdirSync, readlinkSync } from 'node:fs';

// What Linux says of the processes of this machine, under /proc.

/** The processes that a process has started and that still run. */
export const childProcesses = (pid: number): number[] => childrenByParent().get(pid) ?? [];

/** They, and what they started. */
export function descendants(pid: number): number[] {
  const children = childrenByParent();
  const found = [...(children.get(pid) ?? [])];
  for (const member of found) found.push(...(children.get(member) ?? []));
  return found;
}

/** What /proc/<pid>/stat says behind the command's name in brackets: the state, the parent, and on (proc(5)); undefined where it has ended. */
export function procStat(pid: number): string[] | undefined {
  const stat = procFile(pid, 'stat');
  return stat === undefined ? undefined : stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** A file of a process's folder under /proc; undefined where it has ended. */
export function procFile(pid: number, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return undefined;
  }
}

/** The process that listens where a loopback address says. */
export function pidListeningOn(url: string): number {
  const inode = loopbackSockets().find((columns) => columns[1] === loopbackAt(new URL(url).port) && columns[3] === '0A')?.[9];
  const found = processIds().find((pid) => openFilesOf(pid).includes(`socket:[${inode}]`));
  if (!found) throw new Error(`no process listens at ${url}`);
  return found;
}

/** The ports of the clients whose connections to a loopback address its server has open. */
export function clientsOf(url: string): number[] {
  const open = loopbackSockets().filter((columns) => columns[1] === loopbackAt(new URL(url).port) && columns[3] === '01');
  return open.map((columns) => parseInt(columns[2]!.split(':')[1]!, 16));
}

const loopbackAt = (port: string): string => `0100007F:${Number(port).toString(16).toUpperCase().padStart(4, '0')}`;
const loopbackSockets = (): string[][] => readFileSync('/proc/net/tcp', 'utf8').split('\n').map((line) => line.trim().split(/\s+/)); // prettier-ignore

export const processIds = (): number[] => readdirSync('/proc').filter((name) => /^\d+$/.test(name)).map(Number); // prettier-ignore

function childrenByParent(): Map<number, number[]> {
  const children = new Map<number, number[]>();
  for (const pid of processIds()) {
    const parent = Number(procStat(pid)?.[1]);
    const siblings = children.get(parent);
    if (siblings) siblings.push(pid);
    else children.set(parent, [pid]);
  }
  return children;
}

function openFilesOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).map((fd) => readlinkSync(`/proc/${pid}/fd/${fd}`));
  } catch {
    return []; // it has ended, or is another user's
  }
}

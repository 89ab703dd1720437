import { readFileSync, readdirSync, readlinkSync } from 'node:fs';

/** The processes that a process has started and that still run. */
export function childProcesses(pid: number): number[] {
  return processIds().filter((each) => parentOf(each) === pid);
}

/** They, and what they started. */
export const descendants = (pid: number): number[] => childProcesses(pid).flatMap((child) => [child, ...descendants(child)]);

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

const processIds = (): number[] => readdirSync('/proc').filter((name) => /^\d+$/.test(name)).map(Number); // prettier-ignore

function parentOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Behind the command's name in brackets: the state, then the parent.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined; // it ended since it was listed
  }
}

function openFilesOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).map((fd) => readlinkSync(`/proc/${pid}/fd/${fd}`));
  } catch {
    return []; // it has ended, or is another user's
  }
}

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { descendants } from './processes';

/** Often enough to see an answer of some megabytes being made. */
const SAMPLE_MS = 50;

/** Does the work and answers by how many megabytes each process grew at its height, by name. */
export async function grownDuring<Name extends string>(
  pids: Record<Name, number | undefined>,
  work: () => Promise<unknown>,
): Promise<Record<Name, number>> {
  const before = await residentMegabytes(pids);
  const peak = { ...before };
  let isDone = false;
  const sampling = (async () => {
    while (!isDone) {
      const now = await residentMegabytes(pids);
      for (const name of Object.keys(pids) as Name[]) peak[name] = Math.max(peak[name], now[name]);
      await new Promise((resolve) => setTimeout(resolve, SAMPLE_MS));
    }
  })();
  try {
    await work();
  } finally {
    isDone = true;
    await sampling;
  }
  return Object.fromEntries((Object.keys(pids) as Name[]).map((name) => [name, Math.round(peak[name] - before[name])])) as Record<
    Name,
    number
  >;
}

/** What each process holds together with those that it started. */
async function residentMegabytes<Name extends string>(pids: Record<Name, number | undefined>): Promise<Record<Name, number>> {
  const families = Object.entries<number | undefined>(pids).map(([name, pid]) => [name, pid ? [pid, ...descendants(pid)] : []] as const);
  const all = families.flatMap(([, family]) => family);
  const { stdout } = await promisify(execFile)('ps', ['-o', 'pid=,rss=', '-p', all.join(',')]);
  const byPid = new Map(stdout.trim().split('\n').map((line) => line.trim().split(/\s+/).map(Number) as [number, number])); // prettier-ignore
  const sum = (family: readonly number[]): number => family.reduce((bytes, pid) => bytes + (byPid.get(pid) ?? 0), 0) / 1024;
  return Object.fromEntries(families.map(([name, family]) => [name, sum(family)])) as Record<Name, number>;
}

import { descendants, procFile } from '@gridline/testing';

/** Often enough to see an answer of some megabytes being made. */
const SAMPLE_MS = 50;

/** Does the work and answers by how many megabytes each process grew at its height, by name. */
export async function grownDuring<Name extends string>(
  pids: Record<Name, number | undefined>,
  work: () => Promise<unknown>,
): Promise<Record<Name, number>> {
  const before = residentMegabytes(pids);
  const peak = { ...before };
  let isDone = false;
  const sampling = (async () => {
    while (!isDone) {
      const now = residentMegabytes(pids);
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
function residentMegabytes<Name extends string>(pids: Record<Name, number | undefined>): Record<Name, number> {
  const sum = (pid: number): number => [pid, ...descendants(pid)].reduce((megabytes, each) => megabytes + residentOf(each), 0);
  return Object.fromEntries(Object.entries<number | undefined>(pids).map(([name, pid]) => [name, pid ? sum(pid) : 0])) as Record<
    Name,
    number
  >;
}

/** Nothing of one that has ended. */
const residentOf = (pid: number): number => Number(/^VmRSS:\s+(\d+) kB$/m.exec(procFile(pid, 'status') ?? '')?.[1] ?? 0) / 1024;

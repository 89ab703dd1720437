import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

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

async function residentMegabytes<Name extends string>(pids: Record<Name, number | undefined>): Promise<Record<Name, number>> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'pid=,rss=', '-p', Object.values(pids).join(',')]);
  const byPid = new Map(stdout.trim().split('\n').map((line) => line.trim().split(/\s+/).map(Number) as [number, number])); // prettier-ignore
  return Object.fromEntries(Object.entries(pids).map(([name, pid]) => [name, (byPid.get(pid as number) ?? 0) / 1024])) as Record<
    Name,
    number
  >;
}

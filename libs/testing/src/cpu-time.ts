/** Milliseconds of processor time that some work takes in this process: a bound on it holds on a busy machine, too. */
export async function cpuMsOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

import type { TestRun } from './jest-global-setup';

/** After all tests of a run; the servers last, because the systems are on them. */
export default async function tearDown(): Promise<void> {
  const { testServers, testSystems } = globalThis as TestRun;
  await testSystems?.close();
  await testServers?.close();
}

import type { TestRun } from './jest-global-setup';

/** After all tests of a run. */
export default async function tearDown(): Promise<void> {
  await (globalThis as TestRun).testServers?.close();
}

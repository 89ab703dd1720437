import { SharedServers } from './shared-servers';

/** What the setup leaves for the teardown, in the one process that runs both. */
export interface TestRun {
  testServers?: SharedServers;
}

/** Before all tests of a run: throwaway servers for those that ask. */
export default async function setUp(): Promise<void> {
  const servers = new SharedServers();
  await servers.open();
  (globalThis as TestRun).testServers = servers;
}

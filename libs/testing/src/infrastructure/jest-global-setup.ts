import { SharedSystems } from '../../../../test/support/shared-systems';
import { SharedServers } from './shared-servers';

/** What the setup leaves for the teardown, in the one process that runs both. */
export interface TestRun {
  testServers?: SharedServers;
  testSystems?: SharedSystems;
}

/** Before all tests of a run: throwaway servers and whole systems for those that ask. */
export default async function setUp(): Promise<void> {
  const run = globalThis as TestRun;
  run.testServers = new SharedServers();
  run.testSystems = new SharedSystems();
  await Promise.all([run.testServers.open(), run.testSystems.open()]);
}

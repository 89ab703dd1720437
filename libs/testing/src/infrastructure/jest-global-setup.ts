import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SharedSystems } from '../../../../test/support/shared-systems';
import { SharedServers } from './shared-servers';
import { projectRoot } from './throwaway-servers';

/** What the setup leaves for the teardown, in the one process that runs both. */
export interface TestRun {
  testServers?: SharedServers;
  testSystems?: SharedSystems;
}

/** Before all tests of a run: what is built is of the sources as they stand, and throwaway servers and whole systems are there for those that ask. */
export default async function setUp(): Promise<void> {
  await promisify(execFile)(process.execPath, [join(projectRoot(), 'deploy/build.mjs')]);
  const run = globalThis as TestRun;
  run.testServers = new SharedServers();
  run.testSystems = new SharedSystems();
  await Promise.all([run.testServers.open(), run.testSystems.open()]);
}

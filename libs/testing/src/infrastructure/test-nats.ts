import { randomBytes } from 'node:crypto';
import { connect } from 'nats';
import { serverUrls } from './shared-servers';

/** A part of the test's NATS server of one suite's own. */
export interface TestNats {
  url: string;
  /** First part of every subject and stream name (NATS_PREFIX). */
  prefix: string;
  /** Deletes the streams that were made under the prefix. */
  drop(): Promise<void>;
}

/** A prefix that nobody else uses, on the run's server or the one given. Drop it in `afterAll`. */
export async function testNats(server?: string): Promise<TestNats> {
  const url = server ?? (await serverUrls()).NATS_URL;
  const prefix = `test_${randomBytes(6).toString('hex')}`;
  return { url, prefix, drop: () => deleteStreams(url, prefix) };
}

async function deleteStreams(url: string, prefix: string): Promise<void> {
  const connection = await connect({ servers: url });
  const { streams } = await connection.jetstreamManager();
  for await (const name of streams.names()) if (name.startsWith(prefix)) await streams.delete(name);
  await connection.close();
}

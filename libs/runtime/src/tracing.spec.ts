import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

describe('traces for a collector that takes them and never answers', () => {
  const collector = createServer();

  beforeAll(() => new Promise<void>((listening) => collector.listen(0, '127.0.0.1', listening)));
  afterAll(() => {
    collector.closeAllConnections();
    collector.close();
  });

  it('keep no process from stopping: it gives them up before the exporter does', async () => {
    const { port } = collector.address() as AddressInfo;
    const program = `
      const { beginSpan, startTracing } = require(${JSON.stringify(path.resolve('dist/libs/runtime/src/tracing.js'))});
      const told = [];
      const logger = { warn: ({ reason }) => told.push(reason) };
      startTracing('test', 'http://127.0.0.1:${port}', logger).then(async (stop) => {
        beginSpan({ name: 'work', kind: 'internal' }).end();
        await stop();
        process.send(told, () => process.exit());
      });`;
    const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], timeout: 60_000 });
    const [told] = (await once(child, 'message')) as [string[]];
    expect(told).toEqual(['Away: the collector did not take the last ones in time']);
  });
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createServer as createTcpServer, type AddressInfo, type Socket } from 'node:net';
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

describe('traces for a collector that answers byte by byte', () => {
  /** As many as the SDK sends at once without waiting for more. */
  const BATCH = 512;
  const connections: Socket[] = [];
  /** Heads of answers that never end. */
  const collector = createTcpServer((socket) => {
    connections.push(socket);
    socket.on('error', () => undefined).once('data', () => socket.write('HTTP/1.1 200 OK\r\n'));
    const drip = setInterval(() => socket.write('x: 1\r\n'), 20);
    socket.resume().once('close', () => clearInterval(drip));
  });

  beforeAll(() => new Promise<void>((listening) => collector.listen(0, '127.0.0.1', listening)));
  afterAll(() => {
    for (const socket of connections) socket.destroy();
    collector.close();
  });

  it('are given up after their time, and those that follow are sent', async () => {
    const { port } = collector.address() as AddressInfo;
    const program = `
      const { beginSpan, startTracing } = require(${JSON.stringify(path.resolve('dist/libs/runtime/src/tracing.js'))});
      const batch = () => { for (let span = 0; span < ${BATCH}; span++) beginSpan({ name: 'work', kind: 'internal' }).end(); };
      process.on('message', batch);
      startTracing('test', 'http://127.0.0.1:${port}', { warn: () => undefined }, 100).then(() => process.send('started'));`;
    const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    await once(child, 'message');
    for (let sent = 1; sent <= 2; sent++) {
      child.send('more');
      const [socket] = (await once(collector, 'connection')) as [Socket];
      // A connection that is given up may end in an error, which `once` would take for its own.
      await new Promise((closed) => socket.once('close', closed));
    }
    expect(connections).toHaveLength(2);
    child.kill();
    await once(child, 'exit');
  });
});

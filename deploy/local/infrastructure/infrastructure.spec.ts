import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { projectRoot } from '@gridline/testing';
import { freePort } from '../free-port.mjs';

const MODULE = pathToFileURL(join(projectRoot(), 'deploy/local/infrastructure/infrastructure.mjs')).href;
const FREE_PORT = pathToFileURL(join(projectRoot(), 'deploy/local/free-port.mjs')).href;
/** So many that processes which ask at the same time would be given one twice. */
const PORTS = 400;
const PROGRAMS = join(projectRoot(), 'node_modules/.cache/gridline/bin');

describe('a private server', () => {
  let folder: string;
  let other: Server;
  let taken: number;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'gridline-ports-'));
    other = createServer((socket) => socket.destroy());
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    taken = (other.address() as AddressInfo).port;
  });
  afterEach(() => {
    other.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Starts NATS on the ports in their order, stops it, and gives the address that it had. */
  async function startOn(...ports: number[]): Promise<string> {
    const script = `
      import { startInfrastructure } from ${JSON.stringify(MODULE)};
      const ports = ${JSON.stringify(ports)};
      const given = { DATABASE_URL: 'elsewhere', REDIS_URL: 'elsewhere' };
      const options = { folder: ${JSON.stringify(folder)}, binFolder: ${JSON.stringify(PROGRAMS)}, throwaway: true };
      const infrastructure = await startInfrastructure({ ...options, given, choosePort: async () => ports.shift() });
      process.stdout.write(infrastructure.urls.NATS_URL);
      await infrastructure.stop();`;
    return (await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script])).stdout;
  }

  it('is given another port where its own was taken while it started', async () => {
    const port = await freePort();
    expect(await startOn(taken, port)).toBe(`nats://127.0.0.1:${port}`);
  });

  it('that finds no port repeats what the server itself said, and leaves nothing', async () => {
    await expect(startOn(taken, taken, taken)).rejects.toThrow(/NATS stopped while it started\. It last said: .*address already in use/);
    expect(readdirSync(tmpdir())).not.toContain(folder.split('/').at(-1));
  });
});

describe('a free port', () => {
  it('is none of those that a system gives to whoever asks for any', async () => {
    const ports = await Promise.all(Array.from({ length: 200 }, freePort));
    expect(Math.max(...ports)).toBeLessThan(32_768);
  });

  it('is given once, whichever process asks for it, and may be listened on', async () => {
    const script = `
      import { createServer } from 'node:net';
      import { freePort } from ${JSON.stringify(FREE_PORT)};
      const ports = await Promise.all(Array.from({ length: ${PORTS} }, freePort));
      process.stdout.write(JSON.stringify(ports) + '\\n');
      createServer().listen(ports[0], '127.0.0.1');
      process.stdin.once('end', () => process.exit()).resume();`;
    const children = [1, 2, 3].map(() =>
      spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['pipe', 'pipe', 'inherit'] }),
    );
    const lines = await Promise.all(
      children.map(async ({ stdout }) => (await once(createInterface({ input: stdout }), 'line')) as [string]),
    );
    const ports = lines.flatMap(([line]) => JSON.parse(line) as number[]);
    expect(new Set(ports).size).toBe(3 * PORTS);
    const ends = children.map((child) => once(child, 'exit'));
    for (const { stdin } of children) stdin.end();
    expect(await Promise.all(ends)).toEqual(children.map(() => [0, null]));
  });
});

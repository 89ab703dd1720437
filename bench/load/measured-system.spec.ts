import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { descendants } from '@gridline/testing';

const BENCH = join(__dirname, 'fixtures/measured.cjs');

describe('the system that a bench measures', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gridline-measured-'));
    // Where Postgres has to run as another user, that user passes through here.
    await chmod(folder, 0o711);
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  /** Starts a bench, has its starter killed once it is up, and resolves when nothing runs that it had started. */
  async function killed(command: readonly [string, ...string[]], signal: NodeJS.Signals): Promise<void> {
    const [program, ...parameters] = command;
    const started = spawn(program, parameters, { env: { ...process.env, TMPDIR: folder }, stdio: ['ignore', 'pipe', 'inherit'] });
    await once(started.stdout, 'data');
    const all = descendants(started.pid!);
    expect(all.length).toBeGreaterThan(3);
    started.kill(signal);
    while (all.some((pid) => existsSync(`/proc/${pid}/status`))) await delay(20);
  }

  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('ends with a bench that is sent %s, and leaves no file', async (signal) => {
    await killed([process.execPath, BENCH], signal);
    expect(await readdir(folder)).toEqual([]);
  });

  it('ends with a bench that is killed', async () => {
    await killed([process.execPath, BENCH], 'SIGKILL');
  });

  it('ends with a bench whose starter is killed, and leaves no file', async () => {
    await killed(['/bin/sh', '-c', '"$0" "$1" & wait', process.execPath, BENCH], 'SIGKILL');
    expect(await readdir(folder)).toEqual([]);
  });
});

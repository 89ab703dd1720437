import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { projectRoot, procStat } from '@gridline/testing';

/** What the launcher writes down of a process. */
function recordOf({ pid }: ChildProcess): { pid: number; startedAt: string } {
  return { pid: pid!, startedAt: procStat(pid!)![19]! };
}

const idle = (): ChildProcess => spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'ignore' });

describe('the guard of a launcher', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gridline-guard-'));
  const processes: ChildProcess[] = [];
  afterAll(() => {
    for (const each of processes) each.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  it('ends what was left also where the launcher is gone only after its files were closed', async () => {
    const [launcher, service] = [idle(), idle()];
    writeFileSync(join(folder, 'launcher.1.json'), JSON.stringify({ ...recordOf(launcher), role: 'launcher' }));
    writeFileSync(join(folder, 'services.json'), JSON.stringify({ gateway: recordOf(service) }));
    const script = join(projectRoot(), 'deploy/local/guard.mjs');
    const guard = spawn(process.execPath, [script, folder, String(launcher.pid)], { stdio: ['pipe', 'ignore', 'inherit'] });
    processes.push(launcher, service, guard);
    const serviceEnds = once(service, 'exit');
    guard.stdin.end();
    await Promise.race([once(guard, 'exit'), wait(1_000)]); // one that does not wait gives up at once
    launcher.kill('SIGKILL');
    await serviceEnds;
  });
});

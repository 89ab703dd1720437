import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cpuSeconds } from './cpu-seconds';

/** Works until the process's own clock has moved by so much. */
const BURN = 'const t = process.cpuUsage().user; while (process.cpuUsage().user - t < 300000);';

describe('cpuSeconds', () => {
  it('agrees with the process’s own account', () => {
    const before = cpuSeconds();
    const own = process.cpuUsage();
    while (process.cpuUsage(own).user < 300_000);
    expect(cpuSeconds() - before).toBeGreaterThan(0.25);
  });

  if (existsSync('/proc/self/stat')) {
    it('counts programs that were run', () => {
      const before = cpuSeconds();
      execFileSync(process.execPath, ['-e', BURN]);
      expect(cpuSeconds() - before).toBeGreaterThan(0.28);
    });
  }
});

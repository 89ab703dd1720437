import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { ENDS_WITH_PARENT } from '@gridline/testing';

/** Starts a process that goes on for ever, as a service is started, and tells which it is. */
const OWNER = `
  const { spawn } = require('node:child_process');
  const child = spawn(process.execPath, [...process.argv.slice(1), '-e', 'setInterval(() => 0, 1000)'], { stdio: ['pipe', 'ignore', 'ignore'] });
  console.log(child.pid);
`;

describe('a service of a test', () => {
  it('ends with the run of tests, also where that is killed', async () => {
    const owner = spawn(process.execPath, ['-e', OWNER, '--', ...ENDS_WITH_PARENT], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = (await once(owner.stdout, 'data')) as [Buffer];
    owner.kill('SIGKILL');
    await once(owner, 'exit');
    while (existsSync(`/proc/${Number(line)}`)) await delay(20);
  });
});

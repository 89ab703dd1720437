import { fork } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { KEEPS_MODULES } from './keeps-modules';
import { projectRoot } from './throwaway-servers';

/** A program that goes on until its parent lets it go. */
const PROGRAM = join(projectRoot(), 'dist/libs/engine/src/worker/document-worker.js');

describe('a program that tests start many times', () => {
  /** What it is started with, and so what it keeps, is nobody else's. */
  const options = [...KEEPS_MODULES, `--title=${randomUUID()}`];
  const kept = join(
    projectRoot(),
    'node_modules/.cache/gridline/kept-modules',
    `dist-libs-engine-src-worker-document-worker-js-${createHash('sha1').update(options.join(' ')).digest('hex')}`,
  );

  /** How many modules it looked for on the disk until it was ready. */
  async function lookedFor(whenReady: () => Promise<void>): Promise<number> {
    const child = fork(PROGRAM, { execArgv: options, env: { ...process.env, NODE_DEBUG: 'module' }, silent: true });
    child.stdout!.resume();
    const said = text(child.stderr!);
    const [message] = (await once(child, 'message')) as [{ kind: string }];
    expect(message.kind).toBe('ready');
    await whenReady();
    child.disconnect();
    return (await said).split('looking for').length - 1;
  }

  it('begins with the modules that the first of its kind has kept', async () => {
    const first = await lookedFor(async () => {
      while (!existsSync(kept)) await delay(50);
    });
    const second = await lookedFor(() => Promise.resolve());
    expect(first).toBeGreaterThan(300);
    expect(second).toBeLessThan(first / 10);
  });
});

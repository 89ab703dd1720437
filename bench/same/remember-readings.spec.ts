import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { rememberReadings } from './remember-readings';

const run = promisify(execFile);

describe('remembered readings', () => {
  const before = process.env['PATH'];
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'readings-'));
    await mkdir(join(folder, 'real'));
    const program = join(folder, 'real', 'tesseract');
    await writeFile(program, `#!/bin/sh\necho once >> '${folder}/calls'\nif [ "$1" = stdin ]; then cat; else echo "asked $1"; fi\n`);
    await chmod(program, 0o755);
    process.env['PATH'] = [join(folder, 'real'), before].join(delimiter);
  });

  afterEach(async () => {
    process.env['PATH'] = before;
    await rm(folder, { recursive: true });
  });

  it('finds the real program also where the remembering one is on the path already', async () => {
    const once = await rememberReadings(folder);
    process.env['PATH'] = once['PATH'];
    const twice = await rememberReadings(folder);
    const { stdout } = await run('tesseract', ['--list-langs'], { env: twice, timeout: 5000 });
    expect(stdout).toBe('asked --list-langs\n');
  });

  it('reads a picture once', async () => {
    const env = await rememberReadings(folder);
    const read = () =>
      run('/bin/sh', ['-c', 'printf picture | tesseract stdin stdout; wc -l < "$0"', join(folder, 'calls')], { env, timeout: 5000 });
    const first = await read();
    expect(first.stdout.replace(/\s+/g, ' ')).toMatch(/^picture ?1 $/);
    expect((await read()).stdout).toBe(first.stdout);
  });
});

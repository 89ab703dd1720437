import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '@gridline/testing';

describe('npm run client', () => {
  let folder: string;

  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'gridline-client-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const run = (...args: string[]) =>
    spawnSync(process.execPath, [join(projectRoot(), 'deploy/local/build-client.mjs'), ...args], { encoding: 'utf8', cwd: folder });

  it.each(['--help', '-h'])('says what it does when it is asked by %s, and writes nothing', (asking) => {
    expect(run(asking)).toMatchObject({ status: 0, stdout: expect.stringMatching(/^usage: npm run client/), stderr: '' });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('removes nothing from a folder that holds something else', () => {
    writeFileSync(join(folder, 'thesis.txt'), 'ten years');
    expect(run(folder)).toMatchObject({ status: 1, stderr: expect.stringContaining('holds something else') });
    expect(existsSync(join(folder, 'thesis.txt'))).toBe(true);
  });
});

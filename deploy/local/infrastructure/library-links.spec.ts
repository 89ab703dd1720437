import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '@gridline/testing';

const MODULE = pathToFileURL(join(projectRoot(), 'deploy/local/infrastructure/library-links.mjs')).href;
/** So many that processes which start together are still at it together. */
const LIBRARIES = 400;

describe('the links of the libraries', () => {
  let folder: string;
  let library: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'gridline-links-'));
    library = join(folder, 'native/lib');
    mkdirSync(library, { recursive: true });
    writeFileSync(join(library, 'lib.so.1.2'), 'code');
    list(Array.from({ length: LIBRARIES }, (_, index) => `lib${index}.so`));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  function list(names: string[]): void {
    const links = names.map((name) => ({ source: 'native/lib/lib.so.1.2', target: `native/lib/${name}` }));
    writeFileSync(join(folder, 'native/pg-symlinks.json'), JSON.stringify(links));
  }

  /** Links them in so many processes, which begin together. */
  async function link(processes: number): Promise<void> {
    const script = `
      import { linkLibraries } from ${JSON.stringify(MODULE)};
      process.stdin.once('end', () => linkLibraries(${JSON.stringify(folder)})).resume();
      process.stdout.write('ready');`;
    const children = Array.from({ length: processes }, () => spawn(process.execPath, ['--input-type=module', '-e', script]));
    await Promise.all(children.map(({ stdout }) => once(stdout, 'data')));
    const ends = children.map((child) => once(child, 'exit'));
    for (const { stdin } of children) stdin.end();
    expect(await Promise.all(ends)).toEqual(children.map(() => [0, null]));
  }

  it('are made by processes that start side by side, and nothing else is left', async () => {
    await link(4);
    expect(readdirSync(library)).toHaveLength(LIBRARIES + 1);
    expect(readdirSync(folder)).toEqual(['native']);
    expect(readFileSync(join(library, `lib${LIBRARIES - 1}.so`), 'utf8')).toBe('code');
  });

  it('are mended where one leads nowhere', async () => {
    list(['lib.so']);
    symlinkSync('gone.so', join(library, 'lib.so'));
    await link(1);
    expect(readFileSync(join(library, 'lib.so'), 'utf8')).toBe('code');
  });
});

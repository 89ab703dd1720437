import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { machineModels } from './machine-models';
import { NativeRecogniser } from './native-recogniser';

const SECRETS = { MASTER_KEY: 'k1:not-for-children', DATABASE_URL: 'postgres://user:not-for-children@db/x', LD_LIBRARY_PATH: '/opt/lib' };
const blank = { width: 8, height: 8, dpi: 300, data: new Uint8Array(64).fill(255) };

describe('the environment of a recognising program', () => {
  const saved = { ...process.env };
  let folder: string;
  let program: string;

  beforeAll(async () => {
    Object.assign(process.env, SECRETS);
    folder = await mkdtemp(join(tmpdir(), 'gridline-program-'));
    program = join(folder, 'tesseract');
    await writeFile(program, `#!/bin/sh\nenv >> ${folder}/seen.txt\nexit 1\n`);
    await chmod(program, 0o755);
  });

  afterAll(async () => {
    for (const name of Object.keys(SECRETS)) delete process.env[name];
    Object.assign(process.env, saved);
    await rm(folder, { recursive: true });
  });

  it('has the paths and none of the secrets of the service', async () => {
    await machineModels(program, ['eng']);
    await expect(new NativeRecogniser(program).read(blank, { languages: ['eng'], pageMode: 'auto' })).rejects.toThrow('cannot be started');
    const seen = await readFile(join(folder, 'seen.txt'), 'utf8');
    expect(seen).toContain(`PATH=${process.env.PATH}`);
    expect(seen).toContain('LD_LIBRARY_PATH=/opt/lib');
    expect(seen).not.toContain('not-for-children');
  });
});

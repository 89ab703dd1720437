import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MachineFailed } from '../../model/machine-failed';
import { NativeRecogniser } from './native-recogniser';

const blank = { width: 8, height: 8, dpi: 300, data: new Uint8Array(64).fill(255) };

describe('a recognising program that fails', () => {
  let folder: string;

  beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'gridline-failing-program-'))));
  afterAll(() => rm(folder, { recursive: true }));

  /** Why a program of these lines read nothing. */
  async function failureOf(name: string, script?: string): Promise<unknown> {
    const program = join(folder, name);
    if (script) await writeFile(program, `#!/bin/sh\n${script}\n`).then(() => chmod(program, 0o755));
    return new NativeRecogniser(program)
      .read(blank, { languages: ['eng'], pageMode: 'auto', isSecond: true })
      .catch((error: unknown) => error);
  }

  it.each([
    ['was killed from outside', 'kill -KILL $$'],
    ['was told to end', 'kill -TERM $$'],
    ['cannot be run', 'exit 126'],
    ['is not there', undefined],
  ])('says nothing against the picture where it %s', async (what, script) => {
    expect(await failureOf(what.replaceAll(' ', '-'), script)).toBeInstanceOf(MachineFailed);
  });

  it.each([
    ['fell', 'kill -SEGV $$'],
    ['gave up', 'echo "no such picture" >&2; exit 1'],
  ])('blames the picture that it %s over', async (what, script) => {
    const failure = await failureOf(what.replaceAll(' ', '-'), script);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(MachineFailed);
  });
});

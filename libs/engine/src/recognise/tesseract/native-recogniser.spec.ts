import { spawn, type ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { MachineFailed, RecogniserUnavailable } from '../../model/machine-failed';
import { checkRecogniser } from './check-recogniser';
import { findTesseract } from './native-program';
import { NativeRecogniser } from './native-recogniser';

jest.mock('node:child_process', () => {
  const processes: { spawn: typeof spawn } = jest.requireActual('node:child_process');
  return { ...processes, spawn: jest.fn(processes.spawn) };
});

const blank = { width: 8, height: 8, dpi: 300, data: new Uint8Array(64).fill(255) };

describe('a recognising program that fails', () => {
  let folder: string;

  beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'gridline-failing-program-'))));
  afterAll(() => rm(folder, { recursive: true }));

  /** Why a program of these lines read nothing. */
  async function failureOf(name: string, script?: string): Promise<unknown> {
    const program = join(folder, name);
    if (script) await install(program, `#!/bin/sh\n[ "$1" = --version ] && exec echo tesseract 5.3.0\n${script}\n`);
    return readWith(program);
  }

  const install = (program: string, content: string | Uint8Array, mode = 0o755): Promise<void> =>
    writeFile(program, content).then(() => chmod(program, mode));

  function readWith(program: string): Promise<unknown> {
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

  it('says nothing against the picture where the system has no more files to give', async () => {
    jest.mocked(spawn).mockImplementationOnce(() => {
      // As Node leaves it then: without streams.
      const child = new EventEmitter();
      process.nextTick(() => child.emit('error', Object.assign(new Error('spawn EMFILE'), { code: 'EMFILE' })));
      return child as ChildProcess;
    });
    expect(await failureOf('of-many', 'exit 0')).toBeInstanceOf(MachineFailed);
  });

  it.each([
    ['fell', 'kill -SEGV $$'],
    ['gave up', 'echo "no such picture" >&2; exit 1'],
  ])('blames the picture that it %s over', async (what, script) => {
    const failure = await failureOf(what.replaceAll(' ', '-'), script);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(MachineFailed);
  });

  /** Programs that look like programs: of no machine, of another kind of machine, and whose interpreter is not there. */
  const NOT_STARTED: [string, string | Uint8Array][] = [
    ['is not there', ''],
    ['is empty', '\n'],
    ['is no program at all', Buffer.from([0, 1, 2, 3, 10, 0])],
    ['is of another kind of machine', Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01'), Buffer.alloc(120)])],
    ['has no interpreter', '#!/none/sh\n'],
    ['ends at once, as without its libraries', '#!/bin/sh\nexit 127\n'],
  ];

  it.each(NOT_STARTED)('is told from one that was killed where it %s', async (what, content) => {
    const place = join(folder, `path-${what.replaceAll(' ', '-')}`);
    await mkdir(place);
    const program = join(place, 'tesseract');
    if (content.length > 0) await install(program, content);
    expect(await readWith(program)).toBeInstanceOf(RecogniserUnavailable);
    const checked = checkRecogniser(place);
    // Where there is none, pages are read with the one of our packages.
    await (content.length > 0 ? expect(checked).rejects.toBeInstanceOf(RecogniserUnavailable) : expect(checked).resolves.toBeUndefined());
  });

  it('is looked for among executable files alone, the next on the path where the first is none', async () => {
    const [first, second, third] = ['folder', 'locked', 'program'].map((name) => join(folder, name)) as [string, string, string];
    await mkdir(join(first, 'tesseract'), { recursive: true });
    await Promise.all([second, third].map((place) => mkdir(place)));
    await install(join(second, 'tesseract'), '#!/bin/sh\n', 0o644);
    expect(findTesseract([first, second].join(delimiter))).toBeUndefined();
    await install(join(third, 'tesseract'), '#!/bin/sh\n');
    expect(findTesseract([first, second, third].join(delimiter))).toBe(join(third, 'tesseract'));
  });
});

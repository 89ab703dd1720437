import { execFileSync } from 'node:child_process';
import { randomBytes, scrypt } from 'node:crypto';
import fs, { existsSync, type Dir } from 'node:fs';
import { mkdir, mkdtemp, open, opendir, readdir, rename, rm, statfs, utimes, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { Away, isAway } from '@gridline/runtime';
import { register } from 'prom-client';
import { LocalStorage } from './local-storage';
import { describeStorage } from './storage.suite';

describeStorage('LocalStorage', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'storage-'));
  return {
    storage: await LocalStorage.make(folder),
    lose: () => rm(folder, { recursive: true }),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
});

describe('LocalStorage', () => {
  let folder: string;
  let storage: LocalStorage;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'storage-'));
    storage = await LocalStorage.make(folder);
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('leaves nothing behind when the content fails half way', async () => {
    const failing = Readable.from(
      (function* () {
        yield Buffer.from('half');
        throw new Error('the client left');
      })(),
    );
    await expect(storage.write('files/b', failing)).rejects.toThrow('the client left');
    expect(await readdir(join(folder, 'files'))).toEqual([]);
  });

  it('removes files older than a moment, under a prefix alone', async () => {
    const hourAgo = new Date(Date.now() - 3_600_000);
    for (const key of ['exports/old', 'exports/new', 'files/old']) await storage.write(key, Readable.from(['x']));
    for (const key of ['exports/old', 'files/old']) await utimes(join(folder, key), hourAgo, hourAgo);
    expect(await storage.removeOlder('exports', new Date(Date.now() - 60_000))).toBe(1);
    expect(await readdir(join(folder, 'exports'))).toEqual(['new']);
    expect(await readdir(join(folder, 'files'))).toEqual(['old']);
  });

  const write = (key = 'files/acc_1/file_1'): Promise<unknown> => storage.write(key, Readable.from([Buffer.from('bytes')]));

  it('is away once its folder was removed, and never made anew by a write, a read or a check', async () => {
    await write();
    await rm(folder, { recursive: true });
    for (const attempt of [write(), storage.read('files/acc_1/file_1'), storage.check()])
      await expect(attempt).rejects.toBeInstanceOf(Away);
    expect(existsSync(folder)).toBe(false);
    await mkdir(folder);
  });

  it('is away while an empty folder stands in its place, as before a volume is mounted', async () => {
    await write();
    await rename(folder, `${folder}-aside`);
    await mkdir(folder);
    for (const attempt of [write(), storage.read('files/acc_1/file_1'), storage.check()])
      await expect(attempt).rejects.toBeInstanceOf(Away);
    await expect(storage.claim(() => Promise.resolve(true))).rejects.toBeInstanceOf(Away);
    expect(await readdir(folder)).toEqual([]);
    await rm(folder, { recursive: true });
    await rename(`${folder}-aside`, folder);
    await storage.check();
    expect((await storage.readAll('files/acc_1/file_1')).toString()).toBe('bytes');
  });

  it('is taken for its own where it is new, and where it was used before there were markers', async () => {
    await write();
    await rm(join(folder, '.gridline-storage'));
    await expect(storage.check()).rejects.toBeInstanceOf(Away);
    await storage.claim(() => Promise.resolve(true));
    await storage.check();
    expect((await readdir(folder)).sort()).toEqual(['.gridline-storage', 'files']);
  });

  it('writes the rest of what the disk took a part of', async () => {
    const some = await open(join(folder, '.gridline-storage'));
    const files = Object.getPrototypeOf(some) as FileHandle;
    await some.close();
    const written = jest.spyOn(files, 'writev').mockImplementation(async function (this: FileHandle, buffers) {
      const part = Buffer.concat(buffers as Buffer[]).subarray(0, 1_500);
      await this.appendFile(part);
      return { bytesWritten: part.length, buffers: [...buffers] };
    });
    const pieces = Array.from({ length: 50 }, () => randomBytes(1_000));
    await storage.write('files/b', Readable.from(pieces));
    expect(written).toHaveBeenCalled();
    written.mockRestore();
    expect((await storage.readAll('files/b')).equals(Buffer.concat(pieces))).toBe(true);
  });

  it('tells a full disk as away and leaves no part of a file', async () => {
    const some = await open(join(folder, '.gridline-storage'));
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    const opened = jest.spyOn(Object.getPrototypeOf(some) as FileHandle, 'appendFile').mockRejectedValueOnce(full);
    await some.close();
    const error: unknown = await write().catch((reason: unknown) => reason);
    opened.mockRestore();
    expect(isAway(error)).toBe(true);
    expect(await readdir(join(folder, 'files/acc_1'))).toEqual([]);
  });
});

describe('the disk of the files', () => {
  it('is told by how much of it is free, and not at all where it is gone', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'gridline-storage-'));
    (await LocalStorage.make(folder)).measure();
    const told = async (): Promise<number | undefined> => (await register.getSingleMetric('storage_free_ratio')!.get()).values[0]?.value;
    const { bavail, blocks } = await statfs(folder);
    // Others write there too.
    expect(await told()).toBeCloseTo(bavail / blocks, 2);
    await rm(folder, { recursive: true });
    expect(await told()).toBeUndefined();
  });
});

describe('a disk that stands still', () => {
  /** As many as Node has threads, and as many again. */
  const ASKED = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  const PROMPT_MS = 100;
  let folder: string;
  let storage: LocalStorage;

  beforeEach(async () => {
    // How long a disk has stood still is for the test to say: however slow it is, one that moves is never given up.
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setInterval', 'clearInterval', 'Date', 'hrtime'] });
    folder = await mkdtemp(join(tmpdir(), 'storage-'));
    storage = new LocalStorage(folder, { promptMs: PROMPT_MS, patientMs: 200 });
    await storage.claim(() => Promise.resolve(false));
    await mkdir(join(folder, 'files'));
    // To open a pipe that nobody writes to takes until somebody does.
    for (const name of ASKED) execFileSync('mkfifo', [join(folder, 'files', name)]);
  });
  afterEach(async () => {
    jest.useRealTimers();
    await rm(folder, { recursive: true });
  });

  /** What becomes of what the disk was asked for, once it stood still for as long as it may. */
  async function standingStill<T>(asked: Promise<T>): Promise<T> {
    await jest.advanceTimersByTimeAsync(PROMPT_MS);
    return asked;
  }

  /** Whoever waits to open one does so now, if only to find nothing. */
  function moveAgain(): void {
    for (const name of ASKED) fs.closeSync(fs.openSync(join(folder, 'files', name), fs.constants.O_RDWR | fs.constants.O_NONBLOCK));
  }

  it('is told as away, leaves names and passwords a thread, and is used again once it moves', async () => {
    const asked = ASKED.map((name) => storage.read(`files/${name}`).then(() => 'read', isAway));
    expect(await standingStill(Promise.all(asked))).toEqual(ASKED.map(() => true));
    expect(await promisify(scrypt)('password', 'salt', 16)).toHaveLength(16);
    await standingStill(expect(storage.check()).rejects.toThrow('stands still'));
    await standingStill(expect(storage.write('files/new', Readable.from([Buffer.from('bytes')]))).rejects.toThrow(Away));
    moveAgain();
    await storage.write('files/new', Readable.from([Buffer.from('bytes')]));
    expect(await storage.readAll('files/new')).toEqual(Buffer.from('bytes'));
    await storage.check();
  });

  it('is given up by a walk through its folders, which goes on with another', async () => {
    const old = new Date(Date.now() - 3_600_000);
    const folders = Object.getPrototypeOf(await opendir(folder)) as Dir;
    const read = jest.spyOn(folders, 'read').mockReturnValueOnce(new Promise<null>(() => undefined) as never);
    const walk = async (): Promise<string[]> => {
      const keys: string[] = [];
      for await (const key of storage.older('files', old)) keys.push(key);
      return keys;
    };
    const walked = expect(walk()).rejects.toThrow('stands still');
    while (read.mock.calls.length === 0) await new Promise(setImmediate);
    await standingStill(walked);
    read.mockRestore();
    expect(await walk()).toEqual([]);
  });
});

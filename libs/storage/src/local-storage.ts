import { randomUUID } from 'node:crypto';
import type { Dir, Dirent } from 'node:fs';
import { access, mkdir, open, opendir, readdir, rename, rm, stat, statfs, writeFile, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Away, gauge } from '@gridline/runtime';
import { Disk, StandsStill, type DiskLimits, type DiskWork } from './disk';
import { Measured } from './measured';
import { FileMissing, Storage, checkKey, type Stored } from './storage';

/** Stands in every folder that is a storage: where it is missing, the volume is not mounted or the folder was removed. */
const MARKER = '.gridline-storage';

const MARKED = 'The files of Gridline. A folder without this file is taken for a volume that is not mounted.\n';

/** Where files have always been; a folder that holds it was a storage before there were markers. */
const FILES = 'files';

/** What the system says where the folder or a way to it is gone, and of a disk that is full, read-only or broken. */
const AWAY_CODES = new Set(['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'ESTALE']);

/** Files in a folder of this machine, or of a volume that the services share. It is made by `claim` and never anew while it is used. */
export class LocalStorage extends Storage {
  private readonly shared: Disk;
  /** For what is nobody's. */
  private readonly disk: DiskWork;

  constructor(
    private readonly folder: string,
    limits?: DiskLimits,
  ) {
    super();
    this.shared = new Disk(limits);
    this.disk = this.shared.of('');
  }

  /** A new, empty storage in a folder of its own. */
  static async make(folder: string): Promise<LocalStorage> {
    const storage = new LocalStorage(folder);
    await storage.claim(() => Promise.resolve(false));
    return storage;
  }

  /** Tells how full its disk becomes before it takes nothing more; of a bucket its owner knows. */
  measure(): void {
    gauge({ name: 'storage_free_ratio', help: 'Which part of the disk of the files is free, from 0 to 1.' }, async (free) => {
      const { bavail, blocks } = await this.disk.do(() => statfs(this.folder));
      free.set(bavail / blocks);
    });
  }

  /** Throws `Away` where the folder is empty although there are files somewhere: what is there is not the volume they are on. */
  async claim(hasFiles: () => Promise<boolean>): Promise<void> {
    if (await this.isMarked()) return;
    if (!(await this.disk.do(() => exists(join(this.folder, FILES)))) && (await hasFiles()))
      throw new Away(
        `${this.folder} is not the storage that the files are in: it is empty. Mount that, or make the file ${MARKER} here to go on without them.`,
      );
    await this.disk.do(() => mkdir(this.folder, { recursive: true }));
    await this.disk.do(() => writeFile(join(this.folder, MARKER), MARKED));
  }

  /** Writes beside the target, syncs to disk, then renames: a reader never sees half a file, also after a power cut. */
  async write(key: string, content: Readable): Promise<Stored> {
    const path = this.path(key);
    const disk = this.diskFor(key);
    const part = `${path}.${randomUUID()}.part`;
    const measured = new Measured();
    // The content may fail before the pipeline below listens; the pipeline then finds it destroyed.
    content.once('error', () => undefined);
    let file: FileHandle | undefined;
    try {
      await this.checkMarker(disk);
      await disk.do(() => mkdir(dirname(path), { recursive: true }));
      // Made before the content is read: a file that its stream still opens would outlast its removal below.
      file = await disk.do(
        () => open(part, 'wx'),
        (late) => discard(late, part),
      );
      await pipeline(content, measured, into(file, disk));
      await disk.move(() => file!.sync());
      await disk.do(() => file!.close());
      await disk.do(() => rename(part, path));
    } catch (error) {
      content.destroy();
      const discarded = disk.move(() => discard(file, part)).catch(() => undefined);
      // Nobody waits for a disk that stands still.
      if (!(error instanceof StandsStill)) await discarded;
      throw toAway(error);
    }
    return measured.stored();
  }

  async read(key: string): Promise<Readable> {
    const disk = this.diskFor(key);
    const opened = disk.do(
      () => open(this.path(key)),
      (late) => late.close(),
    );
    const file = await opened.catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw toAway(error);
      await this.checkMarker(disk);
      throw new FileMissing(key);
    });
    return new FileContent(file, disk);
  }

  async remove(key: string): Promise<void> {
    await this.diskFor(key)
      .do(() => rm(this.path(key), { force: true }))
      .catch((error: unknown) => {
        throw toAway(error);
      });
  }

  async removeOlder(prefix: string, before: Date): Promise<number> {
    const root = this.path(prefix);
    const names = await this.disk
      .move(() => readdir(root, { recursive: true }))
      .catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return [];
        throw error;
      });
    let removed = 0;
    for (const name of names) {
      const path = join(root, name);
      const info = await this.disk.do(() => stat(path)).catch(() => undefined);
      if (!info?.isFile() || info.mtime >= before) continue;
      await this.disk.do(() => rm(path, { force: true }));
      removed++;
    }
    return removed;
  }

  /** Folder by folder, so that no list of all files is ever made. */
  async *older(prefix: string, before: Date): AsyncGenerator<string> {
    const opened = this.disk.do(
      () => opendir(this.path(prefix)),
      (late) => late.close(),
    );
    const folder = await opened.catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    if (!folder) return;
    try {
      for (let entry = await this.next(folder); entry; entry = await this.next(folder)) {
        const key = `${prefix}/${entry.name}`;
        if (entry.isDirectory()) yield* this.older(key, before);
        else if (entry.isFile() && (await this.isOlder(key, before))) yield key;
      }
    } finally {
      // Nobody waits for it: one that is being read is closed once it was.
      void this.disk.do(() => folder.close()).catch(() => undefined);
    }
  }

  private next(folder: Dir): Promise<Dirent | null> {
    return this.disk.do(() => folder.read());
  }

  private async isOlder(key: string, before: Date): Promise<boolean> {
    const info = await this.disk.do(() => stat(this.path(key))).catch(() => undefined);
    return info !== undefined && info.mtime < before;
  }

  /** A byte is written: a disk that is full or read-only lets everything else pass. */
  async check(): Promise<void> {
    await this.checkMarker();
    const probe = join(this.folder, `.check-${randomUUID()}`);
    const remove = (): Promise<void> => rm(probe, { force: true });
    try {
      await this.disk.do(() => writeFile(probe, '1', { flag: 'wx' }), remove);
      await this.disk.do(remove);
    } catch (error) {
      if (!(error instanceof StandsStill)) await this.disk.do(remove).catch(() => undefined);
      throw toAway(error);
    }
  }

  private isMarked(disk = this.disk): Promise<boolean> {
    return disk.do(() => exists(join(this.folder, MARKER)));
  }

  private async checkMarker(disk = this.disk): Promise<void> {
    if (!(await this.isMarked(disk))) throw new Away(`the storage is not there: ${this.folder} has no ${MARKER}`);
  }

  /** Files lie in a folder for each account: what one asks for at once waits for itself. */
  private diskFor(key: string): DiskWork {
    return this.shared.of(dirname(key));
  }

  private path(key: string): string {
    checkKey(key);
    return join(this.folder, key);
  }
}

/**
 * What is read from the disk at once: little at first, as most files are small, then twice as much each time. Measured with `bench:storage` beside Node's own streams:
 * one file of 100 MB took 1.3 times as long with 64 KB each time and 0.6 to 0.96 with 256, twenty of 5 MB 1.5 and 0.8 to 0.9: the collector goes through the buffers.
 */
const FIRST_READ_BYTES = 64 * 1024;
const READ_BYTES = 256 * 1024;

/** What may wait to be written to a file while the disk is busy. */
const WRITE_BYTES = 256 * 1024;

/** Takes what is written to a file that is open, and leaves it open. What comes while the disk is busy is written together. */
function into(file: FileHandle, disk: DiskWork): Writable {
  const move = (write: () => Promise<void>, done: (error?: Error) => void): void => void disk.move(write).then(() => done(), done);
  return new Writable({
    highWaterMark: WRITE_BYTES,
    write: (chunk: Buffer, _encoding, done) => move(() => file.appendFile(chunk), done),
    writev: (chunks: { chunk: Buffer }[], done) =>
      move(
        () =>
          writeWhole(
            file,
            chunks.map(({ chunk }) => chunk),
          ),
        done,
      ),
  });
}

/** A disk may take a part of what it is given. */
async function writeWhole(file: FileHandle, chunks: Buffer[]): Promise<void> {
  let { bytesWritten } = await file.writev(chunks);
  for (const chunk of chunks) {
    if (bytesWritten < chunk.length) await file.appendFile(chunk.subarray(bytesWritten));
    bytesWritten = Math.max(0, bytesWritten - chunk.length);
  }
}

/** A file's bytes as they are read. */
class FileContent extends Readable {
  private roomBytes = FIRST_READ_BYTES;
  /** What the last read left of its room: where a file ends, nothing is made to find that out. */
  private left: Buffer | undefined;

  constructor(
    private readonly file: FileHandle,
    private readonly disk: DiskWork,
  ) {
    super({ highWaterMark: FIRST_READ_BYTES });
  }

  override _read(): void {
    const room = this.left ?? Buffer.allocUnsafeSlow(this.roomBytes);
    this.disk
      .move(() => this.file.read(room, 0, room.length, null))
      .then(
        ({ bytesRead }) => this.pass(room, bytesRead),
        (error: Error) => this.destroy(toAway(error) as Error),
      );
  }

  private pass(room: Buffer, bytesRead: number): void {
    const isFull = bytesRead === room.length;
    if (isFull) this.roomBytes = Math.min(2 * this.roomBytes, READ_BYTES);
    this.left = isFull ? undefined : room.subarray(bytesRead);
    this.push(bytesRead > 0 ? room.subarray(0, bytesRead) : null);
  }

  /** A close waits for a read that is under way, and nobody for the close. */
  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    void this.file.close().catch(() => undefined);
    done(error);
  }
}

/** Of a file that will not be finished nothing is left. */
async function discard(file: FileHandle | undefined, path: string): Promise<void> {
  await file?.close().catch(() => undefined);
  await rm(path, { force: true }).catch(() => undefined);
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** What the content failed with, on its way here, stays what it is. */
function toAway(error: unknown): unknown {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' && AWAY_CODES.has(code) ? new Away('the storage cannot be used', { cause: error }) : error;
}

import { randomUUID } from 'node:crypto';
import { access, mkdir, open, opendir, readdir, rename, rm, stat, statfs, writeFile, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Away, gauge } from '@gridline/runtime';
import { Disk, StandsStill, type DiskLimits } from './disk';
import { Measured } from './measured';
import { FileMissing, Storage, checkKey, type Stored } from './storage';

/** Stands in every folder that is a storage: where it is missing, the volume is not mounted or the folder was removed. */
const MARKER = '.gridline-storage';

/** Where files have always been; a folder that holds it was a storage before there were markers. */
const FILES = 'files';

/** What the system says where the folder or a way to it is gone, and of a disk that is full, read-only or broken. */
const AWAY_CODES = new Set(['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'ESTALE']);

/** Files in a folder of this machine, or of a volume that the services share. It is made by `claim` and never anew while it is used. */
export class LocalStorage extends Storage {
  private readonly disk: Disk;

  constructor(
    private readonly folder: string,
    limits?: DiskLimits,
  ) {
    super();
    this.disk = new Disk(limits);
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
    if (!(await exists(join(this.folder, FILES))) && (await hasFiles()))
      throw new Away(
        `${this.folder} is not the storage that the files are in: it is empty. Mount that, or make the file ${MARKER} here to go on without them.`,
      );
    await mkdir(this.folder, { recursive: true });
    await writeFile(
      join(this.folder, MARKER),
      'The files of Gridline. A folder without this file is taken for a volume that is not mounted.\n',
    );
  }

  /** Writes beside the target, syncs to disk, then renames: a reader never sees half a file, also after a power cut. */
  async write(key: string, content: Readable): Promise<Stored> {
    const path = this.path(key);
    const part = `${path}.${randomUUID()}.part`;
    const measured = new Measured();
    // The content may fail before the pipeline below listens; the pipeline then finds it destroyed.
    content.once('error', () => undefined);
    let file: FileHandle | undefined;
    try {
      await this.checkMarker();
      await this.disk.do(() => mkdir(dirname(path), { recursive: true }));
      // Made before the content is read: a file that its stream still opens would outlast its removal below.
      file = await this.disk.do(
        () => open(part, 'wx'),
        (late) => discard(late, part),
      );
      await pipeline(content, measured, this.into(file));
      await this.disk.move(() => file!.sync());
      await this.disk.do(() => file!.close());
      await this.disk.do(() => rename(part, path));
    } catch (error) {
      content.destroy();
      const discarded = this.disk.move(() => discard(file, part)).catch(() => undefined);
      // Nobody waits for a disk that stands still.
      if (!(error instanceof StandsStill)) await discarded;
      throw toAway(error);
    }
    return measured.stored();
  }

  async read(key: string): Promise<Readable> {
    const opened = this.disk.do(
      () => open(this.path(key)),
      (late) => late.close(),
    );
    const file = await opened.catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw toAway(error);
      await this.checkMarker();
      throw new FileMissing(key);
    });
    return new FileContent(file, this.disk);
  }

  async remove(key: string): Promise<void> {
    await this.disk
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
    const folder = await this.disk
      .do(() => opendir(this.path(prefix)))
      .catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      });
    for await (const entry of folder ?? []) {
      const key = `${prefix}/${entry.name}`;
      if (entry.isDirectory()) yield* this.older(key, before);
      else if (entry.isFile() && (await this.isOlder(key, before))) yield key;
    }
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

  /** Takes what is written to a file that is open, and leaves it open. */
  private into(file: FileHandle): Writable {
    return new Writable({
      write: (chunk: Buffer, _encoding, done) => void this.disk.move(() => file.appendFile(chunk)).then(() => done(), done),
    });
  }

  private isMarked(): Promise<boolean> {
    return this.disk.do(() => exists(join(this.folder, MARKER)));
  }

  private async checkMarker(): Promise<void> {
    if (!(await this.isMarked())) throw new Away(`the storage is not there: ${this.folder} has no ${MARKER}`);
  }

  private path(key: string): string {
    checkKey(key);
    return join(this.folder, key);
  }
}

/** What is read from the disk at once, as Node's own streams of files have it. */
const READ_BYTES = 64 * 1024;

/** A file's bytes as they are read. */
class FileContent extends Readable {
  constructor(
    private readonly file: FileHandle,
    private readonly disk: Disk,
  ) {
    super({ highWaterMark: READ_BYTES });
  }

  override _read(): void {
    const room = Buffer.allocUnsafeSlow(READ_BYTES);
    this.disk
      .move(() => this.file.read(room, 0, READ_BYTES, null))
      .then(
        ({ bytesRead }) => this.push(bytesRead > 0 ? room.subarray(0, bytesRead) : null),
        (error: Error) => this.destroy(toAway(error) as Error),
      );
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

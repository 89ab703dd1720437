import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, open, opendir, readdir, rename, rm, stat, statfs, writeFile, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Away, gauge } from '@gridline/runtime';
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
  constructor(private readonly folder: string) {
    super();
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
      const { bavail, blocks } = await statfs(this.folder);
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
      await mkdir(dirname(path), { recursive: true });
      // Made before the content is read: a file that its stream still opens would outlast its removal below.
      file = await open(part, 'wx');
      await pipeline(content, measured, createWriteStream('', { fd: file }));
      await syncToDisk(part);
      await rename(part, path);
    } catch (error) {
      content.destroy();
      await file?.close().catch(() => undefined);
      await rm(part, { force: true }).catch(() => undefined);
      throw toAway(error);
    }
    return measured.stored();
  }

  async read(key: string): Promise<Readable> {
    const handle = await open(this.path(key)).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw toAway(error);
      await this.checkMarker();
      throw new FileMissing(key);
    });
    return createReadStream('', { fd: handle });
  }

  async remove(key: string): Promise<void> {
    await rm(this.path(key), { force: true }).catch((error: unknown) => {
      throw toAway(error);
    });
  }

  async removeOlder(prefix: string, before: Date): Promise<number> {
    const root = this.path(prefix);
    const names = await readdir(root, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    let removed = 0;
    for (const name of names) {
      const path = join(root, name);
      const info = await stat(path).catch(() => undefined);
      if (!info?.isFile() || info.mtime >= before) continue;
      await rm(path, { force: true });
      removed++;
    }
    return removed;
  }

  /** Folder by folder, so that no list of all files is ever made. */
  async *older(prefix: string, before: Date): AsyncGenerator<string> {
    const folder = await opendir(this.path(prefix)).catch((error: NodeJS.ErrnoException) => {
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
    const info = await stat(this.path(key)).catch(() => undefined);
    return info !== undefined && info.mtime < before;
  }

  /** A byte is written: a disk that is full or read-only lets everything else pass. */
  async check(): Promise<void> {
    await this.checkMarker();
    const probe = join(this.folder, `.check-${randomUUID()}`);
    try {
      await writeFile(probe, '1', { flag: 'wx' });
    } catch (error) {
      throw toAway(error);
    } finally {
      await rm(probe, { force: true }).catch(() => undefined);
    }
  }

  private isMarked(): Promise<boolean> {
    return exists(join(this.folder, MARKER));
  }

  private async checkMarker(): Promise<void> {
    if (!(await this.isMarked())) throw new Away(`the storage is not there: ${this.folder} has no ${MARKER}`);
  }

  private path(key: string): string {
    checkKey(key);
    return join(this.folder, key);
  }
}

async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
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

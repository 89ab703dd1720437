import { createHash, randomUUID } from 'node:crypto';
import { constants, createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FileMissing, Storage, checkKey, type Stored } from './storage';

/** Files in a folder of this machine, or of a volume that the services share. */
export class LocalStorage extends Storage {
  constructor(private readonly folder: string) {
    super();
  }

  /** Writes beside the target, syncs to disk, then renames: a reader never sees half a file, also after a power cut. */
  async write(key: string, content: Readable): Promise<Stored> {
    const path = this.path(key);
    const part = `${path}.${randomUUID()}.part`;
    const hash = createHash('sha256');
    let bytes = 0;
    const measure = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        bytes += chunk.length;
        done(null, chunk);
      },
    });
    // The content may fail before the pipeline below listens; the pipeline then finds it destroyed.
    content.once('error', () => undefined);
    try {
      await mkdir(dirname(path), { recursive: true });
      await pipeline(content, measure, createWriteStream(part, { flags: 'wx' }));
      await syncToDisk(part);
      await rename(part, path);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
    return { bytes, sha256: hash.digest('hex') };
  }

  async read(key: string): Promise<Readable> {
    const handle = await open(this.path(key)).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'ENOENT' ? new FileMissing(key) : error;
    });
    return createReadStream('', { fd: handle });
  }

  async remove(key: string): Promise<void> {
    await rm(this.path(key), { force: true });
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

  async check(): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    await access(this.folder, constants.W_OK);
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

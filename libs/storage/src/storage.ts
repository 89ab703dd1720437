import { Transform, pipeline, type Readable } from 'node:stream';

/** Bytes were stored. */
export interface Stored {
  bytes: number;
  /** Lower-case hex. */
  sha256: string;
}

/** As what a file is downloaded. */
export interface Download {
  name: string;
  mediaType: string;
}

/**
 * Files by key. Keys are slash-separated names of `A-Za-z0-9_.-`; a file is whole or not there. References (keys) travel between
 * services, never the bytes.
 */
export abstract class Storage {
  /** Stores the stream under the key; nothing is there under it if the stream fails. */
  abstract write(key: string, content: Readable): Promise<Stored>;
  /** Throws FileMissing, before the first byte, where there is no such file. */
  abstract read(key: string): Promise<Readable>;
  /** Removes the file; a file that is not there is no error. */
  abstract remove(key: string): Promise<void>;
  /** Removes files under the prefix that were written before the moment; answers how many. */
  abstract removeOlder(prefix: string, before: Date): Promise<number>;
  /** Keys of files under the prefix that were written before the moment, half-written ones of killed writers included. */
  abstract older(prefix: string, before: Date): AsyncIterable<string>;
  /** Takes a storage that is new for its own, once, before anything is stored in it; `hasFiles` tells whether anything ever was. */
  abstract claim(hasFiles: () => Promise<boolean>): Promise<void>;
  /** Rejects while the storage cannot be used. */
  abstract check(): Promise<void>;

  /** Where a client can fetch the file by itself for a while; undefined where it has to come through us. */
  link(_key: string, _as: Download): Promise<string | undefined> {
    return Promise.resolve(undefined);
  }

  /** Closes what is kept open to it. */
  close(): void {}

  /** A whole small file. */
  async readAll(key: string): Promise<Buffer> {
    const parts: Buffer[] = [];
    for await (const part of await this.read(key)) parts.push(part as Buffer);
    return Buffer.concat(parts);
  }

  /**
   * The bytes of a file that is read once: it is gone before the last of them is out, and also where the reader leaves early. Throws
   * as `read` does. A removal that fails is left to `removeOlder`.
   */
  async take(key: string): Promise<Readable> {
    const content = await this.read(key);
    const taken = holdLastChunk(() => this.remove(key).catch(() => undefined));
    pipeline(content, taken, () => undefined);
    return taken;
  }
}

/** There is no file under this key. */
export class FileMissing extends Error {
  override readonly name = 'FileMissing';

  constructor(key: string) {
    super(`no file under ${key}`);
  }
}

/** Throws on a key that could leave the storage's own folder. */
export function checkKey(key: string): void {
  const parts = key.split('/');
  const safe = parts.every((part) => /^[A-Za-z0-9_.-]{1,200}$/.test(part) && part !== '.' && part !== '..');
  if (!safe) throw new RangeError('not a storage key');
}

/** Passes everything on, the last chunk after `before` is done; a stream that is destroyed waits for it as well. */
function holdLastChunk(before: () => Promise<void>): Transform {
  let held: Buffer | undefined;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const earlier = held;
      held = chunk;
      done(null, earlier);
    },
    flush(done) {
      void before().then(() => done(null, held));
    },
    destroy(error, done) {
      void before().then(() => done(error));
    },
  });
}

import { randomUUID } from 'node:crypto';
import { open, unlink, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Away } from '@gridline/runtime';
import { giveBack } from './rooms';

/** What is held of an answer; more of it lies on the disk. Most pages of a list that are larger than a message are smaller than this. */
const HELD_BYTES = 2 * 1024 * 1024;

/** What must have come of an answer that is passed on as it comes: what fails before is an error, and not half an answer. */
const BEGUN_BYTES = HELD_BYTES / 2;

/** What is read back from the disk at once. */
const READ_BYTES = 64 * 1024;

/** All that comes, once it has come. */
export async function passOnWhole(parts: AsyncIterable<Buffer>): Promise<Readable> {
  const passing = new Passing(parts);
  await passing.until(({ hasEnded }) => hasEnded);
  return passing;
}

/** What comes, from its first megabyte on; what fails later breaks the stream off. */
export async function passOnAsItComes(parts: AsyncIterable<Buffer>): Promise<Readable> {
  const passing = new Passing(parts);
  await passing.until(({ hasBegun, hasEnded }) => hasBegun || hasEnded);
  return passing;
}

/**
 * Takes all that comes, as fast as it comes, and gives it out as fast as it is read. What is not held lies in a file without a name: nothing
 * is left of it once it was read, also where the process is killed.
 */
class Passing extends Readable {
  hasBegun = false;
  hasEnded = false;
  /** What comes after all that is in the file. */
  private readonly held: Buffer[] = [];
  private heldBytes = 0;
  private file: FileHandle | undefined;
  private isWriting = false;
  private written = 0;
  private readUpTo = 0;
  private failure: Error | undefined;
  /** Resolves with the next that comes. */
  private change = deferred();

  constructor(parts: AsyncIterable<Buffer>) {
    super();
    void this.receive(parts);
  }

  /** Waits for it; throws what failed before. */
  async until(isSo: (passing: this) => boolean): Promise<void> {
    while (!isSo(this)) await this.change.promise;
    const { failure } = this;
    if (!failure) return;
    this.destroy();
    throw failure;
  }

  override _read(): void {
    void this.next().then(
      (piece) => this.push(piece),
      (error: Error) => this.destroy(error),
    );
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.tell();
    const closed = this.file?.close() ?? Promise.resolve();
    void closed.catch(() => undefined).then(() => done(error));
  }

  private async receive(parts: AsyncIterable<Buffer>): Promise<void> {
    try {
      for await (const part of parts) {
        if (this.destroyed) break;
        await this.keep(part);
        this.tell();
      }
    } catch (error) {
      this.failure = error as Error;
    }
    // It may have been opened since.
    if (this.destroyed) await this.file?.close().catch(() => undefined);
    this.hasEnded = true;
    this.tell();
  }

  private async keep(part: Buffer): Promise<void> {
    this.held.push(part);
    this.heldBytes += part.length;
    this.hasBegun ||= this.heldBytes >= BEGUN_BYTES;
    if (this.heldBytes <= HELD_BYTES && this.readUpTo === this.written) return;
    this.isWriting = true;
    this.file ??= await nameless();
    for (let piece = this.held.shift(); piece; piece = this.held.shift()) {
      await this.file.appendFile(piece).catch(asAway);
      this.written += piece.length;
      giveBack(piece);
    }
    this.heldBytes = 0;
    this.isWriting = false;
  }

  /** The next piece, once it has come; null behind the last. */
  private async next(): Promise<Buffer | null> {
    while (!this.destroyed) {
      if (this.readUpTo < this.written) return this.readBack();
      const part = this.isWriting ? undefined : this.held.shift();
      this.heldBytes -= part?.length ?? 0;
      if (part) return part;
      if (this.failure) throw this.failure;
      if (this.hasEnded) return null;
      await this.change.promise;
    }
    return null;
  }

  private async readBack(): Promise<Buffer> {
    const room = Buffer.allocUnsafe(Math.min(READ_BYTES, this.written - this.readUpTo));
    const { bytesRead } = await this.file!.read(room, 0, room.length, this.readUpTo);
    this.readUpTo += bytesRead;
    return room.subarray(0, bytesRead);
  }

  private tell(): void {
    const { resolve } = this.change;
    this.change = deferred();
    resolve();
  }
}

function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}

async function nameless(): Promise<FileHandle> {
  const path = join(tmpdir(), `gridline-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600).catch(asAway);
  await unlink(path);
  return file;
}

/** A disk that is full or cannot be written is away, as a storage that is. */
function asAway(error: unknown): never {
  throw new Away('The folder for what passes cannot be written.', { cause: error });
}

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

/**
 * What of all answers together lies on the disk of a process: four of the largest pages of a list. Beside it a gateway has 300 MB of the 512 that
 * docker-compose gives it with its /tmp, which is in memory; a pod that passes its gigabyte is evicted.
 */
const DISK_BYTES = 200_000_000;

/** What is read back from the disk at once. */
const READ_BYTES = 64 * 1024;

/**
 * How many times what is left an account may have: two thirds of all where no other has any, and the next two thirds of what is left then. What lies
 * there cannot be had back before its reader is done, which may take hours; so what others may come to need is kept from the first.
 */
const TIMES_LEFT = 2;

/** Room on the disk, which answers share. */
export class DiskRoom {
  private readonly heldBy = new Map<string, number>();

  constructor(private free = DISK_BYTES) {}

  get left(): number {
    return this.free;
  }

  /** Answers whether there was so much for whoever asks, which is then taken. */
  take(bytes: number, whose: string): boolean {
    const held = (this.heldBy.get(whose) ?? 0) + bytes;
    if (held > TIMES_LEFT * (this.free - bytes)) return false;
    this.heldBy.set(whose, held);
    this.free -= bytes;
    return true;
  }

  giveBack(bytes: number, whose: string): void {
    const held = (this.heldBy.get(whose) ?? 0) - bytes;
    if (held > 0) this.heldBy.set(whose, held);
    else this.heldBy.delete(whose);
    this.free += bytes;
  }
}

const ROOM = new DiskRoom();

/** All that comes for an account, once it has come. Throws `Away` where there is no room for it. */
export async function passOnWhole(parts: AsyncIterable<Buffer>, whose: string, room = ROOM): Promise<Readable> {
  const passing = new Passing(parts, whose, room, true);
  await passing.until(({ hasEnded }) => hasEnded);
  return passing;
}

/**
 * What comes, from its first megabyte on; what fails later breaks the stream off. Where the disk has no room for it, it comes as fast as it is
 * read, and a reader that takes no part for longer than one is waited for loses the rest.
 */
export async function passOnAsItComes(parts: AsyncIterable<Buffer>, whose: string, room = ROOM): Promise<Readable> {
  const passing = new Passing(parts, whose, room);
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
  /** Of the room on the disk. */
  private taken = 0;
  private written = 0;
  private readUpTo = 0;
  private failure: Error | undefined;
  /** Resolves with the next that comes. */
  private change = deferred();

  constructor(
    parts: AsyncIterable<Buffer>,
    private readonly whose: string,
    private readonly room: DiskRoom,
    /** Nobody reads it before all of it has come. */
    private readonly isWhole = false,
  ) {
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
    void this.leaveDisk().then(() => done(error));
  }

  private async leaveDisk(): Promise<void> {
    this.room.giveBack(this.taken, this.whose);
    this.taken = 0;
    await this.file?.close().catch(() => undefined);
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
    if (this.destroyed) await this.leaveDisk();
    this.hasEnded = true;
    this.tell();
  }

  private async keep(part: Buffer): Promise<void> {
    this.held.push(part);
    this.heldBytes += part.length;
    this.hasBegun ||= this.heldBytes >= BEGUN_BYTES;
    if (this.heldBytes <= HELD_BYTES && this.readUpTo === this.written) return;
    if (!(await this.hasRoom())) return;
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

  /** Takes room for what is held, or waits until it is read: what is asked for next comes then. */
  private async hasRoom(): Promise<boolean> {
    this.tell();
    while (!this.destroyed) {
      if (this.room.take(this.heldBytes, this.whose)) {
        this.taken += this.heldBytes;
        return true;
      }
      if (this.heldBytes <= HELD_BYTES) return false;
      if (this.isWhole) throw new Away('There is no room for what passes.');
      await this.change.promise;
    }
    return false;
  }

  /** The next piece, once it has come; null behind the last. */
  private async next(): Promise<Buffer | null> {
    while (!this.destroyed) {
      if (this.readUpTo < this.written) return this.readBack();
      const part = this.isWriting ? undefined : this.held.shift();
      if (part) return this.letGo(part);
      if (this.failure) throw this.failure;
      if (this.hasEnded) return null;
      await this.change.promise;
    }
    return null;
  }

  private letGo(part: Buffer): Buffer {
    this.heldBytes -= part.length;
    this.tell();
    return part;
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

import { randomUUID } from 'node:crypto';
import { open, unlink, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Away } from '@gridline/runtime';
import { giveBack } from './rooms';

/** What is held of an answer; more of it lies on the disk. Most pages of a list that are larger than a message are smaller than this. */
const HELD_BYTES = 2 * 1024 * 1024;

/**
 * Takes all that comes, as fast as it comes, and gives it out as fast as it is read. What is not held lies in a file without a name: nothing
 * is left of it once it was read, also where the process is killed.
 */
export async function passOn(parts: AsyncIterable<Buffer>): Promise<Readable> {
  const held: Buffer[] = [];
  let bytes = 0;
  let file: FileHandle | undefined;
  try {
    for await (const part of parts) {
      held.push(part);
      bytes += part.length;
      if (bytes <= HELD_BYTES) continue;
      file ??= await nameless();
      for (const piece of held.splice(0)) {
        await file.appendFile(piece).catch(asAway);
        giveBack(piece);
      }
    }
  } catch (error) {
    await file?.close();
    throw error;
  }
  return file?.createReadStream({ start: 0 }) ?? Readable.from(held, { objectMode: false });
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

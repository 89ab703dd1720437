import { constants, inflateSync } from 'node:zlib';

/** A PDF as its bytes and, byte by byte, as letters: a copy of the whole file, made once for all that look through it. */
export interface RawPdf {
  file: Buffer;
  text: string;
}

/** Shares the bytes, and copies them as letters. */
export function rawPdf(bytes: Uint8Array): RawPdf {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { file, text: file.toString('latin1') };
}

/** Inflated bytes of all object streams that are looked through: ten times what 500 tagged pages have. Past it the time limit is what holds. */
const MAX_OBJECT_BYTES = 100_000_000;
/** One of them; writers put 100 to 200 objects into each. */
export const MAX_STREAM_BYTES = 10_000_000;
/** Characters of a stream's dictionary on either side of its type. */
const DICTIONARY_REACH = 1_000;

/** The objects that the object streams of a file hold, by their numbers; several versions of one each. */
export function* objectsInStreams(pdf: RawPdf): Generator<[number: number, object: string]> {
  for (const { content, first } of objectStreams(pdf)) {
    const numbers = content.slice(0, first).trim().split(/\s+/).map(Number);
    for (let at = 0; at + 1 < numbers.length; at += 2) {
      const end = at + 3 < numbers.length ? first + numbers[at + 3]! : content.length;
      yield [numbers[at]!, content.slice(first + numbers[at + 1]!, end)];
    }
  }
}

/** What the object streams of the file hold, inflated; those that cannot be inflated are left to the reader. */
function* objectStreams({ file, text }: RawPdf): Generator<ObjectStream> {
  let left = MAX_OBJECT_BYTES;
  for (const { index } of text.matchAll(/\/ObjStm\b/g)) {
    if (left <= 0) return;
    const before = text.slice(Math.max(0, index - DICTIONARY_REACH), index);
    const after = text.slice(index, index + DICTIONARY_REACH);
    const stream = /stream\r?\n/.exec(after);
    const first = /\/First\s+(\d{1,9})/.exec(before.slice(before.lastIndexOf('obj')) + after.slice(0, stream?.index));
    if (!stream || !first) continue;
    const content = inflated(file.subarray(index + stream.index + stream[0].length));
    left -= content === undefined ? MAX_STREAM_BYTES : content.length;
    if (content !== undefined) yield { content, first: Number(first[1]) };
  }
}

interface ObjectStream {
  /** Pairs of object number and place, then the objects. */
  content: string;
  /** Where the objects begin. */
  first: number;
}

/** What a stream holds, cut off or not, byte by byte as letters; undefined where it cannot be inflated or is too long. */
export function inflated(bytes: Uint8Array): string | undefined {
  try {
    return inflateSync(bytes, { maxOutputLength: MAX_STREAM_BYTES, finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1');
  } catch {
    return undefined;
  }
}

import { pipeline, Transform, type Readable } from 'node:stream';

/** The same bytes; more than so many break it with the error, and the body is closed. */
export function bounded(body: Readable, mostBytes: number, tooLong: () => Error): Readable {
  let left = mostBytes;
  const content = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      left -= chunk.length;
      if (left < 0) done(tooLong());
      else done(null, chunk);
    },
  });
  pipeline(body, content, () => undefined);
  return content;
}

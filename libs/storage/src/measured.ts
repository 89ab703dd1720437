import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import type { Stored } from './storage';

/** Passes on what is stored, and tells afterwards how much it was. */
export class Measured extends Transform {
  private readonly hash = createHash('sha256');
  private bytes = 0;

  /** Each piece is told of as it passes. */
  constructor(private readonly tell: (bytes: number) => void = () => undefined) {
    super();
  }

  /** Once, when all has passed. */
  stored(): Stored {
    return { bytes: this.bytes, sha256: this.hash.digest('hex') };
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: (error: null, chunk: Buffer) => void): void {
    this.hash.update(chunk);
    this.bytes += chunk.length;
    this.tell(chunk.length);
    done(null, chunk);
  }
}

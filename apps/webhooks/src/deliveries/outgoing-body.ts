/** Of such pieces a socket takes one or two more than its receiver does. */
const PIECE_BYTES = 64 * 1024;

/** A receiver that took nothing for so long is waited for, but not with the whole body in memory where others want its room. */
const STALLED_MS = 1_000;

/** Where a body that was let go is had from again, once there is room for it. */
interface BodySource {
  /** The body is not in memory any more. */
  letGo(): void;
  again(signal: AbortSignal): Promise<Buffer>;
}

/**
 * A large body on its way: piece by piece as its receiver takes it, and in memory no longer than that. Handed over as a whole it would lie in the
 * connection a second time, encrypted.
 */
export class OutgoingBody {
  readonly length: number;
  private readonly over = new AbortController();
  private movedAt = performance.now();

  constructor(
    private bytes: Buffer | undefined,
    private readonly source: BodySource,
  ) {
    this.length = bytes?.length ?? 0;
  }

  /** The whole, as long as nothing of it was sent. */
  get whole(): Buffer {
    return this.bytes!;
  }

  async *pieces(): AsyncGenerator<Buffer> {
    for (let start = 0; start < this.length; start += PIECE_BYTES) {
      this.bytes ??= await this.again();
      this.movedAt = performance.now();
      // With memory of its own: a part that waits in a socket would keep the whole.
      yield Buffer.from(this.bytes.subarray(start, start + PIECE_BYTES));
    }
    this.letGo();
  }

  /** One that comes when its attempt is over gives its room back at once. */
  private async again(): Promise<Buffer> {
    const bytes = await this.source.again(this.over.signal);
    if (!this.over.signal.aborted) return bytes;
    this.source.letGo();
    throw new Error('The attempt is over.');
  }

  isStalled(): boolean {
    return this.bytes !== undefined && performance.now() - this.movedAt > STALLED_MS;
  }

  /** What is still to be sent is fetched again when its turn comes. */
  letGo(): void {
    if (this.bytes === undefined) return;
    this.bytes = undefined;
    this.source.letGo();
  }

  /** Nobody wants it any more. */
  end(): void {
    this.over.abort();
    this.letGo();
  }
}

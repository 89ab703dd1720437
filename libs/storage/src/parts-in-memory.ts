import { Away, counter } from '@gridline/runtime';

/** What uploads may have in the memory of a process before slow ones give way; a gateway's pod has 512 MiB, and takes a good 200 for the rest. */
const MOST_BYTES = 128 * 1024 * 1024;

/** An upload of which no part was finished for so long is slow: below 4 Mbit/s. */
const SLOW_MS = 10_000;

/** Bytes of an upload that came and are not yet in the bucket. */
export interface Held {
  took(bytes: number): void;
  gave(bytes: number): void;
  /** The upload is over. */
  end(): void;
}

interface Upload {
  whose: string;
  bytes: number;
  movedAt: number;
  giveUp: (error: Error) => void;
}

/**
 * A bucket takes parts of 5 MiB, which lie in memory until they are whole. Twenty uploads of one account that come drop by drop held 100 MB, those of four
 * more than a gateway has. Where all together hold too much, of whoever holds most the one that moved the longest ago is ended, if that is long.
 */
export class PartsInMemory {
  private readonly uploads = new Set<Upload>();
  private bytes = 0;

  constructor(
    private readonly mostBytes = MOST_BYTES,
    private readonly slowMs = SLOW_MS,
  ) {}

  /** An upload begins; `giveUp` is to end it. */
  begin(whose: string, giveUp: (error: Error) => void): Held {
    const upload: Upload = { whose, bytes: 0, movedAt: performance.now(), giveUp };
    this.uploads.add(upload);
    return {
      took: (bytes) => {
        this.move(upload, bytes);
        if (this.bytes > this.mostBytes) this.endSlowest();
      },
      gave: (bytes) => {
        upload.movedAt = performance.now();
        this.move(upload, -bytes);
      },
      end: () => this.end(upload),
    };
  }

  private move(upload: Upload, by: number): void {
    if (!this.uploads.has(upload)) return;
    upload.bytes += by;
    this.bytes += by;
  }

  private end(upload: Upload): void {
    if (this.uploads.delete(upload)) this.bytes -= upload.bytes;
  }

  private endSlowest(): void {
    const before = performance.now() - this.slowMs;
    const slow = [...this.uploads].filter(({ bytes, movedAt }) => bytes > 0 && movedAt < before);
    if (slow.length === 0) return;
    const heldBy = new Map<string, number>();
    for (const { whose, bytes } of this.uploads) heldBy.set(whose, (heldBy.get(whose) ?? 0) + bytes);
    const [slowest] = slow.sort((a, b) => heldBy.get(b.whose)! - heldBy.get(a.whose)! || a.movedAt - b.movedAt);
    this.end(slowest!);
    countSlowUploads(1);
    slowest!.giveUp(new Away('uploads hold too much memory, and this one is slow'));
  }
}

/** As for stalls: told from the start on, though there be none. */
export function countSlowUploads(count: number): void {
  counter({ name: 'storage_slow_uploads_ended_total', help: 'Uploads that were ended since they were slow and memory was short.' }).inc(
    count,
  );
}

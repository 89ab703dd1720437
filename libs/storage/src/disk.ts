import { Away } from '@gridline/runtime';

/** What a disk must have done of what it is asked for. */
export interface DiskLimits {
  /** To find, open, name or remove a file: within the three seconds that a client waits. */
  promptMs: number;
  /** To write or to sync: a full disk that is busy takes seconds for the largest file. */
  patientMs: number;
}

/** As long as a bucket is waited for (progress.ts). */
const DISK_LIMITS: DiskLimits = { promptMs: 2_000, patientMs: 10_000 };

/**
 * Node has four threads for files, names and passwords. One that asks a disk which stands still, as a volume whose server is away does, is gone until that
 * answers; with all four gone nobody signs in any more and no page is sent. Whoever asks for more waits here and takes none.
 */
const AT_ONCE = 3;

/** The disk does nothing: what it was asked for may be done yet. */
export class StandsStill extends Away {
  constructor() {
    super('the disk of the storage stands still');
  }
}

/** What one asks of a disk. */
export interface DiskWork {
  /** Rejects with `StandsStill` where it is not done in time; `undo` then takes back what is done later. */
  do<T>(work: () => Promise<T>, undo?: (late: T) => Promise<unknown>): Promise<T>;
  /** The same of bytes. */
  move<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * A disk that is asked for so many things at a time, and given up where it does none of them. Who waits has turns with all others who do: a file is eight
 * things or more, and behind what one account sent at once another's took 1.8 to 2.8 s, which takes 0.5 to 1.3 with turns.
 */
export class Disk {
  private underWay = 0;
  private endedAt = -Infinity;
  /** What waits, by whose it is; whose turn it is comes first. */
  private readonly waiting = new Map<string, Set<() => void>>();

  constructor(private readonly limits = DISK_LIMITS) {}

  /** What is asked for in that name waits for itself. */
  of(whose: string): DiskWork {
    const { promptMs, patientMs } = this.limits;
    return {
      do: (work, undo) => this.within(whose, promptMs, work, undo),
      move: (work) => this.within(whose, patientMs, work),
    };
  }

  private within<T>(whose: string, limitMs: number, work: () => Promise<T>, undo?: (late: T) => Promise<unknown>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      let isGivenUp = false;
      const begin = (): void => {
        // What it throws at once is its failure, too.
        new Promise<T>((begun) => begun(work()))
          .then((result) => (isGivenUp ? void undo?.(result).catch(() => undefined) : resolve(result)), reject)
          .finally(() => this.end(timer));
      };
      const look = (): void => {
        // Who waits for others of which one was done since waits on.
        if (this.waiting.get(whose)?.has(begin) && performance.now() - this.endedAt < limitMs)
          return void (timer = setTimeout(look, limitMs));
        isGivenUp = true;
        this.leave(whose, begin);
        reject(new StandsStill());
      };
      let timer = setTimeout(look, limitMs);
      this.enter(whose, begin);
      this.next();
    });
  }

  private enter(whose: string, begin: () => void): void {
    const line = this.waiting.get(whose);
    if (line) line.add(begin);
    else this.waiting.set(whose, new Set([begin]));
  }

  private leave(whose: string, begin: () => void): void {
    const line = this.waiting.get(whose);
    line?.delete(begin);
    if (line?.size === 0) this.waiting.delete(whose);
  }

  private next(): void {
    const [first] = this.waiting;
    if (!first || this.underWay >= AT_ONCE) return;
    const [whose, line] = first;
    const [begin] = line;
    // Put last: a Map keeps the order of insertion.
    this.waiting.delete(whose);
    line.delete(begin!);
    if (line.size > 0) this.waiting.set(whose, line);
    this.underWay++;
    begin!();
  }

  private end(timer: NodeJS.Timeout): void {
    clearTimeout(timer);
    this.underWay--;
    this.endedAt = performance.now();
    this.next();
  }
}

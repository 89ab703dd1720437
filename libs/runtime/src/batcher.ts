import { inTime } from './in-time';
import { histogram } from './metrics';

/** How long a batch may keep the next one waiting, and how long it may take before its items are told that it is lost. */
interface BatchTimes {
  turnMs: number;
  deadlineMs: number;
}

/** How a batcher works, where it is not as most do. */
export interface BatchOptions<Item> extends Partial<BatchTimes> {
  /** What may be in the way of an item, such as its account: where a batch is lost, each of its groups goes on apart from all others. */
  groupOf?: (item: Item) => string;
}

/**
 * A commit on a loaded machine takes less than half a second. The longest that an item waits, a turn and a deadline, is half a second
 * less than the three in which a client is answered.
 */
const DEFAULT_TIMES: BatchTimes = { turnMs: 500, deadlineMs: 2_000 };

/** How many items are done together, of every batch that a process makes. */
export const batchItems = (): ReturnType<typeof histogram<'batch'>> =>
  histogram({ name: 'batch_items', help: 'Items that were done together.', labels: ['batch'] }, [1, 2, 5, 10, 20, 50, 100, 200]);

/** A group that was in a lost batch goes back to the others once it succeeds, or after so long: nobody may have asked for it again. */
const APART_MS = 60_000;

/**
 * Group commit: what is added while a batch is being worked on goes together into the next one; alone, an item does not wait at all.
 * A batch that never comes back is told to its own items as `Away` and holds up no other.
 */
export class Batcher<Item, Result> {
  private waiting: { item: Item; resolve(result: Result): void; reject(reason: unknown): void }[] = [];
  private working = false;
  private readonly items = batchItems();
  private readonly apart = new Map<string, Batcher<Item, Result>>();
  private readonly times: BatchTimes;
  private readonly groupOf: BatchOptions<Item>['groupOf'];

  /** `name` is what its metric calls it; `work` answers one result for each item, in their order; where it rejects, every item of the batch is rejected. */
  constructor(
    private readonly name: string,
    private readonly work: (items: Item[]) => Promise<Result[]>,
    private readonly largestBatch: number,
    { groupOf, ...times }: BatchOptions<Item> = {},
  ) {
    this.times = { ...DEFAULT_TIMES, ...times };
    this.groupOf = groupOf;
  }

  add(item: Item): Promise<Result> {
    const apart = this.groupOf && this.apart.get(this.groupOf(item));
    return apart ? apart.add(item) : this.wait(item);
  }

  private wait(item: Item): Promise<Result> {
    const result = new Promise<Result>((resolve, reject) => this.waiting.push({ item, resolve, reject }));
    if (!this.working) {
      this.working = true;
      // What arrives in the same turn of the event loop travels together from the start.
      setImmediate(() => void this.workOff());
    }
    return result;
  }

  private async workOff(): Promise<void> {
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0, this.largestBatch);
      this.items.observe({ batch: this.name }, batch.length);
      await inTime(this.run(batch), this.times.turnMs).catch(() => undefined);
    }
    this.working = false;
  }

  /** Never rejects. */
  private async run(batch: typeof this.waiting): Promise<void> {
    try {
      const results = await inTime(this.work(batch.map(({ item }) => item)), this.times.deadlineMs, 'a batch was lost');
      batch.forEach(({ resolve }, index) => resolve(results[index]!));
    } catch (error) {
      for (const { item } of batch) this.setApart(item);
      for (const { reject } of batch) reject(error);
    }
  }

  /** One group in the way of itself, by a lock that is held or a row that is broken, is in the way of nobody else. */
  private setApart(item: Item): void {
    const group = this.groupOf?.(item);
    if (group === undefined || this.apart.has(group)) return;
    const goBack = (): void => {
      clearTimeout(timer);
      this.apart.delete(group);
    };
    const timer = setTimeout(goBack, APART_MS).unref();
    const work = async (items: Item[]): Promise<Result[]> => {
      const results = await this.work(items);
      goBack();
      return results;
    };
    this.apart.set(group, new Batcher(this.name, work, this.largestBatch, this.times));
  }
}

/**
 * Group commit: what is added while a batch is being worked on goes together into the next one. Under load the cost of a batch (a
 * transaction, a message) is shared by many; alone, an item does not wait at all.
 */
export class Batcher<Item, Result> {
  private waiting: { item: Item; resolve(result: Result): void; reject(reason: unknown): void }[] = [];
  private working = false;

  /** `work` answers one result for each item, in their order; where it rejects, every item of the batch is rejected. */
  constructor(
    private readonly work: (items: Item[]) => Promise<Result[]>,
    private readonly largestBatch: number,
  ) {}

  add(item: Item): Promise<Result> {
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
      try {
        const results = await this.work(batch.map(({ item }) => item));
        batch.forEach(({ resolve }, index) => resolve(results[index]!));
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.working = false;
  }
}

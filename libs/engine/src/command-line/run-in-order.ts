/** Works on items several at a time and yields the results in the items' order, each as soon as its turn has come. */
export async function* runInOrder<Item, Result>(
  items: readonly Item[],
  concurrency: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const running: Promise<Result>[] = [];
  let next = 0;
  // A few finished results may wait behind a slow one; more than this would pile up in memory.
  const window = concurrency * 4;
  const gate = new Gate(concurrency);
  while (next < items.length || running.length > 0) {
    while (next < items.length && running.length < window) {
      const item = items[next++]!;
      const result = gate.pass(() => work(item));
      // One that fails before its turn is heard of at its turn, or not at all where an earlier one did.
      result.catch(() => undefined);
      running.push(result);
    }
    yield await running.shift()!;
  }
}

/** Lets so many through at once; the rest wait in line. */
class Gate {
  private readonly waiting: (() => void)[] = [];

  constructor(private free: number) {}

  async pass<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.free > 0) this.free--;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.free++;
    }
  }
}

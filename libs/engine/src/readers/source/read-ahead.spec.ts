import { readAhead } from './read-ahead';

/** Reads that end when they are told to. */
class Reads {
  readonly begun: number[] = [];
  readonly signals: AbortSignal[] = [];
  private readonly ends = new Map<number, { resolve: (read: string) => void; reject: (error: Error) => void }>();

  readonly read = (item: number, signal: AbortSignal): Promise<string> => {
    this.begun.push(item);
    this.signals.push(signal);
    return new Promise((resolve, reject) => this.ends.set(item, { resolve, reject }));
  };

  end(item: number): void {
    this.ends.get(item)!.resolve(`page ${item}`);
  }

  fail(item: number): void {
    this.ends.get(item)!.reject(new Error(`no page ${item}`));
  }
}

describe('pages that are read ahead', () => {
  it('come in their order, whichever is read first, as many at once as may be', async () => {
    const reads = new Reads();
    const pages = readAhead([1, 2, 3], reads.read, 2);
    const first = pages.next();
    expect(reads.begun).toEqual([1, 2]);
    reads.end(2);
    reads.end(1);
    expect(await first).toEqual({ done: false, value: 'page 1' });
    const second = pages.next();
    expect(await second).toEqual({ done: false, value: 'page 2' });
    expect(reads.begun).toEqual([1, 2, 3]);
    reads.end(3);
    expect(await pages.next()).toEqual({ done: false, value: 'page 3' });
    expect((await pages.next()).done).toBe(true);
  });

  it('are read one after another where one is read at once', async () => {
    const reads = new Reads();
    const pages = readAhead([1, 2], reads.read, 1);
    const first = pages.next();
    expect(reads.begun).toEqual([1]);
    reads.end(1);
    await first;
    void pages.next();
    expect(reads.begun).toEqual([1, 2]);
  });

  it('fail at their turn, and end what is on its way before they do', async () => {
    const reads = new Reads();
    const pages = readAhead([1, 2, 3], reads.read, 2);
    const [first, failed] = [pages.next(), pages.next()];
    reads.fail(2);
    reads.end(1);
    expect((await first).value).toBe('page 1');
    reads.signals[2]!.addEventListener('abort', () => reads.fail(3));
    await expect(failed).rejects.toThrow('no page 2');
    expect(reads.signals[2]!.aborted).toBe(true);
  });

  it('are ended when nobody wants them', async () => {
    const reads = new Reads();
    const pages = readAhead([1, 2], reads.read, 2);
    const first = pages.next();
    reads.end(1);
    await first;
    reads.signals[1]!.addEventListener('abort', () => reads.end(2));
    await pages.return();
    expect(reads.signals[1]!.aborted).toBe(true);
  });
});

import { Away } from './away';
import { Batcher } from './batcher';

describe('a batcher', () => {
  /** Works off one batch at a time, when the test says so. */
  function heldBatcher(largest: number) {
    const batches: number[][] = [];
    const finish: (() => void)[] = [];
    const begun: (() => void)[] = [];
    const batcher = new Batcher(
      'test',
      (items: number[]) => {
        batches.push(items);
        begun.shift()?.();
        return new Promise<string[]>((resolve) => finish.push(() => resolve(items.map((item) => `done ${item}`))));
      },
      largest,
    );
    const nextBegins = (): Promise<void> => new Promise((resolve) => begun.push(resolve));
    return { batcher, batches, finish, nextBegins };
  }

  it('takes what arrives in one turn together, and what arrives meanwhile into the next batch', async () => {
    const { batcher, batches, finish, nextBegins } = heldBatcher(10);
    const first = [batcher.add(1), batcher.add(2)];
    await nextBegins();
    const second = [batcher.add(3), batcher.add(4), batcher.add(5)];
    const begins = nextBegins();
    finish[0]!();
    expect(await Promise.all(first)).toEqual(['done 1', 'done 2']);
    await begins;
    finish[1]!();
    expect(await Promise.all(second)).toEqual(['done 3', 'done 4', 'done 5']);
    expect(batches).toEqual([
      [1, 2],
      [3, 4, 5],
    ]);
  });

  it('makes no batch larger than allowed', async () => {
    const batches: number[][] = [];
    const batcher = new Batcher(
      'test',
      (items: number[]) => {
        batches.push(items);
        return Promise.resolve(items);
      },
      2,
    );
    await Promise.all([1, 2, 3, 4, 5].map((item) => batcher.add(item)));
    expect(batches).toEqual([[1, 2], [3, 4], [5]]);
  });

  it('tells every item of a batch that failed, and works on', async () => {
    let failing = true;
    const batcher = new Batcher('test', (items: number[]) => (failing ? Promise.reject(new Error('away')) : Promise.resolve(items)), 10);
    const outcomes = await Promise.allSettled([batcher.add(1), batcher.add(2)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    failing = false;
    expect(await batcher.add(3)).toBe(3);
  });

  it('tells the items of a batch that never comes back, and lets it hold up nobody else', async () => {
    const begun: number[][] = [];
    const work = (items: number[]): Promise<number[]> => {
      begun.push(items);
      return items.includes(1) ? new Promise(() => undefined) : Promise.resolve(items);
    };
    const batcher = new Batcher('test', work, 10, { turnMs: 20, deadlineMs: 60 });
    const lost = expect(batcher.add(1)).rejects.toBeInstanceOf(Away);
    await new Promise(setImmediate);
    expect(await Promise.all([batcher.add(2), batcher.add(3)])).toEqual([2, 3]);
    expect(begun).toEqual([[1], [2, 3]]);
    await lost;
  });

  it('keeps the groups of a lost batch apart, so that one which hangs loses no other, until they succeed', async () => {
    const begun: string[][] = [];
    let hangs = 'a';
    const work = (items: string[]): Promise<string[]> => {
      begun.push(items);
      return items.some((item) => item.startsWith(hangs)) ? new Promise(() => undefined) : Promise.resolve(items);
    };
    const batcher = new Batcher('test', work, 10, { turnMs: 20, deadlineMs: 60, groupOf: (item) => item[0]! });
    const all = (...items: string[]) => Promise.allSettled(items.map((item) => batcher.add(item)));
    expect((await all('a1', 'b1')).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect((await all('a2', 'b2', 'c2')).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    hangs = 'nobody';
    await all('a3');
    begun.length = 0;
    await all('a4', 'b4');
    expect(begun).toEqual([['a4', 'b4']]);
  });
});

import { runInOrder } from './run-in-order';

/** A promise and the key to it. */
function gate(): { opened: Promise<void>; open: () => void } {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

describe('runInOrder', () => {
  it('yields in the order of the items, whichever is done first', async () => {
    const first = gate();
    const results: number[] = [];
    const run = async (): Promise<void> => {
      for await (const result of runInOrder([1, 2, 3], 2, async (item) => {
        if (item === 1) await first.opened;
        else first.open();
        return item;
      }))
        results.push(result);
    };
    await run();
    expect(results).toEqual([1, 2, 3]);
  });

  it('works on no more at once than it may', async () => {
    let running = 0;
    let most = 0;
    const work = async (item: number): Promise<number> => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setImmediate(resolve));
      running--;
      return item;
    };
    const results: number[] = [];
    for await (const result of runInOrder(Array.from({ length: 40 }, (_, index) => index), 3, work)) results.push(result); // prettier-ignore
    expect(most).toBe(3);
    expect(results).toHaveLength(40);
  });

  it('throws what an item failed of, and hears nothing of those that fail behind it', async () => {
    const unheard = jest.fn();
    process.on('unhandledRejection', unheard);
    const closed = gate();
    const run = async (): Promise<void> => {
      for await (const _ of runInOrder([1, 2, 3], 1, async (item) => {
        if (item === 1) throw new Error('the recogniser cannot be started');
        await closed.opened;
        throw new Error('the pool is closed');
      }));
    };
    await expect(run()).rejects.toThrow('the recogniser cannot be started');
    closed.open();
    await new Promise((resolve) => setImmediate(resolve));
    process.off('unhandledRejection', unheard);
    expect(unheard).not.toHaveBeenCalled();
  });

  it('yields nothing for nothing', async () => {
    for await (const result of runInOrder([], 2, async () => 1)) throw new Error(`unexpected ${result}`);
  });
});

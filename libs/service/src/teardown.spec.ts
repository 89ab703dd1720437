import { Teardown } from './teardown';

const never = new Promise<void>(() => undefined);

describe('a teardown', () => {
  let taken: string[];
  let teardown: Teardown;
  const add = (name: string, end: () => Promise<unknown> = () => Promise.resolve()): void =>
    teardown.add(name, () => {
      taken.push(name);
      return end();
    });

  beforeEach(() => {
    taken = [];
    teardown = new Teardown();
  });

  it('takes every step, the last one first, whatever fails, and says all that failed', async () => {
    add('storage');
    add('broker', () => Promise.reject(new Error('gone')));
    add('answers', () => {
      throw new Error('away');
    });
    add('door');
    await expect(teardown.run()).rejects.toMatchObject({ message: 'away gone', errors: [new Error('away'), new Error('gone')] });
    expect(taken).toEqual(['door', 'answers', 'broker', 'storage']);
  });

  it('takes a step after the end of the one before', async () => {
    let end = (): void => undefined;
    add('storage');
    add('work', () => new Promise<void>((resolve) => (end = resolve)));
    const torn = teardown.run();
    expect(taken).toEqual(['work']);
    end();
    await torn;
    expect(taken).toEqual(['work', 'storage']);
    expect(teardown.busy()).toEqual([]);
  });

  it('says what has not ended, and takes over the steps of another', async () => {
    const opened = new Teardown();
    const ends: (() => void)[] = [];
    for (const name of ['storage', 'database']) opened.add(name, () => new Promise<void>((resolve) => ends.push(resolve)));
    teardown.addAll(opened);
    expect(teardown.busy()).toEqual([]);
    const torn = teardown.run(Promise.resolve());
    // Whatever is ready by now has had its turn.
    await new Promise(setImmediate);
    expect(teardown.busy()).toEqual(['database', 'storage']);
    ends[0]!();
    await new Promise(setImmediate);
    expect(teardown.busy()).toEqual(['storage']);
    ends[1]!();
    await torn;
    await opened.run();
  });

  it('begins what is left once there is hurry, where a step does not end', async () => {
    let begun = (): void => undefined;
    const isBegun = new Promise<void>((resolve) => (begun = resolve));
    let hurry = (): void => undefined;
    add('storage', () => Promise.resolve(begun()));
    add('work', () => never);
    add('answers');
    const torn = teardown.run(new Promise<void>((resolve) => (hurry = resolve)));
    hurry();
    await isBegun;
    expect(taken).toEqual(['answers', 'work', 'storage']);
    await new Promise(setImmediate);
    expect(teardown.busy()).toEqual(['work']);
    await expect(Promise.race([torn, Promise.resolve('not torn down yet')])).resolves.toBe('not torn down yet');
  });
});

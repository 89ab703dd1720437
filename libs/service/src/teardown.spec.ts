import { Teardown } from './teardown';

const never = new Promise<void>(() => undefined);

describe('a teardown', () => {
  let taken: string[];
  let teardown: Teardown;
  const add = (name: string, end: () => Promise<unknown> = () => Promise.resolve()): void =>
    teardown.add(() => {
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
    await expect(Promise.race([torn, Promise.resolve('not torn down yet')])).resolves.toBe('not torn down yet');
  });
});

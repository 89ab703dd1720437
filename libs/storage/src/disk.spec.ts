import { setImmediate as turn } from 'node:timers/promises';
import { Disk } from './disk';

/** What a disk was asked for, in the order in which it began; each is under way until it is ended. */
function askedOf(disk: Disk) {
  const begun: { name: string; end: () => void }[] = [];
  const ask = (whose: string, name: string): Promise<void> =>
    disk.of(whose).do(() => new Promise<void>((end) => begun.push({ name, end })));
  const endAll = async (): Promise<void> => {
    for (let ended = 0; ended < begun.length; ended++) {
      begun[ended]!.end();
      await turn();
    }
  };
  return { begun, ask, endAll };
}

describe('what waits for a busy disk', () => {
  it('has its turn beside what another asked for before, however much that is', async () => {
    const { begun, ask, endAll } = askedOf(new Disk());
    const all = Array.from({ length: 100 }, (_, number) => ask('a', `a${number}`));
    all.push(ask('b', 'b0'), ask('b', 'b1'), ask('c', 'c0'));
    await endAll();
    await Promise.all(all);
    // Three are under way when the others come.
    expect(begun.slice(0, 9).map(({ name }) => name)).toEqual(['a0', 'a1', 'a2', 'a3', 'b0', 'c0', 'a4', 'b1', 'a5']);
    expect(begun).toHaveLength(103);
  });

  it('is forgotten where it was given up, and leaves the others their turns', async () => {
    const disk = new Disk({ promptMs: 5, patientMs: 60_000 });
    const held: (() => void)[] = [];
    const moved = Array.from({ length: 3 }, () => disk.of('a').move(() => new Promise<void>((end) => held.push(end))));
    const given = [disk.of('a').do(() => Promise.resolve()), disk.of('b').do(() => Promise.resolve())];
    for (const each of given) await expect(each).rejects.toThrow('stands still');
    for (const end of held) end();
    await Promise.all(moved);
    expect(await disk.of('b').do(() => Promise.resolve('done'))).toBe('done');
  });
});

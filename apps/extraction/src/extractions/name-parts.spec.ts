import { setImmediate as othersTurn } from 'node:timers/promises';
import { AT_ONCE, NameParts, isPlain, shortPartsOf, type Letters } from './name-parts';

const NAMES = ['invoice 11.pdf', 'invoice 12.pdf', 'scan 11', 'rück 1', 'aaaa', '\u212A1', ''];

/** Every part of these letters that so many of the names have, and how many. */
function counted(names: readonly string[], least: number): Record<string, number> {
  const had: Record<string, number> = {};
  for (const name of names) {
    const parts = new Set<string>();
    for (let start = 0; start < name.length; start++)
      for (let end = start + 1; end <= name.length; end++) parts.add(name.slice(start, end));
    for (const part of parts) if (isPlain(part)) had[part] = (had[part] ?? 0) + 1;
  }
  return Object.fromEntries(Object.entries(had).filter(([, count]) => count >= least));
}

async function countsOf(found: NameParts, names: readonly string[]): Promise<Record<string, number>> {
  const counts = new Int32Array(found.parts.length);
  await found.count(names.join('\n'), counts, { at: 0, step: 1 });
  return Object.fromEntries(found.parts.slice(1).map((part, at) => [part, counts[at + 1]!]));
}

/** The most letters that are looked at while nobody else has a turn. */
async function mostAtOnce(work: (watched: (names: string) => Letters) => Promise<unknown>): Promise<number> {
  let [looks, most, isDone] = [0, 0, false];
  const watched = (names: string): Letters => ({
    length: names.length,
    charCodeAt: (at) => {
      most = Math.max(most, ++looks);
      return names.charCodeAt(at);
    },
  });
  const others = (async () => {
    while (!isDone) await othersTurn().then(() => (looks = 0));
  })();
  await work(watched);
  isDone = true;
  await others;
  return most;
}

describe('parts of names', () => {
  it.each([1, 2, 3])('are all that %d of them have, with how many do, once for each name', async (least) => {
    const found = await NameParts.of(NAMES.join('\n'), { least, most: 500 });
    const counts = await countsOf(found, NAMES);
    expect(Object.fromEntries(Object.entries(counts).filter(([, count]) => count >= least))).toEqual(counted(NAMES, least));
    expect(Object.entries(counts).filter(([part, count]) => part.length > 2 && count < least)).toEqual([]);
  });

  it('are those of more than two letters that most have, where they would be too many', async () => {
    const names = [...NAMES, 'x.pdf', 'y.pdf'];
    const found = await NameParts.of(names.join('\n'), { least: 1, most: 20 });
    expect(found.parts.filter((part) => part.length > 2).sort()).toEqual(['.pd', '.pdf', 'pdf']);
    expect(await countsOf(found, names)).toMatchObject({ '.pd': 4, '.pdf': 4, pdf: 4 });
  });

  it('of one letter or two are all counted, also those that the sample lacks', async () => {
    const found = await NameParts.of('', { least: 1, most: 0 });
    expect(found.parts).toHaveLength(1 + 95 + 95 * 95);
    expect(await countsOf(found, NAMES)).toMatchObject(
      Object.fromEntries(Object.entries(counted(NAMES, 1)).filter(([part]) => part.length < 3)),
    );
  });

  it.each([
    ['a', ['a']],
    ['ab', ['ab']],
    ['abab', ['ab', 'ba']],
  ])('has short parts, without which no name has it: %j', (part, short) => expect(shortPartsOf(part)).toEqual(short));

  it('are counted stretch by stretch, and what went is taken off', async () => {
    const found = await NameParts.of('ab\nab', { least: 2, most: 10 });
    const counts = new Int32Array(found.parts.length * 2);
    await found.count('ab\nxaby', counts, { at: 0, step: 2 });
    await found.count('ab', counts, { at: 1, step: 2 });
    await found.count('b', counts, { at: 0, step: 2, weight: -1 });
    expect(found.parts.map((part, at) => [part, ...counts.slice(at * 2, at * 2 + 2)])).toEqual(
      expect.arrayContaining([
        ['a', 2, 1],
        ['b', 1, 1],
        ['ab', 2, 1],
      ]),
    );
  });

  describe('let others have their turn', () => {
    // One text, many short names, and one part that all of it goes on with.
    const MANY = Array.from({ length: 40_000 }, (_, at) => `aab ${at % 7}`);

    it('while they are looked for', async () => {
      const most = await mostAtOnce((watched) => NameParts.of(watched(MANY.join('\n')), { least: 1_000, most: 500 }));
      expect(most).toBeGreaterThan(AT_ONCE / 2);
      expect(most).toBeLessThanOrEqual(AT_ONCE);
    });

    it.each([
      ['a text at once', [MANY.join('\n')]],
      ['name by name', MANY],
    ])('while they are counted, %s', async (_, texts) => {
      const found = await NameParts.of('', { least: 1, most: 0 });
      const counts = new Int32Array(found.parts.length);
      const most = await mostAtOnce(async (watched) => {
        for (const text of texts) await found.count(watched(text), counts, { at: 0, step: 1 });
      });
      // Each letter is looked at for the end of a name, as the first of a part, as its second, and as the one behind.
      expect(most).toBeGreaterThan(AT_ONCE / 2);
      expect(most).toBeLessThanOrEqual(4 * AT_ONCE);
    });
  });
});

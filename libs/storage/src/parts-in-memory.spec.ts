import { Away } from '@gridline/runtime';
import { PartsInMemory } from './parts-in-memory';

describe('what uploads hold in memory', () => {
  let now: number;
  let ended: string[];
  let parts: PartsInMemory;

  beforeEach(() => {
    [now, ended, parts] = [1_000, [], new PartsInMemory(100)];
    jest.spyOn(performance, 'now').mockImplementation(() => now);
  });
  afterEach(() => jest.restoreAllMocks());

  const begin = (whose: string, name: string) =>
    parts.begin(whose, (error) => {
      expect(error).toBeInstanceOf(Away);
      ended.push(name);
    });

  it('is taken back, where it is too much, from whoever holds most, and there from what is slowest', () => {
    begin('a', 'a1').took(30);
    now += 1_000;
    begin('a', 'a2').took(30);
    const other = begin('b', 'b1');
    other.took(35);
    now += 20_000;
    other.took(6);
    expect(ended).toEqual(['a1']);
    other.took(20);
    expect(ended).toEqual(['a1']);
    other.took(20);
    // It holds 81 by now, and has finished nothing either.
    expect(ended).toEqual(['a1', 'b1']);
  });

  it('is left to who goes on, whatever it is', () => {
    const quick = begin('a', 'a1');
    quick.took(90);
    now += 9_000;
    quick.gave(50);
    now += 9_000;
    quick.took(70);
    expect(ended).toEqual([]);
  });

  it('is none of an upload that is over', () => {
    const over = begin('a', 'a1');
    over.took(90);
    over.end();
    over.gave(90);
    now += 20_000;
    const next = begin('a', 'a2');
    now += 20_000;
    next.took(100);
    expect(ended).toEqual([]);
    next.took(1);
    expect(ended).toEqual(['a2']);
  });
});

import { Turns } from './turns';

describe('turns', () => {
  it('are so many at a time, in the order in which they were asked for, and end once', async () => {
    const turns = new Turns(2);
    const begun: string[] = [];
    const take = async (name: string): Promise<() => void> => {
      const end = await turns.take();
      begun.push(name);
      return end;
    };
    const [first, second, third, fourth] = ['first', 'second', 'third', 'fourth'].map(take);
    const end = await first!;
    await second;
    await new Promise(setImmediate);
    expect(begun).toEqual(['first', 'second']);
    end();
    end();
    await third;
    await new Promise(setImmediate);
    expect(begun).toEqual(['first', 'second', 'third']);
    for (const taken of [second, third]) (await taken!)();
    await fourth;
    expect(begun).toEqual(['first', 'second', 'third', 'fourth']);
  });
});

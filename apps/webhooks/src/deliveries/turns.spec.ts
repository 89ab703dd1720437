import { Turns } from './turns';

describe('turns', () => {
  it('are so many at a time, in the order in which they were asked for, and end once', async () => {
    const turns = new Turns(2);
    const begun: string[] = [];
    const take = async (name: string): Promise<() => void> => {
      const end = await turns.take('acc_1');
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

  it('are given to accounts in turn, however many one of them asks for', async () => {
    const turns = new Turns(1);
    const begun: string[] = [];
    const end = await turns.take('acc_1');
    const taken = ['acc_1', 'acc_1', 'acc_1', 'acc_2', 'acc_3', 'acc_2'].map(async (accountId) => {
      const done = await turns.take(accountId);
      begun.push(accountId);
      done();
    });
    end();
    await Promise.all(taken);
    expect(begun).toEqual(['acc_1', 'acc_2', 'acc_3', 'acc_1', 'acc_2', 'acc_1']);
  });

  it('are not waited for any more once the service stops', async () => {
    const turns = new Turns(1);
    const stopping = new AbortController();
    const end = await turns.take('acc_1', stopping.signal);
    const [given, waiting] = [turns.take('acc_2', stopping.signal), turns.take('acc_2', stopping.signal)];
    end();
    const endGiven = await given;
    stopping.abort();
    await expect(waiting).rejects.toBe(stopping.signal.reason);
    await expect(turns.take('acc_1', stopping.signal)).rejects.toBe(stopping.signal.reason);
    endGiven();
    await turns.take('acc_3');
  });
});

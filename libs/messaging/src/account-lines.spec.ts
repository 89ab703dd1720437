import { AccountLines, type Leave } from './account-lines';

describe('lines of accounts', () => {
  /** Who has come in so far, in order; each with how to leave. */
  function entering(lines: AccountLines): { in: string[]; leave: Leave[]; enter(accountId: string, name: string): void } {
    const come: string[] = [];
    const leave: Leave[] = [];
    return {
      in: come,
      leave,
      enter: (accountId, name) =>
        void lines.enter(accountId).then((out) => {
          come.push(name);
          leave.push(out);
        }),
    };
  }
  const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

  it('let so many of an account in, the others as these leave and in their order, and another account at once', async () => {
    const its = entering(new AccountLines(2));
    for (const name of ['a1', 'a2', 'a3', 'a4']) its.enter('a', name);
    its.enter('b', 'b1');
    await settled();
    expect(its.in).toEqual(['a1', 'a2', 'b1']);
    its.leave[0]!();
    its.leave[0]!();
    await settled();
    expect(its.in).toEqual(['a1', 'a2', 'b1', 'a3']);
    its.leave[3]!();
    await settled();
    expect(its.in).toEqual(['a1', 'a2', 'b1', 'a3', 'a4']);
    for (const leave of its.leave) leave();
    for (const name of ['a5', 'a6', 'a7']) its.enter('a', name);
    await settled();
    expect(its.in.slice(5)).toEqual(['a5', 'a6']);
  });

  it('tell how many are in and how many wait, of how many accounts, and nothing once all have left', async () => {
    const lines = new AccountLines(2);
    const its = entering(lines);
    for (const name of ['a1', 'a2', 'a3', 'a4']) its.enter('a', name);
    its.enter('b', 'b1');
    await settled();
    expect(lines.counts()).toEqual({ underWay: 3, waiting: 2, accountsWaiting: 1 });
    for (let left = 0; left < 5; left++) {
      its.leave[left]!();
      await settled();
    }
    expect(lines.counts()).toEqual({ underWay: 0, waiting: 0, accountsWaiting: 0 });
  });
});

import { BodiesInFlight } from './bodies-in-flight';

const MIB = 1024 * 1024;
const sent = (accountId: string, bytes: number) => ({ accountId, body: { length: bytes } });

describe('the large bodies in flight', () => {
  it('take room of their account, of all, and nothing once they are over', () => {
    const bodies = new BodiesInFlight();
    const empty = bodies.room();
    bodies.enter(sent('acc_1', 5 * MIB));
    bodies.enter(sent('acc_1', 2 * MIB));
    bodies.enter(sent('acc_2', MIB));
    expect(bodies.room()).toEqual({
      accountIds: ['acc_1', 'acc_2'],
      accountRoom: [17 * MIB, 23 * MIB],
      ownRoom: 24 * MIB,
      // What one statement may bring.
      firstRoom: 4 * MIB,
      furtherRoom: 4 * MIB,
      smallBytes: 64 * 1024,
    });
    for (const [account, mib] of [
      ['acc_1', 5],
      ['acc_1', 2],
      ['acc_2', 1],
    ] as const)
      bodies.leave(sent(account, mib * MIB));
    expect(bodies.room()).toEqual(empty);
  });

  it('leave half of the room to accounts that have none, and none once all is taken', () => {
    const bodies = new BodiesInFlight();
    for (let n = 0; n < 9; n++) bodies.enter(sent(`acc_${n}`, 5 * MIB));
    expect(bodies.room()).toMatchObject({ firstRoom: 4 * MIB, furtherRoom: 3 * MIB });
    for (let n = 9; n < 18; n++) bodies.enter(sent(`acc_${n}`, 5 * MIB));
    expect(bodies.room()).toMatchObject({ firstRoom: 4 * MIB, furtherRoom: -42 * MIB });
    bodies.enter(sent('acc_18', 5 * MIB));
    expect(bodies.room()).toMatchObject({ firstRoom: MIB, furtherRoom: -47 * MIB });
  });

  describe('of which nothing is taken in', () => {
    const LARGE = Buffer.alloc(5 * MIB, 'x');
    afterEach(() => jest.restoreAllMocks());

    it('give room to accounts that have none where there is little, and wait for room before they go on', async () => {
      const bodies = new BodiesInFlight();
      const empty = bodies.room();
      const all = Array.from({ length: 20 }, (_, n) => bodies.send({ accountId: `acc_${n}`, body: LARGE }, () => Promise.resolve(LARGE)));
      bodies.makeRoom();
      expect(bodies.room()).toMatchObject({ firstRoom: -4 * MIB, furtherRoom: -52 * MIB });
      jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 2_000);
      bodies.makeRoom();
      // Two were let go; their accounts have one in flight all the same.
      const { accountIds, ...room } = bodies.room();
      expect(room).toMatchObject({ firstRoom: 4 * MIB, furtherRoom: -52 * MIB });
      expect(accountIds).toHaveLength(20);
      bodies.enter(sent('acc_20', 5 * MIB));
      let isGoingOn = false;
      const goingOn = all[0]!
        .pieces()
        .next()
        .then(() => (isGoingOn = true));
      const waiting = all[1]!.pieces().next();
      await new Promise(setImmediate);
      expect(isGoingOn).toBe(false);
      bodies.sent('acc_5', all[5]!);
      await goingOn;
      bodies.sent('acc_1', all[1]!);
      await expect(waiting).rejects.toThrow('The attempt is over.');
      for (const [n, body] of all.entries()) if (n !== 1 && n !== 5) bodies.sent(`acc_${n}`, body);
      bodies.leave(sent('acc_20', 5 * MIB));
      expect(bodies.room()).toEqual(empty);
    });

    it('give back the room of one that comes when its attempt is over', async () => {
      const bodies = new BodiesInFlight();
      const empty = bodies.room();
      let arrive!: (body: Buffer) => void;
      const fetched = new Promise<Buffer>((resolve) => (arrive = resolve));
      const body = bodies.send({ accountId: 'acc_1', body: LARGE }, () => fetched);
      body.letGo();
      const piece = body.pieces().next();
      bodies.sent('acc_1', body);
      arrive(LARGE);
      await expect(piece).rejects.toThrow('The attempt is over.');
      expect(bodies.room()).toEqual(empty);
    });

    it('are let go once their last piece is taken, and are whole', async () => {
      const bodies = new BodiesInFlight();
      const body = bodies.send({ accountId: 'acc_1', body: Buffer.concat([LARGE.subarray(0, 100_000), Buffer.from('end')]) }, () =>
        Promise.reject(new Error('fetched again')),
      );
      const pieces: Buffer[] = [];
      for await (const piece of body.pieces()) pieces.push(piece);
      expect(Buffer.concat(pieces).toString('latin1')).toBe(`${'x'.repeat(100_000)}end`);
      expect(pieces.length).toBe(2);
      expect(body.whole).toBeUndefined();
    });
  });

  it('are none of those that are small', () => {
    const bodies = new BodiesInFlight();
    const empty = bodies.room();
    bodies.enter(sent('acc_1', 64 * 1024));
    expect(bodies.room()).toEqual(empty);
  });
});

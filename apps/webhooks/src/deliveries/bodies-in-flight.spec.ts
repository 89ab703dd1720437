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
      firstRoom: 16 * MIB,
      furtherRoom: 16 * MIB,
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
    expect(bodies.room()).toMatchObject({ firstRoom: 16 * MIB, furtherRoom: 3 * MIB });
    for (let n = 9; n < 18; n++) bodies.enter(sent(`acc_${n}`, 5 * MIB));
    expect(bodies.room()).toMatchObject({ firstRoom: 6 * MIB, furtherRoom: -42 * MIB });
  });

  it('are none of those that are small', () => {
    const bodies = new BodiesInFlight();
    const empty = bodies.room();
    bodies.enter(sent('acc_1', 64 * 1024));
    expect(bodies.room()).toEqual(empty);
  });
});

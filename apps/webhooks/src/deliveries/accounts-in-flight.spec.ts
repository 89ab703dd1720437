import { AccountsInFlight } from './accounts-in-flight';

describe('the attempts that accounts have in flight', () => {
  it('count as a turn where they are as many as an endpoint may have, until they end', () => {
    const accounts = new AccountsInFlight();
    for (let n = 0; n < 33; n++) accounts.enter('busy');
    for (let n = 0; n < 15; n++) accounts.enter('quick');
    expect(accounts.room()).toEqual({ busyIds: ['busy'], busyTurns: [2] });
    for (let n = 0; n < 33; n++) accounts.leave('busy');
    expect(accounts.room()).toEqual({ busyIds: [], busyTurns: [] });
  });
});

import { effortWithout, secondsOf } from './hands';

describe('the seconds of hands', () => {
  it('add up what was pressed, looked at and pointed to', () => {
    expect(secondsOf({ presses: 5, looks: 2, points: 1, homes: 2 })).toBeCloseTo(5 * 0.2 + 2 * 1.35 + 1.1 + 2 * 0.4);
  });

  it('are of every value where nothing says which are wrong', () => {
    expect(effortWithout(331, ['84.00', '216.00'])).toEqual({ presses: 13, looks: 331, points: 2, homes: 4 });
  });
});

import { sharesOfClasses } from './class-shares';

describe('sharesOfClasses', () => {
  it('makes one whole of what speaks for each class, however much that is', () => {
    const [one, other] = sharesOfClasses(Float64Array.of(0, Math.log(3)));
    expect(one).toBeCloseTo(0.25, 12);
    expect(other).toBeCloseTo(0.75, 12);
    expect([...sharesOfClasses(Float64Array.of(1e5, 1e5))]).toEqual([0.5, 0.5]);
  });
});

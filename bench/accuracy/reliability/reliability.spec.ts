import { measureReliability, type Judged } from './reliability';

/** So many values of one confidence, of which some are right. */
const values = (confidence: number, count: number, right: number): Judged[] =>
  Array.from({ length: count }, (_, index) => ({ confidence, right: index < right }));

describe('measureReliability', () => {
  it('finds no error where confidences hold', () => {
    const { calibrationError, bins, accuracy } = measureReliability([...values(0.9, 100, 90), ...values(0.5, 100, 50)])!;
    expect(calibrationError).toBeCloseTo(0, 9);
    expect(bins).toEqual([
      { confidence: expect.closeTo(0.5, 9) as number, accuracy: 0.5, count: 100 },
      { confidence: expect.closeTo(0.9, 9) as number, accuracy: 0.9, count: 100 },
    ]);
    expect(accuracy).toBeCloseTo(0.7, 9);
  });

  it('weighs each bin’s distance by its size', () => {
    const { calibrationError, brier } = measureReliability([...values(0.9, 300, 300), ...values(0.6, 100, 40)])!;
    expect(calibrationError).toBeCloseTo(0.75 * 0.1 + 0.25 * 0.2, 9);
    expect(brier).toBeCloseTo((300 * 0.01 + 40 * 0.16 + 60 * 0.36) / 400, 9);
  });

  it('never parts values of one confidence, and makes one bin of few', () => {
    const mixed = [...values(0.8, 50, 50), ...values(0.8, 50, 0)];
    expect(measureReliability(mixed)!.bins).toHaveLength(1);
    expect(measureReliability([...values(0.2, 40, 8), ...values(0.9, 40, 36)])!.bins).toHaveLength(1);
  });

  it('takes the surest first: the area grows as wrong values come early', () => {
    const late = measureReliability([...values(0.9, 3, 3), ...values(0.1, 1, 0)])!;
    expect(late.riskCoverage).toBeCloseTo(0.25 / 4, 9);
    expect(late.excessRiskCoverage).toBeCloseTo(0, 9);
    expect(late.auroc).toBe(1);
    const early = measureReliability([...values(0.9, 1, 0), ...values(0.1, 3, 3)])!;
    expect(early.riskCoverage).toBeCloseTo((1 + 1 / 2 + 1 / 3 + 1 / 4) / 4, 9);
    expect(early.auroc).toBe(0);
  });

  it('does not depend on the order of values that are equally sure', () => {
    const mixed = [...values(0.7, 4, 2), ...values(0.9, 2, 1)];
    expect(measureReliability([...mixed].reverse())).toEqual(measureReliability(mixed));
    expect(measureReliability(values(0.7, 4, 2))!.riskCoverage).toBeCloseTo(0.5, 9);
    expect(measureReliability(values(0.7, 4, 2))!.auroc).toBe(0.5);
  });

  it('says what error chance alone would make', () => {
    const few = measureReliability(values(0.9, 50, 45))!.chanceError;
    const many = measureReliability(values(0.9, 5_000, 4_500))!.chanceError;
    expect(few).toBeGreaterThan(0.02);
    expect(few).toBeLessThan(0.05);
    expect(many).toBeLessThan(0.006);
  });

  it('has no order to tell where all are right, and nothing to say of nothing', () => {
    expect(measureReliability(values(0.7, 4, 4))).not.toHaveProperty('auroc');
    expect(measureReliability([])).toBeUndefined();
  });
});

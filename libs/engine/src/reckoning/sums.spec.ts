import { toUnits } from './money';
import { isTaxOf, makesProduct, makesSum } from './sums';

const units = (...values: string[]): number[] => values.map(toUnits);

describe('sums', () => {
  it('allows what rounding of the parts may make, and no more', () => {
    expect(makesSum(units('33.33', '33.33', '33.33'), toUnits('100.00'))).toBe(true);
    expect(makesSum(units('33.33', '33.33', '33.33'), toUnits('100.02'))).toBe(false);
  });

  it('is exact where binary fractions are not', () => {
    expect(makesSum(Array<number>(1000).fill(toUnits('0.10')), toUnits('100.00'))).toBe(true);
  });

  it('allows half a cent of the price for each piece', () => {
    expect(makesProduct('1000', '0.33', '333.33')).toBe(true);
    expect(makesProduct('2', '0.33', '0.70')).toBe(false);
  });

  it('knows a tax by a rate that is printed, and by none that is nothing', () => {
    expect(isTaxOf(toUnits('19.00'), toUnits('100.00'), [7, 19])).toBe(true);
    expect(isTaxOf(toUnits('0.00'), toUnits('100.00'), [0])).toBe(false);
  });
});

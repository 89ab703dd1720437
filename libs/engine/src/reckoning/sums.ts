import { CENT, multiplyUnits, sumUnits, toUnits } from './money';

/**
 * The one tolerance: four parts rounded by half a cent each, and a product's price by another. Prices of four places are no finer: by those, right
 * lines of two e-invoices of the suites would fail.
 */
export const ROUNDING = 2 * CENT;

/** No tax on sales takes more of what it is laid on: VAT is 27 % at most (Hungary), GST 28 % (India). */
export const TAX_CEILING = 0.3;

/** India rounds its totals to the next rupee, Switzerland and Malaysia to the next five cents. */
const MOST_ROUNDED_OFF = toUnits('0.50');

/** Whether a total may be rounded by so much. */
export const mayBeRounding = (units: number): boolean => Math.abs(units) <= MOST_ROUNDED_OFF;

/** Whether cash alone is rounded by so much: to the next five cents, or to the next ten, by five at most. */
export const mayBeCashRounding = (units: number): boolean => units !== 0 && Math.abs(units) <= 5 * CENT;

/** Two amounts that should be the same, in ten-thousandths, and how far they may differ. */
export interface Comparison {
  found: number;
  expected: number;
  tolerance: number;
}

/** Whether they differ by no more. */
export const agree = ({ found, expected, tolerance }: Comparison): boolean => Math.abs(found - expected) <= tolerance;

/** Two sums of the same amounts. */
export const sumAgainst = (found: number, expected: number): Comparison => ({ found, expected, tolerance: ROUNDING });

/** Whether two sums of the same amounts agree. */
export const areSameSum = (found: number, expected: number): boolean => agree(sumAgainst(found, expected));

/** Whether the parts make the sum. */
export const makesSum = (parts: readonly number[], sum: number): boolean => areSameSum(sum, sumUnits(parts));

/** The amount of a line against its quantity x price; all three plain decimals as printed. */
export const productAgainst = (quantity: string, price: string, total: string): Comparison => ({
  found: toUnits(total),
  expected: multiplyUnits(toUnits(quantity), toUnits(price)),
  tolerance: Math.max(ROUNDING, (Math.abs(Number(quantity)) * CENT) / 2),
});

/** Whether quantity x price makes the amount. */
export const makesProduct = (quantity: string, price: string, total: string): boolean => agree(productAgainst(quantity, price, total));

/** Whether one of the rates, in percent, makes the tax of the net amount. */
export const isTaxOf = (tax: number, net: number, rates: readonly number[]): boolean =>
  rates.some((rate) => rate > 0 && areSameSum(tax, Math.round((net * rate) / 100)));

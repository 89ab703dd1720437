/** Amounts in ten-thousandths, so that sums are exact where binary fractions are not. */
const SCALE = 10_000;

/** A plain decimal (`-12.30`) in ten-thousandths. */
export const toUnits = (value: string): number => Math.round(Number(value) * SCALE);

/** Ten-thousandths as a plain decimal without needless zeros. */
export const fromUnits = (units: number): string => String(Number((units / SCALE).toFixed(4)));

/** One cent, the most that rounding of one amount may differ. */
export const CENT = SCALE / 100;

/** Multiplies two amounts given in ten-thousandths. */
export const multiplyUnits = (a: number, b: number): number => Math.round((a / SCALE) * b);

/** Two amounts that should be the same, in ten-thousandths, and how far they may differ. */
export interface Comparison {
  found: number;
  expected: number;
  tolerance: number;
}

export const agree = ({ found, expected, tolerance }: Comparison): boolean => Math.abs(found - expected) <= tolerance;

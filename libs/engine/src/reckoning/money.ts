/** Money in whole ten-thousandths, the smallest place that prices are printed to: sums of whole numbers are exact where binary fractions are not. */
const SCALE = 10_000;

/** A plain decimal (`-12.30`) in ten-thousandths. */
export const toUnits = (value: string): number => Math.round(Number(value) * SCALE);

/** The same of what has one for its value: a field, a candidate, a printed amount. */
export const unitsOf = ({ value }: { value: string }): number => toUnits(value);

/** Ten-thousandths as a plain decimal without needless zeros. */
export const fromUnits = (units: number): string => String(Number((units / SCALE).toFixed(4)));

/** Ten-thousandths as amounts are printed, with two places. */
export const printedUnits = (units: number): string => (units / SCALE).toFixed(2);

const TOLD = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 4 });

/** Ten-thousandths as a person reads them in a sentence: `1,190.00`. */
export const toldUnits = (units: number): string => TOLD.format(units / SCALE);

/** A cent in ten-thousandths. */
export const CENT = SCALE / 100;

/** The sum of amounts in ten-thousandths. */
export const sumUnits = (amounts: readonly number[]): number => amounts.reduce((sum, units) => sum + units, 0);

/** Multiplies two amounts given in ten-thousandths. */
export const multiplyUnits = (a: number, b: number): number => Math.round((a / SCALE) * b);

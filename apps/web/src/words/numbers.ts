const WHOLE = new Intl.NumberFormat(undefined, { maximumFractionDigits: 0 });
const SHARE = new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 0 });

/** How many, in the form that the person's browser says they write numbers in. */
export const count = (number: number): string => WHOLE.format(number);

/** A share of 1. */
export const percent = (share: number): string => SHARE.format(share);

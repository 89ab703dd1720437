/** Numbers chosen for find-values.ts. */
export const FIND_VALUES = {
  /** An estimate: fewer prove no custom. */
  fewAmounts: 4,
  many: 0.3,
  withCents: 0.9,
  mostAmountWords: 5,
};

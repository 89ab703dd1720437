/** Numbers chosen for table-evidence.ts; a model fitted with others must be fitted anew. */
export const TABLE_EVIDENCE = {
  /** In font sizes: edges at one place. */
  alignedEm: 0.4,
  /** So many rows tell whether a column is the product of two others, of tables of so many columns at most: bounds the time. */
  mostRows: 30,
  mostColumns: 12,
  /** Fewer amounts make a sum by chance. */
  fewestSummed: 2,
};

/** Numbers chosen for better-readings.ts. */
export const BETTER_READINGS = {
  /** So much more of a place must be right by the trees' guess. On icdar2013 .994 at this and .987 at 0; a stranger's sheet loses .02 of its rows. */
  least: 0.05,
  /** A drawn table is a smaller one below the labels of another where it is less wide than this part of it. An estimate. */
  smaller: 0.6,
  /** Of blocks beside one another against the whole page: rules search both. Measured: with one, two more values are right. */
  leastParted: 0,
};

/** Numbers chosen for cell-signals.ts. */
export const CELL_SIGNALS = {
  /** Cells of a column whose kinds are counted: of more, every so-many-th stands for all. No table of the suites has as many. */
  mostCounted: 20_000,
};

/** Numbers chosen for logistic.ts. */
export const LOGISTIC = {
  /** Never 0 or 1: nothing read from paper is certain. Measured documents do not tell. */
  least: 0.001,
  most: 0.999,
};

/** Numbers chosen for structure-signals.ts. */
export const STRUCTURE_SIGNALS = {
  /** Rows that tell how tall a line of the table is and how full: of more, every so-many-th stands for all. Measured documents do not tell. */
  mostMeasured: 200,
};

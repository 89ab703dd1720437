/** Numbers chosen for read-tables.ts. */
export const READ_TABLES = {
  /** The model speaks where the mean margin of a table's lines is at least this. Chosen on icdar2013, where the rules are as good: at .85 it costs .018, at .95 nothing. */
  leastMargin: 0.95,
  leastColumns: 2,
  /** In more rows than this a label with nothing under it is misread. Measured: another one changes answers, not how many are right. */
  fewRows: 2,
};

/** Numbers chosen for sure-tables.ts. */
export const SURE_TABLES = {
  /** A drawn table this many times as high as the one that was read on its place is not the same table. Measured documents do not tell. */
  mostHigher: 1.6,
};

/** Numbers chosen for detect-dialect.ts. */
export const DETECT_DIALECT = {
  /** Share of the text that must lie in records of one width before prose counts as a table. */
  tableCoverage: 0.8,
  /** Share of cells behind a delimiter that must begin with a blank before the blank counts as decoration. */
  decorationShare: 0.9,
};

/** Numbers chosen for shape-records.ts. */
export const SHAPE_RECORDS = {
  /** Leading records that are looked at for a preamble of other widths than the table's. */
  maxPreamble: 50,
  /** Labels are at most so many times the columns: a line of running text with commas has more. An estimate. */
  mostLabels: 2,
};

/** Numbers chosen for detect-dialect.ts. */
export const DETECT_DIALECT = {
  /** Share of the text that must lie in records of one width before prose counts as a table. No measured document comes to it. */
  tableCoverage: 0.8,
  /** Share of cells behind a delimiter that must begin with a blank before the blank counts as decoration. Measured documents do not tell. */
  decorationShare: 0.9,
};

/** Numbers chosen for shape-records.ts. */
export const SHAPE_RECORDS = {
  /** Leading records that are looked at for a preamble of other widths than the table's. No measured document comes to it. */
  maxPreamble: 50,
  /** Labels are at most so many times the columns, and these less than so many times the labels: a line of running text with commas has more, or fewer. An estimate. */
  mostLabels: 2,
};

/** Numbers chosen for header-rows.ts. */
export const HEADER_ROWS = {
  /** How many header rows of several levels are looked for at most (the office and wild CSV suites have up to three). */
  maxHeaderRows: 3,
  /** Body rows that are looked at: enough to tell a column's kind. Measured documents do not tell. */
  bodySample: 60,
  /** Share of a column's filled cells that must be data before the column is one of data. Measured documents do not tell. */
  dataShare: 0.6,
};

/** Numbers chosen for sheet-tables.ts. */
export const SHEET_TABLES = {
  /** A row that fills fewer than this share of what the sheet's rows usually fill is no header of a table. Measured documents do not tell. */
  headerFill: 0.5,
};

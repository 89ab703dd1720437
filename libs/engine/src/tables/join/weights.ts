/** Numbers chosen for join-tables.ts. */
export const JOIN_TABLES = {
  /** Labels that agree in this part of the columns are the same header. Measured documents do not tell. */
  sameHeaderShare: 0.7,
  /** A table that goes on starts in this upper part of its page, and the part before it ends below this part of its own. Measured documents do not tell. */
  topShare: 0.4,
  bottomShare: 0.55,
  /** In rows: a list goes on without its labels this close under it on the same page. No measured document comes to it. */
  closeRows: 2,
  /** Columns of two tables stand at one place within this part of the table's width. No measured document comes to it. */
  sameEdgeShare: 0.1,
  /** So many columns at the same places are those of the table above, whatever its labels say. Chosen on papers of strangers. */
  tellingColumns: 4,
};

/** Numbers chosen for logical-rows.ts. */
export const LOGICAL_ROWS = {
  /** A drawn row with so many texts is one of the list whatever its amounts: a note has one, a section two. An estimate. */
  fewestOfItem: 3,
  /** Labels with this many meanings head a list of items or movements. Measured: another one changes answers, not how many are right. */
  listRoles: 3,
  /** A label, and an amount on either side at most. No measured document comes to it. */
  mostCarried: 3,
  /** An amount with its unit or currency; a sentence with figures in it is none. Measured documents do not tell. */
  maxAmountLength: 24,
};

/** Numbers chosen for total-rows.ts. */
export const TOTAL_ROWS = {
  /** A line of a totals block has its label and few amounts; an item has more. Measured documents do not tell. */
  mostTotalCells: 3,
};

/** Numbers chosen for column-sums.ts. */
export const COLUMN_SUMS = {
  /** Of two items one may be the other's figure by chance. An estimate. */
  fewestItems: 3,
};

/** Numbers chosen for printed-captions.ts. Estimates. */
export const PRINTED_CAPTIONS = {
  /** Lines that a caption over a table has at most. */
  linesAbove: 3,
  /** Widest gap between a caption's lines, and between it and its table, in heights of a line. */
  gap: 1.6,
};

/** Numbers chosen for repeated-headers.ts. */
export const REPEATED_HEADERS = {
  /** So many rows tell where the columns part. No measured document comes to it. */
  tellingRows: 200,
  /** Labels that a page repeats are among its first lines. An estimate, as the next two. */
  firstLines: 5,
  /** Of the columns, rows under them that no finder saw fill so many, and stand this close, in font sizes. */
  filledShare: 0.6,
  closeEm: 3,
};

/** Numbers chosen for choose-table.ts. */
export const CHOOSE_TABLE = {
  /** Above every other score: the lines of an embedded invoice are the lines of the document. Measured documents do not tell. */
  sure: 1_000,
  /** A label of an item's columns tells more than any size of the table, where the document is a list. Measured documents do not tell. */
  roleOfList: 10,
  /** ... and less than a quarter of its size more, where it lists prices. Measured on papers of strangers: at 10 and at 1, three extras under known labels won over longer lists under sizes of pots, editions and days of hire. */
  roleOfPrices: 0.3,
  /** Under every table that has rows. No measured document comes to it. */
  headerAlone: 0.01,
  /**
   * Where a list is expected, a table with fewer labels of one counts by its size alone, up to so many cells; with fewer columns it is none. Of the
   * columns measured documents tell: with two, one has two values more right.
   */
  fewestRoles: 2,
  fewestColumns: 3,
  filledCells: 100,
};

/** Numbers chosen for line-amounts.ts. */
export const LINE_AMOUNTS = {
  /** So many rows tell which of several columns of prices and amounts go together. Measured documents do not tell. */
  tellingRows: 50,
};

/** Numbers chosen for row-balances.ts. */
export const ROW_BALANCES = {
  /** So many of the first and of the last rows tell which column runs, and where to. Measured documents do not tell. */
  atEachEnd: 40,
  /** How sure such a balance is: its table shows that the rest goes on from it. An estimate: the four that it found on those 218 are right. */
  trust: 0.9,
};

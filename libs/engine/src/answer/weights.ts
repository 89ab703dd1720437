/** Numbers chosen for choose-table.ts. */
export const CHOOSE_TABLE = {
  /** Above every other score: the lines of an embedded invoice are the lines of the document. Measured documents do not tell. */
  sure: 1_000,
  /** A label of an item's columns tells more than any size of the table, where the document is a list. Measured documents do not tell. */
  roleOfList: 10,
  /** ... and as much as twice the size, where it lists prices. Measured on papers of ten authors: at 10, three extras under known labels won over 46 plants under sizes of pots. */
  roleOfPrices: 1,
  /** Under every table that has rows. No measured document comes to it. */
  headerAlone: 0.01,
};

/** Numbers chosen for line-amounts.ts. */
export const LINE_AMOUNTS = {
  /** So many rows tell which of several columns of prices and amounts go together. Measured documents do not tell. */
  tellingRows: 50,
};

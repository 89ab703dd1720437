/** Numbers chosen for choose-table.ts. */
export const CHOOSE_TABLE = {
  /** Above every other score: the lines of an embedded invoice are the lines of the document. */
  sure: 1_000,
  /** A label of an item's columns tells more than any size of the table, where the document is a list. */
  roleOfList: 10,
  /** Under every table that has rows. No measured document comes to it. */
  headerAlone: 0.01,
};

/** Numbers chosen for line-amounts.ts. */
export const LINE_AMOUNTS = {
  /** So many rows tell which of several columns of prices and amounts go together. */
  tellingRows: 50,
};

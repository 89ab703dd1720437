/** Numbers chosen for classify.ts. */
export const CLASSIFY = {
  /** The hint moves a close decision and never overrules a clear title. */
  hintWeight: 1.5,
  /** A paper roll is a receipt also where it calls itself an invoice (`TAX INVOICE` with a number, on most of those measured, sroie). */
  narrowWeight: 2.5,
  /** Below this no type is named; measured on what the suites' letters and tables score. */
  enough: 0.8,
  /** A hotel's or a lawyer's invoice has columns of debit and credit, too. */
  inAnInvoice: 0.3,
  titleLines: 60,
  bareInteger: 0.5,
  doubted: 0.25,
  fewWords: 40,
  manyWords: 400,
  /** A phrase of so many words is a line of running text. */
  sentenceWords: 9,
  /** What a table of priced items is worth for an invoice; a statement's balances are worth 1. An estimate. */
  itemsOfInvoice: 0.3,
};

/** Numbers chosen for detect-language.ts. */
export const DETECT_LANGUAGE = {
  /** Fewer of its small words than this tell no language: three also stand in a table of names by chance. */
  enough: 4,
  /** The first language must be this far ahead of the second. */
  ahead: 1.3,
};

/** Numbers chosen for title-scores.ts. */
export const TITLE_SCORES = {
  /** What a title in a line is worth whatever else the line says, and as much more as it is the part of its words. An estimate. */
  anyPart: 0.3,
  wholeness: 0.7,
  /** What is left of that where other words open the line. An estimate. */
  notFirst: 0.7,
  /** What it counts at the top of the first page; 1 less at its bottom. An estimate. */
  atTop: 1.2,
};

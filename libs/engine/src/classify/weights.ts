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
};

/** Numbers chosen for detect-language.ts. */
export const DETECT_LANGUAGE = {
  /** Fewer of its small words than this tell no language: three also stand in a table of names by chance. */
  enough: 4,
  /** The first language must be this far ahead of the second. */
  ahead: 1.3,
};

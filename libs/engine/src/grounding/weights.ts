/** What a value is looked up by. Bounds of work; an estimate each. */
export const PAGE_INDEX = {
  /** Places at most of one text on a page: a `1` may stand in every row. */
  mostOccurrences: 400,
  /** A wrapped value goes on within so many lines below. */
  linesBelow: 3,
  /** Words that spell one amount or date at most: `12. March 2026`, `- 1 234 567,00 EUR`. */
  mostWordsOfAmount: 5,
};

/** How much of a sheet or text a model is asked about. */
export const TRANSCRIPT = {
  /** Lines of the text, and rows of each table: some twenty questions of a usual sheet, as many minutes of a usual model. An estimate. */
  mostLines: 2_000,
  /** Twenty to a line. An estimate: no measured document comes to it. */
  mostSegments: 40_000,
  /** As many as a value may have places on one page. No measured document comes to it. */
  partLines: 400,
};

/** How the cells of a row are brought together, in heights of a usual line. Estimates. */
export const ROW_POSITION = {
  /** A cell may begin so far above the row's anchor: cells that stand centred or at the bottom of a tall row. */
  above: 2.5,
  /** And so far below it. */
  below: 4,
  /** What a row costs that stands above the one before it, in cells found. */
  backwards: 1.5,
  /** Of rows with as many cells found: so far apart as this its cells cost one, and so far below the row before. No measured document comes to them. */
  apart: 100,
  fromLast: 1_000,
};

/** What is not measured but ruled. */
export const GROUNDING = {
  /** Confidence of what no page says: it is kept and named, and nobody is to believe it, however good models may be. */
  missing: 0.2,
  /** Signs of a value that is found by chance. All made-up values that came back believed had one to three, and with more signs right ones are hit. */
  shortLetters: 2,
};

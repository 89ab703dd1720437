/** Numbers chosen for recognise-page.ts. */
export const RECOGNISE_PAGE = {
  /**
   * A page that makes less sense than this any way up is a pattern or a drawing: reading it again, in other languages and line by line, would
   * take the longest of all and find nothing. Measured: patterns, codes and halftones up to .18, the worst receipts from .55.
   */
  hardlyAnySense: 0.25,
  /** A page that makes less sense in English is tried in other scripts. Measured: clean scans of Greek, Hebrew, Arabic, Thai, Korean and Japanese .33 to .50, the worst receipts from .55. */
  ownAlphabet: 0.55,
};

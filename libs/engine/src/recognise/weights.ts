/** Numbers chosen for recognise-page.ts. */
export const RECOGNISE_PAGE = {
  /**
   * A page that makes less sense than this any way up is a pattern or a drawing: reading it again, in other languages and line by line, would
   * take the longest of all and find nothing. Measured: patterns, codes and halftones up to .18, the worst receipts from .55.
   */
  hardlyAnySense: 0.25,
  /**
   * A page whose words make less sense in English is tried in other scripts. Measured on 56 pictures of strangers' papers: Greek, Cyrillic, Hebrew,
   * Arabic, Hindi, Korean and Japanese .17 to .43, Latin from .70; with the figures of the page among the words, as before, up to .57 against .65.
   */
  ownAlphabet: 0.6,
  /** And that makes this much sense: a clean list in Arabic .16, an invoice with all its figures in Arabic's own .12. */
  someSense: 0.08,
};

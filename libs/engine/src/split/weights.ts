/** Numbers chosen for page-evidence.ts. Parts of the page's height; estimates, as the fit weighs what they let through. */
export const PAGE_EVIDENCE = {
  upper: 0.45,
  head: 0.2,
  /** Below this stands what every page of a sender repeats. */
  foot: 0.9,
  /** A line of fewer letters says nothing. */
  lineLetters: 4,
  /** Score from which a candidate is taken for what it says. */
  sure: 0.6,
};

/** Numbers chosen for page-number.ts: margins as parts of the page's height. Estimates. */
export const PAGE_NUMBER = { top: 0.08, bottom: 0.9 };

/** Numbers chosen for boundary-signals.ts. */
export const BOUNDARY_SIGNALS = {
  /** A title of this weight leaves no doubt. An estimate. */
  surestTitle: 2,
  /** Share of that weight from which a page has a title at all. An estimate. */
  titled: 0.4,
  /** Scans of one paper differ by so much of a side. An estimate. */
  sameSize: 0.08,
};

/** Numbers chosen for split-document.ts. */
export const SPLIT_DOCUMENT = {
  /** From this probability on a page begins a document. Either fault costs the caller a correction. */
  begins: 0.5,
};

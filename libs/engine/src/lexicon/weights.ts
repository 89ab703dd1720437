/** Numbers chosen for address-words.ts. */
export const ADDRESS_WORDS = {
  /** Shorter names of countries are codes, which also end other texts. No measured document comes to it. */
  longestCode: 3,
};

/** Numbers chosen for column-roles.ts. */
export const COLUMN_ROLES = {
  /** A longer text is no header label. Measured documents do not tell. */
  longestHeader: 120,
};

/** Numbers chosen for label-index.ts. */
export const LABEL_INDEX = {
  /** A weak label loses to any strong one near it, and still beats no label. */
  weak: 0.55,
  /** A label read with one wrong letter. Measured: another one changes answers, not how many are right. */
  misread: 0.85,
  /** Shorter labels are not forgiven a letter: `tva` and `iva` are one letter apart and so are a hundred words. Measured: another one changes answers, not how many are right. */
  forgivenLength: 6,
};

/** Numbers chosen for tell-language.ts. */
export const TELL_LANGUAGE = {
  /** One word printed often tells no more than one printed a few times. Measured documents do not tell. */
  mostOfOneWord: 3,
  /** Shorter words of labels are abbreviations, which many languages have. No measured document comes to it. */
  shortestLabelWord: 4,
  /** Fewer of its words tell no language: they also stand in a table of names by chance. */
  enough: 4,
  /** The first language must be this far ahead of the second. Measured documents do not tell. */
  ahead: 1.3,
};

/** Numbers chosen for total-labels.ts. */
export const TOTAL_LABELS = {
  /** A label longer than this is a sentence. Measured documents do not tell. */
  maxLabelWords: 8,
};

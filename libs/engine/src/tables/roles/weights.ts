/** Numbers chosen for line-features.ts; a model fitted with others must be fitted anew. */
export const LINE_FEATURES = {
  /** More segments or words than this say no more. */
  mostSegments: 14,
  mostWords: 30,
  /** In font sizes: gaps are told up to this. */
  farEm: 9,
  /** A label has few words. */
  labelWords: 5,
  /** Lighter fills are paper. */
  paperShade: 0.985,
  /** In font sizes, and in points: edges at one place. */
  alignedEm: 0.3,
  edgePt: 2,
  /** So many lines above and below are looked at for lines that are split alike. */
  company: 6,
};

/** Numbers chosen for line-roles.ts. */
export const LINE_ROLES_READ = {
  /** How much the order of roles weighs beside what the lines themselves say. Chosen on families kept apart for choosing. */
  order: 0.25,
};

/** Numbers chosen for names-under-labels.ts. */
export const NAMES_UNDER_LABELS = {
  /** The name of a section has so many pieces at most, one of them its number; labels have more. An estimate. */
  mostPieces: 2,
};

/** Numbers chosen for role-bands.ts and what it is made of: role-line.ts, band-ends.ts, counted-rows.ts, row-sums.ts, settle-roles.ts. */
export const ROLE_BANDS = {
  /** So many pieces between its text and its amount, a count and a unit or a price, make a line an item's. An estimate. */
  countAndUnit: 2,
  /** A label of a sum, its amount and two more at most, where rows have few pieces. Measured documents do not tell. */
  sumPieces: 4,
  /** With so many words under those of the row above, past its name, a line is a row: a sum may have its currency. An estimate. */
  wordsOfRow: 2,
  /** Behind a sum and the name of a section the next row comes within so many lines. Measured documents do not tell. */
  linesToRow: 4,
  /** So few rows do not tell at what pitch they stand. Measured documents do not tell. */
  fewRows: 3,
  /** A text behind a sum, alone or with its number and without a price, is the name of a section where rows have so many pieces. An estimate. */
  piecesBesideNames: 4,
  /** The name of a section stands no further from rows than so many times their own distance: 1.12 on the invoice that asked for it. An estimate. */
  nameApart: 1.25,
  /** Texts of one cell begin at one place, but for so many points. Measured documents do not tell. */
  edgePt: 1.5,
  /** Fewer texts stand under those of a row by chance: an address beside a date. An estimate. */
  fewestFilled: 3,
};

/** Numbers chosen for letterhead.ts. */
export const LETTERHEAD = {
  /** So sure the model is that a line is none of the table, and the next its labels. Measured documents do not tell. */
  leastScore: 0.9,
};

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

/** Numbers chosen for read-tables.ts. */
export const READ_TABLES = {
  /** The model speaks where the mean margin of a table's lines is at least this. Chosen on icdar2013, where the rules are as good: at .85 it costs .018, at .95 nothing. */
  leastMargin: 0.95,
  leastColumns: 2,
  /** In more rows than this a label with nothing under it is misread. */
  fewRows: 2,
};

/** Numbers chosen for role-bands.ts. */
export const ROLE_BANDS = {
  /** In font sizes: lines of labels further apart are not of one header. Measured documents do not tell. */
  headerGapEm: 2,
  /** In font sizes: the name of a section stands this close to the rows above and below. Measured documents do not tell. */
  sectionGapEm: 2.6,
  /** In font sizes: lines of one row follow one another closer than this. Measured documents do not tell. */
  insideRowEm: 0.5,
  /** A label of a sum, its amount and two more at most, where rows have few pieces. Measured documents do not tell. */
  sumPieces: 4,
  /** Behind a sum and the name of a section the next row comes within so many lines. Measured documents do not tell. */
  linesToRow: 4,
  /** So few rows do not tell at what pitch they stand. */
  fewRows: 3,
  /** Texts of one cell begin at one place, but for so many points. */
  edgePt: 1.5,
};

/** Numbers chosen for sure-tables.ts. */
export const SURE_TABLES = {
  /** A drawn table this many times as high as the one that was read on its place is not the same table. Measured documents do not tell. */
  mostHigher: 1.6,
};

/** Numbers chosen for letterhead.ts. */
export const LETTERHEAD = {
  /** So sure the model is that a line is none of the table, and the next its labels. Measured documents do not tell. */
  leastMargin: 0.9,
  /** In font sizes: facts of a form stand this far above the labels of a table; headings over them stand closer. Measured: .9 on icdar2013, 1.7 and more on papers of strangers. */
  apartEm: 1.2,
};

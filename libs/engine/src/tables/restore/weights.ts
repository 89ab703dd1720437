/** Numbers chosen for restore-decimals.ts. */
export const RESTORE_DECIMALS = {
  /** Amounts in one style that prove a column's: two of its own and one more, of its own or of another column of money. Measured documents do not tell. */
  ownProofs: 2,
  proofs: 3,
  /** Figures that open with a zero are at least this part of the bare ones in a column that lost its marks. Measured documents do not tell. */
  openedByZero: 0.2,
  /** So many times the largest of its column, a figure without its mark is too large to stand there: a lost mark makes ten times the figure. Measured documents do not tell. */
  tooLarge: 3,
};

/** Numbers chosen for restore-groups.ts. */
export const RESTORE_GROUPS = {
  /** So many amounts with two different marks prove which is which. Measured documents do not tell. */
  proofs: 2,
  /** At least this part of the amounts with two marks agrees on which is which. Measured documents do not tell. */
  agreeing: 0.75,
};

/** Numbers chosen for restore-codes.ts. Of looked-at pictures four columns had a code misread so; none has codes of a form so near to the usual one. */
export const RESTORE_CODES = {
  /** So many codes of one form, and at least this part of their column, prove it. Measured documents do not tell. */
  proofs: 3,
  usual: 0.6,
  /** What is longer is no code. Measured documents do not tell. */
  longest: 20,
};

/** Numbers chosen for restore-ordinals.ts. Estimates: fewer rows than these count up by chance. */
export const RESTORE_ORDINALS = {
  fewest: 4,
  usual: 0.75,
};

/** Numbers chosen for drop-column-numbers.ts. */
export const DROP_COLUMN_NUMBERS = {
  /** This part of the columns may have no number. An estimate. */
  passedBy: 0.125,
  /** Fewer labels end in their column's number by chance. No measured document comes to it. */
  fewestColumns: 4,
};

/** Numbers chosen for restore-signs.ts. */
export const RESTORE_SIGNS = {
  /** So many amounts of a column have the sign: a list may print it on its first row alone. An estimate. */
  fewest: 2,
};

/** Numbers chosen for restore-units.ts. */
export const RESTORE_UNITS = {
  /** Of the words of a column so many are known units. An estimate. */
  share: 0.5,
};

/** Numbers chosen for restore-counts.ts. */
export const RESTORE_COUNTS = {
  /** Rows whose count, price and amount say what the columns are. An estimate: by chance hardly two of a table do. */
  proofs: 2,
};

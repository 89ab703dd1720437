/** Numbers chosen for restore-decimals.ts. */
export const RESTORE_DECIMALS = {
  /** Amounts in one style that prove a column's: two of its own and one more, of its own or of another column of money. */
  ownProofs: 2,
  proofs: 3,
  /** Figures that open with a zero are at least this part of the bare ones in a column that lost its marks. */
  openedByZero: 0.2,
  /** So many times the largest of its column, a figure without its mark is too large to stand there: a lost mark makes ten times the figure. */
  tooLarge: 3,
};

/** Numbers chosen for restore-groups.ts. */
export const RESTORE_GROUPS = {
  /** So many amounts with two different marks prove which is which. */
  proofs: 2,
  /** At least this part of the amounts with two marks agrees on which is which. Measured documents do not tell. */
  agreeing: 0.75,
};
